# دفتر الحساب
account-csv = CSV
account-xlsx = XLSX
account-pdf = PDF
account-print = طباعة
account-range = الفترة
account-today = اليوم
account-yesterday = أمس
account-week = { $days } أيام
account-from = من
account-to = إلى
account-range-limit = حتى { $days } أيام
account-find = مرجع أو PNR أو مبلغ
account-no-entries = لا قيود في هذه الفترة
account-no-entries-help = لم يتغير الرصيد. اختر فترة أخرى أعلاه.
account-none-match = لا قيد مطابق
account-opening = الافتتاح
account-credits = الدائن
account-debits = المدين
account-closing = الإقفال
account-opening-balance = الرصيد الافتتاحي
account-closing-balance = رصيد الإقفال
account-verifying = جارٍ التحقق
account-verified = مُثبت
account-not-verified = غير مُثبت
account-broken = غير متطابق
account-broken-text = أبلغ المشغّل فورًا. أول قيد معنيّ: { $entry }
account-show-proof = عرض الإثبات
account-hide-proof = إخفاء الإثبات
account-receipt-of-entry = إيصال القيد { $entry }
account-save-proof = تنزيل الإثبات
account-verifier = أداة التحقق
account-verifier-note = يمكن لأي شخص التحقق من الإثبات المنزّل باستخدام Node وحده:
account-holds = مطابق
account-fails = غير مطابق
account-proof-sums = الافتتاح + الدائن − المدين = الإقفال، قيدًا بقيد
account-proof-numbering = أرقام القيود المعروضة متتابعة بلا فجوة
account-proof-live = مجموع القيود يساوي الرصيد الحالي
account-proof-end = القيد الأخير هو الذي وقّعه الخادم على أنه الأخير
account-column-date = التاريخ
account-column-time = الوقت
account-column-entry = القيد
account-column-type = النوع
account-column-details = التفاصيل
account-column-reference = المرجع
account-column-debit = مدين
account-column-credit = دائن
account-column-balance = الرصيد
account-kind-booking = حجز
account-kind-instalment = قسط
account-kind-refund = استرداد
account-kind-reversal = عكس قيد
account-kind-deposit = إيداع
account-kind-offer-deposit = عربون مجموعة
account-kind-adjustment = تسوية
account-kind-incentive = حافز
account-kind-reward = مكافآت
account-kind-tds = TDS
account-entries = { $count ->
    [zero] لا قيود
    [one] قيد واحد
    [two] قيدان
    [few] { $count } قيود
   *[other] { $count } قيدًا
}
account-verified-text = { $count ->
    [one] قيد واحد، سليم بلا فجوة، ومجموعه الرصيد الحالي.
   *[other] { $count } من القيود، سلسلتها سليمة بلا فجوة، ومجموعها الرصيد الحالي.
}
account-proof-chain = { $count ->
    [one] سلسلة القيد الواحد سليمة
   *[other] سلسلة القيود ({ $count }) سليمة
}
account-narration-flight-ticket = { $route }، { $leadTraveller }، PNR { $pnr }
account-narration-flight-refund = استرداد، { $route }، { $travellers }، PNR { $pnr }
account-narration-flight-services = خدمات، { $route }، { $travellers }، PNR { $pnr }
account-narration-flight-change = تغيير الرحلات، { $route }، { $travellers }، PNR { $pnr }
account-narration-flight-split = فصل إلى { $part }، { $route }، { $leadTraveller }، PNR { $pnr }
account-narration-product-sale = { $title }، { $leadTraveller }، { $reference }
account-narration-product-refund = استرداد، { $title }، { $travellers }، { $reference }
account-deposit-mode =
    { $mode ->
        [cheque] شيك
        [cash-deposit] إيداع نقدي
        [online-transfer] تحويل إلكتروني
        [same-bank-transfer] تحويل داخل البنك نفسه
        [rtgs] RTGS
        [neft] NEFT
        [imps] IMPS
        [upi] UPI
        [debit-card] بطاقة خصم
        [credit-card] بطاقة ائتمان
        [net-banking] الخدمة المصرفية عبر الإنترنت
        [amex] أمريكان إكسبريس
       *[other] { $mode }
    }
account-narration-balance-put-off = رصيد يُدفع لاحقًا، { $title }، { $leadTraveller }، { $reference }
account-narration-balance-charged = خُصم الرصيد، { $title }، { $leadTraveller }، { $reference }
account-narration-balance-settled = سُوّي الرصيد من المبلغ المسترد، { $title }، { $travellers }، { $reference }
account-narration-deposit = { account-deposit-mode }، { $bank }، { $instrument }
account-narration-deposit-reversed = عكس: { account-deposit-mode }، { $bank }، { $instrument }
account-narration-offer-deposit = عربون مجموعة، محفوظ
account-narration-offer-balance = المتبقي من ثمن مجموعة، محفوظ
account-narration-offer-deposit-used = المحفوظ لمجموعة، استُعمل لتذاكرها
account-narration-offer-deposit-back = رد عربون مجموعة
account-narration-offer-deposit-kept = تسوية عربون مجموعة: لا يُرد ما احتُفظ به
account-adjustment-kind =
    { $kind ->
        [correction] تصحيح
        [goodwill] مجاملة
        [incentive] حافز
        [debit-memo] إشعار مدين
        [credit-memo] إشعار دائن
        [write-off] شطب
       *[other] { $kind }
    }
account-narration-adjustment = { account-adjustment-kind }: { $reason }
account-narration-adjustment-reversed = عكس: { account-adjustment-kind }، { $reason }
account-narration-reward-spent = نقاط مستخدمة رصيدًا: { $points }
account-narration-reward-returned = إلغاء استخدام نقاط: { $points }
account-adjustment-no-receipt = يصدر إيصال التسوية بعد الموافقة عليها.
account-entry-no-receipt = لا يوجد قيد بهذا الرقم في دفتر الحساب.
account-back-to-ledger = دفتر الحساب
account-narration-incentive = حافز إنتاجية، { $carrier }
account-narration-tds = { $percent }% على { $reference }

# Balance upload.
account-deposit-amount = المبلغ
account-deposit-paymentMode = طريقة الدفع
account-deposit-depositDate = تاريخ الإيداع
account-deposit-referenceNumber = مرجع الشيك أو العملية
account-deposit-accountNumber = رقم الحساب
account-deposit-accountHolderName = صاحب الحساب
account-deposit-branch = فرع الإيداع
account-deposit-bankAccount = الحساب البنكي
account-deposit-paid = المبلغ الذي أودعته
account-deposit-paid-note = يُضاف إلى رصيدك بعد وصوله إلى البنك واعتماده
account-deposit-least = { $amount } على الأقل
account-deposit-account-help = الحساب المدفوع منه، وللبطاقة آخر أربعة أرقام
account-deposit-bank-help = الحساب المودع فيه كما في القسيمة
account-deposit-bank-chosen = الحساب المودع فيه
account-deposit-slip = القسيمة أو الإشعار
account-deposit-slip-none = { $types }، ‏{ $megabytes } ميغابايت
account-deposit-slip-choose = اختر ملفًا
account-deposit-slip-replace = استبدال
account-deposit-slip-remove = إزالة
account-deposit-slip-open = فتح
account-deposit-slip-uploading = جارٍ الرفع
account-deposit-slip-failed = تعذّر رفع المستند. حاول مرة أخرى.
account-deposit-send = إرسال
account-deposit-send-again = إرسال مرة أخرى
account-deposit-unanswered = لم يصل رد. أرسله مرة أخرى كما هو، فلن يُسجَّل إلا مرة واحدة.
account-deposit-sent = أُرسل الإيداع { $depositId }
account-deposit-sent-next = يظهر في رصيدك بعد اعتماده، ويمكنك متابعته أدناه.
account-deposit-state = الحالة
account-deposit-state-all = الكل
account-deposit-state-asked = قيد الانتظار
account-deposit-state-approved = معتمد
account-deposit-state-declined = مرفوض
account-deposit-state-reversed = معكوس
account-deposit-same = المرجع نفسه في { $deposits }
account-deposit-details = تفاصيل { $depositId }
account-deposit-asked-by = أرسله
account-deposit-decided = تاريخ القرار
account-deposit-remarks = الملاحظات
account-deposit-approved-on = تاريخ القيد
account-deposit-receipt = الإيصال
account-deposit-receipt-of = إيصال { $depositId }
account-deposit-no-receipt = يصدر الإيصال بعد إضافة الإيداع إلى الرصيد.
account-deposit-column-sent = أُرسل
account-deposit-column-id = الإيداع
account-deposit-column-how = الطريقة
account-deposit-column-bank = إلى الحساب
account-deposit-column-state = الحالة
account-deposit-column-amount = المبلغ
account-deposit-column-credited = أُضيف
account-deposit-column-receipt = الإيصال
account-deposits = الإيداعات
account-deposits-none = لا توجد إيداعات
account-deposits-none-help = تظهر هنا الإيداعات التي ترسلها مع حالتها وإيصالها.

# الدفع عبر الإنترنت.
account-pay-online = الدفع عبر الإنترنت
account-pay-at-bank = دُفع في البنك
account-pay-nobody = الدفع عبر الإنترنت غير متاح هنا
account-pay-nobody-help = ادفع إلى حساب بنكي وأبلغ عن الدفعة: تضاف عند وصولها.
account-pay-trial = بوابة تجريبية: لا يُدفع شيء حقيقي، ويرتفع الرصيد مع ذلك.
account-pay-failed = لم تبدأ الدفعة
account-pay-unanswered = لم يصل رد. أرسلها مرة أخرى كما هي: لا تبدأ إلا مرة واحدة.
account-pay-amount = كم
account-pay-amount-field = المبلغ المراد إضافته
account-pay-suggested = مبالغ معتادة
account-pay-with = الدفع بواسطة
account-pay-with-note = الرسوم للبوابة وتشمل ضريبة GST
account-pay-at-once =
    { $percent ->
        [0] في رصيدك فورًا، بلا رسوم
       *[other] في رصيدك فورًا، رسوم { NUMBER($percent) }%
    }
account-pay-over = حتى { $most } للدفعة: اختر مبلغًا أقل أو طريقة أخرى
account-pay-no-charge = بلا رسوم
account-pay-charge-of = منها رسوم { $charge }
account-pay-sum = الدفعة
account-pay-choose = أدخل مبلغًا واختر طريقة
account-pay-line-added = يضاف إلى الرصيد
account-pay-line-charge = رسوم البوابة
account-pay-line-gst = منها ضريبة GST
account-pay-line-total = تدفع
account-pay-balance-now = الرصيد الآن
account-pay-balance-after = الرصيد بعدها
account-pay-again = أرسل مرة أخرى
account-pay = ادفع
account-pay-total = ادفع { $total }
account-pay-note = تنتقل إلى صفحة البوابة ثم تعود إلى هنا. إذا فقدت الصفحة، يُعثر على الدفعة وتضاف مرة واحدة، لا مرتين.
account-payment-open = الدفعة { $paymentId } بمبلغ { $total } مفتوحة
account-payment-open-next = ما إن تصل إلى البوابة حتى تكون في رصيدك. هذه الصفحة تعيد النظر بنفسها.
account-payment-paid = أضيف { $amount } إلى رصيدك
account-payment-paid-next = الدفعة { $paymentId }، دُفع { $total }.
account-payment-failed = رُفضت الدفعة { $paymentId } بمبلغ { $total }
account-payment-failed-next = لم يُخصم شيء. حاول مرة أخرى أو ادفع بطريقة أخرى.
account-payment-expired = لم تتم الدفعة { $paymentId } بمبلغ { $total } في الوقت المحدد
account-payment-expired-next = لم يُخصم شيء. وإن خرج مال من حسابك مع ذلك، أضيف عند وصوله.
account-payment-withdrawn = سُحبت الدفعة { $paymentId } بمبلغ { $total }
account-payment-withdrawn-next = لم يُخصم شيء. وإن خرج مال من حسابك مع ذلك، أضيف عند وصوله.
account-payment-differs = وصلت الدفعة { $paymentId } بمبلغ آخر
account-payment-differs-next = لم يُضف شيء بعد. اتصل بنا مع هذا الرقم: تضاف متى اتضح الأمر.
account-payment-unknown = لا يُعرف ما آلت إليه الدفعة
account-payment-go-on = متابعة الدفع
account-notice = تنبيه انخفاض الرصيد
account-notice-note = يُرسل إلى الوكالة بالبريد مرة في كل مرة
account-notice-below = نبّهنا عندما يمكن إنفاق أقل من
account-notice-help = الرصيد مع حد الائتمان؛ اتركه فارغًا لعدم التنبيه
account-notice-low = يمكن الآن إنفاق أقل من ذلك.
account-notice-save = احفظ التنبيه
account-notice-saved = حُفظ.

# رقم حساب خاص بالوكالة.
account-house = الحسابات التي تدفع إليها
account-house-note = ثم أبلغ عن الإيداع أدناه مع مرجع مصرفك
account-house-code = رمز IFSC أو SWIFT
account-house-copy-number = نسخ رقم الحساب: { $bank }
account-house-copy-code = نسخ رمز IFSC أو SWIFT: { $bank }
account-own = رقم حسابك الخاص
account-own-note = حوّل عبر NEFT أو RTGS أو IMPS أو UPI: يُضاف إلى رصيدك تلقائيًا، بلا النموذج أدناه
account-own-none = لا تتوفر هنا أرقام حسابات خاصة بك
account-own-none-text = تأتي هذه الأرقام من Razorpay للأرصدة بالروبية، ومدفوعات هذه البوابة تتم بطريقة أخرى. ادفع عبر الإنترنت، أو أبلغ عن تحويلك بالنموذج أدناه.
account-own-open = الحصول على رقم حساب
account-own-number = رقم الحساب
account-own-ifsc = IFSC
account-own-upi = معرّف UPI
account-own-holder = صاحب الحساب
account-own-bank = البنك
account-own-copy-number = نسخ رقم الحساب
account-own-copy-ifsc = نسخ IFSC
account-own-copy-upi = نسخ معرّف UPI
account-own-copy-holder = نسخ صاحب الحساب
account-own-check = التحقق من التحويلات
account-own-trial = تجربة تحويل
account-own-credited =
    { $credited ->
        [0] لم يصل تحويل جديد.
        [one] وصل تحويل واحد وأضيف إلى رصيدك.
        [two] وصل تحويلان وأضيفا إلى رصيدك.
        [few] وصلت { $credited } تحويلات وأضيفت إلى رصيدك.
        [many] وصل { $credited } تحويلًا وأضيفت إلى رصيدك.
        [zero] لم يصل تحويل جديد.
       *[other] وصل { $credited } تحويل وأضيفت إلى رصيدك.
    }
