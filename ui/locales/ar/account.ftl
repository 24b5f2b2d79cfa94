# دفتر الحساب
account-csv = CSV
account-print = طباعة
account-range = الأيام المعروضة
account-today = اليوم
account-yesterday = أمس
account-week = { $days } أيام
account-from = من
account-to = إلى
account-range-limit = حتى { $days } أيام
account-find = مرجع أو PNR أو مبلغ
account-no-entries = لا قيود في هذه الأيام
account-no-entries-help = لم يتحرك الرصيد. اختر أيامًا أخرى أعلاه.
account-none-match = لا قيد مطابق
account-opening = الافتتاح
account-credits = الدائن
account-debits = المدين
account-closing = الإقفال
account-opening-balance = الرصيد الافتتاحي
account-closing-balance = رصيد الإقفال
account-verifying = جارٍ التحقق
account-verified = مُثبت
account-not-verified = غير مُثبت
account-broken = غير متطابق
account-broken-text = أبلغ المشغّل فورًا. أول قيد معنيّ: { $entry }
account-show-proof = عرض الإثبات
account-hide-proof = إخفاء الإثبات
account-holds = صحيح
account-fails = خطأ
account-proof-sums = الافتتاح + الدائن − المدين = الإقفال، قيدًا بقيد
account-proof-numbering = أرقام القيود المعروضة متتابعة بلا فجوة
account-proof-live = مجموع القيود يساوي الرصيد الحالي
account-column-date = التاريخ
account-column-time = الوقت
account-column-entry = القيد
account-column-type = النوع
account-column-details = التفاصيل
account-column-reference = المرجع
account-column-debit = مدين
account-column-credit = دائن
account-column-balance = الرصيد
account-kind-booking = حجز
account-kind-refund = استرداد
account-kind-reversal = عكس قيد
account-kind-deposit = إيداع
account-kind-payment = دفعة
account-kind-adjustment = تسوية
account-kind-incentive = حافز
account-kind-tds = TDS
account-entries = { $count ->
    [zero] لا قيود
    [one] قيد واحد
    [two] قيدان
    [few] { $count } قيود
   *[other] { $count } قيدًا
}
account-verified-text = { $count ->
    [one] قيد واحد، سليم بلا فجوة، ومجموعه الرصيد الحالي.
   *[other] { $count } من القيود، سلسلتها سليمة بلا فجوة، ومجموعها الرصيد الحالي.
}
account-proof-chain = { $count ->
    [one] سلسلة القيد الواحد سليمة
   *[other] سلسلة القيود ({ $count }) سليمة
}
account-narration-flight-ticket = { $route }، { $leadTraveller }، PNR { $pnr }
account-narration-flight-refund = استرداد، { $route }، { $travellers }، PNR { $pnr }
account-narration-flight-services = خدمات، { $route }، { $travellers }، PNR { $pnr }
account-narration-flight-change = تغيير الرحلات، { $route }، { $travellers }، PNR { $pnr }
account-narration-flight-split = فصل إلى { $part }، { $route }، { $leadTraveller }، PNR { $pnr }
account-narration-deposit = { $mode }، { $bank }، { $instrument }
account-narration-incentive = حافز إنتاجية، { $carrier }
account-narration-tds = { $percent }% على { $reference }
