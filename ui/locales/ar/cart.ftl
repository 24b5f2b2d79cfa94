# السلال: خدمات تُسعَّر وتُحجز معًا.
cart-about-online = خدمات من كل نوع، بأسعار الآن وتُحجز معًا
cart-about-offline = محفوظة للعملاء بالأسعار التي عُرضت عليهم
cart-none-online = سلتك فارغة
cart-none-online-help = ابحث عمّا يحتاجه عميلك، واملأ البيانات، ثم اختر «أضف إلى السلة» قبل الدفع.
cart-none-offline = لا توجد سلال محفوظة
cart-none-offline-help = احفظ السلة إلى أن يقرر العميل، فتبقى فيها الخدمات والأسعار التي عُرضت.
cart-search = بحث
cart-which = السلة
cart-services = { $count ->
    [0] لا خدمات
    [one] خدمة واحدة
    [two] خدمتان
    [few] { $count } خدمات
   *[other] { $count } خدمة
  }
cart-services-booked = { $count ->
    [one] خدمة واحدة، حُجز منها { $booked }
    [two] خدمتان، حُجز منهما { $booked }
    [few] { $count } خدمات، حُجز منها { $booked }
   *[other] { $count } خدمة، حُجز منها { $booked }
  }
cart-services-of = خدمات السلة
cart-own = سلتك
cart-of = سلة { $owner }
cart-shared = مشتركة مع الزملاء
cart-rename = إعادة التسمية
cart-keep = حفظ
cart-name = اسم السلة
cart-name-needed = أعطِ السلة اسمًا.
cart-set-aside = حفظ لوقت لاحق
cart-take-up = تسعير وحجز
cart-remove = حذف السلة
cart-empty = لا توجد خدمات في هذه السلة.
cart-booking = تُحجز الخدمات واحدة بعد أخرى
cart-booked-of = حُجز { $booked } من { $count }
cart-pending = { $count } قيد التنفيذ
cart-failed = { $count } غير مؤكد
cart-open = { $count } غير محجوز
cart-each-alone = كل خدمة قائمة بذاتها: ما حُجز يبقى محجوزًا، وما لم يُؤكَّد لا يُخصم.
cart-price-again = طلب الأسعار
cart-prices-over = لم تعد الأسعار مضمونة
cart-prices-over-help = اطلب الأسعار من جديد قبل أي حجز آخر.
cart-prices-moved = { $count ->
    [one] تغيّر سعر واحد منذ الإضافة
    [two] تغيّر سعران منذ الإضافة
    [few] تغيّرت { $count } أسعار منذ الإضافة
   *[other] تغيّر { $count } سعرًا منذ الإضافة
  }
cart-prices-moved-help = لا يُحجز شيء قبل موافقتك.
cart-agree = قبول الأسعار
cart-agree-first = اقبل الأسعار الجديدة أولًا.
cart-prices-hold = الأسعار مضمونة معًا لمدة { $time }
cart-travellers = { $count ->
    [one] مسافر واحد
    [two] مسافران
    [few] { $count } مسافرين
   *[other] { $count } مسافرًا
  }
cart-include = للحجز
cart-net = الصافي
cart-as-shown = كما عُرض في { $date }
cart-up = زاد { $amount } منذ الإضافة
cart-down = نقص { $amount } منذ الإضافة
cart-open-booking = فتح
cart-take-out = إخراج: { $service }
cart-money = المبالغ
cart-customer-price = سعر العميل
cart-net-together = الصافي من الرصيد والائتمان
cart-earn = ربحك
cart-if-one-fails = إذا تعذّر حجز خدمة
cart-go-on = احجز الباقي واخصم قيمته وحده
cart-stop = توقف عندها واترك الباقي في السلة
cart-pay = { $count ->
    [one] ادفع { $amount } واحجز
   *[other] ادفع { $amount } واحجز { $count }
  }
cart-book = { $count ->
    [one] احجز مقابل { $amount }
   *[other] احجز { $count } مقابل { $amount }
  }
cart-add = أضف إلى السلة
cart-add-title = أضف إلى السلة
cart-add-note = لم يُحجز ولم يُخصم شيء بعد
cart-add-which = أي سلة
cart-new = سلة جديدة
cart-add-cancel = إلغاء
cart-reason = سبب هذه الرحلة
cart-reason-help = تطلب سياسة السفر في الشركة سببًا. راجع الأسعار ثم احجز من جديد.
cart-reason-code = السبب
cart-reason-more = تفاصيل أخرى (اختياري)
cart-trouble-sold-out = نفدت الأماكن
cart-trouble-gone = لم يعد معروضًا. أخرجه وابحث من جديد.
cart-trouble-quote-over = انتهت مدة سعره قبل الحجز
cart-trouble-not-accepted = لم تعد بياناته مقبولة. أخرجه وأضفه من جديد.
cart-trouble-fare-changed = غيّر المورّد السعر
cart-trouble-balance-too-low = الرصيد لا يغطيه
cart-trouble-over-limit = فوق حد الحجز المسموح لك
cart-trouble-policy = خارج سياسة السفر
cart-trouble-policy-reason = تسأل سياسة السفر عن سبب هذه الرحلة
cart-trouble-awaiting-approval = بانتظار الموافقة
cart-trouble-not-permitted = لا يحق لك حجزه
cart-trouble-not-sold = لا يُباع هنا حاليًا
cart-trouble-later = المورّد لا يرد. حاول لاحقًا.
cart-trouble-not-tried = لم تتم المحاولة لأن خدمة أخرى لم تُحجز
