# رسوم التغيير والإلغاء حيثما تظهر
fees-hours-any = في أي وقت
fees-hours-over = { $hours ->
    [one] أكثر من ساعة واحدة
    [two] أكثر من ساعتين
    [few] أكثر من { $hours } ساعات
   *[other] أكثر من { $hours } ساعة
}
fees-hours-under = { $hours ->
    [one] أقل من ساعة واحدة
    [two] أقل من ساعتين
    [few] أقل من { $hours } ساعات
   *[other] أقل من { $hours } ساعة
}
fees-hours-between = من { $from } إلى { $to ->
    [one] ساعة واحدة
    [two] ساعتين
    [few] { $to } ساعات
   *[other] { $to } ساعة
}
fees-free = مجانًا
fees-not-allowed = غير مسموح
fees-basis = { $per ->
    [ticket] لكل مسافر، مرة واحدة عن التذكرة كلها
   *[direction] لكل مسافر ولكل اتجاه
}
fees-basis-apart = لكل مسافر. الإلغاء: { $cancel ->
    [ticket] مرة واحدة عن التذكرة كلها
   *[direction] عن كل اتجاه
}. التغيير: { $change ->
    [ticket] مرة واحدة عن التذكرة كلها
   *[direction] عن كل اتجاه
}
fees-rule-airline-fees = قواعد السعر لدى شركة الطيران، برسوم منشورة
fees-rule-airline-fees-sample = قواعد السعر لدى شركة الطيران، برسوم نموذجية
fees-rule-airline-stated = شروط شركة الطيران كما تعلنها
fees-rule-fare-level = سعر شركة الطيران بحسب المسافة وفئة الحجز واليوم والطلب
fees-rule-child-fare = سعر شركة الطيران للأطفال
fees-rule-infant-fare = سعر شركة الطيران للرضّع
fees-rule-fuel-surcharge = رسم الوقود لدى شركة الطيران بحسب المسافة
fees-rule-concession = تخفيض شركة الطيران لهذا النوع من الأسعار
fees-rule-fare-condition = شرط شركة الطيران لهذا النوع من الأسعار
fees-rule-gst-air-travel = ضريبة GST على النقل الجوي (إخطار CGST رقم 11/2017)
fees-rule-gst-bus-travel = ضريبة GST على السفر بالحافلة (SAC 9964)
fees-rule-operator-policy = سياسة الإلغاء لدى مشغّل الحافلة
fees-rule-airport-charge = رسم يفرضه المطار أو الدولة
fees-rule-airport-charge-sample = رسم مطار أو دولة، مبلغ نموذجي
fees-rule-gst-agent-fee = ضريبة GST على خدمة الوكيل (SAC 9985)
fees-rule-gst-hotel = ضريبة GST على غرف الفنادق بحسب سعر الليلة
fees-rule-hotel-tax-sample = ضريبة محلية على غرف الفنادق، نسبة للمثال
fees-rule-hotel-policy = سياسة الإلغاء لدى الفندق
fees-rule-gst-agent-value = قيمة خدمة وكيل السفر الجوي (قاعدة CGST رقم 32(3))
fees-rule-tds-commission = ضريبة مقتطعة من العمولة (قانون ضريبة الدخل)
fees-rule-agency-markup = هامش وكالتك
fees-rule-agency-price = قواعد وكالتك لأسعارها الخاصة
fees-rule-agency-rounding = تقريب وكالتك
fees-rule-agency-commission = العمولة الممنوحة لوكالتك
fees-rule-portal-fee = رسم خدمة البوابة
fees-rule-portal-charge = رسم تحدده البوابة
fees-rule-promo-code = شروط الرمز الترويجي
fees-rule-rail-cancelling = رسوم إلغاء السكك الحديدية
fees-rule-from = { $rule }، سارية من { $from }
fees-rule-between = { $rule }، سارية من { $from } إلى { $to }
fees-rule-cab-tariff = تعرفة مشغّل السيارات
fees-rule-cab-night = ساعات الليل لدى مشغّلي السيارات
fees-rule-gst-cab = ضريبة GST على السيارات مع سائق (SAC 9964)
fees-rule-tour-tariff = السعر المنشور لمنظّم الباقات
fees-rule-gst-tour = ضريبة GST على الباقات السياحية (SAC 9985)
fees-rule-tcs-package = ضريبة محصّلة عند المصدر على الباقات إلى الخارج
fees-rule-cruise-fare = أجرة مشغّل السفينة
fees-rule-cruise-port-charges = رسوم الموانئ
fees-rule-cruise-gratuities = إكراميات، لكل ضيف وليلة
fees-rule-cruise-terms = شروط مشغّل السفينة
fees-rule-gst-cruise = ضريبة GST على السياحة البحرية (SAC 9985)
fees-rule-insurance-tariff = تعرفة شركة التأمين حسب المنطقة والأيام والعمر
fees-rule-gst-insurance = ضريبة GST على أقساط التأمين
fees-rule-insurance-cancelling = رسم شركة التأمين للإلغاء قبل أول يوم
fees-rule-visa-fees = رسوم التأشيرة للدول والمراكز
fees-rule-visa-express = المعالجة الأسرع للتأشيرات
fees-rule-visa-kept = ما تحتفظ به البعثات بعد تسلّم الأوراق
