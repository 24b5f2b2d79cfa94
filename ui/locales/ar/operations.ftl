# ما يقرره المستخدمون ذوو الصلاحيات.
operations-sections = الأقسام
operations-keys = المفتاحان J وK للتنقل في القائمة، وA للانتقال إلى القرار
operations-requests = الطلبات
operations-registrations = التسجيلات
operations-find-registrations = رقم التسجيل أو الشركة أو البريد الإلكتروني
operations-state = الحالة
operations-state-all = الكل
operations-none = لا شيء هنا
operations-none-help = يظهر هنا ما يطابق عوامل التصفية أعلاه.
operations-waits = { $days ->
    [0] { $hours ->
        [0] ينتظر منذ { $minutes }د
       *[other] ينتظر منذ { $hours }س { $minutes }د
    }
   *[other] ينتظر منذ { $days }ي { $hours }س
}
operations-papers = المستندات
operations-no-papers = لم يُرفع أي مستند
operations-open = فتح
operations-open-named = فتح { $name }
operations-applicant = مقدّم الطلب
operations-address = العنوان
operations-decided-by = صاحب القرار
operations-alike = رقم PAN أو GST نفسه لدى { $others }
operations-decision = قرارك
operations-remarks = الملاحظات
operations-remarks-registration = يقرؤها مقدّم الطلب، وهي مطلوبة عند الرفض.
operations-approve-registration = اعتماد الوكالة
operations-decline = رفض
operations-done-approve = تم الاعتماد
operations-done-decline = تم الرفض
operations-overtaken = قرر شخص آخر قبلك
operations-overtaken-help = القرار المعمول به مبيّن أدناه.
operations-deposits = الإيداعات
operations-find-deposits = رقم الإيداع أو المرجع أو الوكالة أو معرّف الوكيل
operations-statement = كشف الحساب البنكي
operations-statement-match = مطابقة كشف بنكي
operations-statement-read = { $credits ->
    [zero] لا مبالغ دائنة
    [one] مبلغ دائن واحد
    [two] مبلغان دائنان
    [few] { $credits } مبالغ دائنة
    [many] { $credits } مبلغًا دائنًا
   *[other] { $credits } مبلغ دائن
} في الكشف، { $deposits ->
    [zero] ولا إيداعات معلقة
    [one] وإيداع معلق واحد
    [two] وإيداعان معلقان
    [few] و{ $deposits } إيداعات معلقة
    [many] و{ $deposits } إيداعًا معلقًا
   *[other] و{ $deposits } إيداع معلق
}
operations-statement-unread = { $count ->
    [one] تعذرت قراءة السطر { $lines }
   *[other] تعذرت قراءة الأسطر { $lines }
}
operations-statement-none = لا يوجد إيداع معلق.
operations-statement-agrees = المرجع والمبلغ متطابقان
operations-statement-differs = المبلغ مختلف
operations-statement-likely = المبلغ والتاريخ متطابقان دون مرجع
operations-statement-unclear = أكثر من سطر أو إيداع محتمل
operations-statement-absent = غير موجود في الكشف
operations-statement-line = السطر { $line }: { $day }، { $amount }
operations-statement-open = فتح { $deposit }
operations-statement-take = استخدام المبلغ والتاريخ
operations-statement-approve = { $count ->
    [zero] اعتماد المتطابق
    [one] اعتماد إيداع متطابق واحد
    [two] اعتماد إيداعين متطابقين
    [few] اعتماد { $count } إيداعات متطابقة
    [many] اعتماد { $count } إيداعًا متطابقًا
   *[other] اعتماد { $count } إيداع متطابق
}
operations-statement-approving = جارٍ الاعتماد
operations-agency = الوكالة
operations-asked-by = طلبه
operations-decided = تاريخ القرار
operations-approved-amount = المبلغ المعتمد
operations-approved-on = تاريخ وصول المبلغ
operations-remarks-deposit = تقرؤها الوكالة، وهي مطلوبة عند الرفض أو عند اختلاف المبلغ.
operations-remarks-reverse = تقرؤها الوكالة، وهي مطلوبة لعكس الإيداع.
operations-approve-deposit = اعتماد { $amount }
operations-reverse = عكس الإيداع
operations-done-reverse = تم العكس
operations-books = الدفاتر
operations-books-checked = { $agencies ->
    [zero] آخر فحص { $moment }: لا وكالات
    [one] آخر فحص { $moment }: وكالة واحدة
    [two] آخر فحص { $moment }: وكالتان
    [few] آخر فحص { $moment }: { $agencies } وكالات
   *[other] آخر فحص { $moment }: { $agencies } وكالة
}
operations-books-again = إعادة الفحص
operations-books-agree = دفاتر الحساب والحجوزات والإيداعات والمبالغ المحجوزة متطابقة.
operations-book-difference = الفرق
operations-book-about = الموضوع
operations-book-posted = بحسب الدفتر
operations-book-expected = بحسب السجل
operations-book-entry = القيد الأول
operations-book-ledger-end = لا ينتهي الدفتر حيث يشير توقيعه
operations-book-account-missing = ليس للوكالة حساب
operations-book-booking-missing = في الدفتر حجز غير موجود
operations-book-sale-missing = حجز مبيع بلا قيد في الدفتر
operations-book-amount-differs = مبلغ القيد مختلف
operations-book-reserve-differs = المبلغ المحجوز يختلف عما هو قيد التنفيذ
operations-book-deposit-missing = في الدفتر إيداع غير موجود
operations-book-deposit-differs = قُيّد للإيداع مبلغ مختلف
operations-booking = الحجز
operations-restore = استعادة
operations-restore-named = استعادة { $booking }
operations-restore-title = هل تريد استعادة هذا الحجز؟
operations-restore-help = يعود الحجز كما كُتب آخر مرة ويُذكر ذلك في سجله. يبقى دفتر الحساب كما هو.
operations-restore-failed = لم تتم استعادة الحجز
operations-restored = تمت استعادة الحجز
operations-restored-before = كان الحجز موجودًا
operations-clock-span = { $days ->
    [0] { $hours ->
        [0] { $minutes }د
       *[other] { $hours }س { $minutes }د
    }
   *[other] { $days }ي { $hours }س
}
operations-clock-ahead = ساعة قاعدة البيانات متقدمة بمقدار { $span }
operations-clock-behind = ساعة قاعدة البيانات متأخرة بمقدار { $span }
operations-clock-help = قفزت الساعة أثناء عمل الخادم. اضبطها قبل أي بيع آخر، فبها تُؤرَّخ قيود دفتر الحساب.
operations-clock-entries = قيود مؤرخة بعد ساعة قاعدة البيانات بمقدار { $span }
operations-clock-entries-help = تحمل القيود الجديدة في ذلك الدفتر التاريخ نفسه حتى تبلغه الساعة. إن كانت الساعة متأخرة فاضبطها.
operations-deliveries = الإرسالات
operations-refresh = تحديث
operations-delivery = الإرسال
operations-delivery-waiting = قيد الانتظار
operations-delivery-delivered = تم التسليم
operations-delivery-failed = فشل
operations-delivery-timeout = لا رد في الوقت المحدد
operations-delivery-unreachable = تعذر الوصول
operations-delivery-private-address = العنوان في شبكة خاصة
operations-status = حالة HTTP { $status }
operations-event = الحدث
operations-endpoint = نقطة الاستلام
operations-raised = وقت الحدث
operations-tried = آخر محاولة
operations-tries = المحاولات
operations-answered = الرد
operations-replay = إعادة الإرسال
operations-replay-named = إعادة إرسال { $delivery }
operations-delivery-replayed = الإرسال في طريقه من جديد
operations-delivery-not-replayed = لم تتم إعادة الإرسال
operations-delivery-waits-anyway = هو قيد الانتظار أصلًا وستُعاد محاولته تلقائيًا.
operations-event-schedule-changed = تغيّر الموعد
operations-event-schedule-restored = أُعيد الموعد
operations-event-hold-ending = الحجز المؤقت يوشك على الانتهاء
operations-event-hold-expired = انتهى الحجز المؤقت
operations-event-booking-settled = حُسم الحجز
operations-event-refund-credited = قُيّد المبلغ المسترد
operations-event-request-answered = تم الرد على الطلب
operations-agencies = الوكالات
operations-find-agencies = الاسم أو معرّف الوكيل أو البريد الإلكتروني أو اسم شخص
operations-agency-active = نشطة
operations-agency-suspended = محظورة
operations-new-agency = وكالة جديدة
operations-make-agency = إنشاء الوكالة
operations-new-agency-help = يتلقى الشخص الأول دعوة لتسجيل الدخول بالبريد الإلكتروني.
operations-agent-id = معرّف الوكيل
operations-balance = الرصيد
operations-owed = المستحق
operations-due-on = يُسدَّد قبل
operations-credit-now = الائتمان الحالي
operations-reserved = محجوز
operations-phone = الهاتف
operations-mail = البريد الإلكتروني
operations-pan = رقم PAN
operations-gstin = رقم GSTIN
operations-since = منذ
operations-credit = الائتمان
operations-credit-limit = حد الائتمان
operations-credit-dueOn = آخر يوم للسداد
operations-credit-dueOn-help = لا ائتمان لوكالة عليها مستحقات بعد هذا اليوم.
operations-credit-extra = زيادة مؤقتة
operations-credit-extra-help = تضاف إلى الحد حتى نهاية يومها الأخير.
operations-credit-extraUntil = آخر يوم للزيادة
operations-credit-save = حفظ الائتمان
operations-terms = رموز العروض والعمولة والرسوم
operations-terms-promo = رموز العروض
operations-terms-commission = العمولة
operations-terms-fee = الرسوم
operations-terms-promo-help = ما يخصمه الرمز من السعر الأساسي لمسافر له مقعد. من صفوف الرمز الواحد يُعمل بأول صف سارٍ ومناسب.
operations-terms-commission-help = ما تُمنحه الوكالة. من صفوف الخدمة يُعمل بأول صف سارٍ ومناسب؛ وما لا يناسبه أي صف يتبع تعرفة البوابة.
operations-terms-fee-help = ما تدفعه الوكالة مقابل خدمة البوابة، وتضاف إليه GST. من صفوف الخدمة يُعمل بأول صف سارٍ ومناسب؛ وما لا يناسبه أي صف يتبع تعرفة البوابة.
operations-terms-add-promo = إضافة رمز
operations-terms-add-commission = إضافة عمولة
operations-terms-add-fee = إضافة رسم
operations-terms-change-promo = تغيير الرمز
operations-terms-change-commission = تغيير العمولة
operations-terms-change-fee = تغيير الرسم
operations-terms-markup = الهامش المعتاد
operations-terms-add-markup = إضافة هامش معتاد
operations-terms-change-markup = تغيير الهامش المعتاد
operations-terms-cancelling = الإلغاء
operations-terms-cancelling-help = عما يلغيه المسافر: مبلغ لكل مسافر واتجاه أو غرفة أو مقعد أو شخص، شاملًا GST، ولا يزيد أبدًا على ما يُرد. يُعمل بصف يوم البيع.
operations-terms-add-cancelling = إضافة رسم إلغاء
operations-terms-change-cancelling = تغيير رسم الإلغاء
operations-terms-handling = المناولة
operations-terms-handling-help = ما تطلبه البوابة مقابل مناولة الحجز، وتضاف إليه GST: مبلغ لكل مسافر له مقعد أو غرفة أو مقعد أو شخص، أو نسبة من سعر المورّد. وهو سطر مستقل في السعر، ويبقى مستحقًا عندما يلغي المسافر. من صفوف الخدمة يُعمل بأول صف سارٍ؛ والخدمة التي لا صف لها تتبع تعرفة البوابة.
operations-terms-add-handling = إضافة رسم مناولة
operations-terms-change-handling = تغيير رسم المناولة
operations-terms-gateway = بوابة الدفع
operations-terms-gateway-help = ما يكلّفه الدفع على العميل، وتضاف إليه GST: مبلغ لكل مسافر له مقعد أو غرفة أو مقعد أو شخص، أو نسبة من سعر المورّد. ولا يزيد أبدًا في تذكرة القطار على واحد في المئة. وهو سطر مستقل في السعر، ويبقى مستحقًا عندما يلغي المسافر. من صفوف الخدمة يُعمل بأول صف سارٍ؛ والخدمة التي لا صف لها تتبع تعرفة البوابة.
operations-terms-add-gateway = إضافة رسم بوابة الدفع
operations-terms-change-gateway = تغيير رسم بوابة الدفع
operations-terms-none = لم يُتفق على شيء
operations-terms-end = إنهاء { $name } الآن
operations-terms-over = المنتهية: { $count }
operations-terms-save = حفظ لهذه الوكالة
operations-terms-saved = حُفظ. تتبعه عروض الأسعار من الآن.
operations-terms-unsaved = لم يُحفظ بعد.
operations-terms-applies = يسري التغيير على عروض الأسعار من الآن. ما بيع يبقى بسعره.
operations-terms-code = الرمز
operations-terms-code-help = حروف لاتينية كبيرة وأرقام وشرطات
operations-terms-amount = المبلغ
operations-terms-by = مقدار الخصم
operations-terms-basis = حصة من
operations-terms-basis-base = السعر الأساسي
operations-terms-basis-base-and-yq = السعر الأساسي وYQ
operations-terms-of-base = من السعر الأساسي
operations-terms-of-base-and-yq = من السعر الأساسي وYQ
operations-terms-most = من السعر الأساسي، بحد أقصى { $amount } لكل واحد
operations-terms-cost = على حساب من
operations-terms-cost-agency = على حساب الوكالة
operations-terms-cost-supplier = على حساب المورّد
operations-terms-from-help = يبدأ التغيير في هذا اليوم، وأقربه اليوم.
operations-terms-to-help = يسري حتى نهاية هذا اليوم؛ ومن دونه حتى يُنهى.
operations-block = الحظر
operations-block-note = رسالة إلى الوكالة
operations-block-help = يُسجَّل خروج أفرادها ويقرؤون هذه الرسالة عند تسجيل الدخول.
operations-block-agency = حظر الوكالة
operations-unblock-agency = إلغاء حظر الوكالة
operations-people = الأشخاص
operations-person = الشخص
operations-acts = إجراءات
operations-add-person = إضافة شخص
operations-add-operator = إضافة مشغّل
operations-invite = إضافة ودعوة
operations-first-person = الشخص الأول
operations-person-invited = أُرسلت الدعوة
operations-person-Active = نشط
operations-person-Inactive = غير نشط
operations-person-Suspended = موقوف
operations-person-title = اللقب
operations-person-firstName = الاسم الأول
operations-person-lastName = اسم العائلة
operations-person-userId = البريد الإلكتروني
operations-person-mobile = رقم الجوال
operations-title-Mr = السيد
operations-title-Ms = السيدة (Ms)
operations-title-Mrs = السيدة (Mrs)
operations-business-companyName = اسم الشركة
operations-business-address = العنوان
operations-business-city = المدينة
operations-business-state = الولاية
operations-business-pincode = الرمز البريدي
operations-business-panNumber = رقم PAN
operations-business-gstNumber = رقم GST
operations-business-creditLimit = حد الائتمان
operations-suspend = إيقاف
operations-suspend-named = إيقاف { $name }
operations-activate = تفعيل
operations-activate-named = تفعيل { $name }
operations-reset = إعادة تعيين كلمة المرور
operations-reset-named = إعادة تعيين كلمة مرور { $name }
operations-reset-factor = إعادة تعيين كلمة المرور والعامل الثاني
operations-reset-factor-named = إعادة تعيين كلمة مرور { $name } وعامله الثاني
operations-done-credit = حُفظ الائتمان
operations-done-block = الوكالة محظورة
operations-done-unblock = لم تعد الوكالة محظورة
operations-done-add-person = أُضيف الشخص والدعوة في الطريق
operations-done-suspend = أُوقف وسُجِّل خروجه
operations-done-activate = نشط من جديد
operations-done-reset = كلمة مرور مؤقتة في الطريق
operations-done-reset-factor = كلمة مرور مؤقتة في الطريق، ولا يُطلب عامل ثانٍ
operations-messages = الرسائل
operations-find-messages = البريد الإلكتروني أو الرقم
operations-channel-mail = البريد الإلكتروني
operations-channel-text = الرسائل النصية
operations-message-to = إلى
operations-message-written = كُتبت
operations-message-withheld = تحتوي على كلمة مرور أو رابط أو رمز يخصّ مستلمها وحده. حُفظت قبل تعيين خادم بريد، وبما أن البريد يُرسل الآن فلا يُعرض نصها. أرسل رسالة جديدة بدلًا منها.
operations-message-file = مرفق
operations-audit = سجل التدقيق
operations-find-audit = العملية أو المرجع أو الوكالة
operations-audit-house = من المشغّلين
operations-audit-refused-logins = محاولات دخول فاشلة
operations-audit-refused = فشلت
operations-audit-done = سُجّل
operations-audit-system = النظام
operations-audit-at = الوقت
operations-audit-actor = نفّذه
operations-audit-reference = المرجع
operations-audit-detail = التفاصيل
operations-adjustments = التسويات
operations-find-adjustments = التسوية أو الوكالة أو رقم الوكيل
operations-adjustment-proposed = بانتظار الموافقة
operations-adjustment-approved = موافق عليها
operations-adjustment-declined = مرفوضة
operations-adjustment-reversed = معكوسة
operations-adjustment-kind = النوع
operations-adjustment-way = الاتجاه
operations-adjustment-credit = دائن
operations-adjustment-debit = مدين
operations-adjustment-credit-help = يرفع الرصيد
operations-adjustment-debit-help = يخفض الرصيد
operations-adjustment-amount = المبلغ
operations-adjustment-reason = السبب
operations-adjustment-reason-help = تقرؤه الوكالة في دفترها وعلى الإيصال.
operations-adjustment-proposed-at = تاريخ الاقتراح
operations-adjustment-proposed-by = اقترحها
operations-adjustment-receipt = الإيصال
operations-adjustment-receipt-of = الإيصال { $adjustmentId }
operations-adjustment-approve-credit = إضافة { $amount }
operations-adjustment-approve-debit = خصم { $amount }
operations-adjustment-remarks = يقرؤها المشغّلون. مطلوبة للرفض أو العكس.
operations-adjust = اقتراح تسوية
operations-adjust-help = يوافق عليها مشغّل آخر قبل أي قيد.
operations-adjust-send = اقتراح
operations-adjusted = { $adjustmentId } بانتظار موافقة مشغّل آخر
operations-tickets = طلبات الدعم
operations-find-tickets = الطلب أو الموضوع أو الوكالة أو رقم الوكيل
operations-done-reply = تم الإرسال
operations-done-close = تم الإرسال وأُغلق الطلب
operations-settings = الإعدادات
operations-overview = نظرة عامة
operations-waiting = أعمال بانتظار الإنجاز
operations-work-deposits = الإيداعات
operations-work-requests = الطلبات اليدوية
operations-work-tickets = الدعم
operations-work-registrations = التسجيلات
operations-work-adjustments = التسويات
operations-number = { NUMBER($number) }
operations-late = { NUMBER($count) } متأخر
operations-nothing-waits = لا شيء بالانتظار
operations-oldest = الأقدم { $wait }، الهدف { $target }
operations-wait = { $days ->
    [0] { $hours ->
        [0] { $minutes } د
       *[other] { $minutes ->
            [0] { $hours } س
           *[other] { $hours } س { $minutes } د
        }
    }
   *[other] { $days } ي { $hours } س
}
operations-in-doubt = بلا رد
operations-in-doubt-help = لم يرد المورّد في الوقت المحدد. المبلغ محجوز ولا يُخصم مرتين أبدًا.
operations-in-doubt-none = رد كل مورّد على كل حجز.
operations-doubt-sale = بيع
operations-doubt-amendment = { $kind ->
    [ticket-held] تأكيد حجز مؤقت
    [release-held] تحرير حجز مؤقت
    [expire-held] انتهاء حجز مؤقت
    [complete-held] الأسماء والجوازات
    [cancel] إلغاء
    [change] تعديل
    [add-ssr] خدمات
    [split] تقسيم
    [boarding] نقطة الصعود
    [schedule-change] مواعيد جديدة
    [claim] مطالبة
   *[no-show] عدم حضور
}
operations-supplier = المورّد
operations-set-aside = المحجوز
operations-next = السؤال التالي
operations-being-asked = يُسأل الآن
operations-bookings = { $count ->
    [zero] لا حجوزات
    [one] حجز واحد
    [two] حجزان
    [few] { NUMBER($count) } حجوزات
    [many] { NUMBER($count) } حجزًا
   *[other] { NUMBER($count) } حجز
}
operations-ask-now = اسأل الآن
operations-ask-named = اسأل الآن عن { $booking }
operations-asked-settled = رد المورّد بشأن { $booking }: لم يعد موضع شك.
operations-asked-waiting = لم يرد المورّد بشأن { $booking }. سيُسأل مجددًا.
operations-asked-gone = لم يعد هذا الحجز موضع شك.
operations-suppliers = المورّدون
operations-suppliers-help = الساعة الأخيرة؛ والخط يبيّن 24 ساعة
operations-suppliers-none = لم يُتصل بأي مورّد خلال آخر 24 ساعة.
operations-typical = المعتاد، ث
operations-slowest = أبطأ 5%، ث
operations-answered-share = الردود
operations-calls = الاتصالات
operations-day = 24 ساعة
operations-day-line = الزمن المعتاد بالساعة، { NUMBER($seconds, maximumFractionDigits: 2) } ث كحد أقصى؛ { NUMBER($calls) } اتصال
operations-seconds = { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 2) }
operations-share = { NUMBER($share, maximumFractionDigits: 1) }%
operations-supplier-healthy = سليم
operations-supplier-slow = بطيء
operations-supplier-stopped = متوقف
operations-supplier-idle = لم يُتصل به
operations-supplier-short = { $seconds } ث · { $share } من { $calls }
operations-today = اليوم
operations-today-bookings = الحجوزات
operations-today-not-confirmed = غير مؤكدة
operations-today-sale = المبيعات
operations-week-ago = { $day }:
operations-books-verified = متحقق منها
operations-books-findings = { $count ->
    [zero] لا فروق
    [one] فرق واحد
    [two] فرقان
    [few] { NUMBER($count) } فروق
    [many] { NUMBER($count) } فرقًا
   *[other] { NUMBER($count) } فرق
}
operations-books-daily = تُراجع عند كل تشغيل ومرة كل يوم.
operations-books-now = راجع الآن
operations-books-open = افتح الدفاتر
