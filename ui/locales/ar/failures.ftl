# ما قد يؤول إليه سؤال المكتب الخلفي
failure-unreachable = تعذّر الوصول إلى النظام. تحقّق من الاتصال وحاول مجددًا.
failure-http = خطأ HTTP: { $status }
failure-session = انتهت جلستك. سجّل الدخول مجددًا للمتابعة.
failure-not-permitted-login-refused = معرّف المستخدم أو كلمة المرور غير صحيح، أو الحساب غير نشط.
failure-not-permitted-must-change-password = اختر كلمة مرور جديدة أولًا.
failure-not-permitted-right-missing = هذا ليس من صلاحياتك.
failure-not-permitted-own-deposit = أنت من طلب هذا الإيداع. يبتّ فيه شخص آخر.
failure-not-permitted-own-trip = أنت من طلب هذه الرحلة. يبتّ فيها آخرون.
failure-not-permitted-own-adjustment = أنت من اقترح هذه التسوية. يبتّ فيها شخص آخر.
failure-invalid = خطأ في التحقق. بعض البيانات تحتاج إلى تصحيح.
failure-not-found = غير موجود، أو لم يعد متاحًا.
failure-fare-changed = { $product ->
    [flight] تغيّر السعر من { $from } إلى { $to }.
   *[other] تغيّر السعر من { $from } إلى { $to }.
}
failure-balance-too-low = رصيدك لا يكفي: المطلوب { $needed } والمتاح { $available }.
failure-balance-too-low-available = رصيد الوكالة لا يكفي: المتاح { $available }.
failure-balance-too-low-alone = رصيد الوكالة لا يكفي. تواصل مع من يدير حسابها.
failure-sold-out = { $product ->
    [flight] بيعت آخر المقاعد بهذا السعر للتو. لم يُحجز شيء ولم يُخصم شيء.
   *[other] بيع للتو. لم يُحجز شيء ولم يُخصم شيء.
}
failure-request-reused = أُرسل هذا الطلب من قبل ببيانات أخرى. أعد تحميل الصفحة وراجع حجوزاتي أولًا.
failure-too-many-requests = { $seconds ->
    [one] محاولات كثيرة. حاول مجددًا بعد ثانية واحدة.
    [two] محاولات كثيرة. حاول مجددًا بعد ثانيتين.
    [few] محاولات كثيرة. حاول مجددًا بعد { $seconds } ثوانٍ.
   *[other] محاولات كثيرة. حاول مجددًا بعد { $seconds } ثانية.
}
failure-in-doubt = { $product ->
    [flight] لم ترد شركة الطيران بعد بشأن { $transactionId }. نواصل التحقق؛ لا تحجز مرة أخرى.
   *[other] لم يرد { product-supplier } بعد بشأن { $transactionId }. نواصل التحقق؛ لا تحجز مرة أخرى.
}
failure-not-allowed-in-state = لم يعد هذا ممكنًا: تغيّر الحجز أو الطلب في هذه الأثناء.
message-approval-asked = طُلبت الموافقة
failure-awaiting-approval = طُلبت الموافقة { $approvalId }. يصلك القرار بالبريد الإلكتروني؛ انظر الموافقات في قائمتك.
failure-unavailable = عذرًا... حدث خطأ ما. الخدمة غير متاحة مؤقتًا: يُرجى إعادة الطلب نفسه بعد قليل.
failure-fault = عذرًا... حدث خطأ ما. حاول مجددًا؛ يجده الدعم تحت { $reference }.
failure-not-permitted-taken-by-another = تولّى شخص آخر هذا الطلب.
failure-not-permitted-emulating = لا يمكن ذلك وأنت تتصرّف نيابةً عن عميل. عد إلى حسابك أولًا.
failure-not-permitted-not-sold = هذه الخدمة لا تُباع هنا. ما اشتُري منها يبقى في حجوزاتي.
failure-not-permitted-read-only = يمكنك الاطلاع فقط على حساب هذا العميل: لم يتغيّر شيء.
failure-not-permitted-emulate-refused = لا يمكنك التصرّف نيابةً عن هذا العميل.
failure-not-permitted-emulate-over = انتهى التصرّف نيابةً عن هذا العميل أو بدأ من قبل. اختر العميل مرة أخرى.
failure-not-permitted-suspended = أُوقف دخولك. تواصل مع من يدير موظفي وكالتك.
failure-not-permitted-agency-blocked = وكالتك محظورة: { $note }
failure-over-limit-booking = يمكنك إنفاق { $limit } على الأكثر على حجز واحد، وهذا يكلف أكثر. لم يُحجز شيء ولم يتغير شيء.
failure-over-limit-day = يمكنك إنفاق { $limit } على الأكثر في اليوم الواحد، وهذا يتجاوزه. لم يُحجز شيء ولم يتغير شيء.
failure-not-permitted-second-factor-needed = أدخل رمز تطبيق المصادقة.
failure-not-permitted-second-factor-refused = هذا الرمز خاطئ أو سبق استخدامه.
failure-not-permitted-second-factor-required = يتطلّب دورك عاملًا ثانيًا للتحقق: أعدّه أولًا في البوابة.
failure-not-permitted-sign-on-refused = تعذّر الدخول من النظام الآخر. عُد إليه وحاول ثانية، أو سجّل الدخول هنا.
