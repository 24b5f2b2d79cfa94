# العمولات والضريبة المقتطعة منها.
commissions-statement = كشف (CSV)
commissions-print = طباعة
commissions-period = الفترة
commissions-period-month = الشهر
commissions-period-quarter = ربع السنة
commissions-period-year = السنة الضريبية
commissions-before = السابق
commissions-after = التالي
commissions-quarter = { $from } إلى { $to } { $year }
commissions-tax-year = السنة الضريبية { $year }
commissions-year = { $year }
commissions-none-help = لم تُقيَّد أي عمولة في هذه الفترة. اختر فترة أخرى أعلاه.
commissions-number = { NUMBER($number) }
commissions-given = العمولة
commissions-bookings = { $count ->
    [zero] لا حجوزات
    [one] حجز واحد
    [two] حجزان
    [few] { $count } حجوزات
    [many] { $count } حجزًا
   *[other] { $count } حجز
}
commissions-taken-back = المعكوس
commissions-taken-back-note = مع الإلغاءات والتعديلات
commissions-tds = TDS
commissions-tds-note = المقتطع ناقص ما أُعيد
commissions-kept = في رصيدك
commissions-kept-note = مع كل حجز
commissions-by-supplier = حسب المورّد
commissions-rounded = تُقرَّب TDS لكل حجز
commissions-column-supplier = المورّد
commissions-column-bookings = الحجوزات
commissions-column-given = العمولة
commissions-column-taken-back = المعكوس
commissions-column-tds = TDS
commissions-column-kept = المتبقي لك
commissions-column-date = التاريخ
commissions-column-entry = القيد
commissions-column-reference = المرجع
commissions-total = الإجمالي
commissions-incentives = حوافز وتصحيحات
commissions-explained = محسوبة من قيود دفتر حسابك، في يوم كل قيد.
commissions-explained-later = يُحسب الإلغاء في الشهر الذي تم فيه.
commissions-deducted = الضريبة المقتطعة
commissions-on = على
commissions-income = الدخل
commissions-law = القانون
commissions-law-from = من { $day }
commissions-law-rate = المادة { $section }، { NUMBER($percent) } %
commissions-threshold = الحد
commissions-threshold-below = { $amount } في السنة الضريبية، لم يُتجاوز بعد
commissions-threshold-passed = { $amount } في السنة الضريبية، تم تجاوزه في { $month }
commissions-quarters = حسب ربع السنة
commissions-accountant = المعدلات قواعد مؤرخة. اطلب من محاسبك تأكيدها قبل تقديم الإقرار.
