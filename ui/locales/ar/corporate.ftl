# الشركات التي تخدمها الوكالة، وأفرادها وسياسة سفرها.
corporate-add = إضافة شركة
corporate-new = شركة جديدة
corporate-none = لا توجد شركات بعد
corporate-none-help = أضف الشركات التي تخدمها. لكل شركة أفرادها ومراكز تكلفتها وسياسة سفر تسري على كل حجز لأفرادها.
corporate-count = { $count ->
    [zero] لا شركات
    [one] شركة واحدة
    [two] شركتان
    [few] { $count } شركات
   *[other] { $count } شركة
  }
corporate-company = الشركة
corporate-people-count = { $count ->
    [zero] لا أحد
    [one] شخص واحد
    [two] شخصان
    [few] { $count } أشخاص
   *[other] { $count } شخصًا
  }
corporate-views = أقسام الشركة
corporate-view-policy = السياسة
corporate-view-people = الأفراد
corporate-view-details = التفاصيل
corporate-changes = التغييرات
corporate-discard = تجاهل التغييرات
corporate-publish = نشر الإصدار { $version }
corporate-saving = جارٍ الحفظ
corporate-saved = تم الحفظ. يسري على كل حجز من الآن.
corporate-version-changes = { $count ->
    [zero] الإصدار { $version }، بلا تغييرات
    [one] الإصدار { $version }، تغيير واحد
    [two] الإصدار { $version }، تغييران
    [few] الإصدار { $version }، { $count } تغييرات
   *[other] الإصدار { $version }، { $count } تغييرًا
  }
corporate-holds-from-now = يسري على كل حجز من الآن؛ وما حُجز يبقى محجوزًا.
corporate-policy = سياسة السفر
corporate-strictest = تُطبَّق أشد قاعدة تمت مخالفتها
corporate-add-rule = إضافة قاعدة
corporate-no-rules = لا توجد قواعد بعد
corporate-no-rules-help = من دون قواعد يمكن لأفراد الشركة حجز كل ما هو معروض للبيع.
corporate-kind-price = سعر الرحلة
corporate-kind-lowest = أرخص سعر
corporate-kind-night = سعر الليلة
corporate-kind-contract = السعر المتفق عليه
corporate-kind-comfort = الدرجة
corporate-kind-ahead = الأيام قبل المغادرة
corporate-kind-supplier = المورّدون المفضلون
corporate-kind-refundable = القابل للاسترداد فقط
corporate-kind-stars = نجوم الفندق
corporate-rule-price = سعر المسافر الواحد لا يزيد على
corporate-rule-lowest = سعر المسافر الواحد لا يزيد بأكثر من
corporate-rule-night = سعر الليلة لا يزيد على
corporate-rule-contract = سعر الليلة لا يزيد بأكثر من
corporate-rule-comfort = الدرجة لا تزيد على
corporate-rule-ahead = الحجز قبل المغادرة بما لا يقل عن
corporate-rule-supplier = الشراء من أحد
corporate-rule-refundable = القابل للاسترداد فقط، ولو جزئيًا
corporate-rule-stars = الفنادق لا تزيد على
corporate-longer-than = وفي الرحلات الأطول من
corporate-amount = المبلغ
corporate-in-cities = في
corporate-cities = المدن، تفصل بينها فواصل
corporate-every-city = كل المدن
corporate-above = مبلغ أو نسبة مئوية
corporate-above-amount = مبلغ
corporate-above-percent = نسبة مئوية
corporate-percent = النسبة المئوية
corporate-above-lowest = على أرخص ما يغادر في حدود
corporate-window = الساعات قبلها أو بعدها
corporate-with-at-most = وبما لا يزيد على
corporate-stops = التوقفات
corporate-stops-suffix = توقفات
corporate-above-contract = على السعر المتفق عليه مع الفندق أو لمدينته
corporate-rates = الأسعار المتفق عليها، للغرفة في الليلة شاملة الضرائب
corporate-rate-city = مدينة السعر { $place }
corporate-rate-hotel = فندق السعر { $place }
corporate-rate-amount = مبلغ السعر { $place }
corporate-rate-first = السعر { $place } من
corporate-rate-last = السعر { $place } إلى
corporate-rate-city-here = المدينة
corporate-rate-every-hotel = كل فنادقها
corporate-rate-add = إضافة سعر
corporate-rate-remove = حذف السعر { $place }
corporate-class = أعلى درجة
corporate-long-class = أعلى درجة في الرحلات الطويلة
corporate-hours = الساعات؛ اتركها فارغة إن كانت الدرجة ثابتة
corporate-hours-suffix = ساعات
corporate-days = الأيام قبل المغادرة
corporate-days-suffix = أيام
corporate-stars = النجوم
corporate-stars-suffix = نجوم
corporate-codes = رموز المورّدين، تفصل بينها فواصل
corporate-codes-here = رموز مثل 6E، AI
corporate-or-stays = والإقامة لدى أحد
corporate-hotels = سلاسل فنادق أو فنادق بأسمائها، تفصلها فواصل
corporate-hotels-here = سلاسل أو فنادق
corporate-product-of = منتج القاعدة «{ $rule }»
corporate-product-any = الكل
corporate-product-flight = الطيران
corporate-product-hotel = الفنادق
corporate-product-bus = الحافلات
corporate-product-train = القطارات
corporate-product-insurance = التأمين
corporate-product-visa = التأشيرات
corporate-product-holiday = العطلات
corporate-product-cruise = الرحلات البحرية
corporate-product-cab = السيارات
corporate-product-billing = الفوترة دون اتصال
corporate-place-of = أين تسري القاعدة «{ $rule }»
corporate-place-anywhere = في كل مكان
corporate-place-at-home = داخل البلد
corporate-place-abroad = خارج البلد
corporate-place-countries = في هذه البلدان
corporate-countries-of = أضف بلدًا إلى القاعدة «{ $rule }»
corporate-countries-chosen = بلدان القاعدة «{ $rule }»؛ اضغط بلدًا لحذفه
corporate-add-schengen = أضف منطقة شنغن
corporate-effect-of = ما يترتب على مخالفة القاعدة «{ $rule }»
corporate-effect-inform = تنبيه
corporate-effect-justify = السبب
corporate-effect-approve = الموافقة
corporate-effect-block = منع
corporate-remove-rule = إزالة القاعدة «{ $rule }»
corporate-name = اسم الشركة
corporate-gst-number = رقم GST { $place }
corporate-add-gst = إضافة رقم GST
corporate-remove-gst = إزالة رقم GST { $place }
corporate-cost-centres = مراكز التكلفة
corporate-cost-centres-none = لا توجد مراكز تكلفة بعد. تُحتسب الرحلات عندئذ للشركة كلها.
corporate-centre-code = الرمز { $place }
corporate-centre-name = الاسم { $place }
corporate-add-centre = إضافة مركز تكلفة
corporate-remove-centre = إزالة مركز التكلفة { $place }
corporate-reasons = أسباب الرحلات المخالفة للسياسة
corporate-reasons-help = يختار المسافر واحدًا منها حيث تطلب قاعدة ذكر السبب. يبقى مع الحجز ويُعرض على من يوافق ويُحسب في ملخص المبيعات.
corporate-reasons-none = لا أسباب مدرجة: يذكر المسافرون السبب بكلماتهم.
corporate-reason-code = رمز السبب { $place }
corporate-reason-name = السبب { $place }
corporate-add-reason = أضف سببًا
corporate-remove-reason = احذف السبب { $place }
corporate-usual-reasons = ابدأ بالأسباب المعتادة
corporate-reason-client = العميل حدد الموعد أو المكان
corporate-reason-soldout = لم يتوفر شيء ضمن السياسة
corporate-reason-short = طرأت الرحلة على عجل
corporate-reason-together = السفر مع زملاء أو عملاء
corporate-reason-safety = الصحة أو السلامة
corporate-reason-cheaper = أقل تكلفة للرحلة كلها
corporate-person = الشخص
corporate-cost-centre = مركز التكلفة
corporate-no-centre = بلا مركز تكلفة
corporate-centre-of = مركز تكلفة { $name }
corporate-add-person = إضافة شخص
corporate-nobody = لا أحد يسافر لهذه الشركة بعد
corporate-nobody-help = أضف من يحجزون سفر الشركة. تصل إلى كل منهم دعوة بالبريد الإلكتروني.
corporate-user-id-help = تُرسل الدعوة إلى هذا العنوان، وهو معرّف المستخدم لتسجيل الدخول.
corporate-approvals = من يوافق
corporate-approvals-first = أول سطر يناسب الرحلة هو الذي يقرر
corporate-approval-add = إضافة سطر
corporate-approvals-none = لا أحد يوافق بعد
corporate-approvals-none-help = القاعدة التي أثرها الموافقة تحتاج إلى من يوافق، وبدون سطر تُرفض رحلاتها.
corporate-approvals-no-people = أضف الأشخاص أولًا: هم من يوافقون.
corporate-approval-any = أي قاعدة
corporate-approval-occasion = السطر { $place }: متى
corporate-approval-broken = قاعدة غير مستوفاة
corporate-approval-always = كل رحلة
corporate-approval-product = السطر { $place }: لأي منتج
corporate-approval-place = السطر { $place }: أين
corporate-approval-kind = السطر { $place }: أي قاعدة غير مستوفاة
corporate-approval-centre = السطر { $place }: لأي مركز تكلفة
corporate-approval-all-centres = كل مراكز التكلفة
corporate-approval-over = السطر { $place }: فوق أي سعر
corporate-approval-over-any = أي سعر
corporate-approval-who = يوافق عليها
corporate-approval-who-of = من يوافق، السطر { $place }
corporate-approval-notified = يُشعَر به
corporate-approval-manner-of = كيف يُبت فيه، السطر { $place }
corporate-approval-manner-hard = موافقة قبل الحجز
corporate-approval-manner-hard-help = لا يُحجز شيء ما لم يوافقوا في الوقت المحدد.
corporate-approval-manner-before = موافقة ثم حجز
corporate-approval-manner-before-help = لا يُحتفظ بشيء. وبعد موافقتهم يحجز المسافر في الوقت المحدد، والسعر الأعلى يُطلب من جديد.
corporate-before-decide = يُبتّ خلال
corporate-before-decide-hours = ساعات للبتّ
corporate-before-finish = ثم يُحجز خلال
corporate-before-finish-hours = ساعات للحجز
corporate-before-most = بزيادة لا تتجاوز
corporate-before-above = على السعر الموافَق عليه
corporate-approval-manner-soft = ما لم يُرفض
corporate-approval-manner-soft-help = يُحجز عند انتهاء المهلة ما لم يرفضوا. يلزم للرفض عدد من يلزمون للموافقة.
corporate-approval-manner-passive = إشعار فقط
corporate-approval-manner-passive-help = يُحجز فورًا، ويصلهم إشعار بالبريد ويجدونه ضمن ما بُتّ فيه.
corporate-approval-quorum = كم شخصًا يجب أن يوافق، السطر { $place }
corporate-approval-all = جميعهم
corporate-approval-count = أي { $count } منهم
corporate-approval-backups = وبعد يوم أيضًا
corporate-approval-backups-of = من يُسأل لاحقًا، السطر { $place }
corporate-approval-up = رفع السطر { $place }
corporate-approval-remove = حذف السطر { $place }
