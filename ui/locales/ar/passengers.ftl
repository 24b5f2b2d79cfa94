# تقويم المسافرين
passengers-title = { $product ->
    [hotel] { title-hotel-calendar }
    [train] { title-train-calendar }
   *[other] { title-passenger-calendar }
}
passengers-earlier = الشهر السابق
passengers-later = الشهر التالي
passengers-this-month = هذا الشهر
passengers-print = طباعة
passengers-month = { $product ->
    [hotel] الوصول حسب اليوم
   *[other] المغادرات حسب اليوم
}
passengers-day-count = { $product ->
    [hotel] { $departures ->
        [0] لا وصول
        [one] وصول واحد
        [two] وصولان
        [few] { $departures } حالات وصول
       *[other] { $departures } حالة وصول
    }
   *[other] { $departures ->
        [0] لا مغادرات
        [one] مغادرة واحدة
        [two] مغادرتان
        [few] { $departures } مغادرات
       *[other] { $departures } مغادرة
    }
}، { $product ->
    [hotel] { $travellers ->
        [0] لا نزلاء
        [one] نزيل واحد
        [two] نزيلان
        [few] { $travellers } نزلاء
       *[other] { $travellers } نزيلًا
    }
   *[other] { $travellers ->
        [0] لا مسافرين
        [one] مسافر واحد
        [two] مسافران
        [few] { $travellers } مسافرين
       *[other] { $travellers } مسافرًا
    }
}
passengers-day = { $day }: { $count }
passengers-none = { $product ->
    [hotel] { $day }: لا وصول
   *[other] { $day }: لا مغادرات
}
passengers-all-days = الشهر كله
passengers-list-month = { $product ->
    [hotel] الوصول في { $month }
   *[other] المغادرات في { $month }
}
passengers-list-day = { $product ->
    [hotel] الوصول في { $day }
   *[other] المغادرات في { $day }
}
passengers-filter-leg = نوع المغادرة
passengers-leg-outward = الذهاب
passengers-leg-return = العودة
passengers-leg-onward = { $product ->
    [flight] رحلات تالية
   *[other] مراحل تالية
}
passengers-one-outward = { $product ->
    [hotel] إقامة حتى { $until }
    [insurance] مؤمَّن حتى { $until }
    [visa] السفر حتى { $until }
   *[other] ذهاب
}
passengers-one-return = عودة
passengers-one-onward = { $product ->
    [flight] رحلة تالية
    [visa] أقرب موعد للقرار
   *[other] مرحلة تالية
}
passengers-search = { $product ->
    [flight] مسافر أو PNR أو مطار
    [hotel] نزيل أو مرجع أو فندق
   *[other] مسافر أو مرجع أو مكان
}
passengers-mark = { $product ->
    [flight] شركة الطيران
   *[other] المورّد
}
passengers-any-mark = { $product ->
    [flight] كل الشركات
   *[other] الكل
}
passengers-begins = { $product ->
    [flight] المغادرة
    [hotel] الوصول
   *[other] الموعد
}
passengers-service = { $product ->
    [flight] الرحلة
   *[other] الخدمة
}
passengers-trip = { $product ->
    [hotel] الفندق
   *[other] المسار
}
passengers-who = { $product ->
    [hotel] النزلاء
   *[other] المسافرون
}
passengers-booking = الحجز
passengers-empty = { $product ->
    [hotel] لا وصول
   *[other] لا مغادرات
}
passengers-empty-help = { $product ->
    [hotel] لا يوجد وصول مطابق. انظر إلى شهر آخر أو امسح عوامل التصفية.
   *[other] لا توجد مغادرة مطابقة. انظر إلى شهر آخر أو امسح عوامل التصفية.
}
passengers-clear = مسح عوامل التصفية
passengers-cut = { $product ->
    [hotel] في هذا الشهر حالات وصول أكثر مما يُعرض.
   *[other] في هذا الشهر مغادرات أكثر مما يُعرض.
}
passengers-sums = { $product ->
    [hotel] { $departures ->
        [0] لا وصول
        [one] وصول واحد
        [two] وصولان
        [few] { $departures } حالات وصول
       *[other] { $departures } حالة وصول
    }
   *[other] { $departures ->
        [0] لا مغادرات
        [one] مغادرة واحدة
        [two] مغادرتان
        [few] { $departures } مغادرات
       *[other] { $departures } مغادرة
    }
}، { $product ->
    [hotel] { $travellers ->
        [0] لا نزلاء
        [one] نزيل واحد
        [two] نزيلان
        [few] { $travellers } نزلاء
       *[other] { $travellers } نزيلًا
    }
   *[other] { $travellers ->
        [0] لا مسافرين
        [one] مسافر واحد
        [two] مسافران
        [few] { $travellers } مسافرين
       *[other] { $travellers } مسافرًا
    }
}
passengers-more = { $count ->
    [one] مغادرة أخرى واحدة. اختر يومًا لرؤيتها.
    [two] مغادرتان أخريان. اختر يومًا لرؤيتهما.
    [few] { $count } مغادرات أخرى. اختر يومًا لرؤيتها.
   *[other] { $count } مغادرة أخرى. اختر يومًا لرؤيتها.
}
passengers-filter-product = المنتج
