# تقويم المسافرين
passengers-earlier = الشهر السابق
passengers-later = الشهر التالي
passengers-this-month = هذا الشهر
passengers-print = طباعة
passengers-month = المغادرات حسب اليوم
passengers-day-count = { $departures ->
    [0] لا مغادرات
    [one] مغادرة واحدة
    [two] مغادرتان
    [few] { $departures } مغادرات
   *[other] { $departures } مغادرة
}، { $travellers ->
    [0] لا مسافرين
    [one] مسافر واحد
    [two] مسافران
    [few] { $travellers } مسافرين
   *[other] { $travellers } مسافرًا
}
passengers-day = { $day }: { $count }
passengers-none = { $day }: لا مغادرات
passengers-all-days = الشهر كله
passengers-list-month = المغادرات في { $month }
passengers-list-day = المغادرات في { $day }
passengers-filter-leg = نوع المغادرة
passengers-leg-outward = الذهاب
passengers-leg-return = العودة
passengers-leg-onward = رحلات تالية
passengers-one-outward = ذهاب
passengers-one-return = عودة
passengers-one-onward = رحلة تالية
passengers-search = مسافر أو PNR أو مطار
passengers-carrier = شركة الطيران
passengers-any-carrier = كل الشركات
passengers-departs = المغادرة
passengers-flight = الرحلة
passengers-trip = المسار
passengers-who = المسافرون
passengers-booking = الحجز
passengers-empty = لا مغادرات
passengers-empty-help = لا توجد مغادرة مطابقة. انظر إلى شهر آخر أو امسح عوامل التصفية.
passengers-clear = مسح عوامل التصفية
passengers-cut = في هذا الشهر مغادرات أكثر مما يُعرض.
passengers-sums = { $departures ->
    [0] لا مغادرات
    [one] مغادرة واحدة
    [two] مغادرتان
    [few] { $departures } مغادرات
   *[other] { $departures } مغادرة
}، { $travellers ->
    [0] لا مسافرين
    [one] مسافر واحد
    [two] مسافران
    [few] { $travellers } مسافرين
   *[other] { $travellers } مسافرًا
}
passengers-more = { $count ->
    [one] مغادرة أخرى واحدة. اختر يومًا لرؤيتها.
    [two] مغادرتان أخريان. اختر يومًا لرؤيتهما.
    [few] { $count } مغادرات أخرى. اختر يومًا لرؤيتها.
   *[other] { $count } مغادرة أخرى. اختر يومًا لرؤيتها.
}
