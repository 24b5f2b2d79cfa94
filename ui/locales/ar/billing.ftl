billing-about = لما بيع خارج البوابة: بالهاتف أو في مكتب أو في نظام آخر
billing-sale = ما الذي بيع
billing-sale-note = { $kind ->
    [flight] كما في التذكرة
    [hotel] كما أكده الفندق
    [bus] كما في تذكرة الحافلة
    [train] كما في تذكرة القطار
    [insurance] كما في الوثيقة
    [visa] كما في الطلب
    [holiday] كما أكده منظم الرحلات
    [cruise] كما أكدته شركة الرحلات البحرية
   *[other] كما أكدته شركة السيارات
}
billing-field-carrier = شركة الطيران
billing-field-sector = خط السير
billing-field-cabin = { $kind ->
    [cruise] المقصورة
   *[other] الدرجة
}
billing-field-ticket = رقم التذكرة
billing-field-hotel = الفندق
billing-field-city = المدينة
billing-field-rooms = الغرف
billing-field-roomType = نوع الغرفة
billing-field-train = القطار
billing-field-travelClass = الدرجة
billing-field-quota = الحصة
billing-field-operator = شركة الحافلات
billing-field-origin = من
billing-field-destination = { $kind ->
    [bus] إلى
   *[other] الوجهة
}
billing-field-coach = الحافلة
billing-field-seats = المقاعد
billing-field-time = { $kind ->
    [cab] وقت حضور السيارة
   *[other] وقت المغادرة
}
billing-field-insurer = شركة التأمين
billing-field-plan = خطة التأمين
billing-field-region = نطاق التغطية
billing-field-sumInsured = مبلغ التأمين
billing-field-country = البلد
billing-field-visaType = نوع التأشيرة
billing-field-visaEntries = مرات الدخول
billing-field-packageName = الباقة
billing-field-includes = ما تشمله
billing-field-cruiseLine = شركة الرحلات البحرية
billing-field-ship = السفينة
billing-field-sailing = الرحلة البحرية
billing-field-port = ميناء الصعود
billing-field-carClass = فئة السيارة
billing-field-tripKind = نوع الرحلة
billing-field-pickUp = مكان الحضور
billing-field-drop = مكان الوصول
billing-field-startsOn = { $kind ->
    [hotel] الوصول
    [insurance] بداية التغطية
    [holiday] اليوم الأول
    [cruise] يوم الصعود
    [cab] يوم الحضور
   *[other] تاريخ السفر
}
billing-field-endsOn = { $kind ->
    [hotel] المغادرة
    [insurance] نهاية التغطية
    [visa] صالحة حتى
    [holiday] اليوم الأخير
    [cruise] يوم النزول
    [cab] اليوم الأخير
   *[other] تاريخ العودة
}
billing-field-confirmation = { $kind ->
    [flight] رقم الحجز
    [bus] رقم الحجز
    [train] رقم الحجز
    [insurance] رقم الوثيقة
    [visa] مرجع الطلب
    [holiday] رقم التأكيد
    [hotel] رقم التأكيد
    [cruise] رقم الحجز
    [cab] رقم الحجز
   *[other] رقم الحجز أو التأكيد
}
billing-field-days = التواريخ
billing-days = من { $from } إلى { $to }
billing-field-passengers = المسافرون
billing-field-paidBy = طريقة الدفع
billing-paid-account = من رصيدك هنا
billing-paid-cash = نقدًا
billing-paid-card = ببطاقتك الخاصة
billing-paid-supplier = للمورّد مباشرة
billing-paid-note = لا يُخصم شيء من رصيدك هنا: تظهر في الفاتورة والتقارير، أما المال فيتحرك خارج البوابة.
billing-field-supplier = المورّد
billing-field-supplierDocument = فاتورة المورّد
billing-field-ownReference = مرجعك
billing-field-referenceInvoice = الفاتورة المرجعية
billing-lead = المسافر الرئيسي
billing-field-title = اللقب
billing-field-firstName = الاسم الأول
billing-field-lastName = اسم العائلة
billing-supplier-side = جانب المورّد
billing-supplier-side-note = ما تكلّفك: المبلغ الأساسي والضرائب ورسوم خدمة المورّد، ناقص العمولة، زائد الضريبة المقتطعة
billing-field-basic = المبلغ الأساسي
billing-field-taxes = الضرائب والرسوم
billing-field-supplierCharge = رسوم خدمة المورّد
billing-field-supplierCharge2 = رسوم خدمة المورّد 2
billing-field-supplierCharge3 = رسوم خدمة المورّد 3
billing-field-supplierChargeKept = ما يُحتفظ به من رسوم خدمة المورّد عند الإلغاء
billing-field-supplierGstType = ضريبة GST على خدمة المورّد
billing-field-commissionBy = العمولة
billing-commission-amount = مبلغ
billing-commission-percent = نسبة مئوية من المبلغ الأساسي
billing-field-commission = العمولة
billing-field-commissionBasisPoints = العمولة بالنسبة المئوية
billing-field-tds = الضريبة المقتطعة من العمولة
billing-customer-side = جانب العميل
billing-customer-side-note = ما يدفعه العميل: المبلغ الأساسي وضرائب المورّد ما لم تُدخل غيرها هنا، زائد رسوم خدمتك (وضريبة GST محسوبة ضمنها)، ناقص العمولة أو الخصم الذي تمنحه، زائد الضريبة المقتطعة منه
billing-field-customerBasic = المبلغ الأساسي للعميل
billing-field-customerTaxes = ضرائب العميل ورسومه
billing-field-serviceCharge = رسوم الخدمة
billing-field-serviceCharge2 = رسوم الخدمة 2
billing-field-serviceCharge3 = رسوم الخدمة 3
billing-field-gstType = ضريبة GST على خدمتك
billing-gst-unsaid = غير مذكور
billing-gst-place = حسب مكان التوريد
billing-gst-cgst-sgst = CGST + SGST
billing-gst-igst = IGST
billing-field-discountBy = عمولة العميل أو خصمه
billing-discount-amount = مبلغ
billing-discount-percent = نسبة مئوية من المبلغ الأساسي للعميل
billing-field-discount = العمولة أو الخصم
billing-field-discountBasisPoints = العمولة أو الخصم بالنسبة المئوية
billing-field-customerTds = الضريبة التي تقتطعها منه
billing-field-cancelCharge = ما يُحتفظ به من المبلغ الأساسي عند الإلغاء
billing-total = الإجمالي
billing-total-none = أدخل المبلغ الأساسي لترى الإجمالي.
billing-customer-pays = يدفع العميل
billing-account-charged = يُخصم من حسابك
billing-paid-elsewhere = دفعتَه خارج البوابة
billing-withheld = ضريبة تقتطعها وتدين بها
billing-earn = ربحك
billing-send = أضف الفاتورة
billing-send-again = أرسل مرة أخرى
billing-send-note = تُخصم الفاتورة من حسابك كأي بيع، وتصدر فاتورة العميل فورًا.
billing-send-note-elsewhere = لا يُخصم شيء من رصيدك، وتصدر فاتورة العميل فورًا.
billing-added = تمت فوترة { $id }
billing-added-invoice = الفاتورة { $invoice }.
billing-open = افتح الحجز
billing-unanswered = لم يصل رد. أرسلها كما هي: لا تُفوتر مرتين.
billing-bills = الفواتير
billing-none = لا فواتير بعد
billing-none-help = ما تبيعه خارج البوابة وتفوتره هنا يظهر في حجوزاتي وفي دفتر الحساب والتقارير كأي بيع آخر.
billing-column-id = الحجز
billing-column-what = الخدمة
billing-column-starts = من
billing-column-lead = المسافر الرئيسي
billing-column-status = الحالة
billing-column-price = يدفع العميل
billing-sold-elsewhere = بيع خارج البوابة وفُوتر هنا
billing-given-up = ملغى
billing-whole = تُلغى الفاتورة كاملة
