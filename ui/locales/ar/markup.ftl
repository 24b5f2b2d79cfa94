markup-shown-as = يُضاف إلى سعر المورّد ويدخل في ما يدفعه العميل
markup-rules = قواعد الهامش
markup-first-fits = القواعد الضيقة أولًا: تُطبَّق أول قاعدة مفعّلة تنطبق، ولا تُجمع القواعد
markup-of-agency = كما هي لدى الوكالة تحت «قواعد الأسعار»: تُطبَّق أول قاعدة مفعّلة ومناسبة، وما تحفظه هو ما تراه الوكالة
markup-add = أضف قاعدة
markup-new = قاعدة جديدة
markup-edit = تعديل القاعدة
markup-keep = تم
markup-save = احفظ القواعد
markup-discard = تجاهل التغييرات
markup-unsaved = لم تُحفظ بعد. العروض والحجوزات المؤقتة القائمة تحتفظ بسعرها.
markup-applies = تسري القواعد على العروض منذ حفظها.
markup-none = لا قاعدة لك
markup-none-of-agency = لا قاعدة خاصة بها
markup-none-help = تُطبَّق شروط البوابة. لكي لا يُضاف شيء اكتب قاعدة بقيمة 0.
markup-on = مفعّلة
markup-off = متوقفة
markup-up = ارفع { $name }
markup-down = أنزل { $name }
markup-edit-of = عدّل { $name }
markup-remove = احذف { $name }
markup-percent = { $percent } %
markup-per = { $product ->
    [flight] لكل مسافر له مقعد
    [hotel] لكل غرفة
    [bus] لكل مقعد
    [train] لكل سرير
    [cab] لكل سيارة
    [holiday] لكل غرفة
    [cruise] لكل مقصورة
   *[other] لكل شخص
}
markup-of-price = من سعر المورّد
markup-most = من السعر، بحد أقصى { $amount } لكل واحد
markup-all = { $product ->
    [flight] كل الرحلات
    [hotel] كل الإقامات
    [bus] كل الحافلات
    [train] كل القطارات
   *[other] الكل
}
markup-since = منذ { $date }
markup-days = من { $from } إلى { $to }
markup-from-airports = من { $airports }
markup-to-airports = إلى { $airports }
markup-travel-from = إقلاع الرحلات من
markup-travel-to = إقلاع الرحلات حتى
markup-travel-help = يوم أول إقلاع. إن تُرك فارغًا فمهما كان موعد الإقلاع.
markup-travel-since = الإقلاع من { $date }
markup-travel-until = الإقلاع حتى { $date }
markup-travel-days = الإقلاع من { $from } إلى { $to }
markup-name = الاسم
markup-service = الخدمة
markup-by = كيف يُضاف
markup-by-each = مبلغ لكل واحد
markup-by-percent = نسبة مئوية
markup-amount = الهامش
markup-at-most = بحد أقصى
markup-first-day = اليوم الأول
markup-last-day = اليوم الأخير
markup-narrow = ما تخصّه القاعدة؛ وما يُترك مفتوحًا يشمل الكل.
markup-companies = العملاء
markup-companies-help = لما يراه موظفو هذه الشركات ويحجزونه؛ وإن لم تختر شيئًا فهي للجميع.
markup-for-companies = لـ { $companies }
markup-company-gone = شركة لم تعد هنا
markup-journeys = الرحلة
markup-journey-domestic = داخلية
markup-journey-international = دولية
markup-trips = نوع السفر
markup-trip-one-way = ذهاب فقط
markup-trip-round-trip = تعرفة ذهاب وعودة
markup-trip-multi-city = عدة مدن
markup-cabins = الدرجة
markup-cabin-Y = السياحية
markup-cabin-W = السياحية الممتازة
markup-cabin-C = رجال الأعمال
markup-cabin-F = الأولى
markup-fares = التعرفة
markup-fare-regular = عادية
markup-fare-student = طلاب
markup-fare-armed-forces = القوات المسلحة
markup-fare-senior-citizen = كبار السن
markup-carriers = شركات الطيران
markup-origins = من
markup-destinations = إلى
markup-codes-help = رموز مثل 6E وAI
markup-airports-help = رموز مطارات مثل COK
markup-effect = الأثر على المبيعات السابقة
markup-effect-note = ما كانت هذه القواعد ستضيفه
markup-effect-of = من { $from } إلى { $to }، { $count ->
    [one] عملية بيع واحدة
   *[other] { $count } عملية بيع
}
markup-month = مبيعات
markup-month-last = الشهر الماضي
markup-month-this = هذا الشهر
markup-replay = أعد التطبيق
markup-replay-later = { $count ->
    [one] قاعدة واحدة تبدأ لاحقًا ولا تُعاد تجربتها.
    [two] قاعدتان تبدآن لاحقًا ولا تُعاد تجربتهما.
    [few] { $count } قواعد تبدأ لاحقًا ولا تُعاد تجربتها.
   *[other] { $count } قاعدة تبدأ لاحقًا ولا تُعاد تجربتها.
}
markup-same = كما كان
markup-was = كان
markup-cut = المبيعات أكثر: أُعيد تطبيق القواعد على أحدث 400.
markup-no-sales = لم يُبع شيء في هذه الأيام.
markup-no-rule = لا قاعدة تنطبق
markup-other-rule = قاعدة سابقة
markup-bookings = { $count ->
    [one] عملية بيع واحدة
   *[other] { $count } عملية بيع
}
markup-changed = { $count ->
    [one] عملية بيع واحدة كان هامشها سيختلف
   *[other] { $count } عملية بيع كان هامشها سيختلف
}
markup-column-booking = الحجز
markup-column-trip = السفر
markup-column-was = كان
markup-column-now = بهذه القواعد
