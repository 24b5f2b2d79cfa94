# ملخص المبيعات.
sales-csv = CSV
sales-xlsx = XLSX
sales-print = طباعة
sales-range = الفترة
sales-range-month = هذا الشهر
sales-range-last = الشهر الماضي
sales-range-quarter = ثلاثة أشهر
sales-from = من
sales-to = إلى
sales-on = محسوبة حسب
sales-on-booked = تاريخ الحجز
sales-on-travel = تاريخ السفر
sales-none = لا مبيعات في هذه الفترة
sales-none-help = لم يُبع شيء. اختر فترة أخرى أعلاه.
sales-sales = المبيعات
sales-sales-note = سعر العميل
sales-bookings = الحجوزات
sales-travellers = المسافرون
sales-travellers-note = { $count ->
    [zero] لا مسافرين
    [one] مسافر واحد
    [two] مسافران
    [few] { $count } مسافرين
    [many] { $count } مسافرًا
   *[other] { $count } مسافر
}
sales-bookings-note = { $count ->
    [zero] لا حجوزات
    [one] حجز واحد
    [two] حجزان
    [few] { $count } حجوزات
    [many] { $count } حجزًا
   *[other] { $count } حجز
}
sales-average = متوسط الحجز
sales-average-note = سعر العميل
sales-cancelled = الملغى
sales-cancelled-bookings = الحجوزات الملغاة
sales-net = الصافي
sales-net-note = مخصوم من رصيدك
sales-earned = الربح
sales-percent = من المبيعات
sales-of-sales = { NUMBER($percent) } % من المبيعات
sales-share = { NUMBER($percent) } %
sales-number = { NUMBER($number) }
sales-by-day = المبيعات حسب اليوم
sales-by-month = المبيعات حسب الشهر
sales-by-product = حسب الخدمة
sales-by-seller = حسب المورّد
sales-by-staff = حسب الشخص
sales-by-reason = حسب سبب الرحلة
sales-chart-note-booked = حسب تاريخ الحجز
sales-chart-note-travel = حسب تاريخ السفر
sales-measure = المعروض في الرسم
sales-bar = { $day }: { $amount }
sales-group = محسوبة حسب
sales-group-product = الخدمة
sales-group-seller = المورّد
sales-group-staff = الشخص
sales-group-reason = السبب
sales-reason-none = لم يُختر سبب
sales-total = الإجمالي
sales-equation = المبيعات { $sales } − الصافي { $net } = الربح { $earned }.
sales-equation-tax = المبيعات { $sales } − الصافي { $net } − ضريبتك الخاصة { $tax } = الربح { $earned }.
sales-ledger = { $count ->
    [zero] لا قيود في دفتر الحساب لهذه الحجوزات: المدفوع { $paid } = المورّدون { $suppliers }، العمولة { $commission }، TDS { $tds }، الرسوم { $fees }.
    [one] قيد واحد في دفتر الحساب لهذه الحجوزات مع التعديلات والإلغاءات: المدفوع { $paid } = المورّدون { $suppliers }، العمولة { $commission }، TDS { $tds }، الرسوم { $fees }.
    [two] قيدان في دفتر الحساب لهذه الحجوزات مع التعديلات والإلغاءات: المدفوع { $paid } = المورّدون { $suppliers }، العمولة { $commission }، TDS { $tds }، الرسوم { $fees }.
    [few] { $count } قيود في دفتر الحساب لهذه الحجوزات مع التعديلات والإلغاءات: المدفوع { $paid } = المورّدون { $suppliers }، العمولة { $commission }، TDS { $tds }، الرسوم { $fees }.
    [many] { $count } قيدًا في دفتر الحساب لهذه الحجوزات مع التعديلات والإلغاءات: المدفوع { $paid } = المورّدون { $suppliers }، العمولة { $commission }، TDS { $tds }، الرسوم { $fees }.
   *[other] { $count } قيد في دفتر الحساب لهذه الحجوزات مع التعديلات والإلغاءات: المدفوع { $paid } = المورّدون { $suppliers }، العمولة { $commission }، TDS { $tds }، الرسوم { $fees }.
}
sales-ledger-elsewhere = مدفوع خارج البوابة، وغير محسوب في أي من هذه المبالغ: { $paid }.
