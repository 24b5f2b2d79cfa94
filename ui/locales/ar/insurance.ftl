insurance-lead = تكاليف العلاج والأمتعة والتأخير وإلغاء السفر خارج البلاد
insurance-trip = الرحلات
insurance-trip-single = رحلة واحدة
insurance-trip-annual-30 = سنة، حتى 30 يومًا لكل رحلة
insurance-trip-annual-45 = سنة، حتى 45 يومًا لكل رحلة
insurance-where = الوجهة
insurance-region-asia = آسيا
insurance-region-schengen = دول شنغن
insurance-region-worldwide-excluding = العالم كله عدا الولايات المتحدة وكندا
insurance-region-worldwide = العالم كله
insurance-from = أول يوم
insurance-to = آخر يوم
insurance-insured = المؤمَّن عليهم
insurance-born = الشخص { $number }، تاريخ الميلاد
insurance-remove = إزالة الشخص { $number }
insurance-add = إضافة شخص
insurance-family = وثيقة عائلية واحدة
insurance-family-help = بالغان وأبناؤهما دون 21 عامًا، بسعر الأكبر سنًا
insurance-search = البحث عن خطط
insurance-try-again = إعادة المحاولة
insurance-schengen = تشترط دول شنغن تغطية طبية لا تقل عن 30,000 يورو فيها جميعًا، وكل خطة هنا تمنحها. ويجب أن تغطي التواريخ الإقامة كلها.
insurance-group-money = المال
insurance-group-people = الأشخاص
insurance-group-claim = المطالبة
insurance-start-title = قارن خطط شركتي تأمين
insurance-start = حدد الوجهة والتواريخ ومن يُؤمَّن عليه. الأسعار لهؤلاء الأشخاص وهذه الأيام.
insurance-none = لا توجد خطط لهؤلاء الأشخاص
insurance-none-help = لا تقبل شركات التأمين هذا العمر لهذه المدة أو الوجهة. غيّر التواريخ، أو أمّن على كل شخص على حدة.
insurance-found = { $count ->
    [zero] لا خطط
    [one] خطة واحدة
    [two] خطتان
    [few] { $count } خطط
    [many] { $count } خطة
   *[other] { $count } خطة
}
insurance-left-out = { $count ->
    [one] استُبعدت خطة واحدة: ليست لهذه الأعمار أو الرحلات
    [two] استُبعدت خطتان: ليستا لهذه الأعمار أو الرحلات
   *[other] استُبعدت { $count } خطط: ليست لهذه الأعمار أو الرحلات
}
insurance-differing = الصفوف المختلفة فقط
insurance-plans = الخطط جنبًا إلى جنب
insurance-for = { $count ->
    [one] شخص واحد مؤمَّن عليه
    [two] شخصان مؤمَّن عليهما
    [few] { $count } أشخاص مؤمَّن عليهم
   *[other] { $count } شخصًا مؤمَّنًا عليهم
}
insurance-between = من { $from } إلى { $to }
insurance-best-checked = الأفضل في كل صف مُعلَّم
insurance-chosen = الخطة المختارة
insurance-insure = { $count ->
    [one] أمّن
   *[other] أمّن على { $count }
}
insurance-cancel-note = يمكن الإلغاء قبل أول يوم مقابل رسم؛ وبعده بإثبات أن أحدًا لم يسافر فقط.
insurance-most-age = العمر
insurance-up-to = حتى { $age }
insurance-claims = المطالبات، ليلًا ونهارًا
insurance-hospitals = مستشفيات يُدفع لها مباشرة
insurance-hospitals-count = { $count ->
    [zero] لا مستشفيات
    [one] مستشفى واحد
    [two] مستشفيان
    [few] { $count } مستشفيات
    [many] { $count } مستشفى
   *[other] { $count } مستشفى
}
insurance-claim-days = نصف المطالبات دُفع خلال، العام الماضي
insurance-claim-days-count = { $count ->
    [zero] لا أيام
    [one] يوم واحد
    [two] يومان
    [few] { $count } أيام
    [many] { $count } يومًا
   *[other] { $count } يوم
}
insurance-claims-said = المستشفيات والأيام كما تذكرها كل شركة تأمين.
insurance-not-said = غير مذكور
insurance-not-covered = غير مشمول
insurance-covered-full = مشمول
insurance-covered-emergency = في الطوارئ فقط
insurance-after = { $amount } بعد { $hours } س
insurance-benefit-medical = تكاليف العلاج خارج البلاد
insurance-benefit-deductible = ما يتحمله المؤمَّن عليه
insurance-benefit-trip-cancelled = إلغاء الرحلة
insurance-benefit-bag-lost = فقدان الأمتعة
insurance-benefit-bag-late = تأخر الأمتعة
insurance-benefit-flight-late = تأخر الرحلة الجوية
insurance-benefit-passport-lost = فقدان جواز السفر
insurance-benefit-illness-before = مرض معروف سابقًا
insurance-benefit-adventure = رياضات المغامرة
insurance-benefit-liability = المسؤولية تجاه الغير
insurance-plan = الخطة
insurance-policy = الوثيقة
insurance-policy-title = الوثيقة { $id }
insurance-policy-number = رقم الوثيقة
insurance-days = الأيام
insurance-sum = مبلغ التأمين
insurance-cover = التغطية
insurance-benefits = المنافع
insurance-proposal = طلب التأمين
insurance-proposal-note = كما تطلبه شركة التأمين
insurance-nominee = المستفيد
insurance-nominee-help = يتسلم ما يُدفع بعد الوفاة
insurance-purpose = الغرض
insurance-purpose-holiday = إجازة
insurance-purpose-business = عمل
insurance-purpose-study = دراسة
insurance-purpose-visit = زيارة الأهل أو الأصدقاء
insurance-relation-spouse = الزوج أو الزوجة
insurance-relation-parent = أحد الوالدين
insurance-relation-child = ابن أو ابنة
insurance-relation-sibling = أخ أو أخت
insurance-relation-other = غير ذلك
insurance-address = العنوان
insurance-illness = مرض معروف سابقًا
insurance-yes = نعم
insurance-no = لا
insurance-field-address = عنوان السكن
insurance-field-purpose = غرض السفر
insurance-field-nominee-name = اسم المستفيد
insurance-field-nominee-relation = صلته بالمؤمَّن عليه
insurance-field-illnessBefore = هل لدى أي مؤمَّن عليه مرض معروف سابقًا؟
insurance-field-residents = جميع المؤمَّن عليهم يقيمون في هذا البلد ويغادرونه ويعودون إليه
insurance-not-insured = لم يعد مؤمَّنًا عليه
insurance-begun = بدأت التغطية: لا يُرد شيء تلقائيًا. القرار لشركة التأمين، وتطلب ما يثبت أن أحدًا لم يسافر، كنسخ من كل صفحات الجوازات. اذكر في الملاحظات ما لديكم.
insurance-who-cancels = من يُلغى تأمينه
insurance-family-whole = تُلغى الوثيقة العائلية كاملة
insurance-beside = تأمين السفر لهذه الرحلة
insurance-beside-note = وثيقة مستقلة تُشترى بعد تأكيد الحجز
insurance-beside-none = دون تأمين
insurance-beside-until = مؤمَّن حتى
insurance-beside-sum = { $sum }، { $where }
insurance-beside-accept = يقبل العميل شروط شركة التأمين
insurance-beside-wanting = تطلب شركة التأمين المزيد عن المسافرين
insurance-beside-charged = يُخصم مبلغ { $amount } للوثيقة على حدة بعد تأكيد الحجز فقط. الأسماء وجوازات السفر وبيانات الاتصال هي نفسها في الحجز.
