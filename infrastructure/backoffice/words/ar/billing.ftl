# فواتير ما بيع خارج البوابة: الوثيقة والرسائل عنها
document-bill-title = { $kind ->
    [flight] رحلة جوية
    [hotel] إقامة فندقية
   *[train] رحلة بالقطار
}
document-bill-confirmation = { $kind ->
    [hotel] رقم التأكيد
   *[other] رقم الحجز
}
document-bill-not-for-travel = ملغى: لم يعد هناك أي حجز
document-bill-lead = المسافر الرئيسي
document-bill-passengers = المسافرون
document-bill-from = من
document-bill-to = إلى
document-bill-airline = شركة الطيران
document-bill-cabin = الدرجة
document-bill-ticket = رقم التذكرة
document-bill-rooms = الغرف
document-bill-room-type = نوع الغرفة
document-bill-class = الدرجة
document-bill-quota = الحصة
document-bill-supplier = المورّد
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
