## البحث عن الفنادق وحجز الغرف

hotel-home-title = فنادق
hotel-search = ابحث عن فنادق
hotel-search-again = ابحث مجددًا
hotel-place = مدينة أو منطقة أو فندق
hotel-place-example = كوتشي، فورت كوتشي…
hotel-no-place = لا يوجد مكان بهذا الاسم
hotel-place-area = منطقة في { $city }
hotel-place-landmark = معلم في { $city }
hotel-place-hotel = فندق في { $city }
hotel-dates-title = الليالي
hotel-nights =
    { $count ->
        [zero] بلا ليالٍ
        [one] ليلة واحدة
        [two] ليلتان
        [few] { $count } ليالٍ
        [many] { $count } ليلة
       *[other] { $count } ليلة
    }
hotel-rooms = الغرف
hotel-rooms-how-many = عدد الغرف
hotel-rooms-count =
    { $count ->
        [zero] بلا غرف
        [one] غرفة واحدة
        [two] غرفتان
        [few] { $count } غرف
        [many] { $count } غرفة
       *[other] { $count } غرفة
    }
hotel-guests-count =
    { $count ->
        [zero] بلا نزلاء
        [one] نزيل واحد
        [two] نزيلان
        [few] { $count } نزلاء
        [many] { $count } نزيلًا
       *[other] { $count } نزيلًا
    }
hotel-room-number = الغرفة { $number }
hotel-adults = البالغون
hotel-children = الأطفال
hotel-children-note = من 0 إلى 17 سنة
hotel-child-age = عمر الطفل { $number }
hotel-nationality = جنسية النزلاء
hotel-more-options = الجنسية والميزانية والنجوم
hotel-budget = ميزانية الإقامة، كحد أقصى
hotel-stars-wanted = النجوم
hotel-results-title = فنادق في { $place }
hotel-count = { $shown } من { $all } فندق
hotel-list = الفنادق
hotel-sort = الترتيب
hotel-sort-PA = الأقل سعرًا أولًا
hotel-sort-PD = الأعلى سعرًا أولًا
hotel-sort-SA = الأقل نجومًا أولًا
hotel-sort-SD = الأكثر نجومًا أولًا
hotel-view = العرض
hotel-view-grid = شبكة
hotel-view-list = قائمة
hotel-view-map = خريطة
hotel-where = موقعه
hotel-from-centre = على بعد { $kilometres } كم من وسط { $city }
hotel-map-open = اعرض على الخريطة
hotel-map-label = الخريطة
hotel-map-beside = الفنادق على الخريطة
hotel-map-in-view =
    { $count ->
        [zero] لا فنادق في هذا الجزء من الخريطة
        [one] فندق واحد في هذا الجزء من الخريطة
        [two] فندقان في هذا الجزء من الخريطة
        [few] { $count } فنادق في هذا الجزء من الخريطة
        [many] { $count } فندقًا في هذا الجزء من الخريطة
       *[other] { $count } فندق في هذا الجزء من الخريطة
    }
hotel-map-closer = قرّب الخريطة لترى الفنادق الأخرى.
hotel-map-choose = اختر سعرًا على الخريطة لترى الفندق هنا.
hotel-none-help = جرّب تواريخ أخرى، أو مكانًا أكبر قريبًا.
hotel-filters = عوامل التصفية
hotel-clear-filters = امسح عوامل التصفية
hotel-filters-hide-all = عوامل التصفية تخفي جميع الفنادق ({ $count }).
hotel-free-cancellation = إلغاء بلا رسوم
hotel-name = اسم الفندق
hotel-most-price = حتى
hotel-stars = النجوم
hotel-area = المنطقة
hotel-board = الوجبات
hotel-amenities = المرافق
hotel-comma = ،{" "}
hotel-compare = قارن الفنادق
hotel-compare-this = قارن
hotel-compare-none = امسح
hotel-compare-one-more = اختر فندقًا آخر للمقارنة، ثلاثة على الأكثر.
hotel-compare-best = الأفضل
hotel-free-to-be-had = يتوفر إلغاء بلا رسوم
hotel-free-until = بلا رسوم حتى { $moment }
hotel-on-request = عند الطلب
hotel-on-request-help = يؤكد الفندق هذا بنفسه خلال { $hours } ساعة. يبقى المبلغ محجوزًا حتى ذلك الحين، ويُخصم إذا وافق الفندق، ويُفرج عنه إذا رفض أو لم يرد.
hotel-left =
    { $count ->
        [zero] لم تبق غرف
        [one] بقيت غرفة واحدة
        [two] بقيت غرفتان
        [few] بقيت { $count } غرف
        [many] بقيت { $count } غرفة
       *[other] بقيت { $count } غرفة
    }
hotel-for-nights =
    { $count ->
        [zero] بلا ليالٍ
        [one] لليلة واحدة مع الضرائب
        [two] لليلتين مع الضرائب
        [few] لمدة { $count } ليالٍ مع الضرائب
        [many] لمدة { $count } ليلة مع الضرائب
       *[other] لمدة { $count } ليلة مع الضرائب
    }
hotel-a-night = { $amount } لليلة
hotel-earn = ربحك
hotel-see-rooms = اعرض الغرف
hotel-back-to-results = جميع فنادق البحث
hotel-weather = الطقس خلال الإقامة
hotel-weather-typical = المناخ المعتاد، وليس توقعًا
hotel-weather-mixed =
    { $count ->
        [zero] المناخ المعتاد
        [one] توقع ليوم واحد، ثم المناخ المعتاد
        [two] توقع ليومين، ثم المناخ المعتاد
        [few] توقع لـ { $count } أيام، ثم المناخ المعتاد
        [many] توقع لـ { $count } يومًا، ثم المناخ المعتاد
       *[other] توقع لـ { $count } يوم، ثم المناخ المعتاد
    }
hotel-weather-usual = المناخ المعتاد
hotel-weather-degrees = { $high }° / { $low }°
hotel-weather-chance = احتمال المطر { $percent }%
hotel-weather-clear = صافٍ
hotel-weather-partly-cloudy = غائم جزئيًا
hotel-weather-cloudy = غائم
hotel-weather-fog = ضباب
hotel-weather-drizzle = رذاذ
hotel-weather-rain = مطر
hotel-weather-showers = زخات مطر
hotel-weather-thunder = عواصف رعدية
hotel-weather-snow = ثلج
hotel-about = عن الفندق
hotel-from-time = من { $time }
hotel-until-time = حتى { $time }
hotel-built =
    { $count ->
        [zero] بلا غرف، بُني عام { $year }
        [one] غرفة واحدة، بُني عام { $year }
        [two] غرفتان، بُني عام { $year }
        [few] { $count } غرف، بُني عام { $year }
        [many] { $count } غرفة، بُني عام { $year }
       *[other] { $count } غرفة، بُني عام { $year }
    }
hotel-phone = الهاتف
hotel-party =
    { $adults ->
        [zero] بلا بالغين
        [one] بالغ واحد
        [two] بالغان
        [few] { $adults } بالغين
        [many] { $adults } بالغًا
       *[other] { $adults } بالغ
    }{ $children ->
        [zero] {""}
        [one] ، طفل واحد
        [two] ، طفلان
        [few] ، { $children } أطفال
        [many] ، { $children } طفلًا
       *[other] ، { $children } طفل
    }
hotel-no-rooms = لم تبق غرف
hotel-no-rooms-help = لا شيء متاح لهؤلاء النزلاء في هذه الليالي.
hotel-selection = اختيارك
hotel-hotel-time = بتوقيت الفندق
hotel-total = الإجمالي
hotel-book = احجز
hotel-checked-again = يُراجع السعر مرة أخرى قبل الدفع.
hotel-guests = النزلاء
hotel-guests-note = باسم من تكون كل غرفة
hotel-pan-help = مطلوب للمدفوعات إلى الخارج
hotel-field-of = { $field }، الغرفة { $room }
hotel-field-pan = PAN
hotel-field-number = رقم جواز السفر
hotel-field-issuedOn = تاريخ الإصدار
hotel-field-expiresOn = تاريخ الانتهاء
hotel-field-placeOfIssue = مكان الإصدار
hotel-field-country = بلد الإصدار
hotel-policy-changed = تغيّرت شروط الإلغاء منذ عرضها
hotel-policy-agree = يوافق العميل على الشروط أدناه
hotel-requests-note = لا يضمن الفندق أيًّا منها
hotel-mode = موعد الدفع
hotel-mode-confirm = ادفع وأكّد الآن
hotel-mode-hold = احجز الغرف مؤقتًا بلا دفع
hotel-mode-until = تُحفظ حتى { $moment }، وهو آخر وقت يمكن فيه التخلي عنها بلا رسوم. يُرسل تذكير قبل ذلك.
hotel-amenity-wifi = واي فاي
hotel-amenity-parking = موقف سيارات
hotel-amenity-pool = مسبح
hotel-amenity-gym = صالة رياضية
hotel-amenity-spa = منتجع صحي
hotel-amenity-restaurant = مطعم
hotel-amenity-bar = بار
hotel-amenity-room-service = خدمة الغرف
hotel-amenity-breakfast-hall = قاعة فطور
hotel-amenity-airport-shuttle = نقل إلى المطار
hotel-amenity-business-centre = مركز أعمال
hotel-amenity-conference-rooms = قاعات مؤتمرات
hotel-amenity-laundry = غسيل الملابس
hotel-amenity-lift = مصعد
hotel-amenity-wheelchair = مناسب للكراسي المتحركة
hotel-amenity-family-rooms = غرف عائلية
hotel-amenity-pets = يُسمح بالحيوانات
hotel-amenity-car-charging = شحن السيارات
hotel-amenity-beach = شاطئ
hotel-amenity-garden = حديقة
