# الملف الشخصي
agency-you = أنت ووكالتك
agency-name = الاسم
agency-user-id = معرّف المستخدم
agency-email = البريد الإلكتروني
agency-mobile = الجوال
agency-company = الشركة
agency-agent-id = معرّف الوكيل
agency-address = العنوان
agency-gst = رقم GST
agency-change-password = تغيير كلمة المرور
agency-change-password-fact = يُنهي جلساتك الأخرى
agency-signed-in = الأجهزة المسجَّل دخولها
agency-signed-in-count =
    { $count ->
        [one] جهاز واحد
        [two] جهازان
        [few] { $count } أجهزة
        [many] { $count } جهازًا
       *[other] { $count } جهاز
    }
agency-this-device = هذا الجهاز
agency-device = { $browser } على { $system }
agency-device-unknown = جهاز غير معروف
agency-seen-now = الآن، منذ { $since }
agency-seen = آخر استخدام { $seen }، منذ { $since }
agency-sign-out = تسجيل الخروج
agency-sign-out-named = تسجيل خروج { $name }، { $address }
agency-sign-out-others = تسجيل الخروج من كل الأجهزة الأخرى
agency-signed-out =
    { $count ->
        [0] كان الخروج مسجَّلًا من قبل.
        [one] سُجِّل خروج جهاز واحد.
        [two] سُجِّل خروج جهازين.
        [few] سُجِّل خروج { $count } أجهزة.
        [many] سُجِّل خروج { $count } جهازًا.
       *[other] سُجِّل خروج { $count } جهاز.
    }
agency-session-ends = تنتهي الجلسة بعد { $minutes } دقيقة دون نقر، وبعد { $hours } ساعة في جميع الأحوال.
agency-sat = من تصرّف نيابةً عنك
agency-sat-fact = من عملوا باسمك، ولماذا
agency-sat-none = لا أحد.
agency-sat-by = { $name }، { $company }
agency-sat-ended = حتى { $moment }
agency-sat-open = جارٍ الآن
agency-sat-looked = اطلاع فقط
agency-sat-changes =
    { $count ->
        [0] لم يتغيّر شيء
        [one] تغيير واحد
        [two] تغييران
        [few] { $count } تغييرات
       *[other] { $count } تغييرًا
    }
agency-load-failed = تعذر تحميل بيانات الوكيل.
agency-try-again = حاول من جديد
agency-kept = محفوظ للحجوزات
agency-kept-fact = سجلات ملفك
agency-passports = جوازات السفر
agency-visas = التأشيرات
agency-cards = بطاقات الدفع
agency-memberships = العضويات
agency-passport = جواز السفر
agency-visa = التأشيرة
agency-card = بطاقة الدفع
agency-membership = العضوية
agency-new-passport = إضافة جواز سفر
agency-new-visa = إضافة تأشيرة
agency-new-card = إضافة بطاقة دفع
agency-new-membership = إضافة عضوية
agency-no-passports = لا توجد جوازات سفر
agency-no-visas = لا توجد تأشيرات
agency-no-cards = لا توجد بطاقات دفع
agency-no-memberships = لا توجد عضويات
agency-cards-fact = لا تُحفظ الأرقام هنا أبدًا
agency-card-charge = تُؤكد البطاقة بخصم روبية واحدة. يذهب رقمها إلى مزود البطاقات ولا يُحفظ هنا.
agency-confirm-card = اخصم ₹ 1 وأضف البطاقة
agency-card-ends = { $brand }، تنتهي بـ { $digits }
agency-until = صالح حتى { $date }
agency-person = الشخص
agency-email-fixed = وهو معرّف المستخدم أيضًا؛ يغيّره الدعم
agency-save = حفظ
agency-saving = جارٍ الحفظ
agency-saved = تم الحفظ
agency-add = إضافة
agency-change = تغيير
agency-delete-named = حذف { $name }
agency-title-Mr = السيد
agency-title-Ms = السيدة (Ms)
agency-title-Mrs = السيدة (Mrs)
agency-entries-single = دخول واحد
agency-entries-double = دخولان
agency-entries-multiple = دخول متعدد
agency-membership-airline = شركة طيران
agency-membership-hotel = فندق
agency-membership-rail = قطار
agency-membership-car = تأجير سيارات
agency-membership-other = أخرى
agency-brand-visa = Visa
agency-brand-mastercard = Mastercard
agency-brand-amex = American Express
agency-brand-rupay = RuPay
agency-brand-diners = Diners Club
agency-brand-discover = Discover
agency-brand-maestro = Maestro
agency-brand-other = بطاقة
agency-field-title = اللقب
agency-field-firstName = الاسم الأول
agency-field-lastName = اسم العائلة
agency-field-mobile = رقم الجوال
agency-field-passport = رقم الجواز
agency-field-country = بلد الإصدار
agency-field-issuedOn = تاريخ الإصدار
agency-field-expiresOn = تاريخ الانتهاء
agency-field-placeOfIssue = مكان الإصدار
agency-field-visaCountry = بلد الدخول
agency-field-visa = رقم التأشيرة
agency-field-visaKind = نوع التأشيرة
agency-field-entries = مرات الدخول
agency-field-cardNumber = رقم البطاقة
agency-field-holder = الاسم على البطاقة
agency-field-expires = الانتهاء (شهر/سنة)
agency-field-securityCode = رمز الأمان
agency-field-membershipKind = النوع
agency-field-programme = البرنامج
agency-field-membershipNumber = رقم العضوية

# قواعد أسعار الوكالة.
agency-rules-bounds = حدود الحجز الواحد والتقريب
agency-rules-domestic = رحلات داخلية
agency-rules-international = رحلات دولية
agency-rules-each = ما يجوز للوكلاء إضافته إلى السعر المعتاد أو خصمه منه، لكل مسافر له مقعد. اترك الحقلين فارغين إن كان غير مسموح.
agency-rules-least = على الأقل
agency-rules-most = على الأكثر
agency-rules-below-net = يجوز أن ينزل الخصم بالسعر دون ما تُحاسَب به الوكالة
agency-rules-rounding = التقريب
agency-rules-rounding-fact = الفرق سطر مستقل في سعر العميل
agency-rules-round-to = مجاميع العملاء
agency-rules-exact = كما هي، بلا تقريب
agency-rules-multiple = إلى أقرب { $unit }
agency-rules-save = احفظ الحدود والتقريب
agency-rules-saved = حُفظت القواعد، وتسري على عروض الأسعار من الآن.
