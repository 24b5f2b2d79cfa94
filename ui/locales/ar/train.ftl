train-home-title = القطارات
train-results-title = من { $from } إلى { $to }
train-search = ابحث عن قطارات
train-search-again = ابحث مجددًا
train-search-more = ابحث عن قطارات أخرى
train-from = من
train-to = إلى
train-date = تاريخ السفر
train-quota = الحصة
train-swap = بدّل المحطتين
train-no-station = لا توجد محطة بهذا الاسم
train-day-before = قبل يوم
train-day-after = بعد يوم
train-none-help = لا يسير أي قطار بين هاتين المحطتين في هذا اليوم. جرّب يومًا آخر أو محطة قريبة.
train-count = { $shown } من { $all ->
    [one] قطار واحد.
    [two] قطارين.
    [few] { $all } قطارات.
   *[other] { $all } قطارًا.
}
train-estimate = الاحتمالات تقديرات من رحلات سابقة وليست وعودًا.
train-sort = الترتيب
train-sort-chance = أفضل احتمال
train-sort-departure = الأبكر
train-sort-duration = الأسرع
train-sort-price = الأرخص
train-legend = معاني الألوان
train-legend-confirmed = AVL: سرير
train-legend-rac = RAC: مقعد ثم سرير لاحقًا
train-legend-likely = WL: محتمل
train-legend-unlikely = WL: غير محتمل
train-filters = عوامل التصفية
train-clear = امسح الكل
train-all-filtered = لا يطابق أي قطار عوامل التصفية هذه
train-filter-chance = الاحتمال
train-filter-chance-any = الكل
train-filter-chance-confirmed = مؤكد الآن
train-filter-chance-rac = RAC أو أفضل
train-filter-chance-likely = 70% أو أكثر
train-filter-classes = الدرجة
train-filter-departs = المغادرة
train-filter-stations = المحطات
train-band-night = من 00:00 إلى 06:00
train-band-morning = من 06:00 إلى 12:00
train-band-afternoon = من 12:00 إلى 18:00
train-band-evening = من 18:00 إلى 24:00
train-stops = { $count ->
    [zero] دون توقف
    [one] توقف واحد
    [two] توقفان
    [few] { $count } توقفات
   *[other] { $count } توقفًا
}
train-direct = مباشر
train-runs-daily = يسير يوميًا
train-runs-on = يسير أيام { $days }
train-route = المسار
train-route-again = أظهر المسار مجددًا
train-route-of = توقفات { $name }
train-stop = التوقف
train-arrives = الوصول
train-departs = المغادرة
train-km = كم
train-show-days = 6 أيام
train-hide-days = أخفِ الأيام
train-days-of = درجات { $name } حسب اليوم
train-class-fare = الدرجة والسعر
train-day-asked = { $day }، المطلوب
train-cell-available = AVL { $left }
train-cell-current = باقٍ { $left }
train-cell-rac = RAC { $number }
train-cell-waiting = WL { $number }
train-cell-regret = مكتمل
train-cell-not-open = لم يُفتح
train-cell-charted = أُعدّ الكشف
train-cell-departed = غادر
train-chance-confirmed = مؤكد
train-chance-rac = السفر مضمون
train-chance-waiting = { $low }–{ $high }%
train-chance-of = احتمال السفر: { $low }–{ $high }%.
train-chance-why-rac-travels = حامل RAC يسافر حتمًا، اثنان على سرير جانبي سفلي.{ $departures ->
    [0] { "" }
   *[other] { " " }حصل هذا الترتيب على سرير كامل في { $cleared } من آخر { $departures } رحلات.
}
train-chance-why-tatkal-last = قوائم تاتكال أقل القوائم تقدمًا: تقدم هذا الرقم بما يكفي في { $cleared } من آخر { $departures } رحلات.
train-chance-why-past-departures = تقدم هذا الرقم من الحصة بما يكفي في { $cleared } من آخر { $departures } رحلات.
train-chance-why-no-history = لا توجد رحلات سابقة للمقارنة.
train-cell-said = { $class }، { $day }: { $status }، { $chance }
train-who = من يسافر
train-chosen = { $class }، { $day }
train-age = العمر
train-gender = الجنس
train-gender-male = ذكر
train-gender-female = أنثى
train-gender-others = آخر
train-wish = السرير المفضل
train-wish-any = دون تفضيل
train-berth-LB = سفلي
train-berth-MB = أوسط
train-berth-UB = علوي
train-berth-SLB = جانبي سفلي
train-berth-SUB = جانبي علوي
train-berth-WS = نافذة
train-berth-MS = وسط
train-berth-AS = ممر
train-add-traveller = أضف مسافرًا
train-drop-traveller = احذف المسافر { $number }
train-most = حتى { $most } في التذكرة الواحدة.
train-most-tatkal = حتى { $most } في تذكرة تاتكال الواحدة.
train-general-instead = الأسرّة السفلية لمسافر أو مسافرَين: الرجال من 60 والنساء من 45. يُحجز لهذه المجموعة من الحصة العامة، ويظهر وضعها فيها قبل الدفع.
train-own-berth = بسرير خاص به بالسعر الكامل
train-own-berth-free = بسرير خاص به بالسعر الكامل؛ مجانًا من دونه
train-boarding = محطة الصعود
train-adult-fare = سعر البالغ
train-quoting = جارٍ طلب السعر
train-book-class = احجز { $class }
train-travellers = المسافرون
train-travellers-note = الأسماء كما في الهوية
train-travellers-count = { $count ->
    [one] مسافر واحد
    [two] مسافران
    [few] { $count } مسافرين
   *[other] { $count } مسافرًا
}
train-traveller = المسافر { $number }
train-aged = العمر { $age }
train-without-berth = دون سرير
train-field-of = { $field } للمسافر { $number }
train-field-age = العمر
train-field-wish = السرير المفضل
train-only-confirmed = احجز فقط إذا حصل الجميع على سرير
train-auto-upgrade = النظر في درجة أعلى
train-auto-upgrade-note = إذا كان سرير من الدرجة الأعلى شاغرًا عند إعداد قائمة القطار. لا رسوم على ذلك، والإلغاء يبقى كما في الدرجة المدفوعة.
train-shown-id = هوية الرحلة
train-shown-id-note = تطلب Tatkal هوية أحد المسافرين
train-shown-id-whose = لمن
train-shown-id-help = كاملًا، أو آخر أربعة رموز منه. يُحمل الأصل في القطار.
train-means-rac = في RAC يتشارك اثنان سريرًا جانبيًا سفليًا جلوسًا إلى أن يخلو سرير.
train-means-waiting = إذا لم يتقدم أحد في التذكرة فإنها تُلغى عند إعداد الكشف ويُرد المبلغ.
train-to-berth = من الحجز إلى السرير
train-until-flat = حتى هنا يُخصم { $amount } عن كل سرير عند الإلغاء
train-until-share = حتى هنا يُخصم { $percent }% من السعر عند الإلغاء
train-least = { $amount } على الأقل عن كل سرير
train-hours-before = قبل { $hours } ساعة
train-chart = إعداد الكشف
train-chart-note = تصبح العربة والسرير نهائيين ولا يُلغى السرير المؤكد بعدها
train-second-chart = يُعدّ الكشف الثاني
train-second-chart-note = الأسرّة التي تُركت بعد الأول تذهب إلى التالين في الدور، ولا يُباع شيء بعده
train-leaves = مغادرة القطار
train-leaves-note = لا يُرد شيء بعدها
train-clerkage = RAC وقائمة الانتظار: يُخصم 60 روبية عن كل مسافر حتى 30 دقيقة قبل المغادرة.
train-tatkal-nothing = لا يُرد شيء عن سرير تاتكال المؤكد.
train-left-nothing = أُعدّ الكشف: هذا السرير باقٍ منه، ولا يمكن بعدُ إلغاء سرير مؤكد.
train-booked-confirmed = حصل الجميع على سرير
train-booked-confirmed-text = تصبح العربة والسرير نهائيين مع الكشف.
train-booked-rac = تم الحجز مع مشاركة سرير
train-booked-rac-text = من لديه RAC يسافر جالسًا ويحصل على سرير متى خلا.
train-booked-waiting = تم الحجز على قائمة الانتظار
train-booked-waiting-text = لا يسافر أحد بقائمة الانتظار وحدها. تتقدم الأماكن مع إلغاء الآخرين حتى إعداد الكشف.
train-paid = سعر العميل
train-show-ticket = اعرض التذكرة
train-show-booking = تفاصيل الحجز
train-pnr-help = عشرة أرقام
train-pnr-form = يتكون PNR من عشرة أرقام
train-pnr-ask = تحقق من الحالة
train-pnr-again = تحقق مجددًا
train-pnr-none = لا توجد تذكرة بهذا PNR
train-pnr-none-help = لا تعرف السكة الحديدية تذكرة بهذا الرقم.
train-course-booked = تم الحجز
train-course-moved = تقدّم
train-course-charted = الكشف الأول
train-course-charted-again = الكشف الثاني
train-course-leaves = المغادرة
train-course-before-chart = تصبح العربة والسرير نهائيين مع الكشف الأول، وتذهب الأسرّة التي تُترك بعده إلى التالين في الدور مع الثاني.
train-course-before-second = الأسرّة التي تُركت بعد الكشف الأول تذهب إلى التالين في الدور مع الثاني.
train-coaches = الموضع في القطار
train-coaches-note = كما يغادر محطته الأولى
train-coach-engine = القاطرة
train-coach-place = العربة { $coach }: { $at } من { $all } بعد القاطرة
train-berth-place = رقم { $number }
train-pnr-upgrade = يُنظر في درجة أعلى عند إعداد قائمة القطار، بلا رسوم.
train-pnr-no-upgrade = لا يُنظر في درجة أعلى.
train-pnr-traveller = المسافر
train-pnr-booked = عند الحجز
train-pnr-now = الآن
train-pnr-stays = من لا يزال منتظرًا يبقى في التذكرة مع من لديهم سرير لكن دون مكان خاص به.
train-pnr-history = الحجز وسجله
train-pnr-moves = حركات القائمة
train-pnr-moves-none = لم يتحرك شيء منذ الحجز.
train-pnr-another = تحقق من PNR آخر
train-pnr-chart-made = أُعدّ الكشف، { $at }
train-pnr-second-made = أُعدّ الكشف الثاني، { $at }
train-pnr-public = اشترت هذه التذكرة وكالة أخرى أو المسافر نفسه: هذا ما تقوله السكة الحديدية للجميع.
train-acts = ما يمكن فعله الآن
train-act-cancel = إلغاء
train-act-tdr = تقديم مطالبة TDR
train-act-boarding = تغيير محطة الصعود
train-act-until = حتى { $at }
train-act-first-ends = تنتهي أول مهلة في { $at }
train-act-more = { $count } غيرها
train-act-from-chart = تُفتح مع الكشف، { $at }
train-act-closed-state = غير ممكن بحالة الحجز
train-act-closed-chart = أُغلق مع الكشف
train-act-closed-departed = غادر القطار
train-act-closed-late = انتهت المهلة
train-act-closed-moved = غُيّرت مرة من قبل
train-act-closed-waits = لا أحد لديه سرير أو نصيب منه
train-refund = المبلغ المسترد الآن
train-refund-all = إذا ألغى كل المسافرين
train-refund-paid = المدفوع
train-refund-kept = المحتجز
train-refund-customer = يعود إلى العميل
train-refund-balance = يعود إلى رصيدك
train-refund-note = بحسب هذه اللحظة. لا يُلغى شيء قبل أن تراه مرة أخرى.
train-certificate-role = مزود خدمة بالتجزئة لدى IRCTC
train-certificate-rsp = رقم RSP
train-certificate-agent = معرف الوكيل
train-certificate-address = العنوان
train-certificate-phone = الهاتف
train-certificate-psp = مزود الخدمة الرئيسي
train-certificate-term = الصلاحية
train-certificate-from-to = { $from } – { $until }
train-certificate-valid = سارية
train-certificate-ends-soon = { $days ->
    [0] تنتهي اليوم
    [one] تنتهي خلال يوم واحد
    [two] تنتهي خلال يومين
    [few] تنتهي خلال { $days } أيام
    [many] تنتهي خلال { $days } يومًا
   *[other] تنتهي خلال { $days } يوم
}
train-certificate-ended = انتهت
train-certificate-renew = جدّدها في الوقت المناسب لدى مزود الخدمة الرئيسي.
train-certificate-renew-now = استخرج شهادة جديدة من مزود الخدمة الرئيسي.
train-certificate-display = اعرض هذه الصفحة حيث تُباع تذاكر القطار.
train-certificate-code = رمز QR ببيانات هذه الشهادة
train-certificate-code-note = امسحه للمقارنة
train-certificate-print = اطبع
train-certificate-again = حمّل مجددًا
train-certificate-none = لا توجد شهادة
train-certificate-none-help = لم تصدر السكك الحديدية شهادة لهذه الوكالة بعد.
train-further = ابحث أبعد
train-further-open = ابحث عن سرير بطريق آخر
train-further-note = يجد تذاكر أضمن: من محطة أسبق أو إلى محطة أبعد، ومحطات قريبة، وثلاثة أيام قبل اليوم أو بعده، ودرجات وحصص أخرى، وتذكرتين في قطار واحد، وتبديل قطار واحد.
train-further-asked = ما طلبته
train-further-all = كل قطارات اليوم
train-further-none-direct = لا يصل إلى هناك في هذا اليوم قطار بهذه الدرجة.
train-further-sure = يوجد سرير شاغر فيما طلبته
train-further-sure-help = لا شيء أضمن منه. احجزه كما هو.
train-further-nothing = لم يُعثر على ما هو أضمن
train-further-nothing-help = جرّب درجة أخرى أو يومًا أبعد.
train-further-count = { $count ->
    [one] طريقة واحدة أضمن
    [two] طريقتان أضمن
    [few] { $count } طرق أضمن
   *[other] { $count } طريقة أضمن
}
train-further-book = احجز
train-further-book-part = احجز التذكرة { $number }
train-further-both = التذكرتان معًا
train-further-each = تُحجز كل تذكرة وتُلغى وحدها، ولها PNR خاص بها.
train-further-more = أكثر
train-further-less = أقل
train-further-same = السعر نفسه
train-further-earlier-boarding = تذكرة من محطة أسبق
train-further-later-leaving = تذكرة إلى محطة أبعد
train-further-other-train = قطار آخر
train-further-other-class = درجة أخرى
train-further-other-quota = حصة أخرى
train-further-nearby = محطة قريبة
train-further-other-day = يوم آخر
train-further-split = تذكرتان في قطار واحد
train-further-change = تبديل قطار واحد
train-surer-confirmed = يوجد سرير شاغر.
train-surer-rac = مقعد الآن وسرير لاحقًا.
train-surer-likely = الحصول على سرير مرجّح.
train-surer-unlikely = الحصول على سرير ممكن.
train-surer-chance = فرصة أفضل.
train-why-earlier = من { $station } قبلها بـ { $km } كم، والصعود في { $at }
train-why-later = إلى { $station } بعدها بـ { $km } كم، والنزول في { $at }
train-why-train = يغادر الساعة { $time }
train-why-from = من { $station } على بعد { $km } كم
train-why-to = إلى { $station } على بعد { $km } كم
train-why-after = { $days ->
    [one] بعده بيوم، { $day }
    [two] بعده بيومين، { $day }
   *[other] بعده بـ { $days } أيام، { $day }
}
train-why-before = { $days ->
    [one] قبله بيوم، { $day }
    [two] قبله بيومين، { $day }
   *[other] قبله بـ { $days } أيام، { $day }
}
train-why-split = على جزأين يكون الحجز أضمن: ثمة أسرّة مخصصة لأجزاء من الطريق. ابتداءً من { $station } لك سرير آخر.
train-why-change = التبديل في { $station }، { $time } بين القطارين
train-why-quota-GN = الحصة العامة
train-why-quota-TQ = تتكال بسعر أعلى، ولا يُرد شيء من سرير مؤكد
train-why-quota-LD = حصة السيدات، للنساء والأطفال دون 12 عامًا
train-why-quota-SS = أسرّة سفلية للنساء من 45 عامًا والرجال من 60 عامًا، فرادى أو اثنان
train-tools = المزيد عن القطارات
train-boarding-not-now = لا يمكن تغيير محطة الصعود في حالة الحجز هذه
train-boarding-nowhere = ليس للقطار محطة أخرى يمكن الصعود فيها في الوقت المناسب
train-boarding-where = محطة الصعود
train-boarding-until = يمكن تغييرها حتى { $at }
train-boarding-earlier = قبل { $duration }
train-boarding-later = بعد { $duration }
train-boarding-note = يمكن تغييرها مرة واحدة. ولا يُسمح بعدها بالصعود من المحطة السابقة. ويبقى السرير والسعر كما هما.
train-boarding-keep = إبقاؤها كما هي
train-boarding-move = تغيير المحطة
train-boarding-free = لا يُحتسب أي مبلغ.
train-boarding-done = تغيّرت محطة الصعود
train-boarding-done-text = يُرسل المكان والوقت الجديدان بالبريد إلى الوكالة والعميل، وتظهر على التذكرة.
train-boarding-refused = لم تتغيّر محطة الصعود
