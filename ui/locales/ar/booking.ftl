# صفحة حجز رحلة: المراجعة والمسافرون والدفع.
booking-nothing = لا يوجد حجز جارٍ في علامة التبويب هذه. ابحث عن رحلة واختر سعرًا، ويبدأ الحجز من هنا.
booking-expired = كان السعر مضمونًا لمدة محدودة وقد انتهت. لم يُحجز شيء ولم يُخصم شيء. ما كتبته محفوظ.
booking-renew = طلب السعر مجددًا
booking-carried = أُدرج المسافرون الذين كتبتهم من قبل مرة أخرى. تأكّد من أنهم مسافرون على هذه الرحلة أيضًا.
booking-clear-travellers = مسح المسافرين
booking-back-to-results = العودة إلى النتائج
booking-search-again = البحث من جديد
booking-results = النتائج
booking-back = رجوع
booking-steps = خطوات الحجز
booking-step-review = المراجعة
booking-step-travellers = المسافرون
booking-step-extras = الإضافات
booking-step-pay = الدفع
booking-step-of = الخطوة { $number } من { $of }، { $trip }
booking-heading = { $step }: { $trip }
booking-trip = { $route }، { $day }
booking-trip-detail = { $day }، { $adults ->
    [one] بالغ واحد
    [two] بالغان
    [few] { $adults } بالغين
   *[other] { $adults } بالغًا
}{ $children ->
    [0] {""}
    [one] ، طفل واحد
    [two] ، طفلان
    [few] ، { $children } أطفال
   *[other] ، { $children } طفلًا
}{ $infants ->
    [0] {""}
    [one] ، رضيع واحد
    [two] ، رضيعان
    [few] ، { $infants } رضّع
   *[other] ، { $infants } رضيعًا
}
booking-session-ends-in = تنتهي الجلسة خلال
booking-ends-in = تنتهي خلال
booking-decision = السعر والخطوة التالية
booking-to-fix = { $count ->
    [one] بيان واحد يحتاج إلى تصحيح
    [two] بيانان يحتاجان إلى تصحيح
    [few] { $count } بيانات تحتاج إلى تصحيح
   *[other] { $count } بيانًا يحتاج إلى تصحيح
}
booking-continue = متابعة
booking-continue-to-travellers = المتابعة إلى المسافرين
booking-continue-to-pay = المتابعة إلى الدفع
booking-continue-to-extras = المتابعة إلى الإضافات
booking-continue-without-extras = المتابعة بلا إضافات
booking-back-to-review = العودة إلى المراجعة
booking-back-to-travellers = العودة إلى المسافرين
booking-back-to-extras = العودة إلى الإضافات
booking-pay = ادفع { $amount } وأصدر التذاكر
booking-pay-short = ادفع { $amount }
booking-issue = إصدار التذاكر، يدفع العميل { $amount }
booking-issue-short = إصدار التذاكر
booking-hold = حجز مؤقت والدفع لاحقًا
booking-hold-title = أو احجز المقاعد مؤقتًا
booking-hold-until = { $by ->
    [agency] تسمح شروط وكالتك بحفظ المقاعد حتى نحو { $date }، { $time }.
    [deployment] تُحفظ المقاعد هنا حتى نحو { $date }، { $time }، وقد تحفظها شركة الطيران مدة أطول.
   *[supplier] تحفظ شركة الطيران المقاعد حتى نحو { $date }، { $time }.
} لا يُخصم شيء الآن، بل عند إصدار التذاكر.
booking-hold-no-extras = يتم الحجز المؤقت بلا إضافات فقط: أزل الإضافات وأضفها بعد إصدار التذاكر.
booking-hold-passports-later = يمكن الحجز المؤقت دون جوازات السفر. أدخلها في صفحة الحجز قبل إصدار التذاكر.
booking-passport-later = إدخال الجوازات لاحقًا: الاكتفاء الآن بالحجز المؤقت
booking-sending = جارٍ إصدار التذاكر. يرجى الانتظار

# الرحلة
booking-your-flights = رحلاتك
booking-from-to = من { $from } إلى { $to }
booking-itinerary-fact = { $day }، { $duration }، { $stops }
booking-trip-line = { $day }، { $departs } { $from } إلى { $arrives } { $to }
booking-trip-detail-line = { $flights }، { $aircraft }، { $stops }، { $duration }، { $family }، { $baggage }
booking-no-check-in-bag = بلا أمتعة مسجلة
booking-change = تغيير
booking-operated-by = تشغّلها { $airline }
booking-aircraft-class = { $aircraft }، الفئة { $rbd }
booking-terminal = مبنى الركاب { $terminal }
booking-layover = { $duration } في { $city }
booking-layover-overnight = { $duration } في { $city }، مع مبيت
booking-fare-and-baggage = السعر والأمتعة
booking-direction = الاتجاه
booking-fare-family = السعر
booking-fare-basis = أساس السعر
booking-refund = الاسترداد
booking-refundable = قابل للاسترداد
booking-not-refundable = غير قابل للاسترداد
booking-check-in-bag = الأمتعة المسجلة
booking-cabin-bag = أمتعة المقصورة
booking-meal = الوجبة
booking-seat = اختيار المقعد
booking-included = مشمولة
booking-not-included = غير مشمولة
booking-hand-baggage = أمتعة اليد: حقيبة واحدة حتى { $bag } كغ وغرض شخصي حتى { $personal } كغ لكل مسافر.
booking-hand-baggage-infant = وللرضيع قطعة إضافية حتى { $extra } كغ.

# قواعد السعر
booking-fare-rules = قواعد السعر
booking-fare-rules-note = الرسوم لكل مسافر
booking-before-departure = قبل المغادرة
booking-cancelling = الإلغاء
booking-changing = التغيير
booking-no-show = عدم الحضور
booking-no-show-all = كامل السعر ما عدا الضرائب القانونية
booking-rules-as-text = عرض كنص
booking-rules-as-table = عرض كجدول
booking-rules-head = { $trip }، { $carrier } { $family }
booking-rules-cancelling = الإلغاء، { $span } قبل المغادرة
booking-rules-changing = التغيير، { $span } قبل المغادرة
booking-rules-line = { $name }: { $text }

# المسافرون
booking-travellers = المسافرون
booking-travellers-note = الأسماء كما في الهوية. التغيير بعد إصدار التذاكر له رسوم.
booking-place-adult = البالغ { $number }
booking-place-child = الطفل { $number }
booking-place-infant = الرضيع { $number }
booking-type-adult = بالغ
booking-type-child = طفل
booking-type-infant = رضيع
booking-band-adult = { $from } سنة فأكثر
booking-band-child = من { $from } إلى أقل من { $below } سنة في { $on }
booking-band-infant = أقل من { $below ->
    [two] سنتين
   *[other] { $below } سنة
} في { $on }، في حضن بالغ
booking-title-Mr = السيد
booking-title-Ms = السيدة
booking-title-Mrs = السيدة
booking-title-Mstr = الصغير
booking-choose-title-Mr = السيد (Mr)
booking-choose-title-Ms = السيدة (Ms)
booking-choose-title-Mrs = السيدة (Mrs)
booking-choose-title-Mstr = الصغير (Mstr)
booking-gender-male = ذكر
booking-gender-female = أنثى
booking-gender-others = آخر
booking-full-name = { $title } { $name }
booking-traveller-line = { $place }، { $gender }، { $born }
booking-traveller-undated = { $place }، { $gender }
booking-saved-traveller = مسافر محفوظ
booking-saved-travellers = المسافرون المحفوظون
booking-saved-short = المحفوظون
booking-choose-saved = اختيار مسافر محفوظ: { $name }
booking-new-traveller = مسافر جديد «{ $name }»
booking-saved-after = يُحفظ بعد الحجز
booking-save-for-next-time = حفظ للمرة القادمة
booking-choice-title = { $title }، تاريخ الميلاد غير محفوظ
booking-choice-detail = { $title }، { $born }، { $age ->
    [zero] أقل من سنة
    [one] سنة واحدة
    [two] سنتان
    [few] { $age } سنوات
   *[other] { $age } سنة
}
booking-choice-taken = مضاف إلى هذا الحجز
booking-choice-unfit = { $is }، { $not }
booking-choice-unfit-age = { $is }، { $age ->
    [zero] أقل من سنة
    [one] سنة واحدة
    [two] سنتان
    [few] { $age } سنوات
   *[other] { $age } سنة
}، { $not }
booking-kind-adult = بالغ
booking-kind-child = طفل
booking-kind-infant = رضيع
booking-not-adult = ليس سعر بالغ
booking-not-child = ليس سعر طفل
booking-not-infant = ليس سعر رضيع
booking-edit = تعديل
booking-edit-traveller = تعديل { $name }
booking-passport = جواز السفر
booking-wishes = برنامج الولاء والوجبة والمقعد والمساعدة
booking-none = بدون
booking-flyer-number = رقم { $carrier }

# الحقول، فوق الحقل وفي قائمة ما يحتاج إلى انتباه
booking-named-field = { $who }، { $field }
booking-field-title = اللقب
booking-field-firstName = الاسم الأول
booking-field-lastName = اسم العائلة
booking-field-dateOfBirth = تاريخ الميلاد
booking-field-gender = الجنس
booking-ask-spelling = تكتب شركات الطيران { $name } هكذا: { $spelling }
booking-use-spelling = استخدام { $spelling }
booking-ask-single = { $ask ->
    [repeat] اسم واحد فقط؟ تطلبه { $by } في الخانتين
    [fnu] اسم واحد فقط؟ يُكتب FNU في خانة الاسم الأول
   *[title] اسم واحد فقط؟ يُكتب اللقب في خانة الاسم الأول
}
booking-use-name = استخدام { $first } { $last }
booking-ask-gender = { $title } مع «{ $gender }»؟
booking-set-gender = تغيير إلى { $gender }
booking-keep-gender = إبقاء { $gender }
booking-place-named = { $place }، { $name }
booking-field-lapOf = في حضن
booking-field-nationality = الجنسية
booking-field-frequentFlyer = برنامج الولاء
booking-field-frequentFlyer-onward = برنامج الولاء
booking-field-frequentFlyer-return = برنامج الولاء، العودة
booking-field-frequentFlyer-of = برنامج الولاء، { $from }–{ $to }
booking-field-mealPreference = الوجبة المفضلة
booking-field-seatPreference = المقعد المفضل
booking-field-specialAssistance = مساعدة خاصة
booking-field-passport-number = رقم جواز السفر
booking-field-passport-issuedOn = تاريخ الإصدار
booking-field-passport-expiresOn = تاريخ الانتهاء
booking-field-passport-placeOfIssue = مكان الإصدار
booking-field-passport-country = دولة الإصدار
booking-field-contact-email = البريد الإلكتروني
booking-field-contact-alternateEmail = بريد إلكتروني بديل
booking-field-contact-mobile = الجوال
booking-field-gst-holder = الاسم المسجل
booking-field-gst-number = رقم GST
booking-field-gst-email = بريد GST
booking-field-gst-address = العنوان المسجل
booking-field-gst-phone = هاتف GST
booking-contact = الاتصال
booking-contact-note = { $product ->
    [flight] تصل التذاكر وتغييرات المواعيد إلى هنا
   *[other] تصل التأكيدات والتغييرات إلى هنا
}
booking-alternate-email-help = افصل بينها بفاصلة منقوطة
booking-references = المراجع
booking-references-note = تُرسل لسجلاتكم الخاصة
booking-parameter-requested-by = طالب الحجز
booking-parameter-email-reference = رقم مرجع البريد الإلكتروني
booking-sent-as = { $product ->
    [flight] يُرسل إلى شركة الطيران هكذا
   *[other] يُرسل إلى { product-supplier } هكذا
}
booking-kept-with-booking = { $product ->
    [flight] يُحفظ مع الحجز ولا يُرسل إلى شركة الطيران
   *[other] يُحفظ مع الحجز ولا يُرسل إلى { product-supplier }
}
booking-gst = بيانات GST
booking-gst-note = اختيارية؛ لفاتورة ضريبية باسم الشركة
booking-gst-kept-here = اختيارية؛ تُحفظ مع الحجز ولا تُرسل إلى شركة الطيران مع هذا السعر
booking-gst-kept = بيانات GST المحفوظة
booking-gst-kept-find = الشركة أو GSTIN
booking-gst-keep = حفظ بيانات GST هذه
booking-gst-forget = حذف من المحفوظات
booking-gst-required = هذا السعر يتطلبها
booking-add-gst = إضافة بيانات GST
booking-terms = الشروط
booking-whole = الحجز

# الدفع
booking-pay-from = الدفع من
booking-balance = الرصيد
booking-balance-now = { $now } الآن
booking-balance-now-after = { $now } الآن، { $after } بعد الحجز
booking-accept-terms = يوافق العميل على قواعد السعر وشروط الاستخدام
booking-terms-of-use = شروط الاستخدام
booking-cancelling-costs = الإلغاء الآن يكلّف { $fee } لكل مسافر لدى { $carrier }.
booking-no-cancelling = لا تسمح { $carrier } بإلغاء هذا السعر.
booking-unanswered = لم يصل رد على هذا الحجز
booking-unanswered-help = ربما تم الحجز. اسأل من جديد: يُرسل الطلب نفسه، فلا يُحجز شيء مرتين. لا يمكن تغيير شيء حتى يصل الرد.
booking-ask-again = اسأل من جديد
booking-leave-it = اتركه وتحقق لاحقًا
booking-my-bookings = حجوزاتي
booking-open-ledger = فتح دفتر الحساب

# تغيّر السعر
booking-price-raised = رفعت شركة الطيران هذا السعر
booking-price-lowered = خفضت شركة الطيران هذا السعر
booking-price-same = جددت شركة الطيران هذا السعر
booking-nothing-charged = لم يُحجز شيء بعد ولم يُخصم شيء.
booking-price-seen = السعر الذي عُرض عليك
booking-price-now = { $count ->
    [one] السعر الآن، مسافر واحد
    [two] السعر الآن، مسافران
    [few] السعر الآن، { $count } مسافرين
   *[other] السعر الآن، { $count } مسافرًا
}
booking-price-held = السعر الجديد مضمون لمدة
booking-continue-at = المتابعة بسعر { $amount }

# تفصيل السعر
booking-fare = السعر
booking-side = السعر لمن
booking-customer = العميل
booking-net = الصافي
booking-customer-price = سعر العميل
booking-net-switch = السعر الصافي والعمولة
booking-net-of = الصافي { $amount }
booking-earn = ربحك { $amount }
booking-price-of = { $what }، { $count ->
    [one] مسافر واحد
    [two] مسافران
    [few] { $count } مسافرين
   *[other] { $count } مسافرًا
}
booking-how-made-up = مم يتكون { $amount }
booking-made-up = التفصيل
booking-sums-right = كل سطر يساوي مجموع ما تحته بالضبط.
booking-sums-wrong = هذه الأسطر لا تتطابق في مجموعها. لا تعتمد على هذا السعر وأبلغ الدعم.
booking-tax-advice = تُعرض القواعد الضريبية مع مصادرها العامة ولا تغني عن رأي المحاسب.
booking-you-earn = أرباحك
booking-ask = سعرك
booking-ask-markup = الهامش
booking-ask-discount = الخصم
booking-ask-serviceFee = رسم الخدمة
booking-ask-per = { $what }: أساس الاحتساب
booking-ask-per-traveller = لكل مسافر
booking-ask-per-booking = للحجز كله
booking-ask-per-fare = % من السعر
booking-ask-most = حتى { $most }
booking-ask-note = يُضاف إلى ما يدفعه هذا العميل أو يُخصم منه، ولا يتغير ما يُقيَّد على حسابك. ضريبة GST على رسمك مشمولة فيه.
booking-balance-covers = الرصيد يكفي، ويبقى { $left } بعد الحجز
booking-credit-covers = مغطى بحد الائتمان، ويبقى { $left } متاحًا للحجز بعده
booking-balance-short = ينقص { $short }: الرصيد وحد الائتمان لا يكفيان
booking-part-customer-price = سعر العميل
booking-part-net-payable = الصافي المستحق
booking-part-fare = سعر شركة الطيران
booking-part-gross-fare = أجرة السفر
booking-part-base-fare = السعر الأساسي
booking-part-base-fare-line = { $sector }، { $carrier }، الفئة { $rbd }
booking-part-sector = { $sector }، { $carrier }
booking-part-levy = { $code }، { $place }
booking-part-taxes = الضرائب والرسوم
booking-part-yq = رسم الوقود (YQ)
booking-part-k3 = ضريبة GST على الأساس وYQ (K3)
booking-part-k3-line = ضريبة GST بنسبة { $percent }%
booking-part-fuel = رسم الوقود
booking-part-passenger-service-fee = رسم خدمة الركاب
booking-part-user-development-fee = رسم تطوير المطار
booking-part-aviation-security-fee = رسم أمن الطيران
booking-part-regional-connectivity = الربط الإقليمي
booking-part-other-tax = ضرائب أخرى
booking-part-tds = زائد TDS
booking-part-service-tax = ضريبة الخدمة
booking-part-gst = ضريبة GST على الرسوم
booking-part-discount = خصم
booking-part-discount-promo = خصم بالرمز { $promo }
booking-part-markup = هامشك
booking-part-extra-markup = هامش هذا الحجز
booking-part-agent-discount = خصمك
booking-part-service-fee = رسم الخدمة
booking-part-rounding = تقريب المبلغ
booking-part-handling-charges = رسوم المناولة
booking-part-convenience-fee = رسم الخدمة
booking-house-cancel-fee = للإلغاء أيضًا رسم معالجة قدره { $total } لكل مسافر أو غرفة أو مقصورة أو مركبة.
booking-house-cancel-fee-taxed = للإلغاء أيضًا رسم معالجة قدره { $total } لكل مسافر أو غرفة أو مقصورة أو مركبة: { $fee } و{ $gst } ضريبة GST بنسبة { $percent }%.
booking-part-processing-fee = رسم المعالجة
booking-part-payment-gateway-charges = رسوم بوابة الدفع
booking-part-insurance = التأمين
booking-part-driver-allowance = بدل السائق
booking-part-night-allowance = بدل الليل
booking-part-express-charge = معالجة أسرع
booking-part-package-flights = رحلات جوية
booking-part-tcs = ضريبة TCS، رحلة إلى الخارج
booking-part-port-charges = رسوم الموانئ
booking-part-gratuities = الإكراميات
booking-part-seat = المقاعد
booking-part-meal = الوجبات
booking-part-baggage = الأمتعة
booking-part-special-ssr = الخدمات الخاصة
booking-part-commission = ناقص العمولة
booking-part-refund = المبلغ المعاد إلى حسابك
booking-part-cancellation-charges = رسوم الإلغاء
booking-part-cancellation-fee = رسم الإلغاء
booking-part-no-show-fee = رسم عدم الحضور
booking-part-cancellation-gst = ضريبة GST على الرسم
booking-part-fare-difference = فرق السعر
booking-part-change-fee = رسم التغيير لشركة الطيران
booking-part-change-gst = ضريبة GST على رسم التغيير
booking-how-each-traveller = { $count } × { $each }، { $traveller }
booking-how-each = { $count } × { $each }
booking-how-nights = { $count ->
    [one] ليلة قيادة واحدة
    [two] ليلتا قيادة
    [few] { $count } ليالي قيادة
   *[other] { $count } ليلة قيادة
} × { $each }، من { $begins } إلى { $ends }
booking-how-days = { $count ->
    [one] يوم واحد
    [two] يومان
    [few] { $count } أيام
   *[other] { $count } يومًا
} × { $each }
booking-how-booking = عن الحجز كله
booking-how-rounded = إلى أقرب مضاعف لـ { $unit }
booking-how-of-each = { $times }؛ { $percent }% من { $of } لكل منهم
booking-how-as-adult = { $times }؛ مثل سعر البالغ
booking-how-of-adult = { $times }؛ { $percent }% من سعر البالغ، وهو { $of }
booking-how-concession = { $times }؛ { $fareType }، { $percent }%
booking-how-percent = { $percent }% من سعر شركة الطيران
booking-how-percent-of = { $percent }% من { $of }
booking-how-over-limit = { $percent }% من { $below } و{ $above }% من { $over }
booking-how-yearly = { $shares }؛ الحد { $limit } لكل دافع في السنة المالية، ودُفع قبل ذلك { $before }
booking-how-capped = { $how }؛ بحد أقصى { $most }
booking-how-section = { $share }، المادة { $section }
booking-how-carrier = { $carrier } { $share }
booking-how-base = ابتداءً من { $lowest }: الفئة { $classPercent }%، الأيام { $daysPercent }%، الطلب { $demandPercent }%، السعر { $familyPercent }%
booking-how-base-plus = { $moved }، زائد { $plus }
booking-field-contact-language = لغة العميل
booking-contact-language-help = لغة الرسائل والمستندات الموجهة إلى العميل
booking-language-en = الإنجليزية
booking-language-fr = الفرنسية
booking-language-ar = العربية

booking-part-reservation-charge = رسم الحجز
booking-part-superfast-charge = رسم القطار السريع
booking-part-tatkal-charge = رسم تاتكال
booking-part-flexi-charge = السعر المرن
booking-part-rail-rounding = تقريب السكك الحديدية
