# الدخول وكلمات المرور وعناوين الصفحات
session-title = تسجيل الدخول
session-lead = استخدم معرّف المستخدم الذي أعطتك إياه وكالتك.
session-user-id = معرّف المستخدم
session-password = كلمة المرور
session-forgot = نسيت كلمة المرور؟
session-log-in = تسجيل الدخول
session-logging-in = جارٍ تسجيل الدخول
session-headline = ابحث وسعّر وأصدر من رصيد واحد.
session-promise = أسعار صافية ومهل واضحة وكل مبلغ معلوم المصدر، لوكلاء السفر الذين يقضون يومهم هنا.
session-forgotten-title = نسيت كلمة المرور؟
session-forgotten-lead = نرسل كلمة مرور مؤقتة إلى البريد المسجّل لمعرّفك.
session-send-password = إرسال كلمة المرور
session-sending = جارٍ الإرسال
session-back-to-login = العودة إلى تسجيل الدخول
session-mailed-title = تحقّق من بريدك
session-mailed-help = إذا كان المعرّف معروفًا فستصل كلمة المرور المؤقتة خلال دقائق. تعمل مرة واحدة، ثم يُطلب منك اختيار كلمة مرور جديدة. وتبقى كلمتك القديمة صالحة حتى ذلك الحين.
session-change-title = اختر كلمة مرور جديدة
session-change-lead = دخلت بكلمة مرور مؤقتة. اختر كلمتك قبل المتابعة.
session-temporary-password = كلمة المرور المؤقتة
session-current-password = كلمة المرور الحالية
session-new-password = كلمة المرور الجديدة
session-new-password-help = { $least } أحرف على الأقل
session-confirm-password = أعد كتابة كلمة المرور الجديدة
session-change-password = تغيير كلمة المرور
session-changing = جارٍ التغيير
session-password-changed = تم تغيير كلمة المرور، وأُنهيت جلساتك الأخرى.
title-login = تسجيل الدخول
title-landing = الرئيسية
title-flight = الرحلات الجوية
title-bus = الحافلات
title-bus-results = الحافلات التي وُجدت
title-bus-review = مراجعة الحجز
title-bus-ticket = تذكرة حافلة
title-bus-ticket-of = تذكرة حافلة { $id }
title-bus-bookings = حجوزات الحافلات
title-flight-results = نتائج الرحلات
title-flight-book = حجز رحلة
title-flight-ticket = التذكرة الإلكترونية
title-sent-quotes = العروض المرسلة
title-my-bookings = حجوزاتي
title-manage-booking = إدارة حجز
title-order-details = تفاصيل الحجز
title-cancel-booking = إلغاء حجز
title-add-ssr = إضافة خدمات
title-split-booking = تقسيم حجز
title-complete-held = الأسماء والجوازات
title-change-flights = تغيير الرحلات
title-hold-queues = الحجوزات المؤقتة
title-agent-support = حجز مجموعة
title-offline-ssr = طلب خدمة
title-requests = الطلبات
title-self-trips = الرحلات والطلبات
title-operations = العمليات
title-passenger-calendar = تقويم المسافرين
title-hotel-calendar = تقويم نزلاء الفنادق
session-schedule-minor = تغيرت المواعيد
session-schedule-major = تغيرت الرحلات
session-schedule-cancelled = أُلغيت الرحلات
session-standing-begun = { $product ->
    [flight] غادرت
   *[other] بدأت
}
session-standing-no-show = لم يحضر
title-flight-invoice = فاتورة
title-flight-customer-invoice = فاتورة العميل
title-flight-refund-receipt = إيصال استرداد
title-flight-credit-note = إشعار دائن
title-customer-credit-note = إشعار دائن للعميل
title-customer-refund-receipt = إيصال استرداد للعميل
title-credit-debit-receipt = الإيصالات
title-import-pnr = استيراد PNR
title-staff = الموظفون
title-cart = سلة الحجز
title-cart-offline = سلال محفوظة
title-corporate = الشركات
title-approvals = الموافقات
title-agent-markup = قواعد الأسعار
title-profile = الملف الشخصي
title-ledger = دفتر الحساب
title-sale-summary = ملخص المبيعات
title-commissions = العمولات وTDS
title-rewards = نقاط المكافآت
title-online-payment = شحن الرصيد
title-offline-payment = إبلاغ عن دفعة
title-payment-links = روابط الدفع
title-pay = الدفع
title-top-up-receipt = إيصال شحن الرصيد
title-shared-paper = مستندك
title-about-us = من نحن
title-contact-us = اتصل بنا
title-privacy-policy = سياسة الخصوصية
title-terms-conditions = شروط الاستخدام
title-not-found = الصفحة غير موجودة
session-logout-failed = لم ينجح تسجيل الخروج
session-logout-failed-help = تعذّر على النظام إنهاء جلستك. يمكنك البقاء، أو إنهاء الجلسة على هذا الجهاز، وستنتهي من تلقاء نفسها في النظام.
session-stay = البقاء
session-end-here = إنهاؤها هنا
session-replaced = علامة تبويب أخرى تستخدم هذا المكتب الآن
session-replaced-help = دخلتَ في علامة تبويب أخرى باسم { $name } ({ $agentId }). توقّفت هذه العلامة كي لا يجري شيء باسم خاطئ.
session-replaced-go-on = المتابعة باسم { $name }
session-booking-requested = { $product ->
    [flight] بانتظار الشركة
   *[other] بانتظار المورّد
}
session-booking-in-doubt = لم يتأكد بعد
session-booking-on-request = عند الطلب
session-booking-confirmed = { $product ->
    [flight] صدرت التذكرة
    [bus] صدرت التذكرة
    [train] صدرت التذكرة
    [hotel] صدرت القسيمة
    [holiday] صدرت القسيمة
    [cruise] صدرت القسيمة
    [cab] صدرت القسيمة
    [insurance] صدرت الوثيقة
    [visa] صدرت الوثيقة
   *[other] مؤكد
}
session-booking-not-confirmed = فشل الحجز
session-booking-held = محجوز مؤقتًا
session-booking-part-cancelled = أُلغي جزئيًا
session-booking-changed = { $product ->
    [flight] تغيّرت الرحلات
   *[other] عُدّل
}
session-booking-amending = قيد التعديل
session-booking-cancelled = أُلغي
session-booking-released = حُرّر
session-booking-expired = انتهت المهلة
title-agent-registration = كن وكيلًا
title-edit-profile = تعديل الملف
title-support = الدعم
title-saved-travellers = المسافرون المحفوظون
session-register = كن وكيلًا
session-no-account = لست وكيلًا بعد؟

# The second factor.
session-second-title = العامل الثاني
session-second-fact = يُطلب عند تسجيل الدخول مع كلمة المرور
session-second-code = رمز تطبيقك أو رمز استرداد
session-second-app-code = رمز تطبيقك
session-second-code-help = ستة أرقام أو رمز استرداد.
session-second-ask-title = أدخل رمزك
session-second-ask-lead = يعرض تطبيق المصادقة ستة أرقام. وإن لم يتوفر فيكفي رمز استرداد.
session-second-other-user = مستخدم آخر
session-second-scanning-act = تأكيد
session-second-proving-act = متابعة
session-second-ending-act = إيقاف
session-second-leave = إلغاء
session-second-off = قد يرى أحدهم كلمة مرورك. يضيف تطبيق مصادقة على هاتفك رمزًا لا يملكه سواك.
session-second-turn-on = تفعيل
session-second-on = العامل الثاني مفعَّل
session-second-left =
    { $count ->
        [0] لم يبقَ أي رمز استرداد: أوقفه ثم فعّله من جديد للحصول على غيرها.
        [one] بقي رمز استرداد واحد.
        [two] بقي رمزا استرداد.
        [few] بقيت { $count } رموز استرداد.
       *[other] بقي { $count } رمز استرداد.
    }
session-second-required = يتطلّب دورك عاملًا ثانيًا: لا يُفتح شيء آخر قبله.
session-second-turn-off = إيقاف…
session-second-square = رمز QR لتطبيق المصادقة
session-second-scan = امسح هذا الرمز بتطبيق المصادقة، ثم اكتب الأرقام الستة التي يعرضها.
session-second-type = تعذّر المسح؟ اكتب هذا السر في التطبيق:
session-second-open = افتح التطبيق على هذا الجهاز
session-second-codes = يتيح لك كل رمز منها الدخول مرة واحدة إذا فقدت هاتفك. لن تُعرض ثانية: احفظها بعيدًا عنه.
session-second-codes-list = رموز الاسترداد
session-second-noted = لقد دوّنتها
session-second-copy = نسخ
session-second-first-title = أولًا، عامل ثانٍ
title-hotel = فنادق
title-hotel-results = الفنادق التي وُجدت
title-hotel-details = فندق
title-hotel-review = مراجعة الحجز
title-hotel-voucher = قسيمة الفندق
title-hotel-bookings = حجوزات الفنادق
title-billing-flight = فوترة رحلة جوية
title-billing-hotel = فوترة فندق
title-billing-train = فوترة قطار
title-billing-bus = فوترة حافلة
title-billing-insurance = فوترة تأمين
title-billing-visa = فوترة تأشيرة
title-billing-holiday = فوترة عطلة
title-billing-cruise = فوترة رحلة بحرية
title-billing-cab = فوترة سيارة
title-billing-voucher = تأكيد الحجز
title-billing-voucher-of = تأكيد الحجز { $id }
title-holiday = باقات العطلات
title-holiday-package = الباقة
title-holiday-book = حجز باقة
title-holiday-voucher = قسيمة عطلة
title-holiday-voucher-of = قسيمة عطلة { $id }
title-cab = سيارات مع سائق
title-cab-book = حجز سيارة
title-cab-voucher = قسيمة سيارة
title-cab-voucher-of = قسيمة سيارة { $id }
title-cruise = الرحلات البحرية
title-cruise-cabins = اختيار المقصورات
title-cruise-book = حجز رحلة بحرية
title-cruise-voucher = قسيمة رحلة بحرية
title-cruise-voucher-of = قسيمة رحلة بحرية { $id }
title-insurance = التأمين
title-insurance-book = طلب التأمين
title-insurance-policy = وثيقة التأمين
title-train = القطارات
title-train-results = القطارات المتاحة
title-train-book = حجز قطار
title-train-confirm = تم حجز القطار
title-train-ticket = تذكرة القطار
title-train-ticket-of = تذكرة القطار { $id }

# Who sold what a page is about, within other messages
product-supplier = { $product ->
    [flight] شركة الطيران
    [hotel] الفندق
    [bus] مشغّل الحافلة
    [cab] مشغّل السيارة
    [train] مشغّل القطار
    [insurance] المؤمِّن
    [visa] مكتب التأشيرات
    [holiday] منظّم الرحلة
    [cruise] مشغّل السفينة
   *[other] المورّد
}
product-supplier-first = { $product ->
   *[other] { product-supplier }
}
title-train-pnr-status = حالة PNR
title-train-advance = البحث المتقدم عن القطارات
title-train-certificate = شهادة وكيل السكك الحديدية
title-train-calendar = تقويم ركاب القطارات
title-train-tdr = مطالبة السكك الحديدية، TDR
title-train-boarding = تغيير محطة الصعود
title-visa = تأشيرات
title-visa-book = طلب تأشيرة
title-visa-voucher = قسيمة تأشيرة
title-visa-track = متابعة طلب
title-visa-applications = طلبات التأشيرة
