# ما يضبطه المشغّل في البوابة.
settings-name-and-logo = الاسم والشعار
settings-projectName = اسم البوابة
settings-clientName = شركتك
settings-vendorName = مدعوم من
settings-vendorName-help = يُذكر في أسفل الصفحة.
settings-logo = الشعار
settings-logo-choose = رفع شعار
settings-logo-replace = استبدال
settings-logo-remove = إزالة
settings-logo-help = بصيغة SVG أو PNG أو WebP، ويُفضّل { $width } × { $height } بكسل، وبحد أقصى { $kilobytes } KB. ومن دونه يظهر الاسم بالحروف.
settings-logoUrl = أو عنوانه في مكان آخر
settings-logoUrl-help = لا يظهر في المستندات والرسائل إلا شعار مرفوع هنا.
settings-colours = الألوان
settings-primaryColour = الأساسي
settings-secondaryColour = الثانوي
settings-pick = { $field }: اختيار
settings-contrasts = التباين مع الأبيض
settings-contrast-low = تباين الأبيض على لونك الأساسي { $ratio }، وتصعب قراءته
settings-contrast-used = تستخدم الأزرار لونًا أغمق بتباين { $ratio }:
settings-contrast-text = النص
settings-contrast-text-2 = النص الثانوي
settings-contrast-button-asked = الزر بلونك
settings-contrast-button = الزر كما يظهر
settings-contrast-link = الروابط والتركيز
settings-contrast-edge = حدود الحقول
settings-contrast-passes = كافٍ
settings-contrast-replaced = استُبدل
settings-type = الخط
settings-fontFamily = خط البوابة
settings-fontFaces = خطك الخاص
settings-font-choose = رفع خط
settings-font-help = بصيغة WOFF2، ملف لكل وزن، وبحد أقصى { $kilobytes } KB لكل ملف. وما ينقصه من حروف يؤخذ من { $fallback }.
settings-font-sample = أسعار ومقاعد 12
settings-font-weight = الوزن
settings-weight-300 = خفيف، 300
settings-weight-400 = عادي، 400
settings-weight-500 = متوسط، 500
settings-weight-600 = شبه عريض، 600
settings-weight-700 = عريض، 700
settings-font-remove = إزالة الوزن { $weight }
settings-enabledServices = الخدمات
settings-contact = مساعدة الوكلاء
settings-supportEmail = البريد الإلكتروني
settings-supportPhone = الهاتف
settings-selling = البيع
settings-postLoginPage = يؤدي العنوان الرئيسي إلى
settings-page-flight = البحث عن رحلات
settings-page-landing = الصفحة الرئيسية
settings-holdMinutes = أطول حجز مؤقت بالدقائق
settings-holdMinutes-help = ما دام المورّد يحتفظ به إذا تُرك فارغًا.
settings-hotelPassengerCountry = بلد نزلاء الفنادق
settings-airlines = شركات الطيران المطلوبة
settings-airlines-help = رموز مفصولة بفواصل، أو All
settings-airlines-domesticOneWay = داخلي، ذهاب فقط
settings-airlines-domesticRoundTrip = داخلي، ذهاب وعودة
settings-airlines-domesticRoundTripLowCostSpecial = داخلي، أسعار خاصة ذهابًا وعودة
settings-airlines-internationalOneWay = دولي، ذهاب فقط
settings-airlines-internationalRoundTrip = دولي، ذهاب وعودة
settings-carrierImageUrl = عنوان صور شركات الطيران
settings-carrierImageUrl-help = يليه حرفان و‎.jpg. ومن دونه ترسمها البوابة.
settings-parameters = صفحة الحجز
settings-parameters-help = تُطلب مع الحجز وتُرسل معه
settings-parameters-none = لا يُطلب شيء آخر.
settings-parameters-add = طلب حقل آخر
settings-parameters-new = جديد
settings-parameters-name = الاسم
settings-parameters-code = الرمز
settings-parameters-source = يُملأ
settings-parameters-source-static = بيد الوكيل
settings-parameters-source-agent-id = بمعرّف الوكيل
settings-parameters-source-booked-by = باسم من يحجز
settings-parameters-source-booking-date = بيوم الحجز
settings-parameters-source-travel-date = بيوم السفر
settings-parameters-source-lead-traveller = بالمسافر الرئيسي
settings-parameters-source-journey = بالرحلة
settings-parameters-applies = يُطلب في
settings-parameters-applies-both = كل الرحلات
settings-parameters-applies-domestic = الرحلات الداخلية
settings-parameters-applies-international = الرحلات الدولية
settings-parameters-input = يُكتب على أنه
settings-parameters-input-text = نص
settings-parameters-input-number = رقم
settings-parameters-input-list = اختيار من قائمة
settings-parameters-maxLength = أقصى عدد من الأحرف
settings-parameters-fixedValues = الخيارات
settings-parameters-fixedValues-help = خيار في كل سطر.
settings-parameters-prefix = يوضع قبل القيمة
settings-parameters-prefix-help = تصير DDMMM يوم الحجز وشهره.
settings-parameters-active = مفعّل
settings-parameters-required = إلزامي
settings-parameters-sendToGds = يُرسل إلى المورّد
settings-parameters-remove = إزالة
settings-parameters-remove-named = إزالة { $name }
settings-fixed = ثابت
settings-fixed-help = تُمسك الدفاتر بها منذ أول قيد
settings-currency = العملة
settings-country = البلد
settings-zone = المنطقة الزمنية
settings-saved = نُشرت
settings-changes = التغييرات
settings-changed = { $count ->
    [zero] لم يتغير أي إعداد
    [one] تغيّر إعداد واحد
    [two] تغيّر إعدادان
    [few] تغيّرت { $count } إعدادات
    [many] تغيّر { $count } إعدادًا
   *[other] تغيّر { $count } إعداد
}
settings-publish-help = يراها الوكلاء عند بدء البوابة في المرة القادمة. وتحتفظ المستندات الصادرة بمظهرها.
settings-discard = تجاهل
settings-publish = نشر
settings-preview = معاينة
settings-preview-help = مكوّنات البوابة نفسها. الألوان ذات المعنى لا تتغير.
settings-preview-chosen = بدون توقف
settings-preview-other = صباحًا
settings-preview-row = دلهي إلى مومباي
settings-preview-confirmed = صدرت التذكرة
settings-preview-held = محجوز مؤقتًا
settings-preview-failed = غير مؤكد
settings-preview-link = شرح هذا الرقم
settings-preview-hold = حجز مؤقت
settings-preview-book = حجز
settings-preview-user = معرّف المستخدم
settings-preview-log-in = تسجيل الدخول
settings-preview-paper = تذكرة إلكترونية
settings-preview-total = إجمالي المدفوع
settings-preview-footer = مدعوم من { $vendor }
settings-parts = أقسام الإعدادات
settings-part-portal = البوابة
settings-part-pages = الصفحات
settings-pages = صفحات للجميع
settings-pages-help = تُقرأ دون تسجيل الدخول
settings-pages-page = الصفحة
settings-pages-language = لغة النص
settings-pages-in-en = English
settings-pages-in-fr = Français
settings-pages-in-ar = العربية
settings-pages-text = النص
settings-pages-text-help = { $most } حرف على الأكثر. ينهي السطر الفارغ الفقرة، وتبدأ # عنوانًا و- عنصرًا في قائمة. وتُملأ {"{portal}"} و{"{business}"} و{"{email}"} و{"{phone}"} تلقائيًا.
settings-pages-standard = من دون نص منك يرى القراء ما كتبته بلغة أخرى، وإلا فالنص المعتاد.
settings-pages-open = فتح الصفحة
settings-pages-changed = { $count ->
    [zero] لم تتغير أي صفحة
    [one] تغيّرت صفحة واحدة
    [two] تغيّرت صفحتان
    [few] تغيّرت { $count } صفحات
    [many] تغيّرت { $count } صفحة
   *[other] تغيّرت { $count } صفحة
}
settings-pages-publish-help = تُنشر هذه الصفحة بكل لغاتها.
