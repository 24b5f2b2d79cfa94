# ما هو الإخفاق، بعبارة موجّهة إلى شخص. أما الرمز المرافق فهو للبرامج.
failure-session-invalid = انتهت جلستك. يُرجى تسجيل الدخول من جديد.
failure-login-refused = معرّف المستخدم أو كلمة المرور غير صحيحة، أو أن الحساب غير نشط.
failure-must-change-password = اختر كلمة مرور جديدة أولًا.
failure-right-missing = غير مسموح لك بهذا الإجراء.
failure-own-deposit = أنت من طلب هذا الإيداع، ويبتّ فيه شخص آخر.
failure-own-trip = أنت من طلب هذه الرحلة، ويبتّ فيها آخرون.
failure-own-adjustment = أنت من اقترح هذه التسوية، ويبتّ فيها شخص آخر.
failure-not-permitted = غير مسموح لك بهذا الإجراء.
failure-invalid = خطأ في التحقق.
failure-invalid-because = خطأ في التحقق. { $field }: { $sentence }
failure-not-found = لا يوجد سجل كهذا، أو أنه لا يخصك.
failure-operation-unknown = لا توجد عملية كهذه.
failure-quote-not-found = لم يعد عرض السعر هذا متاحًا. يُرجى البحث من جديد.
failure-offer-not-found = لم يعد هذا العرض متاحًا. يُرجى البحث من جديد.
failure-booking-not-found = لم يُعثر على أي حجوزات.
failure-invoice-not-found = لا توجد فاتورة.
failure-credit-note-not-found = لا يوجد إشعار دائن لهذا الحجز بعد: يصدر بعد إضافة المبلغ المسترد إلى الحساب.
failure-fare-changed = تغيّر السعر من { $from } إلى { $to }. يُرجى مراجعته قبل المتابعة.
failure-balance-too-low = رصيدك غير كافٍ: المطلوب { $needed } والمتاح { $available }.
failure-balance-too-low-available = رصيد الوكالة لا يكفي: المتاح { $available }.
failure-balance-too-low-alone = رصيد الوكالة لا يكفي. تواصل مع من يدير حسابها.
failure-sold-out = نفد هذا بهذا السعر. لم يُحجز شيء.
failure-request-id-reused = سبق إرسال هذا الطلب ببيانات أخرى. لم يُنفَّذ شيء.
failure-too-many-requests = { $seconds ->
    [one] محاولات كثيرة جدًا. يُرجى المحاولة بعد ثانية واحدة.
    [two] محاولات كثيرة جدًا. يُرجى المحاولة بعد ثانيتين.
    [few] محاولات كثيرة جدًا. يُرجى المحاولة بعد { $seconds } ثوانٍ.
    [many] محاولات كثيرة جدًا. يُرجى المحاولة بعد { $seconds } ثانية.
   *[other] محاولات كثيرة جدًا. يُرجى المحاولة بعد { $seconds } ثانية.
  }
failure-in-doubt = لم يُجب المورّد في الوقت المحدد. الحجز { $transaction } محفوظ وستتم تسويته؛ لا تحجز مرة أخرى.
failure-not-allowed-in-state = لم يعد هذا ممكنًا. الحالة الآن: { $state }.
failure-awaiting-approval = بانتظار الموافقة، ورقمها { $approval }.
failure-unavailable = عذرًا... حدث خطأ ما. الخدمة غير متاحة مؤقتًا: يُرجى إعادة الطلب نفسه بعد قليل.
failure-fault = عذرًا... حدث خطأ ما. يُرجى إبلاغ الدعم بهذا المرجع: { $reference }
failure-taken-by-another = تولّى شخص آخر هذا الطلب.
failure-emulating = لا يمكن ذلك وأنت تتصرّف نيابةً عن عميل. عد إلى حسابك أولًا.
failure-not-sold = هذه الخدمة لا تُباع هنا. ما اشتُري منها يبقى في حجوزاتي.
failure-read-only = يمكنك الاطلاع فقط على حساب هذا العميل: لم يتغيّر شيء.
failure-emulate-refused = لا يمكنك التصرّف نيابةً عن هذا العميل.
failure-emulate-over = انتهى التصرّف نيابةً عن هذا العميل أو بدأ من قبل. اختر العميل مرة أخرى.
failure-request-not-found = لا يوجد طلب كهذا، أو أنه لا يخصك.
failure-over-limit-booking = ستخصم هذه العملية من الحساب أكثر من { $limit }، وهو أقصى ما يمكنك إنفاقه على حجز واحد. لم يُحجز شيء ولم يتغير شيء.
failure-over-limit-day = بهذه العملية سيُخصم من الحساب اليوم أكثر من { $limit }، وهو أقصى ما يمكنك إنفاقه في اليوم الواحد. لم يُحجز شيء ولم يتغير شيء.
failure-suspended = تم إيقاف دخولك. تواصل مع من يدير موظفي وكالتك.
failure-agency-blocked = وكالتك محظورة: { $note }
failure-receipt-not-found = لم يُعثر على إيصال.
failure-link-not-found = لم يعد هذا الرابط صالحًا. اطلب رابطًا جديدًا من وكيل السفر الذي تتعامل معه.
failure-second-factor-needed = أدخل رمز تطبيق المصادقة.
failure-second-factor-refused = هذا الرمز خاطئ أو سبق استخدامه.
failure-second-factor-required = يتطلّب دورك عاملًا ثانيًا للتحقق: أعدّه أولًا في البوابة.
failure-sign-on-refused = تعذّر الدخول من النظام الآخر. عُد إليه وحاول ثانية، أو سجّل الدخول هنا.
