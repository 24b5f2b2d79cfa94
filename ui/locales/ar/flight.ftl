# الرحلات: البحث والنتائج والحجز
flight-home-title = الرحلات الجوية
flight-landing-title = مرحبًا، { $name }
flight-from = من
flight-to = إلى
flight-swap = تبديل المغادرة والوصول
flight-airport-placeholder = الرمز أو المدينة أو المطار
flight-airport-none = لا مطار بهذا الاسم
flight-airports-failed = تعذّر تحميل قائمة المطارات.
flight-departure = المغادرة
flight-departure-title = يوم المغادرة
flight-choose-date = اختر تاريخًا
flight-party = المسافرون والدرجة
flight-party-value = { $count }، { $cabin }
flight-adults = بالغون
flight-adults-note = 12 سنة فأكثر
flight-children = أطفال
flight-children-note = من 2 إلى أقل من 12
flight-infants = رضّع
flight-infants-note = أقل من سنتين، في حضن بالغ
flight-cabin = الدرجة
flight-cabin-Y = السياحية
flight-cabin-W = السياحية الممتازة
flight-cabin-C = رجال الأعمال
flight-cabin-F = الأولى
flight-search = بحث
flight-search-again = بحث من جديد
flight-fare-type = نوع السعر
flight-fare-type-regular = عادي
flight-fare-type-student = طالب
flight-fare-type-armed-forces = القوات المسلحة
flight-fare-type-senior-citizen = كبار السن
flight-more-options = خيارات أكثر
flight-fewer-options = خيارات أقل
flight-preferred-airlines = شركات مفضلة
flight-excluded-airlines = شركات مستبعدة
flight-any-airline = أي شركة
flight-remove-airline = إزالة { $airline }
flight-departure-window = المغادرة بين
flight-arrival-window = الوصول بين
flight-any-time = أي وقت
flight-layover-limit = أطول توقف
flight-any-layover = أي مدة
flight-refund-type = الاسترداد
flight-refund-all = كل الأسعار
flight-refund-refundable = قابل للاسترداد
flight-refund-non-refundable = غير قابل للاسترداد
flight-filter-hold = حجز مؤقت
flight-filter-holdable = يمكن حجزه مؤقتًا
flight-hold-until = حجز مؤقت حتى { $date }، { $time }
flight-promo-code = رمز ترويجي
flight-non-stop-only = بدون توقف فقط
flight-nearby-airports = مطارات قريبة
flight-routes = أدنى أسعار المسارات الأخيرة
flight-routes-of = { $count ->
    [one] اليوم القادم
    [two] اليومان القادمان
    [few] الأيام الـ{ $count } القادمة
   *[other] الأيام الـ{ $count } القادمة
}، بالغ واحد، ذهاب فقط
flight-routes-none = تظهر هنا المسارات التي تبحث عنها أو تحجزها، ومع كل منها أدنى سعر.
flight-routes-unknown = لا أسعار في هذه الأيام
flight-recent-from = ابتداءً من { $amount } لكل بالغ
flight-skip = الانتقال إلى الرحلات
flight-today = اليوم
flight-departing-today = المغادرون اليوم
flight-nobody-departs = لا مغادرات اليوم.
flight-latest-bookings = أحدث الحجوزات
flight-all-bookings = حجوزاتي
flight-no-bookings = لا حجوزات بعد
flight-no-bookings-help = ما تحجزه يظهر هنا فورًا.
flight-approvals = بانتظار الموافقة
flight-all-approvals = كل الموافقات ({ NUMBER($count) })
flight-approval-yours = القرار لك
flight-approval-theirs = القرار لغيرك
flight-approval-of = { $name }، { $company }
flight-month = هذا الشهر مقابل الماضي
flight-month-open = ملخص المبيعات
flight-month-days = حتى { $now }، مقابل الأيام نفسها حتى { $before }
flight-month-number = { NUMBER($number) }
flight-month-before = الشهر الماضي
flight-month-more = أكثر بنسبة { NUMBER($percent) } %
flight-month-less = أقل بنسبة { NUMBER($percent) } %
flight-month-same = دون تغيير
flight-month-sales = المبيعات
flight-month-bookings = الحجوزات
flight-month-earned = الربح
flight-month-refunded = المبالغ المستردة
flight-account = الحساب
flight-open-ledger = دفتر الحساب
flight-spendable = المتاح للحجز
flight-reserved = محجوز
flight-rewards = مكافآت السفر
flight-party-detail = { $adults ->
    [one] بالغ واحد
    [two] بالغان
    [few] { $adults } بالغين
   *[other] { $adults } بالغًا
}{ $children ->
    [0] {""}
    [one] { "، " }طفل واحد
    [two] { "، " }طفلان
    [few] { "، " }{ $children } أطفال
   *[other] { "، " }{ $children } طفلًا
}{ $infants ->
    [0] {""}
    [one] { "، " }رضيع واحد
    [two] { "، " }رضيعان
    [few] { "، " }{ $infants } رضّع
   *[other] { "، " }{ $infants } رضيعًا
}
flight-hours = { $hours ->
    [one] ساعة واحدة
    [two] ساعتان
    [few] { $hours } ساعات
   *[other] { $hours } ساعة
}
flight-recent-detail = { $date }، { $count ->
    [one] مسافر واحد
    [two] مسافران
    [few] { $count } مسافرين
   *[other] { $count } مسافرًا
}، { $cabin }
flight-points = { $points ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
   *[other] { $points } نقطة
}

# نتائج البحث
flight-your-search = بحثك
flight-change-search = تعديل البحث
flight-close-search = إغلاق دون تعديل
flight-back-to-search = العودة إلى البحث
flight-not-chosen = غير محدد
flight-to-city = { $from } إلى { $to }
flight-party-words = { $adults ->
    [one] بالغ واحد
    [two] بالغان
    [few] { $adults } بالغين
   *[other] { $adults } بالغًا
}{ $children ->
    [0] {""}
    [one] ، طفل واحد
    [two] ، طفلان
    [few] ، { $children } أطفال
   *[other] ، { $children } طفلًا
}{ $infants ->
    [0] {""}
    [one] ، رضيع واحد
    [two] ، رضيعان
    [few] ، { $infants } رضّع
   *[other] ، { $infants } رضيعًا
}
flight-flights = الرحلات
flight-other-days = أيام أخرى
flight-count = { $count ->
    [0] لا رحلات
    [one] رحلة واحدة، السعر لكل بالغ
    [two] رحلتان، السعر لكل بالغ
    [few] { $count } رحلات، السعر لكل بالغ
   *[other] { $count } رحلة، السعر لكل بالغ
}
flight-count-of = { $left } من { $count ->
    [one] رحلة واحدة، السعر لكل بالغ
    [two] رحلتين، السعر لكل بالغ
    [few] { $count } رحلات، السعر لكل بالغ
   *[other] { $count } رحلة، السعر لكل بالغ
}
flight-count-short = { $count ->
    [0] لا رحلات
    [one] رحلة واحدة
    [two] رحلتان
    [few] { $count } رحلات
   *[other] { $count } رحلة
}
flight-count-short-of = { $left } من { $count ->
    [one] رحلة واحدة
    [two] رحلتين
    [few] { $count } رحلات
   *[other] { $count } رحلة
}
flight-count-most = (أفضل { $shown } من { $total })
flight-count-best = (أفضل { $shown }، ويوجد غيرها)
flight-duration = { $hours ->
    [0] { $minutes }د
   *[other] { $minutes ->
        [0] { $hours }س
       *[other] { $hours }س { $minutes }د
    }
}
flight-stops = { $count ->
    [0] مباشر
    [one] توقف { $airports }
    [two] توقفان { $airports }
    [few] { $count } توقفات { $airports }
   *[other] { $count } توقفًا { $airports }
}
flight-kilograms = { $kilograms ->
    [0] بدون
   *[other] { $kilograms } كغ
}
flight-bag = { $kilograms ->
    [0] بدون أمتعة مسجلة
   *[other] { $bag }
}
flight-terminal-short = T{ $terminal }
flight-days-later = { $days ->
    [one] يصل بعد يوم
    [two] يصل بعد يومين
    [few] يصل بعد { $days } أيام
   *[other] يصل بعد { $days } يومًا
}
flight-direction-name = { $flights }، { $airline }، من { $departs } إلى { $arrives }، { $duration }، { $stops }
flight-offer-name = { $directions }، { $price } لكل بالغ
flight-sold-out = نفدت المقاعد
flight-seats-left = بقي { $count }
flight-cancel-for = الإلغاء { $fee }
flight-change-for = التغيير { $fee }
flight-net = { $count ->
    [one] الصافي
   *[other] الصافي لعدد { $count }
}
flight-net-per-adult = الصافي لكل بالغ
flight-earn = ربحك
flight-compare-this = قارن
flight-fares = { $count ->
    [one] سعر واحد
    [two] سعران
    [few] { $count } أسعار
   *[other] { $count } سعرًا
}
flight-hide-fares = إخفاء الأسعار
flight-fares-of = أسعار { $flights }
flight-fares-when = { $date }، من { $departs } إلى { $arrives }، لكل بالغ
flight-per-adult = لكل بالغ
flight-for-party = لعدد { $count }
flight-for-change = مقابل التغيير
flight-fare-per-adult = السعر لكل بالغ
flight-choose-fare = اختر { $family }
flight-feature = الميزة
flight-cabin-bag = أمتعة المقصورة
flight-check-in-bag = الأمتعة المسجلة
flight-change-fee = رسوم التغيير
flight-cancel-fee = رسوم الإلغاء
flight-seat = المقعد
flight-meal = الوجبة
flight-booking-class = فئة الحجز
flight-seats = المقاعد المتبقية
flight-included = مشمول
flight-paid = برسوم
flight-seat-included = المقعد مشمول
flight-seat-paid = المقعد برسوم
flight-meal-included = الوجبة مشمولة
flight-meal-paid = الوجبة برسوم
flight-fee-free = مجانًا
flight-fee-not-allowed = غير مسموح
flight-fees-note = الرسوم لكل مسافر عند التغيير أو الإلغاء الآن.
flight-leg = { $departs } { $origin } إلى { $arrives } { $destination }
flight-operated-by = تشغّلها { $airline }
flight-layover-at = توقف { $duration } في { $airport }
flight-layover-overnight = توقف { $duration } في { $airport }، مع مبيت
flight-sort = ترتيب
flight-lead-price = الأرخص
flight-lead-duration = الأسرع
flight-lead-best = الأفضل
flight-sort-best-up = الأفضل أولًا
flight-sort-best-down = الأفضل أخيرًا
flight-sort-price-up = السعر، الأدنى أولًا
flight-sort-price-down = السعر، الأعلى أولًا
flight-sort-duration-up = المدة، الأقصر أولًا
flight-sort-duration-down = المدة، الأطول أولًا
flight-sort-departure-up = المغادرة، الأبكر أولًا
flight-sort-departure-down = المغادرة، الأخيرة أولًا
flight-sort-arrival-up = الوصول، الأبكر أولًا
flight-sort-arrival-down = الوصول، الأخير أولًا
flight-sort-airline-up = شركة الطيران، تصاعديًا
flight-sort-airline-down = شركة الطيران، تنازليًا
flight-net-switch = السعر الصافي والعمولة
flight-view = العرض
flight-view-cards = بطاقات
flight-view-bars = أشرطة زمنية
flight-bars-facts = { $duration }، { $stops }
flight-bars-time = توقيت { $city }
flight-filters = عوامل التصفية
flight-filters-count = { $count ->
    [0] تصفية
   *[other] تصفية { $count }
}
flight-clear-all = { $count ->
    [0] مسح الكل
   *[other] مسح الكل ({ $count })
}
flight-clear-filters = مسح عوامل التصفية
flight-show-flights = { $count ->
    [0] لا رحلات
    [one] عرض رحلة واحدة
    [two] عرض رحلتين
    [few] عرض { $count } رحلات
   *[other] عرض { $count } رحلة
}
flight-filter-flights = { $count ->
    [0] لا رحلات
    [one] رحلة واحدة
    [two] رحلتان
    [few] { $count } رحلات
   *[other] { $count } رحلة
}
flight-filter-show-all = عرض الكل ({ $count })
flight-filter-show-fewer = عرض أقل
flight-filter-up-to = حتى { $value }
flight-filter-between = { $from } إلى { $to }
flight-filter-stops = التوقفات
flight-filter-stop = { $stops ->
    [0] مباشر
    [one] توقف واحد
   *[other] { $stops } أو أكثر
}
flight-filter-airlines = شركات الطيران
flight-filter-layover = مكان التوقف
flight-filter-avoid-overnight = تجنب المبيت
flight-filter-times = الأوقات
flight-filter-departure = المغادرة من { $city }
flight-filter-arrival = الوصول إلى { $city }
flight-filter-same-day = الوصول في اليوم نفسه
flight-filter-duration = المدة
flight-filter-duration-low = أقصر مدة
flight-filter-duration-high = أطول مدة
flight-filter-price = السعر لكل بالغ
flight-filter-price-low = أدنى سعر
flight-filter-price-high = أعلى سعر
flight-filter-flight-number = رقم الرحلة
flight-filter-flight-number-example = مثل 6E 2134
flight-filter-aircraft = الطائرة
flight-none-help = قد تجد رحلات في يوم آخر أو من مطار قريب.
flight-filters-hide-all = { $count ->
    [one] عوامل التصفية تخفي الرحلة الوحيدة في هذا اليوم.
   *[other] عوامل التصفية تخفي كل رحلات هذا اليوم ({ $count }).
}
flight-see-day = عرض { $day }
flight-invalid-title = لا يمكن إجراء هذا البحث
flight-compare = مقارنة
flight-compare-full = { $count } رحلات، وهو أقصى ما يُقارن
flight-compare-more = اختر حتى { $count } رحلات
flight-compare-remove = إخراج { $flights } من المقارنة
flight-compare-clear = مسح
flight-compare-open = قارن جنبًا إلى جنب
flight-compare-close = إغلاق المقارنة
flight-compare-differences = الفروق فقط
flight-compare-select = اختر
flight-compare-when = { $departs } { $origin } إلى { $arrives } { $destination }
flight-compare-best = الأفضل
flight-compare-no-layover = لا يوجد
flight-compare-overnight = مع مبيت
flight-compare-fare = السعر، بالغ واحد
flight-compare-earn = ربحك، بالغ واحد
flight-compare-earn-all = { $count ->
    [one] ربحك
    [two] ربحك، مسافران
    [few] ربحك، { $count } مسافرين
   *[other] ربحك، { $count } مسافرًا
}
flight-compare-total-time = المدة الكلية
flight-compare-layover = التوقف
flight-compare-check-in-bag = الأمتعة المسجلة
flight-compare-cabin-bag = أمتعة المقصورة
flight-compare-cancel-fee = رسوم الإلغاء
flight-compare-change-fee = رسوم التغيير
flight-compare-seats-left = المقاعد المتبقية
flight-decision = اختيارك
flight-chosen-departs = { $date }، { $time }
flight-chosen-fare = { $flights }، { $family }
flight-choose-one = اختر رحلة للمتابعة.
flight-total = { $count ->
    [one] الإجمالي، مسافر واحد
    [two] الإجمالي، مسافران
    [few] الإجمالي، { $count } مسافرين
   *[other] الإجمالي، { $count } مسافرًا
}
flight-balance-covers = الرصيد يكفي
flight-credit-covers = حد الائتمان يكفي
flight-balance-short = الرصيد لا يكفي
flight-book = احجز
flight-hold = حجز مؤقت
flight-not-held = لا يمكن حجز هذه المقاعد مؤقتًا: تطلب شركة الطيران الدفع عند الحجز. احجزها أو اختر سعرًا آخر.
flight-checking-price = جارٍ التحقق من السعر
flight-chosen-hidden = { $flights } لا تزال مختارة، لكن عوامل التصفية تخفيها.
flight-offers-expired = انتهت صلاحية هذه العروض. ابحث من جديد عن أسعار اليوم.
flight-explain = اشرح هذا المبلغ
flight-explain-moved = كان السعر { $from } في نتائج البحث، وأصبح الآن { $to }.

# رحلات من عدة اتجاهات.
flight-journey = الرحلة
flight-journey-one-way = ذهاب فقط
flight-journey-round-trip = ذهاب وعودة
flight-journey-multi-city = عدة مدن
flight-onward = الذهاب
flight-return = العودة
flight-from-to = { $origin } إلى { $destination }
flight-directions = الاتجاهات
flight-flight = الرحلة { $number }
flight-flight-field = الرحلة { $number }، { $field }
flight-add-flight = أضف رحلة
flight-remove-flight = احذف الرحلة { $number }
flight-dates-title = التواريخ
flight-dates-of = { $from } إلى { $to }، أدنى سعر ذهاب للبالغ بعملة { $currency }
flight-nights = { $count ->
    [one] ليلة واحدة
    [two] ليلتان
    [few] { $count } ليالٍ
   *[other] { $count } ليلة
}
flight-done-nights = تم، { $nights }
flight-fares-legend = أدنى سعر ذهاب للبالغ بعملة { $currency }،
flight-fares-legend-cheapest = أرخص الأيام بالأخضر
flight-condition-age = يجب أن يكون كل مسافر قد أتم { $age } سنة في أول يوم من السفر، مع حمل ما يثبت ذلك إلى المطار.
flight-condition-adults = للبالغين فقط، مع حمل كل منهم ما يثبت الخدمة إلى المطار.
flight-condition-children = لا يُباع مع أطفال أو رضّع.
# The mark makes it read from right to left wherever it stands.
flight-days-between = من { $first } إلى { $last }
flight-other-days-named = أيام أخرى، { $name }
flight-days-of = أيام الاتجاه
flight-days-before = أيام أبكر
flight-days-after = أيام لاحقة
flight-lowest-fare = أدنى سعر
flight-flights-named = رحلات { $name }
flight-filters-of = عوامل تصفية الاتجاه
flight-filters-named = عوامل التصفية، { $name }
flight-filter-times-of = أوقات الاتجاه
flight-bars-of = الأشرطة الزمنية للاتجاه
flight-compare-named = المقارنة، { $name }
flight-choose-flight = اختر رحلة
flight-choose-each = اختر رحلة لكل اتجاه للمتابعة.
flight-next = التالي، { $name }
flight-total-so-far = { $count ->
    [one] حتى الآن، مسافر واحد
    [two] حتى الآن، مسافران
    [few] حتى الآن، { $count } مسافرين
   *[other] حتى الآن، { $count } مسافرًا
}
flight-chosen-named = { $name }، { $chosen }
flight-special-return = سعر خاص ذهابًا وعودة
flight-special-needs = لا يُباع إلا مع سعر العودة الخاص من شركة الطيران نفسها في الاتجاه الآخر
flight-pairs = أسعار خاصة للذهاب والعودة
flight-pairs-note = { $count ->
    [one] ذهابًا وعودة، مسافر واحد
    [two] ذهابًا وعودة، مسافران
    [few] ذهابًا وعودة، { $count } مسافرين
   *[other] ذهابًا وعودة، { $count } مسافرًا
}
flight-pair-flights = { $there } { $leaves }، { $back } { $returns }
flight-pair-saves = توفير { $amount }
flight-pair-needs = اختيرت { $flights } بسعر خاص للذهاب والعودة، ويلزمه هنا السعر الخاص من شركة الطيران نفسها.
flight-pair-none = اختيرت { $flights } بسعر خاص للذهاب والعودة، ويلزمه هنا السعر الخاص من شركة الطيران نفسها، ولا يوجد ما يوافقه. اختر لها سعرًا آخر.
flight-pair-take = خذ { $flights }، { $time }: { $total } ذهابًا وعودة
flight-pair-leave = خذ { $family } بدلًا منه، { $total }
flight-quote = { $count ->
    [0] عرض سعر
   *[other] عرض سعر ({ $count })
}
flight-quote-compared = إرسال عرض سعر
flight-schedule-changed = { $count ->
    [one] غيّرت شركة الطيران رحلات حجز واحد
    [two] غيّرت شركات الطيران رحلات حجزين
    [few] غيّرت شركات الطيران رحلات { $count } حجوزات
   *[other] غيّرت شركات الطيران رحلات { $count } حجزًا
}
flight-schedule-changed-booking = { $pnr }، { $name }، { $trip }: الرد قبل { $date }، { $time }
