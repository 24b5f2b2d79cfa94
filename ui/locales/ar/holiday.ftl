holiday-title = باقات العطلات
holiday-search = ابحث عن باقة
holiday-search-again = ابحث من جديد
holiday-destination = إلى أين
holiday-destination-example = بلد أو مكان أو موضوع
holiday-anywhere = أي مكان
holiday-from = اليوم الأول
holiday-days = المدة
holiday-any-days = أي مدة
holiday-up-to-days = حتى { $count } أيام
holiday-rooms = الغرف والمسافرون
holiday-rooms-how-many = الغرف
holiday-room-number = الغرفة { $number }
holiday-party = { $rooms ->
    [one] غرفة واحدة
    [two] غرفتان
    [few] { $rooms } غرف
   *[other] { $rooms } غرفة
}، { $people ->
    [one] مسافر واحد
    [two] مسافران
    [few] { $people } مسافرين
   *[other] { $people } مسافرًا
}
holiday-room-party = { $adults ->
    [one] بالغ واحد
    [two] بالغان
   *[other] { $adults } بالغين
}{ $children ->
    [0] { "" }
    [one] ، طفل واحد
    [two] ، طفلان
   *[other] ، { $children } أطفال
}
holiday-adults = البالغون
holiday-children = الأطفال
holiday-children-note = حتى 11 سنة في اليوم الأول
holiday-child-age = عمر الطفل { $number }
holiday-none = لا توجد باقة مناسبة
holiday-none-help = جرّب مكانًا آخر أو أيامًا أكثر أو يومًا أول أبعد.
holiday-count = { $shown } من { $all } باقات، الأسعار لـ { $people ->
    [one] مسافر واحد
    [two] مسافرين
    [few] { $people } مسافرين
   *[other] { $people } مسافرًا
}
holiday-kinds = نوع الباقة
holiday-kind-fixed = رحلة جماعية
holiday-kind-custom = في أي يوم
holiday-nights = { $count ->
    [one] ليلة واحدة
    [two] ليلتان
    [few] { $count } ليال
   *[other] { $count } ليلة
}
holiday-days-count = { $count ->
    [one] يوم واحد
    [two] يومان
    [few] { $count } أيام
   *[other] { $count } يومًا
}
holiday-theme-beach = شاطئ
holiday-theme-hills = جبال
holiday-theme-heritage = تراث
holiday-theme-wildlife = حياة برية
holiday-theme-city = مدينة
holiday-theme-backwaters = بحيرات ساحلية
holiday-theme-snow = ثلج
holiday-left = { $count ->
    [one] بقي مقعد واحد
    [two] بقي مقعدان
    [few] بقيت { $count } مقاعد
   *[other] بقي { $count } مقعدًا
}
holiday-a-person = للشخص
holiday-for-all = للجميع
holiday-land-only = دون رحلات جوية
holiday-flights-from = مع رحلات جوية من { $origin }
holiday-open = عرض الأيام
holiday-other = باقات أخرى
holiday-no-package = لم تُختر باقة
holiday-choose = مم تتكوّن
holiday-choose-note = كل اختيار يُسعَّر من جديد
holiday-origin = الرحلات من
holiday-no-flights = دون رحلات جوية
holiday-origin-DEL = دلهي
holiday-origin-BOM = مومباي
holiday-origin-BLR = بنغالور
holiday-origin-MAA = تشيناي
holiday-origin-HYD = حيدر آباد
holiday-origin-CCU = كولكاتا
holiday-origin-COK = كوتشي
holiday-origin-AMD = أحمد آباد
holiday-origin-PNQ = بونه
holiday-stars = الفنادق
holiday-stars-count = { $count } نجوم
holiday-hotel-in = الفندق في { $city }
holiday-optional = اختياري، في السعر كما أُشّر
holiday-departures = مواعيد الانطلاق
holiday-departures-note = تسافر المجموعة في أيامها وبفنادقها ورحلاتها
holiday-departure = الانطلاق
holiday-by-day = يومًا بيوم
holiday-view-days = الأيام
holiday-view-map = الخريطة
holiday-map-label = خريطة الفنادق من واحد إلى التالي
holiday-map-day = اليوم { $day }
holiday-map-days = من اليوم { $first } إلى { $last }
holiday-change = تغيير
holiday-all-free = كل الأجزاء متاحة في هذه الأيام
holiday-day = اليوم
holiday-meal-breakfast = فطور
holiday-meal-lunch = غداء
holiday-meal-dinner = عشاء
holiday-comma = ، { "" }
holiday-car-own = لمجموعتكم وحدها
holiday-car-shared = مع المجموعة
holiday-in-and-out = المشمول وغير المشمول
holiday-in = مشمول في السعر
holiday-out = غير مشمول
holiday-payments = الدفعات
holiday-payments-note = ما يدفعه العميل ومتى
holiday-payments-booked-note = ما يدفعه العميل لكم؛ خُصم من حسابكم عند الحجز
holiday-due-now = عند الحجز
holiday-due-by = حتى { $date }
holiday-sum = المجموع
holiday-cancelling = عند إلغاء الرحلة
holiday-cancelling-note = من سعر المنظّم، لكل غرفة
holiday-grid-until = حتى { $date }
holiday-grid-later = بعد ذلك
holiday-grid-free = لا يُحتفظ بشيء
holiday-grid-kept = يُحتفظ بنسبة { $percent } %
holiday-decide = ما تم اختياره
holiday-book = احجز هذه الباقة
holiday-not-held = لم يُحجز شيء بعد. عند بدء الحجز يثبت هذا السعر 15 دقيقة، وتصبح الغرف والمقاعد لك بعد إتمام الحجز.
holiday-propose = عرض للعميل
holiday-proposed = العرض { $reference }
holiday-proposed-mailed = أُرسل بالبريد الإلكتروني. وهذا النص نفسه لأي وسيلة أخرى.
holiday-proposed-copy = انسخ النص وأرسله إلى عميلك.
holiday-proposal-text = نص العرض
holiday-proposal-send = اكتب العرض
holiday-proposal-name = اسم العميل
holiday-proposal-email = بريد العميل
holiday-proposal-email-help = بدونه تنسخ النص بنفسك
holiday-proposal-language = اللغة
holiday-proposal-note = ملاحظتك
holiday-language-en = الإنجليزية
holiday-language-fr = الفرنسية
holiday-language-ar = العربية
holiday-ages-sold = الأعمار: { $ages }
holiday-field-of = الغرفة { $room }: { $field }
holiday-payers = من يدفع
holiday-payers-note = تُقيد الضريبة المحصّلة عند المصدر على رقم PAN للدافع
holiday-one-payer = دافع واحد لكل الغرف
holiday-payer = الدافع
holiday-payer-name = الاسم كما في بطاقة PAN
holiday-payer-pan = PAN
holiday-pan-help = عشرة رموز مثل ABCPP1234E
holiday-payer-of = { $count ->
    [one] دافع الغرفة { $rooms }
   *[other] دافع الغرف { $rooms }
}
holiday-tcs = TCS
holiday-wishes = طلبات
holiday-wishes-note = للمنظّم؛ دون ضمان
holiday-operator = منظّم الرحلات
holiday-reference = مرجع المنظّم
holiday-voucher-number = رقم القسيمة
holiday-gone = ملغى
holiday-which-rooms = أي الغرف تُلغى؟
holiday-choose-room = اختر غرفة
