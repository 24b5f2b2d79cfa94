bus-home-title = الحافلات
bus-results-title = من { $from } إلى { $to }
bus-search = البحث عن حافلات
bus-search-again = بحث جديد
bus-from = من
bus-to = إلى
bus-date = تاريخ الرحلة
bus-swap = تبديل المدينتين
bus-no-city = لا توجد مدينة تصلها الحافلات
bus-day-before = قبل يوم
bus-day-after = بعد يوم
bus-none-help = لا تسير حافلات بين هاتين المدينتين في هذا اليوم. جرّب يومًا آخر أو مدينة قريبة.
bus-count = { $shown } من { $all ->
    [one] حافلة واحدة
   *[other] { $all } حافلات
}
bus-sort = الترتيب
bus-sort-price = الأرخص أولًا
bus-sort-price-down = الأغلى أولًا
bus-sort-departure = الأبكر مغادرة
bus-sort-arrival = الأبكر وصولًا
bus-sort-duration = الأسرع
bus-sort-rating = الأعلى تقييمًا
bus-sort-seats = الأكثر مقاعد
bus-filters = عوامل التصفية
bus-clear = مسح الكل
bus-all-filtered = لا توجد حافلة تطابق عوامل التصفية هذه
bus-filter-traits = نوع الحافلة
bus-filter-departs = وقت المغادرة
bus-filter-arrives = وقت الوصول
bus-filter-operators = المشغّل
bus-filter-boarding = نقطة الصعود
bus-filter-dropping = نقطة النزول
bus-filter-price = السعر
bus-filter-stars = التقييم
bus-any = الكل
bus-stars = { $stars } فأكثر
bus-up-to = حتى { $amount }
bus-show-all = عرض الكل ({ $count })
bus-show-fewer = عرض أقل
bus-trait-ac = مكيفة
bus-trait-non-ac = غير مكيفة
bus-trait-seater = مقاعد
bus-trait-sleeper = أسرّة
bus-band-night = 00:00 إلى 06:00
bus-band-morning = 06:00 إلى 12:00
bus-band-afternoon = 12:00 إلى 18:00
bus-band-evening = 18:00 إلى 24:00
bus-state-operator = مشغّل حكومي
bus-amenity-blanket = بطانية
bus-amenity-charging = مقبس شحن
bus-amenity-live-tracking = تتبع مباشر
bus-amenity-reading-light = مصباح قراءة
bus-amenity-snacks = وجبة خفيفة
bus-amenity-toilet = دورة مياه
bus-amenity-water = ماء
bus-amenity-wifi = واي فاي
bus-overnight = ليلية
bus-not-rated = لم تُقيَّم بعد
bus-reviews = { $count ->
    [one] تقييم واحد
   *[other] { $count } تقييمات
}
bus-earn = الربح
bus-left = { $count ->
    [one] بقي مقعد واحد
   *[other] المقاعد المتبقية: { $count }
}
bus-view-seats = عرض المقاعد
bus-hide-seats = إخفاء المقاعد
bus-compare = مقارنة
bus-comparison = المقارنة
bus-compare-end = إنهاء المقارنة
bus-compare-price = ابتداءً من
bus-compare-bus = الحافلة
bus-compare-departs = المغادرة
bus-compare-arrives = الوصول
bus-compare-duration = المدة
bus-compare-rating = التقييم
bus-compare-left = المقاعد
bus-compare-amenities = على متن الحافلة
bus-compare-cheapest-cancel = أقل رسم للإلغاء
bus-seats = مقاعد هذه الحافلة
bus-seats-again = عرض المقاعد من جديد
bus-kind-seat = مقعد
bus-kind-semi-sleeper = مقعد نصف استلقاء
bus-kind-sleeper = سرير
bus-seat-free = متاح
bus-seat-taken = محجوز
bus-seat-ladies = للنساء
bus-seat-gentlemen = للرجال
bus-seat-blocked = لا يُباع هنا
bus-seat-chosen = مختار
bus-legend-free = متاح مع سعره
bus-legend-ladies = للنساء
bus-legend-gentlemen = للرجال
bus-legend-taken = محجوز
bus-legend-blocked = لا يُباع هنا
bus-legend-chosen = مختار
bus-boarding = الصعود، { $city }
bus-dropping = النزول، { $city }
bus-choose-seats = اختر حتى { $most } مقاعد.
bus-who-sits = من يجلس على { $seat }
bus-woman = امرأة
bus-man = رجل
bus-give-up-seat = التخلي عن المقعد { $seat }
bus-policy = الإلغاء: ما يُحتفظ به
bus-policy-over = قبل { $from } ساعة فأكثر
bus-policy-between = قبل { $from } إلى { $to } ساعة
bus-total = الإجمالي
bus-blocking = يجري حفظ المقاعد
bus-continue = { $count ->
    [0] متابعة
    [one] متابعة بمقعد واحد
   *[other] متابعة بعدد مقاعد { $count }
}
bus-seats-count = { $count ->
    [one] مقعد واحد
   *[other] عدد المقاعد { $count }
}
bus-field-of = { $field }، المقعد { $seat }
bus-field-age = العمر
bus-field-gender = الجنس
bus-field-seat = المقعد
bus-for-female = لامرأة
bus-for-male = لرجل
bus-for-others = لأي شخص
bus-passengers = المسافرون
bus-passengers-note = الأسماء كما في الهوية
bus-be-there = كن عند نقطة الصعود قبل الوقت المبين بخمس عشرة دقيقة.
bus-shown-id = الهوية التي تُبرز في الحافلة
bus-shown-id-note = يطلب المشغّل هوية مسافر واحد
bus-shown-id-help = كاملًا، أو آخر أربع علامات منه
bus-cancelling = الإلغاء لكل مقعد
bus-until = حتى
bus-kept = المحتفظ به من السعر
bus-cancelling-note = بعد المغادرة لا يُسترد شيء. وإذا لم تسر الحافلة يُسترد كل شيء.
