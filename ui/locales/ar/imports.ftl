# استيراد سجل حجز
imports-display = عرض سجل الحجز
imports-type = اختر النوع
imports-type-flight = رحلة جوية
imports-type-hotel = فندق
imports-type-cab = سيارة أجرة
imports-type-not = يمكن استيراد الرحلات الجوية فقط
imports-gds = اختر نظام الحجز
imports-gds-auto = التعرّف تلقائيًا
imports-gds-amadeus = أماديوس
imports-gds-galileo = جاليليو
imports-gds-sabre = سابر
imports-gds-found = قُرئ على أنه { $gds }
imports-gds-unknown = لم يُتعرّف على نظام هذا العرض. اختر النظام أو الصق العرض كاملًا.
imports-text = سجل الحجز من النظام
imports-text-hint = الصق العرض هنا
imports-text-help = مع الأسماء والرحلات وأرقام التذاكر كما تظهر على الشاشة.
imports-clear = البدء من جديد
imports-preview = معاينة
imports-nothing = لم يُلصق شيء بعد
imports-nothing-help = يظهر كل سطر هنا فور لصقه، مع بيان هل فُهم أم لا.
imports-reader-failed = تعذّر تحميل الجزء الذي يقرأ العروض.
imports-try-again = إعادة المحاولة
imports-lines = أسطر العرض
imports-all-understood =
    { $count ->
        [one] فُهم السطر الوحيد
       *[other] فُهمت كل الأسطر: { $count }
    }
imports-not-understood-count = أسطر لم تُفهم: { $count } من { $all }
imports-understood = مفهوم
imports-not-understood = غير مفهوم
imports-kind-header = الترويسة
imports-kind-name = أسماء
imports-kind-segment = رحلة
imports-kind-arnk = برًّا
imports-kind-ticket = تذكرة
imports-kind-time-limit = مهلة
imports-kind-ssr = خدمة
imports-kind-osi = معلومة
imports-kind-remark = ملاحظة
imports-kind-phone = اتصال
imports-kind-fare = سعر
imports-kind-received = وارد من
imports-kind-history = السجل
imports-kind-divided = مقسوم
imports-kind-notice = إشعار
imports-kind-noise = علامة شاشة
imports-read = ما قُرئ
imports-read-pnr = سجل الحجز
imports-flights = الرحلات
imports-travellers = المسافرون
imports-tickets = التذاكر
imports-ticket = تذكرة
imports-class = الدرجة { $rbd }
imports-surface = بوسيلة أخرى برًّا
imports-standing-confirmed = مؤكدة
imports-standing-changed = تغيّرت المواعيد
imports-standing-requested = مطلوبة
imports-standing-waitlisted = قائمة الانتظار
imports-standing-gone = ملغاة
imports-standing-flown = تمّت
imports-type-of-adult = بالغ
imports-type-of-child = طفل
imports-type-of-infant = رضيع
imports-no-tickets = لا رقم تذكرة في العرض ولا مهلة لإصدار التذاكر: لا يمكن استيراده.
imports-no-ticket = لا تذكرة لهذا المسافر في العرض
imports-further =
    { $count ->
        [one] وواحدة أخرى
        [two] واثنتان أخريان
       *[other] و{ $count } أخرى
    }
imports-nobodys = لا يبيّن العرض لمن هي
imports-no-amount = بلا مبلغ
imports-international = رحلة دولية: جوازات السفر مطلوبة.
imports-tied = مجموع التذاكر يساوي الإجمالي { $total }
imports-differ = التذاكر { $tickets } والإجمالي { $total }
imports-untied = لم تُقارن التذاكر بالإجمالي بعد
imports-in-the-way =
    { $count ->
        [one] هذا يمنع الاستيراد
        [two] أمران يمنعان الاستيراد
       *[other] أمور تمنع الاستيراد: { $count }
    }
imports-look-at =
    { $count ->
        [one] أمر يستحق النظر
        [two] أمران يستحقان النظر
       *[other] أمور تستحق النظر: { $count }
    }
imports-place-line = السطر { $number }
imports-place-ticket = التذكرة { $number }
imports-place-locator = رمز الحجز
imports-place-total = الإجمالي
imports-place-tickets = التذاكر
imports-place-travellers = المسافرون
imports-place-segments = الرحلات
imports-place-gds = نظام الحجز
imports-missing = ما ينقص العرض
imports-missing-help = تحتفظ التذكرة بالاسم الذي صدرت به.
imports-saved = مسافر محفوظ
imports-saved-found = يكمّل ما ينقص العرض.
imports-saved-choose = قد يكون أحد هؤلاء: اختر أو املأ الحقول.
imports-saved-none = ليس أحدًا منهم
imports-saved-detail =
    { $rank ->
        [same] الاسم نفسه
        [accents] الاسم نفسه عدا الحركات
       *[initials] بحسب الأحرف الأولى
    }
imports-saved-born = { $match } · { $born }
imports-record = السجل كله
imports-total = تكلفته الإجمالية
imports-total-help = لا يُقيَّد مبلغ إلا إذا ساوى مجموع التذاكر هذا الإجمالي.
imports-ticket-total = تكلفة هذه التذكرة
imports-ticket-holder = لمن هذه التذكرة
imports-left =
    { $count ->
        [one] بقي تفصيل واحد
        [two] بقي تفصيلان
       *[other] تفاصيل باقية: { $count }
    }
imports-charge-help = يُخصم من حسابك ثمن التذاكر فقط: بلا هامش ولا رسوم ولا عمولة.
imports-hold-help = لا يُخصم شيء: بلا تذاكر يصبح حجزًا مؤقتًا حتى { $date }، { $time }.
imports-import = استيراد سجل الحجز
imports-import-charge = استيراد سجل الحجز وخصم { $amount }
imports-import-hold = استيراد سجل الحجز كحجز مؤقت
imports-importing = جارٍ الاستيراد…
imports-before = سبق استيراد سجل الحجز هذا
imports-before-help = تُستورد التذكرة مرة واحدة، ولم يُخصم شيء الآن.
imports-open-booking = فتح الحجز { $id }
imports-unanswered = لم يصل رد
imports-unanswered-help = ربما تم الاستيراد. إعادة السؤال لا تستورد ولا تخصم شيئًا مرتين.
imports-ask-again = إعادة السؤال
imports-my-bookings = حجوزاتي
imports-leave-it = تركه
