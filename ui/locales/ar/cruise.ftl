cruise-title = الرحلات البحرية
cruise-search = البحث عن رحلات بحرية
cruise-search-again = البحث مجددًا
cruise-region = أين
cruise-region-india = الهند والمالديف
cruise-region-asia = شرق آسيا وجنوب شرقها
cruise-region-gulf = الخليج والبحر الأحمر
cruise-region-mediterranean = البحر المتوسط
cruise-region-europe = شمال أوروبا
cruise-region-caribbean = الكاريبي
cruise-region-alaska = ألاسكا
cruise-region-oceania = أستراليا والمحيط الهادئ
cruise-month = الشهر
cruise-cabins = المقصورات
cruise-cabins-count = { $count ->
    [zero] لا مقصورات
    [one] مقصورة واحدة
    [two] مقصورتان
    [few] { $count } مقصورات
    [many] { $count } مقصورة
   *[other] { $count } مقصورة
}
cruise-cabins-how-many = عدد المقصورات
cruise-cabin-number = المقصورة { $number }
cruise-adults = البالغون
cruise-children = الأطفال
cruise-children-note = حتى 11 سنة في اليوم الأخير
cruise-child-age = عمر الطفل { $number }
cruise-count = { $shown } من { $all } رحلات
cruise-filter-lengths = المدة
cruise-length-short = حتى 4 ليالٍ
cruise-length-week = من 5 إلى 7 ليالٍ
cruise-length-long = 8 ليالٍ فأكثر
cruise-filter-lines = المشغّل
cruise-sort = الترتيب
cruise-sort-day = الأقرب
cruise-sort-price = الأرخص
cruise-sort-nights = الأقصر
cruise-none = لا توجد رحلة بحرية
cruise-none-help = لا تغادر سفينة من هناك في ذلك الشهر وفيها مقصورات للجميع. جرّب شهرًا آخر أو ضيوفًا أقل في المقصورة.
cruise-all-filtered = لا تُبقي المرشّحات أي رحلة
cruise-clear = مسح المرشّحات
cruise-built = بُنيت { $year }
cruise-back = العودة { $moment }
cruise-from = ابتداءً من، لجميع الضيوف
cruise-per-guest = { $amount } لكل ضيف
cruise-choose-cabins = اختيار المقصورات
cruise-cabin = المقصورة
cruise-cabin-note = رسوم الموانئ والضريبة ضمن السعر
cruise-guarantee-of = { $kind }، مضمونة
cruise-guarantee-note = يختار المشغّل المقصورة، من هذا النوع أو أفضل
cruise-size-decks = { $metres } م²، الأسطح { $decks }
cruise-left = { $count ->
    [zero] لم يبق شيء
    [one] بقيت واحدة
    [two] بقيت اثنتان
    [few] بقيت { $count }
    [many] بقيت { $count }
   *[other] بقيت { $count }
}
cruise-deck = السطح { $deck }
cruise-decks = الأسطح
cruise-deck-first = اختر نوع المقصورة لترى الخالي منها
cruise-plan-cabin = { $number }، { $kind }، { $side }، أسرّة لعدد { $beds }
cruise-plan-free = خالية
cruise-plan-other = نوع آخر
cruise-plan-taken = محجوزة
cruise-plan-chosen = المختارة: { $number }، { $part }، { $side }
cruise-side-starboard = الجانب الأيمن
cruise-side-port = الجانب الأيسر
cruise-side-inside = في الداخل
cruise-part-forward = في المقدمة
cruise-part-middle = وسط السفينة، الأهدأ
cruise-part-aft = في المؤخرة
cruise-tips = الإكراميات
cruise-tips-prepaid = تُدفع الآن
cruise-tips-on-board = تُدفع على متن السفينة
cruise-nothing-chosen = اختر مقصورة لترى المبلغ.
cruise-total = المجموع
cruise-schedule = العربون والرصيد
cruise-schedule-note = يدفع لك عميلك في هذه المواعيد، ويُخصم من حسابك كذلك: العربون عند الحجز والرصيد في يومه. يصلك تذكير قبل أسبوع وقبل يوم. فإن لم يكفِ حسابك حتى نهاية ذلك اليوم أُلغيت الرحلة، واحتفظ المشغّل بما تنص عليه شروطه لذلك اليوم.
cruise-decision = المقصورات المختارة
cruise-travellers = المسافرون
cruise-next-cabin = اختيار المقصورة { $number }
cruise-kind-inside = داخلية
cruise-kind-oceanview = بإطلالة على البحر
cruise-kind-balcony = بشرفة
cruise-kind-suite = جناح
cruise-cabin-named = { $kind }، { $place }
cruise-guarantee = يعيّنها المشغّل قبل الصعود
cruise-on-deck = { $number }، السطح { $deck }
cruise-nights = { $count ->
    [zero] لا ليالٍ
    [one] ليلة واحدة
    [two] ليلتان
    [few] { $count } ليالٍ
    [many] { $count } ليلة
   *[other] { $count } ليلة
}
cruise-guests = { $count ->
    [zero] لا ضيوف
    [one] ضيف واحد
    [two] ضيفان
    [few] { $count } ضيوف
    [many] { $count } ضيفًا
   *[other] { $count } ضيف
}
cruise-moment = { $date }، { $time }
cruise-hours = من { $from } إلى { $to }
cruise-leaves = تغادر { $at }
cruise-arrives = تصل { $at }
cruise-tender = إلى البر بالقارب
cruise-at-sea = في البحر
cruise-route = خط السير
cruise-cancelling = الإلغاء
cruise-free = لا يُحتفظ بشيء
cruise-kept = { $percent } % من السعر
cruise-until = حتى { $date }
cruise-after = بعد ذلك
cruise-from-now = من الآن
cruise-back-whole = الأيام بتوقيت الميناء الأول. تُرد رسوم الموانئ والإكراميات كاملة.
cruise-pay-deposit = العربون، { $date }
cruise-pay-balance = الرصيد، حتى { $date }
cruise-pay-whole = المبلغ كله، { $date }
cruise-dining = العشاء
cruise-dining-early = مبكر، 18:00
cruise-dining-late = متأخر، 20:30
cruise-dining-anytime = في أي وقت
cruise-mode = الدفع أو الحجز المؤقت
cruise-mode-confirm = الدفع والتأكيد الآن
cruise-mode-hold = حجز مؤقت بلا دفع
cruise-mode-until = يحجز المشغّل المقصورات حتى { $moment }.
cruise-departs = المغادرة
cruise-returns = العودة
cruise-reference = مرجع المشغّل
cruise-given-up = أُلغيت
cruise-which-cabins = أي المقصورات تُلغى؟
cruise-choose-cabin = اختر مقصورة
