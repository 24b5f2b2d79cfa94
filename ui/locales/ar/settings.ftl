# ما يضبطه المشغّل في البوابة.
settings-name-and-logo = الاسم والشعار
settings-projectName = اسم البوابة
settings-clientName = شركتك
settings-vendorName = مدعوم من
settings-vendorName-help = يُذكر في أسفل الصفحة.
settings-logoUrl = عنوان الشعار
settings-logoUrl-help = يُفضّل { $width } × { $height } بكسل. ومن دونه يظهر الاسم بالحروف.
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
