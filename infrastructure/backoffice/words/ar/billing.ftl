# فواتير ما بيع خارج البوابة: الوثيقة والرسائل عنها
document-bill-title = { $kind ->
    [flight] رحلة جوية
    [hotel] إقامة فندقية
    [bus] رحلة بالحافلة
    [insurance] تأمين السفر
    [visa] تأشيرة
    [holiday] عطلة
    [cruise] رحلة بحرية
    [cab] سيارة
   *[other] رحلة بالقطار
}
document-bill-confirmation = { $kind ->
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
document-bill-not-for-travel = ملغى: لم يعد هناك أي حجز
document-bill-lead = المسافر الرئيسي
document-bill-passengers = المسافرون
document-bill-from = من
document-bill-to = إلى
document-bill-carrier = شركة الطيران
document-bill-sector = خط السير
document-bill-cabin = { $kind ->
    [cruise] المقصورة
   *[other] الدرجة
}
document-bill-ticket = رقم التذكرة
document-bill-hotel = الفندق
document-bill-city = المدينة
document-bill-rooms = الغرف
document-bill-roomType = نوع الغرفة
document-bill-train = القطار
document-bill-travelClass = الدرجة
document-bill-quota = الحصة
document-bill-operator = شركة الحافلات
document-bill-origin = من
document-bill-destination = { $kind ->
    [bus] إلى
   *[other] الوجهة
}
document-bill-coach = الحافلة
document-bill-seats = المقاعد
document-bill-time = { $kind ->
    [cab] وقت حضور السيارة
   *[other] وقت المغادرة
}
document-bill-insurer = شركة التأمين
document-bill-plan = خطة التأمين
document-bill-region = نطاق التغطية
document-bill-sumInsured = مبلغ التأمين
document-bill-country = البلد
document-bill-visaType = نوع التأشيرة
document-bill-visaEntries = مرات الدخول
document-bill-packageName = الباقة
document-bill-includes = ما تشمله
document-bill-cruiseLine = شركة الرحلات البحرية
document-bill-ship = السفينة
document-bill-sailing = الرحلة البحرية
document-bill-port = ميناء الصعود
document-bill-carClass = فئة السيارة
document-bill-tripKind = نوع الرحلة
document-bill-pickUp = مكان الحضور
document-bill-drop = مكان الوصول
document-bill-supplier = المورّد
document-bill-referenceInvoice = الفاتورة المرجعية
notice-bill-issued-subject = الحجز { $transaction }، { $pnr }
notice-bill-issued-text =
    الحجز { $transaction }، رقمه { $pnr }، مؤكد:

    { $flights }

    { $travellers }

    { $company }: { $phone }.
notice-bill-cancelled-subject = إلغاء: الحجز { $transaction }، { $pnr }
notice-bill-cancelled-text =
    أُلغي الحجز { $transaction }، رقمه { $pnr }:

    { $flights }

    { $travellers }

    ستخبركم { $company } بما يُردّ: { $phone }.
