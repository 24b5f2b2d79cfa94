visa-lead = ما يطلبه بلد من حامل جواز السفر، وطلبات التأشيرة
visa-passports = جوازات سفر
visa-where = الوجهة
visa-purpose = الغرض
visa-purpose-tourism = سياحة
visa-purpose-visit = زيارة الأهل أو الأصدقاء
visa-purpose-business = أعمال
visa-from = بداية الرحلة
visa-to = نهاية الرحلة
visa-applicants = مقدّمو الطلب
visa-born = مقدّم الطلب { $number }، تاريخ الميلاد
visa-remove = أزل مقدّم الطلب { $number }
visa-add = أضف مقدّم طلب
visa-search = اعرض المطلوب
visa-try-again = حاول مرة أخرى
visa-start-title = هل تحتاج هذه الرحلة إلى تأشيرة؟
visa-start = حدّد الجوازات والوجهة والمسافرين. تغيّر البعثات شروطها دون إشعار: راجع البعثة.
visa-unknown = لا شيء مسجّل
visa-unknown-help = لجوازات { $nationality } لا يستطيع بيان المطلوب إلا بعثة { $destination }.
visa-rule-home = { $destination }: لا تأشيرة، فحملة هذه الجوازات يقيمون فيها بحرية
visa-rule-free = { $destination }: لا تأشيرة قبل الرحلة
visa-rule-arrival = { $destination }: تأشيرة عند الوصول
visa-rule-eta = { $destination }: تصريح سفر قبل الرحلة
visa-rule-evisa = { $destination }: تأشيرة إلكترونية قبل الرحلة
visa-rule-sticker = { $destination }: تأشيرة في الجواز قبل الرحلة
visa-read = كما قُرئ في { $on }، وراجع البعثة. المصدر:
visa-kind = التأشيرة
visa-kind-eta = تصريح سفر
visa-kind-evisa = تأشيرة إلكترونية
visa-kind-sticker = تأشيرة في الجواز
visa-pace-express = معالجة أسرع
visa-entries = مرات الدخول
visa-entries-single = دخول واحد
visa-entries-multiple = دخول متعدد
visa-stay-name = الإقامة
visa-validity = الصلاحية
visa-decided = القرار ليس قبل
visa-submits = إلى البعثة ابتداءً من
visa-late = الوقت ضيق: أقرب قرار ليس قبل بداية الرحلة في { $on }.
visa-apply = قدّم الطلب
visa-between = { $from } إلى { $to }
visa-papers = الأوراق
visa-papers-note = تتوقف على وضع كل مقدّم طلب
visa-profile = الوضع
visa-profile-of = وضع { $name }
visa-profile-employed = موظف
visa-profile-self-employed = صاحب عمل حر
visa-profile-student = طالب
visa-profile-retired = متقاعد
visa-profile-minor = دون 18
visa-cancel-note = حتى يوم تقديم الأوراق إلى البعثة تُرد رسومها ورسوم المركز ورسم المعالجة الأسرع، ولا يُرد رسم الخدمة. وبعده لا يُرد منها شيء أيًّا كان قرار البعثة.
visa-application = الطلب
visa-number = رقم الملف
visa-journey = الرحلة
visa-voucher = القسيمة
visa-voucher-title = قسيمة تأشيرة { $id }
visa-booking = الحجز
visa-follow = تابع الطلب
visa-track-title = الطلب { $id }
visa-gone = لم يعد يتقدم
visa-begun = بدأت الرحلة: لا يُرد شيء تلقائيًا. ما ترده البعثة أو المركز رغم ذلك يسوّيه أشخاص. اذكر في الملاحظات ما كتبته.
visa-who-cancels = من يسحب طلبه
visa-way = الخطوات
visa-way-none = بانتظار الأوراق.
visa-step = الخطوة
visa-step-papers = أوراق مطلوبة
visa-step-checked = دُققت الأوراق
visa-step-submitted = قُدّم
visa-step-biometrics = البصمات
visa-step-mission = لدى البعثة
visa-step-granted = مُنحت
visa-step-refused = رُفضت
visa-step-delivered = سُلّمت
visa-papers-in = { $count } من { $of }
visa-paper-missing = ناقصة
visa-paper-scan = { $types }، بحد أقصى { $megabytes } م.ب؛ صورة لا تقل عن { $width } × { $height } بكسل
visa-paper-upright = { $types }، بحد أقصى { $megabytes } م.ب؛ طولية، لا تقل عن { $width } × { $height } بكسل
visa-papers-judged = يُفحص كل ملف عند تسليمه: نوعه، وهل هو كامل ويُفتح بلا كلمة مرور، وحجم صورته وشكلها. أما ما كُتب فيه فيراجعه أشخاص.
visa-fee-government = رسم التأشيرة الحكومي
visa-fee-centre = رسم مركز التأشيرات
visa-fee-express = معالجة أسرع
visa-fee-agency = رسم الوكالة مع الضريبة
visa-paper-open = افتح { $name }
visa-paper-hand-in = سلّم { $name }: { $types }، حتى { $megabytes } ميغابايت
visa-choose-file = اختر ملفًا
visa-replace = استبدل
visa-next-step = الخطوة التالية
visa-step-on = في
visa-remarks = ملاحظات
visa-move = انقل
visa-applications-lead = الطلبات التي لم تبدأ رحلتها، والأقرب سفرًا أولًا
visa-new = طلب جديد
visa-applications-none = لا طلبات
visa-applications-none-help = تظهر الطلبات هنا بعد تسجيلها وحتى بداية الرحلة.
visa-agency = الوكالة
visa-open = افتح
visa-open-of = افتح طلب { $name }
visa-stay = الإقامة حتى { $days ->
    [one] يوم واحد.
    [two] يومين.
    [few] { $days } أيام.
   *[other] { $days } يومًا.
}
visa-days = { $days ->
    [one] يوم واحد
    [two] يومان
    [few] { $days } أيام
   *[other] { $days } يومًا
}
visa-working-days = { $days ->
    [one] يوم عمل واحد
    [two] يوما عمل
    [few] { $days } أيام عمل
   *[other] { $days } يوم عمل
}
visa-for = { $count ->
    [one] مقدّم طلب واحد
    [two] مقدّما طلب
    [few] { $count } مقدّمي طلب
   *[other] { $count } مقدّم طلب
}
visa-paper-passport = جواز السفر
visa-paper-photo = صورتان 35 × 45 مم
visa-paper-form = استمارة موقّعة
visa-paper-tickets = تذاكر ذهاب وعودة
visa-paper-stay = مكان الإقامة
visa-paper-insurance = تأمين السفر
visa-paper-cover-letter = رسالة تعريف
visa-paper-bank-statements = كشوف حساب لستة أشهر
visa-paper-tax-returns = إقرارات ضريبية لسنتين
visa-paper-employer-letter = رسالة عدم ممانعة من جهة العمل
visa-paper-business-registration = سجل المنشأة
visa-paper-school-letter = رسالة من المدرسة
visa-paper-pension = إثبات المعاش
visa-paper-birth-certificate = شهادة الميلاد
visa-paper-parents-consent = موافقة الوالدين
visa-paper-invitation = دعوة
visa-refused = رفضت البعثة الطلب. لا تُرد رسومها ورسوم المركز ورسم المعالجة الأسرع أيًا كان قرارها.
visa-refused-cancel = عرض ما يمكن رده
visa-progress = الخطوة { $number } من { $of }
visa-boxes = الطلبات بحسب مراحلها
visa-box-all = الكل
visa-box-papers = أوراق مطلوبة
visa-box-handled = قيد المعالجة
visa-box-mission = لدى البعثة
visa-box-granted = مُنحت
visa-box-refused = رُفضت
visa-find = الاسم أو جواز السفر أو رقم الحجز أو الملف
visa-found-none = لا طلب كهذا
visa-show-all = اعرض الكل
visa-export = تصدير CSV
visa-lead-applicant = مقدّم الطلب الأول
visa-next = التالي
visa-next-on = يوم التالي
visa-time = الوقت
visa-next-papers = الأوراق حتى { $on }
visa-next-check = التدقيق حتى { $on }
visa-next-submit = التقديم حتى { $on }
visa-next-decision = القرار ابتداءً من { $on }
visa-next-delivery = التسليم حتى { $on }
visa-next-refused = عرض ما يُرد
visa-next-none = انتهى
visa-act-papers = تسليم الأوراق
visa-act-check = تدقيق الأوراق
visa-act-submit = التقديم
visa-act-decision = القرار
visa-act-delivery = التسليم
visa-act-refused = عرض ما يُرد
visa-act-none = انتهى
visa-short = الوقت لا يكفي
visa-missing-count = أوراق ناقصة
visa-missing = { $count ->
    [one] ورقة واحدة ناقصة
    [two] ورقتان ناقصتان
    [few] { $count } أوراق ناقصة
   *[other] { $count } ورقة ناقصة
}
visa-estimates = الأيام القادمة تقديرية: أيام عمل من الاثنين إلى الجمعة، دون عطلات البعثة.
visa-send-by = الأوراق حتى { $on }
visa-send-by-why = عندها { $days ->
    [one] ينتهي يوم عمل واحد للبعثة
    [two] ينتهي يوما عمل للبعثة
    [few] تنتهي { $days } أيام عمل للبعثة
   *[other] ينتهي { $days } يوم عمل للبعثة
} قبل بداية الرحلة في { $on }.
visa-ahead-by = حتى { $on }
visa-ahead-from = ابتداءً من { $on }
visa-ahead-checked = تدقيق الأوراق
visa-ahead-submitted = إلى البعثة
visa-ahead-decision = القرار المتوقع
visa-paper = الورقة
visa-paper-of = { $paper }، { $name }
visa-paper-in = سُلّم
visa-head-open = قيد الإنجاز
visa-head-needs = بانتظارك
visa-paper-not-needed = غير مطلوبة
