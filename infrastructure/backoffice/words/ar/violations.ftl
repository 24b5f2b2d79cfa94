# ما يخالف قاعدة، تحت رمز القاعدة.
violation-other = قيمة غير مقبولة.
violation-required = حقل مطلوب.
violation-not-a-choice = ليست من الخيارات المتاحة.
violation-not-supported = لا يمكن أخذها في الاعتبار هنا.
violation-too-short = يلزم { $least } أحرف على الأقل.
violation-too-long = أكثر من { $most } حرفًا.
violation-fields-count = الحد الأقصى { $most } حقلًا في الطلب الواحد.
violation-fields-depth = أكثر من { $most } أقواس بعد الاسم.
violation-list-count = أكثر من { $most } عنصرًا.
violation-not-a-number = ليست رقمًا.
violation-request-id-form = يجب أن يكون UUID: ‏8 و4 و4 و4 و12 رقمًا ست عشريًا تفصل بينها شرطات.
violation-sent-twice = ورد مرتين في الطلب نفسه.
violation-not-unicode = يحتوي على رموز ليست بترميز UTF-8.
violation-name-letters = الأحرف والمسافات فقط.
violation-mobile-digits = يجب أن يتكوّن الرقم من { $digits } خانات، لا { $entered }.
violation-mobile-start = يجب أن يبدأ الرقم بـ 5 أو 6 أو 7 أو 8 أو 9.
violation-phone-digits = يجب أن يكون رقم هاتف من 8 إلى 15 خانة.
violation-email-form = يجب أن يكون عنوان بريد إلكتروني.
violation-email-list-form = «{ $item }» ليس عنوان بريد إلكتروني.
violation-password-short = يلزم { $least } أحرف على الأقل.
violation-password-same = يجب أن تختلف عن كلمة المرور الحالية.
violation-password-common = من كلمات المرور التي تُجرَّب أولًا.
violation-password-own-name = لا يجوز أن تكون اسمك أو معرّف دخولك أو اسم شركتك.
violation-password-mismatch = كلمة المرور الجديدة وتأكيدها غير متطابقين.
violation-password-wrong = كلمة المرور الحالية غير صحيحة.
violation-pan-form = يجب أن يكون رقم PAN: خمسة أحرف وأربعة أرقام وحرف.
violation-gstin-form = يجب أن يكون رقم GST من 15 خانة.
violation-gstin-upper-case = يجب أن يُكتب بأحرف كبيرة.
violation-gstin-check-character = ينبغي أن تكون الخانة الأخيرة { $expected }؛ يُرجى مراجعة الرقم.
violation-pincode-form = يجب أن يكون رمزًا بريديًا من ستة أرقام.
violation-upload-size = الحد الأقصى { $megabytes } ميغابايت.
violation-upload-empty = الملف فارغ.
violation-upload-type = الأنواع المقبولة: { $allowed }.
violation-upload-content = محتوى الملف لا يطابق اسمه.
violation-upload-kilobytes = الحد الأقصى { $most } KB.
violation-upload-cut-off = نهاية الملف ناقصة.
violation-upload-locked = الملف محمي بكلمة مرور.
violation-upload-gone = لم يعد الملف محفوظًا، ارفعه مرة أخرى.
violation-picture-size = الحد الأقصى للعرض والارتفاع { $most } بكسل.
violation-picture-least = يجب ألا تقل الصورة عن { $width } × { $height } بكسل.
violation-picture-shape = يجب أن تكون الصورة طولية بمقاس { $width } × { $height } مم.
violation-picture-not-fetched = لا توجد صورة على هذا العنوان.
violation-picture-unsafe = يحتوي الرسم على برامج أو روابط أو محتوى خارجي.
violation-font-italic = يجب أن يكون الخط قائمًا.
violation-font-weight-twice = يوجد ملف للوزن { $weight } بالفعل.
violation-date-form = يجب أن يكون تاريخًا بصيغة سنة-شهر-يوم.
violation-time-form = يجب أن يكون وقتًا بصيغة ساعات:دقائق.
violation-date-past = لا يمكن أن يكون في الماضي.
violation-reference-form = يجب أن يكون { $mode ->
        [cheque] أرقام الشيك الستة
        [upi] أرقام التحويل الاثني عشر
        [imps] أرقام التحويل الاثني عشر
        [neft] مرجع التحويل الذي يبدأ بأربعة أحرف للبنك
        [rtgs] مرجع التحويل الذي يبدأ بأربعة أحرف للبنك
       *[other] من 4 إلى 35 حرفًا ورقمًا
    }.
violation-slip-missing = لا توجد قسيمة كهذه، ارفعها مرة أخرى.
violation-booking-missing = لا حجز للوكالة بهذا الرقم.
violation-reference-credited = وصل مال هذا المرجع تلقائيًا وأضيف بالرقم { $depositId }.
violation-restore-source-missing = { $source ->
    [quote] فُقد عرض سعر هذا الحجز أيضًا
    [history] نسخة هذا الحجز أقدم من سجله
   *[other] لا توجد نسخة من هذا الحجز
}: استعِده من نسخة احتياطية.
violation-restore-made-again = نتج عن طلبه أو عن عرض سعره حجز آخر منذ ذلك الحين هو { $other }: قارن بينهما.
violation-account-form = يجب أن يتكوّن من 6 إلى 34 حرفًا ورقمًا.
violation-card-last-digits = يجب أن يكون آخر { $digits } أرقام من البطاقة دون زيادة.
violation-date-future = لا يمكن أن يكون في المستقبل.
violation-date-after = يجب أن يكون بعد { $other }.
violation-date-not-before = لا يمكن أن يكون قبل { $other }.
violation-date-too-far = { $last } على الأكثر.
violation-date-too-old = { $first } على الأقل.
violation-same-place = يجب أن تختلف نقطة المغادرة عن الوجهة.
violation-sectors-count = عدد المقاطع من { $least } إلى { $most }.
violation-rooms-most = اختر { $most } غرف على الأكثر.
violation-room-adults = في كل غرفة من بالغ واحد إلى { $most } بالغين.
violation-room-children = يمكن أن يتشارك الغرفة { $most } أطفال على الأكثر.
violation-child-age = اذكر عمر الطفل، حتى { $most } سنة.
violation-nights-most = مدة الإقامة { $most } ليلة على الأكثر.
violation-room-lead = يجب أن تكون الغرفة { $room } باسم شخص بالغ.
violation-room-full = بُحث عن الغرفة { $room } لعدد أقل من البالغين.
violation-room-child = لم يُبحث عن طفل عمره { $age } في هذه الغرفة.
violation-rate-of-room = هذا السعر غير متاح لتلك الغرفة، أو لم يعد متاحًا.
violation-cabin-guests = لا يتشارك المقصورة أكثر من { $most } ضيوف.
violation-cabin-of-party = هذه المقصورة غير متاحة لهؤلاء الضيوف، أو لم تعد متاحة.
violation-cabin-twice = المقصورة { $number } مختارة مرتين.
violation-results-count = يجب أن يكون بين { $least } و{ $most }.
violation-title-for-adult = لقب البالغ Mr أو Ms أو Mrs.
violation-title-for-child = لقب الطفل Mstr أو Ms.
violation-gender-not-booked = لا يمكن حجز هذا السعر بالجنس «آخر»: لا يقبل المورّد إلا ذكرًا أو أنثى.
violation-age-not-born = بعد تاريخ { $on }.
violation-born-too-early = قبل سنة { $year }.
violation-age-band = العمر في { $on } هو { $age }، وهذا نوع آخر من المسافرين: { $type }.
violation-passport-form = يجب أن يكون رقم جواز سفر من 6 إلى 9 أحرف وأرقام.
violation-passport-not-issued = يجب أن يكون الجواز صادرًا بحلول { $on }.
violation-passport-expired = يجب أن يكون الجواز ساريًا في { $on }.
violation-passport-six-months = ينبغي أن يكون الجواز ساريًا حتى { $until }.
violation-country-form = يجب أن يكون رمز بلد من حرفين كبيرين.
violation-party-adult = يجب أن يسافر بالغ واحد على الأقل.
violation-party-infants = لا يمكن أن يزيد عدد الرُّضّع على عدد البالغين ({ $adults }).
violation-party-size = { $most } مقاعد كحد أقصى في الحجز الواحد، والرضيع في الحضن لا يشغل مقعدًا.
violation-lap-adult = يجب أن يكون موضع بالغ في الحجز، وأن يُذكر عند رضيع.
violation-lap-taken = مع هذا البالغ رضيع آخر.
violation-party-quoted = حُسب السعر لعدد البالغين { $adults } والأطفال { $children } والرُّضّع { $infants }.
violation-baggage-twice = لا يمكن اختيار الأمتعة نفسها مرتين.
violation-baggage-weight = لا يمكن أن تتجاوز الأمتعة { $most } كغ.
violation-ssr-twice = لا يمكن اختيار الخدمة نفسها مرتين.
violation-seat-twice = يمكن اختيار مقعد واحد فقط في كل رحلة.
violation-seat-child = لا يمكن حجز المقعد { $seat } لطفل.
violation-seat-taken = المقعد { $seat } محجوز لمسافر آخر؛ يُرجى تغييره.
violation-seats-count = يلزم من مقعد واحد إلى { $most } مقاعد.
violation-bus-seat-unknown = لا يوجد مقعد { $seat } في هذه الحافلة.
violation-bus-seat-twice = المقعد { $seat } مذكور مرتين.
violation-seat-ladies = المقعد { $seat } مخصص للنساء.
violation-seat-gentlemen = المقعد { $seat } مخصص للرجال.
violation-passengers-blocked = يجب ذكر مسافر لكل مقعد من المقاعد المحجوزة مؤقتًا وعددها { $count }.
violation-seat-blocked = يجب أن يكون المقعد { $seat } المحجوز مؤقتًا.
violation-gender-blocked = ليس الجنس الذي حُجز له المقعد { $seat } مؤقتًا.
violation-age-sold = يجب أن يكون العمر ضمن ما يشمله السعر، من { $least } إلى { $most } سنوات: العمر في { $on } هو { $age }.
violation-age-years = يجب أن يكون من { $least } إلى { $most } سنة.
violation-id-form = يلزم من { $least } إلى { $most } من الحروف والأرقام.
violation-terms-not-accepted = يجب قبول الشروط.
violation-gst-holder-required = مطلوب عند إدخال رقم GST.
violation-flight-required = اختر رحلة لكل اتجاه.
violation-sectors-overlap = تغادر الرحلة قبل وصول التي تسبقها؛ يلزم { $least } دقيقة بينهما.
violation-return-fare-alone = يباع السعر فقط مع سعر العودة الخاص لشركة الطيران نفسها في الاتجاه الآخر.
violation-fare-age = يجب أن يكون المسافر قد بلغ { $least } عامًا في { $on }؛ العمر { $age }، والسعر مخصص: { $fareType }.
violation-fare-adults-only = سعر القوات المسلحة للبالغين فقط.
violation-promo-unknown = رمز غير معروف.
violation-promo-expired = كان صالحًا حتى { $on }.
violation-promo-early = يسري ابتداءً من { $on }.
violation-cancel-nothing = اختر ما تريد إلغاءه.
violation-place-not-booked = هذا غير محجوز لهذا المسافر.
violation-place-cancelled = هذا ملغى من قبل.
violation-place-flown = بدأ هذا ولا يمكن إلغاؤها.
violation-place-not-departed = لم تغادر بعد.
violation-schedule-alternative = ليس مما تعرضه شركة الطيران الآن.
violation-sold-together = بيعت هذه الرحلات بسعر واحد ولا تُلغى إلا معًا.
violation-cancel-whole = لا يمكن إلغاء هذا الحجز إلا كاملًا.
violation-cancel-by-request = لا يمكن إلغاء هذا الحجز من هنا: أرسل طلب إلغاء.
violation-charges-needed = أدخل ما يقتطعه المورّد: لا يمكن سؤاله من هنا.
violation-charge-above-fare = لا يجوز للمورّد اقتطاع أكثر من { $most }.
violation-shares-needed = أدخل ثمن كل جزء: لا يبيّنه سعر هذا الحجز.
violation-shares-total = يجب أن يكون مجموع الأجزاء { $total }.
violation-taxes-above-paid = لا يمكن أن تزيد الضرائب على ما دُفع.
violation-change-nothing = اختر رحلة واحدة على الأقل لتغييرها.
violation-change-flown = غادرت هذه الرحلة ولا يمكن تغييرها.
violation-change-together = بيعت هذه الرحلات بسعر واحد ولا تُغيَّر إلا معًا.
violation-change-not-allowed = شروط هذا السعر لا تسمح بالتغيير الآن.
violation-change-whole = لا يمكن تغيير هذا الحجز إلا كاملًا.
violation-change-by-request = لا يمكن تغيير هذا الحجز من هنا: أرسل طلب تغيير.
violation-reroute-special = أسعار الطلاب وكبار السن والقوات المسلحة والعودة الخاصة لا تغيّر مسارها: ألغِ الحجز واحجز المسار الآخر من جديد.
violation-reroute-flown = بدأت الرحلة: ما زالت هذه الرحلة تغادر من { $place }.
violation-reroute-border = اختر مطارًا معروفًا في البلد نفسه: لبلد آخر ألغِ هذه الرحلة واحجز من جديد.
violation-reroute-own-flights = { $airline } شركة طيران اقتصادي ولا تنقل التذكرة إلا إلى رحلاتها: لشركة أخرى ألغِ واحجز من جديد.
violation-reroute-issuer = { $airline } التي أصدرت التذكرة هي وحدها التي تعيد إصدارها، وعلى رحلاتها: لشركة أخرى أرسل طلب تغيير، أو ألغِ واحجز من جديد.
violation-split-first = سيتغير بعض المسافرين فقط: افصلهم أولًا في حجز خاص بهم.
violation-split-nobody = اختر من يغادر الحجز.
violation-split-everybody = يجب أن يبقى أحد في الحجز.
violation-split-infant = يرافق الرضيع البالغ الذي يحمله.
violation-split-whole = لا يبيّن سعر هذا الحجز ما يدفعه كل مسافر، فلا يمكن تقسيمه.
violation-split-by-request = لا يمكن تقسيم هذا الحجز من هنا: أرسل طلبًا.
violation-ssr-nothing = اختر ما تريد إضافته.
violation-ssr-by-request = لا يمكن إضافة خدمات إلى هذا الحجز من هنا: أرسل طلبًا.
violation-hold-not-offered = لا تحجز شركة الطيران مقاعد مؤقتًا بهذا السعر.
violation-hold-no-services = تُضاف الخدمات والمقاعد بعد إصدار تذاكر الحجز المؤقت.
violation-party-held = أدخل المسافرين المحجوزة لهم المقاعد: البالغون { $adults } والأطفال { $children } والرُّضّع { $infants }.
violation-name-replaced = المقاعد محجوزة باسم { $name }. يمكن إكمال الاسم أو تصحيح ثلاثة أحرف منه كحد أقصى؛ ولشخص آخر ألغِ الحجز المؤقت واحجز من جديد.
violation-complete-by-request = لا يمكن إدخال أسماء هذا الحجز المؤقت وجوازاته من هنا: أرسل طلبًا.
violation-ssr-unknown = لم تعد هذه الخدمة معروضة.
violation-ssr-changed = تغيّر سعر هذه الخدمة أو توفرها. يرجى التحقق من السعر مرة أخرى.
violation-ssr-traveller = هذه الخدمة ليست لهذا المسافر.
violation-seat-unknown = لا يوجد مقعد { $seat } في هذه الطائرة.
violation-seat-exit-infant = المقعد { $seat } عند مخرج الطوارئ وليس لبالغ معه رضيع.
violation-seat-lap-side = المقعد { $seat } بجانب رضيع آخر؛ اختر الجانب الآخر من الممر.
violation-duplicate-booking = محجوز على هذه الرحلة من قبل: { $transactionId }.
violation-overlapping-flights = على الرحلة { $flight } في الوقت نفسه: { $transactionId }.
violation-churn = عدد مرات الحجز ثم التراجع على هذا المسار في هذا اليوم: { $times }؛ تفرض شركات الطيران رسومًا على ذلك.
violation-connection-short = مدة التحويل في { $airport } بالدقائق: { $minutes }؛ والمطلوب { $least }.
violation-connection-missed = تغادر الرحلة من { $airport } قبل وصول التي تسبقها.
violation-gstin-missing = من دون رقم GST لا تحصل الشركة على خصم الضريبة.
violation-infant-turns-two = يبلغ عامين في { $on }: يحتاج إلى مقعد طفل.
violation-ticket-name-long = تقبل { $carrier } للاسم واللقب { $most } حرفًا كحد أقصى.
violation-ticket-name-characters = لا تقبل { $carrier } إلا الحروف من A إلى Z والمسافات.
violation-ticket-name-single =
    { $ask ->
        [repeat] تطلب { $carrier } كتابة الاسم الواحد في الخانتين.
        [fnu] اكتب FNU في خانة الاسم الأول لمن له اسم واحد.
       *[other] اكتب اللقب في خانة الاسم الأول لمن له اسم واحد.
    }
violation-pnr-weekday = يوم الأسبوع المعروض لا يوافق هذا التاريخ.
violation-pnr-seats = عدد المقاعد { $seats } وعدد المسافرين { $travellers }.
violation-pnr-reference = يشير إلى ما ليس في العرض.
violation-pnr-totals = مجموع الأجزاء { $tickets } { $currency } والإجمالي { $total }.
violation-pnr-unconfirmed = لم تؤكد شركة الطيران هذه الرحلة ({ $status }).
violation-pnr-limit-past = انتهت مهلة إصدار التذاكر في { $date }.
violation-ticket-elsewhere = هذا الحجز المؤقت منقول من نظام آخر: أصدر تذاكره حيث أُنشئ، ثم حرّره هنا واستورده مع تذاكره.
violation-pnr-name = الاسم في العرض { $name }، والتذكرة تحتفظ باسمها.
violation-pnr-imported = سبق استيراد هذا الـ PNR: { $transactionId }.
violation-pnr-taken = استوردت وكالة أخرى هذا الـ PNR أو حجزته: لا يمكن استيراده مرة أخرى.
violation-pnr-not-confirmed = { $reason ->
        [surname] أصبح سجل المورّد بأسماء أخرى
        [silent] لا يرد المورّد في الوقت الحالي
       *[unknown] لم يعد المورّد يعرف هذا الـ PNR
    }: لم يُستورد شيء. تحقق منه مجددًا.
violation-pnr-total-supplier = يقول المورّد إن سعره { $total }.
violation-compare-most = يمكن مقارنة { $most } كحد أقصى.
violation-amount-not-positive = يجب أن يكون أكبر من 0.
violation-ask-not-allowed = قواعد وكالتك لا تسمح بذلك.
violation-ask-too-low = الحد الأدنى لهذا الحجز { $least }.
violation-ask-too-high = الحد الأقصى لهذا الحجز { $most }.
violation-ask-below-floor = لا يمكن أن يقل سعر العميل عن { $floor }.
violation-amount-negative = يجب أن يكون 0 أو أكثر.
violation-bounds-reversed = يجب ألا يقل عن { $least }.
violation-fee-not-yet = لا يمكن طلبه قبل { $on }.
violation-amount-least = الحد الأدنى { $least } { $currency }.
violation-gst-other-state = يجب أن تكون igst: العميل مسجل في ولاية أخرى، { $state }.
violation-amount-most = الحد الأقصى { $most } { $currency }.
violation-rewards-none = لا تُمنح نقاط ولا تُستخدم حاليًا.
violation-rewards-few = هناك { $points } نقطة؛ تُستخدم { $least } أو أكثر في المرة.
violation-reward-final = يُلغى في يومه فقط.
violation-amount-currency = يجب أن يكون بعملة { $currency }.
violation-range-order = لا يمكن أن يأتي اليوم الأول بعد الأخير.
violation-range-days = { $most } أيام كحد أقصى.
violation-statement-long = مدة طويلة: يتسع المستند لـ { $most } قيد كحد أقصى.
violation-receivers-count = تُرسل الرسالة إلى { $most } عناوين على الأكثر.
violation-offers-count = لا يتسع عرض السعر الواحد لأكثر من { $most } خيارات.
violation-fare-gone = لم يعد هذا السعر معروضًا. احذفه أو أعد البحث.
violation-group-size = تضم المجموعة من { $least } إلى { $most } مسافر.
violation-group-adults = تحتاج مجموعة بهذا الحجم إلى { $least } بالغين على الأقل: واحد في كل PNR.
violation-group-names =
    عدد الأسماء أكبر من عدد المسافرين: { $type ->
        [adult] بالغون
        [child] أطفال
       *[infant] رُضّع
    } { $named }، والحد الأقصى { $most }.
violation-list-empty = لا تتضمن القائمة أي اسم.
violation-list-long = في القائمة { $entered } سطرًا؛ والحد الأقصى { $most } مسافر.
violation-list-column-missing = العمود { $column } ناقص.
violation-list-column-unknown = العمود { $column } غير معروف.
violation-list-wrong = في قائمة الأسماء أخطاء.
violation-list-twice = المسافر نفسه كما في السطر { $line }.
violation-offer-expired = كان يمكن قبول العرض حتى { $on }.
violation-offer-unpaid = لم يُدفع العرض كاملًا: ينقص { $amount }.
violation-offer-paid = لم يبقَ شيء للدفع.
violation-offer-made = { $name } في الحجز { $transactionId } بالفعل.
violation-balance-overdue = كان آخر موعد للمتبقي { $on }.
violation-booking-linked = { $transactionId } مربوط بالفعل.
violation-gstin-pan = يحتوي على رقم PAN آخر: { $pan }.
violation-second-code-wrong = ليس من رموز هذا التطبيق، أو سبق استخدامه.
violation-otp-form = يجب أن يتكون من { $digits } أرقام.
violation-otp-wrong = ليس هو الرمز؛ المحاولات الباقية: { $left }.
violation-otp-over = لم يعد هذا الرمز صالحًا.
violation-otp-needed = يجب التحقق منه أولًا.
violation-email-registered = هو لمستخدم آخر من قبل.
violation-registration-open = يوجد طلب تسجيل بهذا العنوان ينتظر الرد.
violation-masters-count = يحفظ الملف { $most } سجلًا على الأكثر.
violation-card-number = ليس رقم بطاقة.
violation-card-expired = قد مضى.
violation-card-code = يجب أن يتكون من { $digits } أرقام.
violation-card-refused = رفض بنك البطاقة خصم روبية واحدة.
violation-traveller-twice = { $name } محفوظ من قبل بهذا الاسم وتاريخ الميلاد.
violation-endpoint-form = عنوان عبر HTTPS من دون اسم مستخدم ومن دون #.
violation-endpoint-unknown = لم يُعثر على جهاز بهذا الاسم.
violation-endpoint-private = هذا العنوان ليس على الإنترنت العام.
violation-endpoint-twice = توجد نقطة استقبال بهذا العنوان من قبل.
violation-endpoints-count = { $most } نقاط استقبال على الأكثر؛ احذف واحدة أولًا.
violation-gst-profiles-count = { $most } من بيانات GST المحفوظة على الأكثر؛ احذف بعضها أولًا.
violation-permission-needs = ناقصة: إحداها تتطلب صلاحية أخرى لم تُمنح.
violation-permission-not-yours = تتجاوز صلاحياتك.
violation-limit-above-own = يجب ألا يتجاوز حدك أنت، { $most }.
violation-staff-self = هو حسابك؛ يغيّر صلاحياتك شخص آخر.
violation-staff-changed = غيّره شخص آخر في هذه الأثناء. تحقق مرة أخرى.
violation-staff-suspended = غير نشط. فعّل حساب الشخص أولًا.
violation-agency-changed = غيّرها شخص آخر في هذه الأثناء. تحقق مرة أخرى.
violation-configuration-changed = غيّره شخص آخر في هذه الأثناء. تحقق مجددًا.
violation-colour-form = يجب أن يكون لونًا بالصيغة ‎#RRGGBB.
violation-address-form = يجب أن يكون عنوانًا يبدأ بـ ‎https://‎ أو ‎/‎.
violation-airline-codes = يجب أن يكون رموز شركات طيران مفصولة بفواصل، أو All.
violation-flight-line = ليس رحلة. اكتبه هكذا: ⁦AI 865 Y 17MAY27 DEL BOM 0700 0915⁩.
violation-flight-times = لرحلة تصل قبل موعد مغادرتها.
violation-ticket-number = ليس 13 رقمًا لتذكرة ليست في الحجز بعد.
violation-deposit-above-total = لا يمكن أن يزيد على السعر الكامل، { $most }.
violation-back-above-paid = يرد أكثر مما دُفع: { $most }.
violation-count-between = يجب أن يكون عددًا صحيحًا من { $least } إلى { $most }.
violation-percent-between = يجب أن تكون نسبة من { $least } إلى { $most }.
violation-amount-or-share = يجب أن تكون مبلغًا أو نسبة، لا كليهما.
violation-listed-twice = مذكور مرتين.
violation-company-changed = غيّر شخص آخر بيانات هذه الشركة في هذه الأثناء. تحقق مرة أخرى.
violation-companies-count = تحفظ الوكالة { $most } شركة على الأكثر.
violation-policy-reason = اذكر سبب حجز رحلة لا توافق سياسة شركتك.
violation-approval-nobody = تحتاج هذه الرحلة إلى موافقة، ولم يُعيَّن أحد للموافقة عليها. راجع وكالتك.
violation-policy-blocked = سياسة السفر في شركتك لا تسمح بذلك: { $kind ->
        [price] السعر أعلى من الحد
        [lowest] السعر أعلى كثيرًا من أرخص سعر
        [night] سعر الليلة أعلى من الحد
        [contract] السعر أعلى كثيرًا من السعر الذي اتفقت عليه شركتك
        [comfort] الدرجة أعلى من المسموح بها
        [ahead] الحجز متأخر جدًا
        [supplier] المورّد ليس من المورّدين المحددين
        [refundable] الحجز غير قابل للاسترداد
        [stars] عدد نجوم الفندق أكثر من المسموح به
       *[other] تمنعها إحدى القواعد
    }.

# Trains
violation-rail-party-size = { $most } مسافرين كحد أقصى في التذكرة الواحدة.
violation-rail-child-alone = يجب أن يكون لمسافر واحد على الأقل سرير.
violation-rail-age = العمر بالسنوات الكاملة، من 0 إلى 125.
violation-rail-ladies-only = حصة السيدات للنساء والأطفال دون الثانية عشرة.
violation-rail-not-open = يبدأ الحجز { $at }.
violation-rail-agents-barred = يمكن للوكلاء الحجز ابتداءً من { $at }.
violation-rail-boarding-late = يمكن تغيير محطة الصعود حتى 30 دقيقة قبل مغادرة القطار لها.
violation-rail-boarding-moved = سبق تغيير محطة الصعود، ولا يمكن تغييرها إلا مرة واحدة.
violation-rail-boarding-waits = ليس لأحد في هذه التذكرة سرير أو RAC بعد، فتبقى محطة الصعود كما هي.
violation-rail-charted = أُعدّت قائمة هذا القطار، ولم يعد حجزه ممكنًا.
violation-rail-departed = غادر القطار.
violation-rail-same-station = اختر محطتين مختلفتين.
violation-rail-party-quoted = سمِّ مسافري عرض السعر، وعددهم { $count }.
violation-rail-pnr-form = عشرة أرقام.
violation-tdr-closed = لا يمكن اختيار هذا السبب: { $closed ->
        [chart] لم يُعدّ الكشف بعد
        [early] لم يغادر القطار بعد
        [late] لم يعد يُقبل
        [status] لا أحد في التذكرة في هذه الحالة
       *[ran] لم يسر القطار على هذا النحو
    }.
violation-tdr-filed = توجد مطالبة لهذا المسافر بالفعل.
violation-tdr-rac-only = هذا السبب للمسافرين الذين لديهم RAC فقط.
violation-no-airport = يجب أن يكون مطارًا، أو أن يكون الطرف الآخر مطارًا.
violation-pick-up-soon = يجب أن يكون بعد { $minutes } دقيقة من الآن على الأقل.
violation-flight-number = يجب أن يكون رقم رحلة مثل 6E 6714.
violation-insurance-days = تُؤمَّن الرحلة الواحدة { $most } يومًا على الأكثر.
violation-insured-count = يُؤمَّن معًا على شخص واحد إلى { $most }.
violation-insured-age = التأمين من عمر { $months } أشهر إلى { $most } سنة.
violation-insured-family = العائلة بالغ أو بالغان وأبناء دون { $below }، و{ $most } أشخاص على الأكثر.
violation-insured-born-otherwise = تاريخ الميلاد هذا غير الذي حُسب عليه السعر.
violation-insured-together = لا تُلغى الوثيقة العائلية إلا كاملة.
violation-visa-applicants = يتقدم معًا شخص واحد إلى { $most }.
violation-visa-born-otherwise = تاريخ الميلاد هذا غير الذي حُسب عليه السعر.
violation-visa-passport = يجب أن يكون من الجنسية التي سُعّرت.
violation-visa-passport-ends = يجب أن يكون { $date } أو بعده، أي { $count } أشهر بعد العودة.
violation-visa-step = هذه الخطوة لا تتبع الأخيرة.
violation-visa-not-yet = لا يجوز أن يكون قبل { $date }، والإلغاء مجاني حتى ذلك اليوم.
violation-statement-columns = يجب أن يحتوي على سطر عناوين فيه تاريخ ووصف أو مرجع ومبلغ دائن.
