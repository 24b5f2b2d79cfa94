# استيراد PNR
imports-display = نص PNR
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
imports-gds-unknown = لم يُتعرّف على النص. اختر نظام الحجز أو الصق النص كاملًا.
imports-text = PNR نظام الحجز
imports-text-hint = الصق النص هنا
imports-text-help = مع الأسماء والرحلات وأرقام التذاكر كما تظهر في نظام الحجز.
imports-clear = البدء من جديد
imports-preview = معاينة
imports-nothing = لم يُلصق شيء بعد
imports-nothing-help = يظهر كل سطر هنا فور لصقه، مع بيان هل فُهم أم لا.
imports-reader-failed = تعذّر تحميل قارئ PNR.
imports-try-again = إعادة المحاولة
imports-lines = أسطر النص
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
imports-kind-arnk = قطاع بري
imports-kind-ticket = تذكرة
imports-kind-time-limit = مهلة الإصدار
imports-kind-ssr = خدمة
imports-kind-osi = معلومة
imports-kind-remark = ملاحظة
imports-kind-phone = اتصال
imports-kind-fare = سعر
imports-kind-received = وارد من
imports-kind-history = سجل التغييرات
imports-kind-divided = مقسوم
imports-kind-notice = إشعار
imports-kind-noise = علامة شاشة
imports-read = ما قُرئ
imports-read-pnr = PNR
imports-flights = الرحلات
imports-travellers = المسافرون
imports-tickets = التذاكر
imports-ticket = تذكرة
imports-class = الفئة { $rbd }
imports-surface = قطاع بري
imports-standing-confirmed = مؤكدة
imports-standing-changed = تغيّرت المواعيد
imports-standing-requested = مطلوبة
imports-standing-waitlisted = قائمة الانتظار
imports-standing-gone = ملغاة
imports-standing-flown = تمّت
imports-type-of-adult = بالغ
imports-type-of-child = طفل
imports-type-of-infant = رضيع
imports-no-tickets = لا رقم تذكرة في النص ولا مهلة إصدار: لا يمكن استيراده.
imports-no-ticket = لا تذكرة لهذا المسافر في النص
imports-further =
    { $count ->
        [one] وواحدة أخرى
        [two] واثنتان أخريان
       *[other] و{ $count } أخرى
    }
imports-nobodys = المسافر غير مبيّن
imports-no-amount = بلا مبلغ
imports-international = رحلة دولية: جوازات السفر مطلوبة.
imports-tied = مجموع التذاكر يساوي الإجمالي { $total }
imports-differ = التذاكر { $tickets } والإجمالي { $total }
imports-untied = لم تُقارن التذاكر بالإجمالي بعد
imports-in-the-way = يجب حله قبل الاستيراد
imports-look-at = للمراجعة
imports-place-line = السطر { $number }
imports-place-ticket = التذكرة { $number }
imports-place-locator = PNR
imports-place-total = الإجمالي
imports-place-tickets = التذاكر
imports-place-travellers = المسافرون
imports-place-segments = الرحلات
imports-place-gds = نظام الحجز
imports-missing = بيانات ناقصة
imports-missing-help = تحتفظ التذكرة بالاسم الذي صدرت به.
imports-saved = مسافر محفوظ
imports-saved-found = يكمّل ما ينقص النص.
imports-saved-choose = قد يكون أحد هؤلاء: اختر أو املأ الحقول.
imports-saved-none = ليس أحدًا منهم
imports-saved-detail =
    { $rank ->
        [same] الاسم نفسه
        [accents] الاسم نفسه عدا الحركات
       *[initials] الأحرف الأولى نفسها
    }
imports-saved-born = { $match } · { $born }
imports-record = PNR كاملًا
imports-total = التكلفة الإجمالية
imports-total-help = يؤكده فريقنا قبل أي خصم، ويجب أن يساويه مجموع التذاكر.
imports-ticket-total = تكلفة هذه التذكرة
imports-ticket-holder = مسافر هذه التذكرة
imports-left =
    { $count ->
        [one] بيان واحد ناقص
        [two] بيانان ناقصان
        [few] { $count } بيانات ناقصة
       *[other] { $count } بيانًا ناقصًا
    }
imports-charge-help = يُخصم من حسابك السعر الذي يذكره المورّد، أيًّا كان ما تطلبه من العميل.
imports-price = سعر العميل
imports-price-fare = سعر المورّد
imports-price-rounding = التقريب
imports-price-total = يدفع العميل
imports-hold-help = لا يُخصم شيء الآن: يصبح حجزًا مؤقتًا حتى { $date }، { $time }.
imports-import-charge = استيراد PNR وخصم { $amount }
imports-import-hold = استيراد PNR كحجز مؤقت
imports-importing = جارٍ الاستيراد…
imports-before = سبق استيراد هذا الـ PNR
imports-before-help = تُستورد التذكرة مرة واحدة، ولم يُخصم شيء الآن.
imports-open-booking = فتح الحجز { $id }
imports-unanswered = لم يصل رد
imports-unanswered-help = ربما تم الاستيراد. اسأل من جديد: لا يُستورد شيء ولا يُخصم مرتين.
imports-ask-again = اسأل من جديد
imports-my-bookings = حجوزاتي
imports-leave-it = تركه الآن
imports-check = التحقق لدى المورّد
imports-checking = جارٍ التحقق…
imports-check-again = التحقق مجددًا
imports-check-help = يُسأل المورّد أولًا عن هذا الـ PNR. لم يُستورد ولم يُخصم شيء بعد.
imports-supplier-says = رد المورّد
imports-confirmed = { $code ->
        [sandbox] أكده المورّد التجريبي
        [duffel] أكدته Duffel
       *[other] أكده { $code }
    }
imports-same = سجل المورّد مطابق للنص.
imports-differs =
    { $count ->
        [zero] لا يختلف النص عن سجل المورّد.
        [one] يختلف النص في نقطة واحدة، ويُعتمد سجل المورّد.
        [two] يختلف النص في نقطتين، ويُعتمد سجل المورّد.
        [few] يختلف النص في { $count } نقاط، ويُعتمد سجل المورّد.
        [many] يختلف النص في { $count } نقطة، ويُعتمد سجل المورّد.
       *[other] يختلف النص في { $count } نقطة، ويُعتمد سجل المورّد.
    }
imports-differing = البند
imports-shown = النص
imports-recorded = سجل المورّد
imports-recorded-pnr = PNR في سجل المورّد
imports-not-there = غير موجود
imports-differs-traveller = المسافر
imports-differs-flight = الرحلة
imports-differs-ticket = التذكرة
imports-differs-total = الإجمالي
imports-differs-limit = مهلة الإصدار
imports-held = لم تصدر تذاكر بعد: المقاعد محجوزة مؤقتًا.
imports-unconfirmed-unknown = لا يعرف أي مورّد هذا الـ PNR
imports-unconfirmed-surname = هذا الـ PNR لدى المورّد بأسماء أخرى
imports-unconfirmed-silent = لا يرد المورّد في الوقت الحالي
imports-unconfirmed-help = يمكنك إرساله إلى فريقنا. لا يُخصم شيء قبل أن يؤكد الفريق الحجز وسعره.
imports-desk-help = لا يُخصم شيء الآن. يؤكد فريقنا الحجز وسعره ويبلغك بالبريد الإلكتروني.
imports-send-desk = إرسال إلى فريقنا
imports-asked = أُرسل إلى فريقنا برقم الطلب { $number }
imports-asked-help = لم يُخصم شيء. يؤكد فريقنا الحجز وسعره ويبلغك بالبريد الإلكتروني.
imports-open-request = فتح الطلب
imports-another = استيراد PNR آخر
imports-taken = تستخدم وكالة أخرى هذا الـ PNR
imports-taken-help = لا يمكن استيراده مرة أخرى ولم يُخصم شيء. إن كان لك فاتصل بفريقنا.
