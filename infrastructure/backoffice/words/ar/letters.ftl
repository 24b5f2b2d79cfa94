# البريد. يفصل سطر فارغ بين الفقرات.
temporary-secret-subject = { $project }: كلمة المرور المؤقتة
temporary-secret-text =
    عزيزنا { $name }،

    طُلبت كلمة مرور جديدة لمعرّف المستخدم { $user }. تتيح لك كلمة المرور المؤقتة هذه الدخول مرة واحدة خلال { $hours } ساعة:

    { $secret }

    بعد تسجيل الدخول بها سيُطلب منك اختيار كلمة مرور خاصة بك. وحتى ذلك الحين تبقى كلمة مرورك القديمة صالحة.

    إن لم تكن أنت من طلبها فلا يلزمك فعل شيء.
temporary-secret-link = سجّل الدخول من هنا: { $link }
invitation-subject = { $project }: إعداد حسابك
invitation-text =
    أهلًا بك في { $project }.

    أصبح الحساب جاهزًا لمعرّف المستخدم { $user }. تتيح لك كلمة المرور المؤقتة هذه الدخول مرة واحدة خلال { $hours } ساعة:

    { $secret }

    بعد تسجيل الدخول بها سيُطلب منك اختيار كلمة مرور خاصة بك.
ticket-issued-subject = التذكرة الإلكترونية { $pnr }، الحجز { $transaction }
ticket-issued-text =
    صدرت تذكرتك. PNR شركة الطيران: { $pnr }. رقم الحجز: { $transaction }.

    { $flights }

    { $travellers }

    احمل بطاقة الهوية الرسمية المصوّرة المستخدمة في هذا الحجز. للتعديلات اتصل بـ { $company }، { $phone }.
paper-subject = { $title } { $reference }، { $company }
paper-text = تُرسل إليك { $company } المستند المرفق: { $title }. وفيه:
ticket-issued-link = افتح التذكرة: { $link }
ticket-issued-services = الخدمات المحجوزة:
ticket-issued-service = { $flight }, { $traveller }: { $kind ->
        [seat] المقعد { $name }
       *[other] { $name }
    }
notice-balance-due-subject = رصيد الحجز { $transaction } مستحق
notice-balance-due-text =
    يُخصم رصيد الحجز { $transaction }، مرجع المورّد { $pnr }، من حسابكم في يومه. اليوم والمبلغ في السطر الأخير:

    { $flights }

    أبقوا في حسابكم ما يكفي حتى ذلك الحين. ما لا يُدفع حتى نهاية ذلك اليوم يُلغى، ويحتفظ المورّد بما تنص عليه شروطه لذلك اليوم.
notice-balance-charged-subject = خُصم رصيد الحجز { $transaction }
notice-balance-charged-text =
    خُصم رصيد الحجز { $transaction }، مرجع المورّد { $pnr }، من حسابكم:

    { $flights }
notice-balance-unpaid-subject = لم يُدفع رصيد الحجز { $transaction }
notice-balance-unpaid-text =
    لم يُدفع رصيد الحجز { $transaction }، مرجع المورّد { $pnr }، في يومه، فأُلغي الحجز. يحتفظ المورّد بما تنص عليه شروطه، ويعود إلى حسابكم باقي ما خُصم:

    { $flights }
notice-hold-ending-subject = ينتهي الحجز المؤقت { $pnr } في { $until }
notice-hold-ending-text =
    { $product ->
        [flight] تحتفظ شركة الطيران بمقاعد { $lead } حتى { $until }. أصدر تذاكر الحجز { $transaction } قبل ذلك وإلا أُعيدت المقاعد.
       *[other] يحتفظ المورّد بالمحجوز باسم { $lead } حتى { $until }. أكّد الحجز { $transaction } قبل ذلك وإلا أُعيد.
    }

    { $flights }
notice-hold-expired-subject = انتهى الحجز المؤقت { $pnr }
notice-hold-expired-text =
    { $product ->
        [flight] انقضت مهلة الحجز المؤقت باسم { $lead }. أُعيدت مقاعد الحجز { $transaction } ولم يُخصم شيء.
       *[other] انقضت مهلة الحجز المؤقت باسم { $lead }. أُعيد ما كان محفوظًا للحجز { $transaction } ولم يُخصم شيء.
    }

    { $flights }
notice-request-declined-subject = لم يتأكد: الحجز { $transaction }
notice-request-declined-text =
    لم يتأكد ما طُلب لـ { $lead }. انتهى الحجز { $transaction } ولم يُخصم شيء، ولم يعد المبلغ محجوزًا:

    { $flights }
notice-flight-cancelled-subject = إلغاء: { $pnr }، الحجز { $transaction }
notice-flight-cancelled-text =
    أكدت شركة الطيران إلغاءً على الحجز { $transaction }، PNR { $pnr }. لم يعد محجوزًا:

    { $travellers }

    { $flights }

    ستخبرك { $company } بما يُسترد: { $phone }.
notice-schedule-changed-subject = تغيرت الرحلات: { $pnr }، الحجز { $transaction }
notice-schedule-changed-text =
    غيّرت شركة الطيران رحلات { $lead }، PNR { $pnr }، الحجز { $transaction }. كانت:

    { $was }

    { $flies ->
        [yes] وأصبحت الآن:
       *[no] ولا رحلة بدلًا منها.
    }

    { $now }

    ترد { $company } على شركة الطيران قبل { $until } وستخبرك بما يمكن فعله: { $phone }.
notice-schedule-restored-subject = عادت الرحلات كما اتُّفق عليها: { $pnr }، الحجز { $transaction }
notice-schedule-restored-text =
    تراجعت شركة الطيران عن تغيير رحلات { $lead }، PNR { $pnr }، الحجز { $transaction }. عادت الرحلات كما اتُّفق عليها، ولا حاجة إلى رد:

    { $flights }

    للاستفسار: { $company }، { $phone }.
notice-flight-rescheduled-subject = رحلات جديدة: { $pnr }، الحجز { $transaction }
notice-flight-rescheduled-text =
    رحلات { $lead }، PNR { $pnr }، الحجز { $transaction }، أصبحت الآن:

    { $flights }

    للاستفسار: { $company }، { $phone }.
notice-link = افتح الحجز: { $link }
request-mail-subject = الطلب { $number }: { $code ->
        [asked] جديد في قائمة الانتظار
        [offer] قُدّم عرض
        [confirm] تم تأكيده
        [take-over] استُورد PNR
        [not-covered] الرصيد غير كافٍ
        [refuse] مرفوض
        [close] مغلق
        [accept] قُبل العرض
        [decline] رُفض العرض
        [withdraw] سُحب
        [pay] دُفع المتبقي
        [make] أُنشئ حجز
       *[linked] رُبط به حجز
    }
request-mail-said = { $code ->
        [asked] أرسلت { $company } الطلب { $number }.
        [offer] قُدّم عرض لطلبك { $number } وهو بانتظار قرارك.
        [confirm] تم تأكيد طلبك { $number }.
        [take-over] تأكد استيراد PNR، الطلب { $number }: الحجز الآن بين حجوزاتكم.
        [not-covered] طلبك { $number } معلّق لأن رصيد حسابكم لا يغطيه. اشحنوا الحساب ليواصل المكتب معالجته.
        [refuse] تعذّرت تلبية طلبك { $number }.
        [close] أُغلق طلبك { $number }.
        [accept] قبلت { $company } العرض الخاص بالطلب { $number }.
        [decline] رفضت { $company } العرض الخاص بالطلب { $number }.
        [withdraw] سحبت { $company } الطلب { $number }.
        [pay] دفعت { $company } المتبقي من الطلب { $number }: يمكن إصدار تذاكره.
        [make] أُنشئ حجز لمجموعتكم، الطلب { $number }: وهو الآن بين حجوزاتكم.
       *[linked] ربطت { $company } حجزًا بالطلب { $number }.
    }
request-mail-about = { $kind ->
        [group] حجز مجموعة
        [offline-ssr] خدمة خاصة
        [cancel] إلغاء
        [tdr] مطالبة لدى السكك الحديدية، TDR
        [import] استيراد PNR
       *[change] تغيير حجز
    }: { $route }، { $date }، عدد المسافرين: { $count }{ $named ->
        [yes] ، الحجز { $transaction }
       *[no] {""}
    }. { $company } ({ $agent }).
request-mail-refund = يُرد إلى العميل: { $amount }
request-mail-charged = على العميل أن يدفع: { $amount }
request-mail-link = افتح الطلب: { $link }
deposit-approved-subject = الإيداع { $deposit }: أُضيف { $credited }
deposit-approved-text = أُضيف { $credited } إلى حساب { $company } عن الإيداع { $deposit } (المبلغ المطلوب: { $amount }، المرجع { $reference }).
deposit-declined-subject = الإيداع { $deposit } مرفوض
deposit-declined-text = رُفض الإيداع { $deposit } الخاص بـ { $company } بمبلغ { $amount }، المرجع { $reference }. لم يُضف أي مبلغ.
deposit-reversed-subject = الإيداع { $deposit } معكوس: سُحب { $credited }
deposit-reversed-text = عُكس الإيداع { $deposit } الخاص بـ { $company }، المرجع { $reference }: سُحب من الحساب مبلغ { $credited } الذي أُضيف به.
deposit-remarks = ملاحظات: { $remarks }
deposit-link = افتح إيداعاتك: { $link }
link-message-ticket = حجزك لدى { $company }:
link-message-customer-invoice = فاتورتك من { $company }:
link-message-customer-credit-note = إيصال استرداد المبلغ من { $company }:
link-message-quote = عرض سعر رحلتك من { $company }:
policy-issued-subject = وثيقة التأمين { $reference }، { $plan }
policy-issued-text =
    أصدرت { $insurer } تأمين سفركم: { $plan }، الوثيقة { $reference }، الحجز { $transaction }.
    المؤمَّن عليهم من { $from } إلى { $to }:

    { $insured }

    للمطالبات اتصلوا بـ { $claims } ليلًا ونهارًا. وللتعديل اتصلوا بـ { $company }، { $phone }.
policy-issued-link = فتح الوثيقة: { $link }
notice-insurance-cancelled-subject = أُلغي التأمين: { $pnr }، الحجز { $transaction }
notice-insurance-cancelled-text =
    أكدت شركة التأمين إلغاءً في الحجز { $transaction }، الوثيقة { $pnr }. لم يعد مؤمَّنًا عليهم:

    { $travellers }

    { $flights }

    ستخبركم { $company } بما يُسترد: { $phone }.

# طلبات الدعم.
ticket-subject = { $ticket }: { $subject }
ticket-agency-text = كتب { $by } من { $company } في طلب الدعم { $ticket }، { $subject }:
ticket-house-text = ردّ { $by } على طلب الدعم { $ticket }، { $subject }:
ticket-link = افتحه: { $link }

visa-registered-subject = طلب تأشيرة { $reference }، { $destination }
visa-registered-text =
    سُجّل طلب التأشيرة إلى { $destination }: { $reference }، الحجز { $transaction }، للرحلة من { $from } إلى { $to }.

    { $applicants }

    تُقدَّم الأوراق إلى البعثة ابتداءً من { $submits }: سلّمها قبل ذلك. تتغيّر الشروط، فراجع البعثة. للتغيير اتصل بـ { $company }، { $phone }.
visa-registered-link = افتح القسيمة: { $link }
notice-visa-cancelled-subject = أُلغي طلب تأشيرة: { $pnr }، الحجز { $transaction }
notice-visa-cancelled-text =
    تأكد إلغاء في الحجز { $transaction }، الطلب { $pnr }. لم يعد يتقدم بالطلب:

    { $travellers }

    { $flights }

    ستخبرك { $company } بما يُرد: { $phone }.
notice-visa-moved-subject = طلب التأشيرة { $pnr }، { $flights }: { $now }
notice-visa-moved-text =
    { $flights }، الطلب { $pnr }، الحجز { $transaction }، لصالح { $travellers }:

    { $now }

    للاستفسار: { $company }، { $phone }.
notice-visa-papers-due-subject = مستندات ناقصة للتأشيرة، { $flights }، { $pnr }
notice-visa-papers-due-text =
    تُرسل مستندات الطلب { $pnr }، الحجز { $transaction }، إلى البعثة ابتداءً من { $until }. ما زال ينقص:

    { $now }

    سلّمها مع الطلب ليصدر القرار قبل الرحلة.
balance-low-subject = الرصيد منخفض: بقي { $left }
balance-low-text = يمكن إنفاق أقل من { $below } من حساب { $company }: بقي { $left } مع الائتمان. تُرفض الحجوزات الأغلى إلى أن يُضاف مال.
balance-low-link = أضف مالًا: { $link }
