# الوجبات والأمتعة والخدمات الخاصة والمقاعد
extras-flights = الإضافات لكل رحلة
extras-flight = من { $from } إلى { $to }
extras-none-chosen = كلها اختيارية. ما تختاره يُشترى مع التذاكر.
extras-none-added = كلها اختيارية. ما تختاره يُخصم عند إضافته.
extras-add-later = إضافة خدمات
extras-loading-failed = تعذّر تحميل إضافات هذه الرحلات.
extras-without = يمكنك المتابعة بلا إضافات وإضافتها لاحقًا.
extras-drop-all = إزالة كل الإضافات
extras-to-change = { $count ->
    [one] إضافة واحدة يجب تغييرها
    [two] إضافتان يجب تغييرهما
    [few] { $count } إضافات يجب تغييرها
    [many] { $count } إضافة يجب تغييرها
   *[other] { $count } إضافة يجب تغييرها
}
extras-wrong = { $who }، { $what }: { $why }
extras-remove = إزالة
extras-remove-of = إزالة { $what }، { $who }
extras-free = مجانًا
extras-chosen = الإضافات
extras-bought = سبق شراؤها
extras-line-note = { $who }، { $flight }
extras-none = بلا إضافات
extras-edit = تعديل الإضافات

# المقاعد
extras-seats = المقاعد
extras-no-map = تخصّص شركة الطيران المقاعد عند تسجيل السفر في هذه الرحلة.
extras-no-seats-later = لا تبيع شركة الطيران مقاعد هنا بعد إتمام الحجز.
extras-on-aircraft = { $flight }، { $aircraft }
extras-view = طريقة عرض المقاعد
extras-view-map = مخطط
extras-view-list = قائمة
extras-seat-together = إجلاسهم معًا
extras-together-at = { $seats }، { $price }
extras-seated-together = يجلسون معًا: { $seats }
extras-who-sits = المقعد لـ
extras-no-seat = لم يُختر مقعد
extras-on-lap = في حضن { $who }
extras-seat-of = مقعد { $who }
extras-seat-number = المقعد { $seat }
extras-map-of = مقاعد الرحلة { $flight }، لـ { $who }
extras-deck-main = الطابق الرئيسي
extras-deck-upper = الطابق العلوي
extras-seat-window = نافذة
extras-seat-aisle = ممر
extras-seat-middle = وسط
extras-seat-exit = صف مخرج الطوارئ
extras-seat-legroom = مساحة إضافية للساقين
extras-seat-not-for-child = ليس لطفل أو رضيع
extras-seat-bassinet = مكان لمهد
extras-seat-taken = محجوز
extras-seat-blocked = غير معروض للبيع
extras-seat-state-free = متاح
extras-seat-state-chosen = اختير لـ { $who }
extras-seat-held = المقعد { $seat } محجوز لـ { $who }. غيّر ذلك المقعد أولًا أو اختر غيره.
extras-seat-given = { $who }: المقعد { $seat }، { $price }
extras-seat-given-up = { $who }: بلا مقعد
extras-exit = مخرج
extras-legend = معاني المقاعد
extras-legend-free = بلا مقابل
extras-legend-price = { $price }
extras-legend-prices = من { $from } إلى { $to }
extras-legend-legroom = مساحة إضافية للساقين
extras-legend-not-for-child = ليس لطفل
extras-legend-taken = محجوز
extras-legend-blocked = غير معروض للبيع
extras-legend-chosen = مختار، الحرف الأول من اسم المسافر
extras-seat-keys = تنقل الأسهم بين المقاعد ويختار مفتاح الإدخال.
extras-facility-lavatory = دورة مياه
extras-facility-galley = مطبخ الطائرة
extras-facility-closet = خزانة
extras-facility-stairs = سلّم
extras-facility-door = باب

# الوجبات والأمتعة والخدمات
extras-choices = الوجبات والأمتعة
extras-same-for-all = نفسها للجميع
extras-traveller = المسافر
extras-kind-meals = الوجبة
extras-kind-baggage = أمتعة إضافية حتى { $most } كغ
extras-kind-special_ssr = طلب خاص
extras-add-meals = إضافة وجبة
extras-add-baggage = إضافة أمتعة
extras-add-special_ssr = إضافة طلب
extras-choose-meals = وجبة { $who }
extras-choose-baggage = أمتعة { $who }
extras-choose-special_ssr = طلب خاص لـ { $who }
extras-none-meals = لا وجبات معروضة
extras-none-baggage = لم يُعثر على أمتعة.
extras-none-special_ssr = لا طلبات معروضة
extras-price = السعر
extras-bag = { $weight } كغ إضافية

# كما تسمّيها شركات الطيران
extras-name-paneer-sandwich = شطيرة بانير تيكا
extras-name-chicken-sandwich = شطيرة دجاج متبّل
extras-name-almond-cake = كعكة اللوز والزبيب
extras-name-vegetarian = وجبة نباتية
extras-name-non-vegetarian = وجبة غير نباتية
extras-name-jain = وجبة جاينية
extras-name-diabetic = وجبة لمرضى السكري
extras-name-fruit = طبق فواكه
extras-name-hindu-vegetarian = وجبة هندوسية نباتية
extras-name-vegan = وجبة نباتية صرفة
extras-name-hindu = وجبة هندوسية غير نباتية
extras-name-halal = وجبة حلال
extras-name-gluten-free = وجبة خالية من الغلوتين
extras-name-low-fat = وجبة قليلة الدسم
extras-name-child = وجبة أطفال
extras-name-baby = وجبة رضّع
extras-name-wheelchair-door = كرسي متحرك إلى باب الطائرة
extras-name-wheelchair-steps = كرسي متحرك، لا يصعد الدرج
extras-name-wheelchair-seat = كرسي متحرك إلى المقعد
extras-name-blind = مسافر كفيف
extras-name-deaf = مسافر أصم
extras-name-meet = استقبال ومرافقة
extras-name-sports = معدات رياضية
extras-name-bags-first = أولوية استلام الأمتعة
extras-name-fast-track = مسار سريع في المطار

# ما آلت إليه
extras-status-requested = مطلوب
extras-status-confirmed = مؤكد
extras-status-refused = مرفوض
extras-status-cancelled = ملغى
