# روابط يدفع بها شخص آخر إلى الحساب.
pay-new = رابط جديد
pay-new-note = يُفتح بلا تسجيل دخول، ويُدفع مرة واحدة، ويضيف المبلغ إلى رصيدك
pay-make = إنشاء الرابط
pay-make-failed = لم يُنشأ الرابط
pay-unanswered = لم يصل رد. أرسله كما هو مرة أخرى: يُنشأ مرة واحدة فقط.
pay-field-purpose = الغرض
pay-field-transactionId = رقم الحجز
pay-field-note = الوصف
pay-field-amount = المبلغ
pay-field-method = طريقة الدفع
pay-field-days = صالح لمدة
pay-field-payerName = اسم الدافع
pay-field-payerEmail = بريد الدافع الإلكتروني
pay-field-payerPhone = هاتف الدافع
pay-field-payerLanguage = لغة الدافع
pay-note-help = يقرؤه الدافع
pay-purpose-top-up = شحن الحساب
pay-purpose-booking = حجز عميل
pay-method-charge = رسم { NUMBER($percent, maximumFractionDigits: 2) }%، يدفعه الدافع
pay-days = { $days ->
    [zero] { $days } يوم
    [one] يوم واحد
    [two] يومان
    [few] { $days } أيام
    [many] { $days } يومًا
   *[other] { $days } يوم
}
pay-total = يدفع الدافع { $total }: منها { $amount } لرصيدك و{ $charge } رسم.
pay-total-plain = يدفع الدافع { $total }.
pay-links = روابط الدفع
pay-links-none = لا روابط دفع بعد
pay-links-none-help = أنشئ رابطًا أعلاه وأرسله إلى من سيدفع.
pay-column-made = أُنشئ
pay-column-id = الرابط
pay-column-payer = الدافع
pay-column-what = الغرض
pay-column-until = صالح حتى
pay-column-state = الحالة
pay-column-total = المطلوب
pay-column-acts = إجراءات
pay-until = حتى { $moment }
pay-state-open = مفتوح
pay-state-paid = مدفوع
pay-state-failed = مرفوض
pay-state-expired = منتهٍ
pay-state-withdrawn = مسحوب
pay-state-differs = مبلغ آخر
pay-share = مشاركة
pay-share-of = مشاركة { $paymentId }
pay-shared = رابط الدفع { $paymentId }
pay-shared-note = صالح حتى { $moment }. يمكن لكل من لديه الرابط أن يدفع، ويُدفع مرة واحدة.
pay-copy-link = الرابط
pay-copy-message = رسالة مع الرابط
pay-mail-to = البريد الإلكتروني
pay-mail = إرسال بالبريد
pay-mailed = أُرسل إلى { $email }
pay-withdraw = سحب الرابط
pay-withdrawn = سُحب الرابط: لا يمكن الدفع به بعد الآن.

# ما يراه الدافع.
pay-to = الدفع إلى { $company }
pay-trial = تجربة: لا يُدفع شيء حقيقي.
pay-fact-booking = الحجز
pay-fact-note = الغرض
pay-fact-payer = الدافع
pay-fact-amount = المبلغ
pay-fact-charge = رسم الدفع
pay-fact-method = طريقة الدفع
pay-fact-id = المرجع
pay-fact-until = صالح حتى
pay-now = ادفع { $total }
pay-at = تدفع في صفحة { $gateway }. إن لم تكن تتوقع ذلك فاسأل { $company } قبل الدفع.
pay-opened-paid = تم الدفع
pay-opened-paid-next = وصلت دفعتك إلى { $company }. احتفظ بالمرجع { $paymentId }.
pay-opened-failed = رُفضت الدفعة
pay-opened-failed-next = لم يُخصم شيء. اطلب من { $company } رابطًا جديدًا.
pay-opened-expired = انتهت صلاحية هذا الرابط
pay-opened-expired-next = لم يُخصم شيء. اطلب من { $company } رابطًا جديدًا.
pay-opened-withdrawn = سُحب هذا الرابط
pay-opened-withdrawn-next = لم يُخصم شيء. اسأل { $company } إن كنت تتوقع أن تدفع.
pay-opened-differs = وصل مبلغ آخر
pay-opened-differs-next = يجري النظر فيه. تواصل مع { $company } ومعك المرجع { $paymentId }.
pay-unknown = هذا الرابط غير صالح
pay-unknown-help = تأكد من فتح الرابط كاملًا، أو اطلب رابطًا جديدًا من وكيل السفر.
