# ما يقال لوكالة تسجّل نفسها.
otp-subject = { $code } هو رمز التحقق الخاص بك في { $project }. يصلح لمدة { $minutes } دقائق.
otp-text =
    رمز التحقق الخاص بك هو { $code }. يُستخدم مرة واحدة خلال { $minutes } دقائق.

    لا تشاركه مع أحد. إذا لم تطلبه فلا حاجة إلى أي إجراء.
registration-received-subject = { $project }: وصل طلب التسجيل { $registration }
registration-received-text =
    مرحبًا { $name }،

    وصل طلب تسجيل { $company }. رقمه المرجعي { $registration }.

    يقارن مكتب الموافقات بياناتك بمستندي PAN وGST ويرد بالبريد الإلكتروني.
registration-approved-subject = { $project }: تمت الموافقة على { $company }
registration-approved-text =
    مرحبًا { $name }،

    تمت الموافقة على طلب التسجيل { $registration } الخاص بـ { $company }. معرّف الوكيل { $agent }.
registration-declined-subject = { $project }: لم تتم الموافقة على طلب التسجيل { $registration }
registration-declined-text =
    مرحبًا { $name }،

    تعذرت الموافقة على طلب التسجيل { $registration } الخاص بـ { $company }. يمكنك التسجيل من جديد.
registration-remarks = يقول مكتب الموافقات: { $remarks }
registration-entry =
    معرّف المستخدم { $user }. كلمة المرور المؤقتة هذه تتيح لك الدخول مرة واحدة خلال { $hours } ساعة:

    { $secret }

    بعد الدخول بها ستختار كلمة مرور خاصة بك.
registration-fee = يمكنك تحصيل رسوم المعاملات ابتداءً من { $on }.
registration-follow = تابعه هنا: { $link }
