# رسالة لكل قاعدة: ما يحتاج إليه الحقل المجاور.
violation-required =
    { $field ->
        [basis] اختر ممّ تُحسب الحصة
        [borneBy] اختر على حساب من
        [mode] اختر طريقة الدفع
        [on] أدخل يوم الاستلام
        [enabledServices] اختر خدمة
        [projectName] أدخل اسم البوابة
        [fontFamily] اختر خطًا
        [vendorName] أدخل اسم من يدعم البوابة
        [payerName] أدخل اسم الدافع
        [days] اختر مدة الصلاحية
        [purpose] اختر الغرض
        [payerLanguage] اختر لغة الدافع
        [userId] أدخل معرّف المستخدم
        [password] أدخل كلمة المرور
        [currentPassword] أدخل كلمة المرور الحالية
        [newPassword] اختر كلمة مرور جديدة
        [confirmPassword] أعد كتابة كلمة المرور الجديدة
        [title] اختر اللقب
        [salutation] اختر اللقب
        [firstName] أدخل الاسم الأول
        [lastName] أدخل اسم العائلة
        [pickUpAt] اختر مكان الركوب
        [dropAt] اختر الوجهة
        [pickUpPoint] أدخل المكان الذي تأتي إليه السيارة
        [region] اختر أين
        [month] اختر الشهر
        [cabins] اختر المقصورات
        [dining] اختر وقت العشاء
        [arrivingBy] أدخل الرحلة التي ينتظرها السائق
        [at] اختر وقت الركوب
        [dateOfBirth] أدخل تاريخ الميلاد
        [directions] أدخل الرحلات
        [flights] أدخل الرحلات
        [documents] أدخل رقم التذكرة
        [emulatedAgentId] اختر العميل
        [moves] أدخل ما يدفعه كل مسافر
        [gender] اختر الجنس
        [expiresOn] أدخل تاريخ الانتهاء
        [issuedOn] أدخل تاريخ الإصدار
        [placeOfIssue] أدخل مكان الإصدار
        [country] اختر البلد
        [number] أدخل الرقم
        [holder] أدخل اسم صاحب الرقم أو البطاقة
        [address] أدخل العنوان
        [email] أدخل عنوان بريد إلكتروني
        [mobile] أدخل رقم الجوال
        [phone] أدخل رقم الهاتف
        [boarding] اختر مكان صعودهم
        [origin] اختر مكان المغادرة
        [destination] اختر الوجهة
        [date] اختر اليوم
        [approvers] اختر من يوافق
        [reasonCode] اختر سببًا
        [reason] أدخل السبب
        [remarks] أدخل الملاحظات
        [note] أدخل ملاحظة
        [limit] أدخل حد الائتمان
        [extra] أدخل الزيادة
        [extraUntil] أدخل آخر يوم للزيادة
        [amount] أدخل المبلغ
        [method] اختر طريقة الدفع
        [paymentMode] اختر طريقة الدفع
        [referenceNumber] أدخل المرجع
        [accountNumber] أدخل رقم الحساب
        [accountHolderName] أدخل اسم صاحب الحساب
        [branch] أدخل فرع الإيداع
        [bankAccount] أدخل الحساب المودع فيه
        [bankName] أدخل اسم البنك
        [bankCode] أدخل رمز IFSC أو SWIFT
        [depositDate] أدخل تاريخ الإيداع
        [category] اختر الفئة
        [companyName] أدخل اسم الشركة
        [panName] أدخل الاسم على بطاقة PAN
        [panNumber] أدخل رقم PAN
        [pincode] أدخل الرمز البريدي
        [pan] أدخل رقم PAN
        [carrier] أدخل شركة الطيران
        [sector] أدخل خط السير
        [hotel] أدخل الفندق
        [train] أدخل القطار
        [travelClass] أدخل الدرجة
        [time] أدخل الوقت
        [operator] أدخل شركة الحافلات
        [insurer] أدخل شركة التأمين
        [plan] أدخل خطة التأمين
        [visaType] أدخل نوع التأشيرة
        [packageName] أدخل اسم الباقة
        [cruiseLine] أدخل شركة الرحلات البحرية
        [ship] أدخل السفينة
        [sailing] أدخل الرحلة البحرية
        [carClass] أدخل فئة السيارة
        [tripKind] أدخل نوع الرحلة
        [pickUp] أدخل مكان حضور السيارة
        [startsOn] اختر اليوم الأول
        [endsOn] اختر اليوم الأخير
        [basic] أدخل المبلغ الأساسي
        [confirmation] أدخل رقم الحجز أو التأكيد
        [supplier] أدخل ممن اشتُري
        [passengers] أدخل عدد المسافرين
        [rooms] اختر الغرف
        [checkIn] اختر تاريخ الوصول
        [checkOut] اختر تاريخ المغادرة
        [city] أدخل المدينة
        [state] أدخل الولاية
        [contactNumber] أدخل رقم الاتصال
        [permissions] اختر صلاحية واحدة على الأقل
        [address1] أدخل العنوان
        [address2] أدخل السطر 2 من العنوان
        [panDocument] ارفع بطاقة PAN
        [gstDocument] ارفع مستند GST
        [registrationId] أدخل رقم التسجيل
        [code] أدخل الرمز
        [expires] أدخل شهر الانتهاء
        [securityCode] أدخل رمز الأمان
        [kind] اختر النوع
        [subject] أدخل الموضوع
        [way] اختر دائنًا أو مدينًا
        [entries] اختر مرات الدخول
        [programme] أدخل البرنامج
        [name] أدخل الاسم
        [rates] أدخل سعرًا متفقًا عليه واحدًا على الأقل
        [countries] اختر بلدًا
        [suppliers] أدخل رموز موردين أو أسماء فنادق
        [count] أدخل العدد
        [longHours] أدخل الساعات
        [from] اختر اليوم الأول
        [to] اختر اليوم الأخير
        [type] اختر نوع المسافر
        [paxtype] اختر نوع المسافر
        [travellers] اختر مسافرًا واحدًا على الأقل
        [ticket] أدخل رقم التذكرة
        [items] اختر رحلة واحدة على الأقل
        [offers] اختر رحلة واحدة على الأقل
        [place] اختر الرحلة
        [about] اختر الحجز
        [group] أدخل الرحلة والمسافرين
        [kinds] اختر حدثًا واحدًا على الأقل
        [prices] أدخل الأسعار
        [validUntil] اختر اليوم الأخير
        [deposit] أدخل العربون
        [depositDue] اختر آخر موعد للعربون
        [balanceDue] اختر آخر موعد للمتبقي
        [depositBack] أدخل ما يُرد من العربون
        [charges] أدخل رسوم شركة الطيران
        [shares] أدخل ثمن كل تذكرة
        [airline] أدخل رسم شركة الطيران
        [paid] أدخل ثمن التذكرة
        [total] أدخل الإجمالي
        [tickets] أدخل التذاكر
        [text] الصق نص PNR
        [gds] اختر نظام الحجز
        [locator] لا يوجد PNR في النص
        [segments] لا توجد رحلات في النص
        [departure] أدخل المغادرة
        [arrival] أدخل الوصول
        [quoteId] اختر عرض السعر
        [transactionId] أدخل رقم الحجز
        [age] أدخل العمر
        [illnessBefore] اذكر هل هناك مرض معروف سابقًا
        [residents] أكّد مكان إقامة المؤمَّن عليهم
        [paper] أدخل الرقم
        [declared] أكّد أن ذلك صحيح
       *[other] املأ هذا الحقل
    }
violation-not-a-choice = اختر من القائمة
violation-not-supported = هذا غير مدعوم هنا
violation-too-short =
    { $least ->
        [one] أدخل حرفًا واحدًا على الأقل
        [two] أدخل حرفين على الأقل
        [few] أدخل { $least } أحرف على الأقل
       *[other] أدخل { $least } حرفًا على الأقل
    }
violation-too-long = الحد الأقصى { $most } حرفًا
violation-fields-count = الحد الأقصى { $most } حقلًا في الطلب الواحد
violation-fields-depth = الحد الأقصى { $most } أقواس بعد الاسم
violation-list-count = الحد الأقصى { $most } عنصرًا
violation-not-a-number = أدخل رقمًا
violation-request-id-form = معرّف الطلب هو UUID: ‏8 و4 و4 و4 و12 رقمًا ست عشريًا
violation-sent-twice = أُرسل هذا الحقل مرتين في طلب واحد
violation-not-unicode = تعذّرت قراءة بعض الرموز
violation-name-letters = استخدم الأحرف والمسافات فقط
violation-mobile-digits = أدخل { $digits } أرقام، المُدخل { $entered }
violation-mobile-start = يبدأ رقم الجوال برقم من 5 إلى 9
violation-phone-digits = أدخل من 8 إلى 15 رقمًا، ويمكن أن تسبقها علامة زائد
violation-email-form = أدخل عنوان بريد إلكتروني، مثل name@example.com
violation-email-list-form = «{ $item }» ليس عنوان بريد إلكتروني؛ افصل بين العناوين بفاصلة منقوطة
violation-password-short = استخدم { $least } أحرف على الأقل
violation-password-same = اختر كلمة مرور مختلفة عن الحالية
violation-password-common = كلمة المرور هذه سهلة التخمين؛ اختر غيرها
violation-password-own-name = اختر غير اسمك أو معرّف دخولك أو اسم شركتك
violation-password-mismatch = كلمتا المرور غير متطابقتين
violation-password-wrong = هذه ليست كلمة المرور الحالية
violation-pan-form = يتكوّن PAN من 5 أحرف و4 أرقام وحرف
violation-gstin-form = يتكوّن رقم GST من 15 خانة، مثل 27AAPFU0939F1ZV
violation-gstin-upper-case = اكتب رقم GST بالأحرف الكبيرة
violation-gstin-check-character = تحقّق من هذا الرقم: بحسب صيغته ينبغي أن ينتهي بـ { $expected }
violation-pincode-form = يتكوّن الرمز البريدي من 6 أرقام ولا يبدأ بصفر
violation-upload-size = الحد الأقصى لحجم الملف { $megabytes } ميغابايت
violation-upload-empty = الملف فارغ
violation-upload-type = اختر ملفًا من أحد هذه الأنواع: { $allowed }
violation-upload-content = محتوى الملف لا يطابق اسمه
violation-upload-kilobytes = الحد الأقصى لحجم الملف { $most } KB
violation-upload-cut-off = نهاية الملف ناقصة
violation-upload-locked = الملف محمي بكلمة مرور
violation-upload-gone = ارفع الملف مرة أخرى، فهو لم يعد محفوظًا
violation-picture-size = الحد الأقصى لعرض الصورة وارتفاعها { $most } بكسل
violation-picture-least = يجب ألا تقل الصورة عن { $width } × { $height } بكسل
violation-picture-shape = يجب أن تكون الصورة طولية بمقاس { $width } × { $height } مم
violation-picture-not-fetched = لا توجد صورة على هذا العنوان
violation-picture-unsafe = يحتوي هذا الرسم على برامج أو روابط أو محتوى خارجي. صدّره بصيغة SVG بسيطة أو اختر صورة PNG
violation-font-italic = اختر خطًا قائمًا، فالخط المائل غير مستخدم
violation-font-weight-twice = يوجد ملف للوزن { $weight } بالفعل
violation-date-form = أدخل التاريخ باليوم والشهر والسنة، مثل 09 يوليو 1985
violation-time-form = أدخل الوقت بالساعات والدقائق، مثل 21:30
violation-date-past = هذا اليوم قد مضى
violation-reference-form = أدخل { $mode ->
        [cheque] أرقام الشيك الستة
        [upi] أرقام التحويل الاثني عشر
        [imps] أرقام التحويل الاثني عشر
        [neft] مرجع التحويل الذي يبدأ بأربعة أحرف للبنك
        [rtgs] مرجع التحويل الذي يبدأ بأربعة أحرف للبنك
       *[other] من 4 إلى 35 حرفًا ورقمًا
    }
violation-slip-missing = لم تعد القسيمة موجودة. ارفعها مرة أخرى
violation-booking-missing = لا حجز لديك بهذا الرقم
violation-reference-credited = وصل هذا التحويل تلقائيًا وأضيف بالرقم { $depositId }
violation-restore-source-missing = { $source ->
    [quote] فُقد عرض سعر هذا الحجز أيضًا
    [history] نسخة هذا الحجز أقدم من سجله
   *[other] لا توجد نسخة من هذا الحجز
}: استعِده من نسخة احتياطية
violation-restore-made-again = نتج عن طلبه أو عن عرض سعره حجز آخر منذ ذلك الحين هو { $other }: قارن بينهما
violation-account-form = أدخل من 6 إلى 34 حرفًا ورقمًا
violation-card-last-digits = أدخل آخر { $digits } أرقام من البطاقة دون زيادة
violation-date-future = هذا اليوم في المستقبل
violation-date-after =
    { $other ->
        [checkIn] اختر يومًا بعد تسجيل الوصول
        [date] اختر يومًا بعد المغادرة
        [issuedOn] اختر يومًا بعد تاريخ الإصدار
       *[other] اختر يومًا بعد اليوم السابق
    }
violation-date-not-before =
    { $other ->
        [dateOfBirth] اختر يومًا لا يسبق تاريخ الميلاد
        [validUntil] اختر يومًا لا يسبق آخر يوم في العرض
        [depositDue] اختر يومًا لا يسبق موعد العربون
       *[other] اختر يومًا لا يسبق اليوم الأول
    }
violation-date-too-far = اختر { $last } أو يومًا قبله
violation-date-too-old = اختر { $first } أو يومًا بعده
violation-same-place = اختر مكانين مختلفين
violation-sectors-count = اختر من { $least } إلى { $most } رحلات
violation-rooms-most = اختر { $most } غرف على الأكثر
violation-room-adults = في كل غرفة من بالغ واحد إلى { $most } بالغين
violation-age-sold = العمر { $age } في { $on }: سعر هذا المكان لمن عمره من { $least } إلى { $most } سنوات. أعد البحث بهذا العمر
violation-room-children = يمكن أن يتشارك الغرفة { $most } أطفال على الأكثر
violation-child-age = اذكر عمر الطفل، حتى { $most } سنة
violation-nights-most = مدة الإقامة { $most } ليلة على الأكثر
violation-room-lead = يجب أن تكون الغرفة { $room } باسم شخص بالغ
violation-room-full = بُحث عن الغرفة { $room } لعدد أقل من البالغين
violation-room-child = لم يُبحث عن طفل عمره { $age } في هذه الغرفة
violation-rate-of-room = هذا السعر غير متاح لتلك الغرفة، أو لم يعد متاحًا
violation-cabin-guests = لا يتشارك المقصورة أكثر من { $most } ضيوف
violation-cabin-of-party = هذه المقصورة غير متاحة لهؤلاء الضيوف، أو لم تعد متاحة
violation-cabin-twice = المقصورة { $number } مختارة مرتين
violation-results-count = اطلب من { $least } إلى { $most } نتيجة
violation-title-for-adult = للبالغ اختر Mr أو Ms أو Mrs
violation-title-for-child = للطفل اختر Mstr أو Ms
violation-gender-not-booked = لا يمكن حجز هذا السعر بالجنس «آخر»: لا يقبل المورّد إلا ذكرًا أو أنثى
violation-age-not-born = الميلاد بعد يوم السفر { $on }
violation-born-too-early = الميلاد في سنة { $year } أو بعدها
violation-age-band =
    { $type ->
        [adult] العمر { $age } في { $on }: يلزم مقعد بالغ
        [child] العمر { $age } في { $on }: يلزم مقعد طفل
        [infant] العمر { $age } في { $on }: يلزم مقعد رضيع
       *[other] العمر يوم السفر { $on }: { $age }
    }
violation-passport-form = استخدم من 6 إلى 9 أحرف وأرقام دون مسافات
violation-passport-not-issued = يجب أن يكون الجواز صادرًا بحلول يوم السفر { $on }
violation-passport-expired = يجب أن يكون الجواز ساريًا في { $on }
violation-passport-six-months = جواز السفر: تطلب دول كثيرة صلاحية ستة أشهر، والأفضل أن يسري حتى { $until }
violation-country-form = اختر دولة
violation-party-adult = يجب أن يسافر بالغ واحد على الأقل
violation-party-infants =
    { $adults ->
        [one] رضيع واحد كحد أقصى: كل رضيع يحتاج إلى بالغ
        [two] رضيعان كحد أقصى: كل رضيع يحتاج إلى بالغ
        [few] { $adults } رضّع كحد أقصى: كل رضيع يحتاج إلى بالغ
       *[other] { $adults } رضيعًا كحد أقصى: كل رضيع يحتاج إلى بالغ
    }
violation-party-size = { $most } مقاعد كحد أقصى في الحجز الواحد، والرضيع في الحضن لا يشغل مقعدًا
violation-lap-adult = اختر بالغًا من هذا الحجز
violation-lap-taken = مع هذا البالغ رضيع آخر
violation-party-quoted = كان السعر لعدد بالغين { $adults } وأطفال { $children } ورضّع { $infants }؛ ابحث مجددًا لغير ذلك
violation-baggage-twice = هذه الأمتعة مختارة من قبل
violation-baggage-weight = { $most } كغ من الأمتعة كحد أقصى
violation-ssr-twice = هذه الخدمة مختارة من قبل
violation-seat-twice = مقعد واحد فقط على { $segment }
violation-seat-child = المقعد { $seat } غير مخصص للأطفال
violation-seat-taken = المقعد { $seat } محجوز لمسافر آخر؛ اختر غيره
violation-seats-count = اختر من مقعد واحد إلى { $most } مقاعد
violation-bus-seat-unknown = لا يوجد مقعد { $seat } في هذه الحافلة
violation-bus-seat-twice = المقعد { $seat } مختار مرتين
violation-seat-ladies = المقعد { $seat } مخصص للنساء
violation-seat-gentlemen = المقعد { $seat } مخصص للرجال
violation-passengers-blocked =
    { $count ->
        [one] مقعد واحد محجوز مؤقتًا: أدخل اسم مسافر واحد
       *[other] عدد المقاعد المحجوزة مؤقتًا { $count }: أدخل اسم مسافر لكل مقعد
    }
violation-seat-blocked = المقعد { $seat } محجوز مؤقتًا لهذا المسافر
violation-gender-blocked = حُجز المقعد { $seat } مؤقتًا لمسافر من جنس آخر؛ اختر المقاعد من جديد
violation-age-years = أدخل عمرًا من { $least } إلى { $most } سنة
violation-id-form = أدخل من { $least } إلى { $most } من الحروف والأرقام
violation-terms-not-accepted = اقبل الشروط للمتابعة
violation-gst-holder-required = مع رقم GST أكّد أن الوكالة صاحبته
violation-flight-required = اختر رحلة لهذا الاتجاه
violation-sectors-overlap = تغادر هذه الرحلة قبل وصول التي تسبقها؛ يلزم { $least } دقيقة بينهما
violation-return-fare-alone = يباع هذا السعر فقط مع سعر العودة الخاص لشركة الطيران نفسها في الاتجاه الآخر
violation-fare-age =
    { $fareType ->
        [senior-citizen] سعر كبار السن لمن بلغ { $least } عامًا فأكثر؛ العمر في { $on }: { $age }
        [student] سعر الطلاب لمن بلغ { $least } عامًا فأكثر؛ العمر في { $on }: { $age }
       *[other] هذا السعر لمن بلغ { $least } عامًا فأكثر؛ العمر في { $on }: { $age }
    }
violation-fare-adults-only = سعر القوات المسلحة للبالغين فقط
violation-promo-unknown = هذا الرمز الترويجي غير معروف
violation-promo-expired = كان هذا الرمز الترويجي صالحًا حتى { $on }
violation-promo-early = يسري هذا الرمز الترويجي ابتداءً من { $on }
violation-cancel-nothing = اختر ما تريد إلغاءه
violation-place-not-booked = { $product ->
    [flight] هذا المسافر غير محجوز على هذه الرحلة
   *[other] هذا غير محجوز لهذا المسافر
}
violation-place-cancelled = هذا ملغى من قبل
violation-place-flown = { $product ->
    [flight] تمت هذه الرحلة ولا يمكن إلغاؤها
   *[other] بدأ هذا ولا يمكن إلغاؤه
}
violation-place-not-departed = لم تغادر هذه الرحلة بعد
violation-schedule-alternative = لم تعد شركة الطيران تعرض هذا
violation-sold-together = بيعت هذه الرحلات بسعر واحد ولا تُلغى إلا معًا
violation-cancel-whole = لا يمكن إلغاء هذا الحجز إلا كاملًا
violation-cancel-by-request = لا يمكن إلغاء هذا الحجز من هنا: أرسل طلب إلغاء
violation-charges-needed = { $product ->
    [flight] أدخل رسوم شركة الطيران: لا يمكن الحصول عليها من هنا
   *[other] أدخل رسوم { product-supplier }: لا يمكن الحصول عليها من هنا
}
violation-charge-above-fare = { $product ->
    [flight] لا يجوز لشركة الطيران أن تحتفظ بأكثر من { $most }
   *[other] لا يجوز أن يحتفظ { product-supplier } بأكثر من { $most }
}
violation-shares-needed = { $product ->
    [flight] أدخل ثمن كل تذكرة: لا يبيّنه سعر هذا الحجز
   *[other] أدخل ثمن كل جزء: لا يبيّنه سعر هذا الحجز
}
violation-shares-total = { $product ->
    [flight] يجب أن يكون مجموع التذاكر { $total }
   *[other] يجب أن يكون مجموع الأجزاء { $total }
}
violation-taxes-above-paid = { $product ->
    [flight] لا يمكن أن تزيد الضرائب على ثمن التذكرة
   *[other] لا يمكن أن تزيد الضرائب على الثمن المدفوع
}
violation-split-nobody = اختر من يغادر الحجز
violation-split-everybody = يجب أن يبقى أحد في الحجز
violation-split-infant = يرافق الرضيع البالغ الذي يحمله
violation-split-whole = لا يبيّن سعر هذا الحجز ما يدفعه كل مسافر، فلا يمكن تقسيمه
violation-split-by-request = لا يمكن تقسيم هذا الحجز من هنا: أرسل طلبًا
violation-ssr-by-request = لا يمكن إضافة خدمات إلى هذا الحجز من هنا: أرسل طلبًا
violation-ssr-nothing = اختر ما تريد إضافته
violation-change-nothing = اختر رحلة واحدة على الأقل لتغييرها
violation-change-flown = غادرت هذه الرحلة ولا يمكن تغييرها
violation-change-together = بيعت هذه الرحلات بسعر واحد ولا تُغيَّر إلا معًا
violation-change-not-allowed = قواعد السعر لا تسمح بالتغيير الآن
violation-change-whole = لا يمكن تغيير هذا الحجز إلا كاملًا
violation-change-by-request = لا يمكن تغيير هذا الحجز من هنا: أرسل طلب تغيير
violation-reroute-special = أسعار الطلاب وكبار السن والقوات المسلحة والعودة الخاصة لا تغيّر مسارها: ألغِ الحجز واحجز المسار الآخر من جديد
violation-reroute-flown = بدأت الرحلة: ما زالت هذه الرحلة تغادر من { $place }
violation-reroute-border = اختر مطارًا معروفًا في البلد نفسه: لبلد آخر ألغِ هذه الرحلة واحجز من جديد
violation-reroute-own-flights = { $airline } شركة طيران اقتصادي ولا تنقل التذكرة إلا إلى رحلاتها: لشركة أخرى ألغِ واحجز من جديد
violation-reroute-issuer = { $airline } التي أصدرت التذكرة هي وحدها التي تعيد إصدارها، وعلى رحلاتها: لشركة أخرى أرسل طلب تغيير، أو ألغِ واحجز من جديد
violation-split-first = سيتغير بعض المسافرين فقط: افصلهم أولًا في حجز خاص بهم
violation-hold-not-offered = لا تتيح شركة الطيران الحجز المؤقت بهذا السعر
violation-hold-no-services = تُضاف الخدمات والمقاعد بعد إصدار تذاكر الحجز المؤقت
violation-party-held = أدخل المسافرين المحجوزة لهم المقاعد: البالغون { $adults } والأطفال { $children } والرُّضّع { $infants }
violation-name-replaced = المقاعد محجوزة باسم { $name }. يمكن إكمال الاسم أو تصحيح ثلاثة أحرف منه كحد أقصى؛ ولشخص آخر ألغِ الحجز المؤقت واحجز من جديد
violation-complete-by-request = لا يمكن إدخال أسماء هذا الحجز المؤقت وجوازاته من هنا: أرسل طلبًا
violation-ssr-unknown = لم تعد هذه الخدمة معروضة
violation-ssr-changed = تغيّر سعر هذه الخدمة أو توفرها؛ تحقق من السعر مرة أخرى
violation-ssr-traveller = هذه الخدمة ليست لهذا المسافر
violation-seat-unknown = لا يوجد مقعد { $seat } في هذه الطائرة
violation-seat-exit-infant = المقعد { $seat } عند مخرج الطوارئ وليس لبالغ معه رضيع
violation-seat-lap-side = المقعد { $seat } بجانب رضيع آخر؛ اختر الجانب الآخر من الممر
violation-duplicate-booking = محجوز على هذه الرحلة من قبل: { $transactionId }
violation-overlapping-flights = على الرحلة { $flight } في الوقت نفسه: { $transactionId }
violation-churn = عدد مرات الحجز ثم التراجع على هذا المسار في هذا اليوم: { $times }؛ تفرض شركات الطيران رسومًا على ذلك
violation-connection-short = مدة التحويل في { $airport } بالدقائق: { $minutes }؛ والمطلوب { $least }
violation-connection-missed = تغادر الرحلة من { $airport } قبل وصول التي تسبقها
violation-gstin-missing = من دون رقم GST لا تحصل الشركة على خصم الضريبة
violation-infant-turns-two = يبلغ عامين في { $on }: يحتاج إلى مقعد طفل
violation-ticket-name-long = تقبل { $carrier } للاسم واللقب { $most } حرفًا كحد أقصى
violation-ticket-name-characters = لا تقبل { $carrier } إلا الحروف من A إلى Z والمسافات
violation-ticket-name-single =
    { $ask ->
        [repeat] تطلب { $carrier } كتابة الاسم الواحد في الخانتين
        [fnu] اكتب FNU في خانة الاسم الأول لمن له اسم واحد
       *[other] اكتب اللقب في خانة الاسم الأول لمن له اسم واحد
    }
violation-pnr-weekday = يوم الأسبوع المعروض لا يوافق هذا التاريخ
violation-pnr-seats = عدد المقاعد { $seats } وعدد المسافرين { $travellers }
violation-pnr-reference = يشير إلى ما ليس في النص
violation-pnr-totals = مجموع التذاكر { $tickets } { $currency } والإجمالي { $total }
violation-pnr-unconfirmed = لم تؤكد شركة الطيران هذه الرحلة ({ $status })
violation-pnr-limit-past = انتهت مهلة إصدار التذاكر في { $date }
violation-ticket-elsewhere = هذا الحجز المؤقت منقول من نظام آخر: أصدر تذاكره حيث أُنشئ، ثم حرّره هنا واستورده مع تذاكره
violation-pnr-name = الاسم في النص { $name }، والتذكرة تحتفظ باسمها
violation-pnr-imported = سبق استيراد هذا الـ PNR: { $transactionId }
violation-pnr-taken = استوردت وكالة أخرى هذا الـ PNR أو حجزته: لا يمكن استيراده مرة أخرى
violation-pnr-not-confirmed = { $reason ->
        [surname] أصبح سجل المورّد بأسماء أخرى
        [silent] لا يرد المورّد في الوقت الحالي
       *[unknown] لم يعد المورّد يعرف هذا الـ PNR
    }: لم يُستورد شيء. تحقق منه مجددًا
violation-pnr-total-supplier = السعر لدى المورّد { $total }
violation-compare-most = يمكن مقارنة { $most } كحد أقصى
violation-amount-not-positive = أدخل مبلغًا أكبر من 0
violation-ask-not-allowed = قواعد وكالتك لا تسمح بذلك
violation-ask-too-low = { $least } على الأقل لهذا الحجز
violation-ask-too-high = { $most } على الأكثر لهذا الحجز
violation-ask-below-floor = لا يمكن أن يقل سعر العميل عن { $floor }
violation-amount-negative = أدخل 0 أو أكثر
violation-bounds-reversed = { $least } على الأقل
violation-fee-not-yet = يمكن طلب رسم الخدمة ابتداءً من { $on }
violation-amount-least = أدخل { $least } { $currency } على الأقل
violation-gst-other-state = العميل مسجل في ولاية أخرى ({ $state }): الضريبة هي IGST
violation-amount-most = أدخل { $most } { $currency } على الأكثر
violation-rewards-none = لا تُمنح نقاط ولا تُستخدم حاليًا
violation-rewards-few = لديك { $points } نقطة. تُستخدم { $least } أو أكثر في المرة
violation-reward-final = يُلغى استخدام النقاط في يومه فقط
violation-amount-currency = أدخل المبلغ بعملة { $currency }
violation-range-order = يجب ألا يسبق اليوم الأخير اليوم الأول
violation-range-days = اختر { $most } أيام كحد أقصى
violation-statement-long = يتسع المستند لـ { $most } قيد كحد أقصى: اختر أيامًا أقل
violation-receivers-count = تُرسل الرسالة إلى { $most } عناوين على الأكثر.
violation-offers-count = لا يتسع عرض السعر الواحد لأكثر من { $most } خيارات.
violation-fare-gone = لم يعد هذا السعر معروضًا. احذفه أو أعد البحث.
violation-group-size = تضم المجموعة من { $least } إلى { $most } مسافر
violation-group-adults = تحتاج مجموعة بهذا الحجم إلى { $least } بالغين على الأقل: واحد في كل PNR
violation-group-names =
    عدد الأسماء أكبر من عدد المسافرين: { $type ->
        [adult] بالغون
        [child] أطفال
       *[infant] رُضّع
    } { $named }، والحد الأقصى { $most }
violation-list-empty = لا تتضمن القائمة أي اسم
violation-list-long = في القائمة { $entered } سطرًا؛ والحد الأقصى { $most } مسافر
violation-list-column-missing = العمود { $column } ناقص
violation-list-column-unknown = العمود { $column } غير معروف
violation-list-wrong = في قائمة الأسماء أخطاء
violation-list-twice = المسافر نفسه كما في السطر { $line }
violation-offer-expired = كان يمكن قبول العرض حتى { $on }
violation-offer-unpaid = لم يُدفع العرض كاملًا: ينقص { $amount }
violation-offer-paid = لم يبقَ شيء للدفع
violation-offer-made = { $name } في الحجز { $transactionId } بالفعل
violation-balance-overdue = كان آخر موعد للمتبقي { $on }
violation-booking-linked = { $transactionId } مربوط بالفعل
violation-flight-line = السطر { $line } ليس رحلة. اكتبه هكذا: ⁦AI 865 Y 17MAY27 DEL BOM 0700 0915⁩
violation-flight-times = تصل الرحلة قبل موعد مغادرتها
violation-ticket-number = أدخل 13 رقمًا لتذكرة ليست في الحجز بعد
violation-deposit-above-total = لا يمكن أن يزيد العربون على السعر الكامل: { $most }
violation-back-above-paid = لا يمكن رد أكثر مما دُفع: { $most }
violation-gstin-pan = يحتوي رقم GST على رقم PAN آخر: { $pan }
violation-second-code-wrong = هذا الرمز خاطئ أو سبق استخدامه
violation-otp-form = أدخل أرقام الرمز وعددها { $digits }
violation-otp-wrong =
    { $left ->
        [one] ليس هذا هو الرمز. بقيت محاولة واحدة
        [two] ليس هذا هو الرمز. بقيت محاولتان
       *[other] ليس هذا هو الرمز. بقيت { $left } محاولات
    }
violation-otp-over = لم يعد هذا الرمز صالحًا. اطلب رمزًا جديدًا
violation-otp-needed = تحقق من هذا أولًا
violation-email-registered = هذا العنوان مستخدم معرّفًا لمستخدم آخر
violation-registration-open = يوجد طلب تسجيل بهذا العنوان ينتظر الرد
violation-masters-count = يحفظ الملف { $most } منها على الأكثر؛ احذف واحدًا أولًا
violation-card-number = هذا ليس رقم بطاقة
violation-card-expired = انتهت صلاحية هذه البطاقة
violation-card-code = أدخل أرقام رمز الأمان وعددها { $digits }
violation-card-refused = رفض بنك البطاقة خصم روبية واحدة
violation-traveller-twice = { $name } محفوظ من قبل بهذا الاسم وتاريخ الميلاد
violation-endpoint-form = عنوان عبر HTTPS من دون اسم مستخدم ومن دون #
violation-endpoint-unknown = لم يُعثر على جهاز بهذا الاسم
violation-endpoint-private = هذا العنوان ليس على الإنترنت العام
violation-endpoint-twice = توجد نقطة استقبال بهذا العنوان من قبل
violation-endpoints-count = { $most } نقاط استقبال على الأكثر؛ احذف واحدة أولًا
violation-gst-profiles-count = { $most } من بيانات GST المحفوظة على الأكثر؛ احذف بعضها أولًا
violation-permission-needs = تتطلب إحدى هذه الصلاحيات صلاحية أخرى لم تُمنح
violation-permission-not-yours = لا يمكنك منح إلا ما يُسمح لك به
violation-limit-above-own = حدك أنت على الأكثر، { $most }
violation-staff-self = يجب أن يغيّر صلاحياتك شخص آخر
violation-staff-changed = غيّر شخص آخر بيانات هذا الموظف في هذه الأثناء. أغلق النافذة وتحقق مجددًا
violation-staff-suspended = هذا الشخص غير نشط. فعّل حسابه أولًا
violation-agency-changed = غيّر شخص آخر بيانات هذه الوكالة في هذه الأثناء. تحقق منها وحاول مجددًا
violation-configuration-changed = غيّر شخص آخر هذه الإعدادات في هذه الأثناء. ألغِ تغييراتك وتحقق مجددًا
violation-colour-form = أدخل لونًا بالصيغة ‎#RRGGBB
violation-address-form = أدخل عنوانًا يبدأ بـ ‎https://‎ أو ‎/
violation-airline-codes = أدخل رموز شركات الطيران مفصولة بفواصل، أو All
rules-of-field = { $field }: { $said }
violation-count-between = أدخل عددًا صحيحًا من { $least } إلى { $most }
violation-percent-between = أدخل نسبة من { $least } إلى { $most }
violation-amount-or-share = أدخل مبلغًا أو نسبة، لا كليهما
violation-listed-twice = مذكور مرتين
violation-company-changed = غيّر شخص آخر بيانات هذه الشركة في هذه الأثناء. ألغِ تغييراتك وتحقق مجددًا
violation-companies-count = تحفظ الوكالة { $most } شركة على الأكثر
violation-policy-reason = اذكر سبب حجز رحلة خارج سياسة شركتك، ثم احفظ السبب
violation-approval-nobody = تحتاج هذه الرحلة إلى موافقة، ولم يُعيَّن أحد للموافقة عليها. راجع وكالتك
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
    }

# Trains
violation-rail-party-size = { $most } مسافرين كحد أقصى في التذكرة الواحدة
violation-rail-child-alone = يجب أن يكون لمسافر واحد على الأقل سرير
violation-rail-age = العمر بالسنوات الكاملة، من 0 إلى 125
violation-rail-ladies-only = حصة السيدات للنساء والأطفال دون الثانية عشرة
violation-rail-not-open = يبدأ الحجز { $at }
violation-rail-agents-barred = يمكن للوكلاء الحجز ابتداءً من { $at }
violation-rail-boarding-late = يمكن تغيير محطة الصعود حتى 30 دقيقة قبل مغادرة القطار لها
violation-rail-boarding-moved = سبق تغيير محطة الصعود، ولا يمكن تغييرها إلا مرة واحدة
violation-rail-boarding-waits = ليس لأحد في هذه التذكرة سرير أو RAC بعد، فتبقى محطة الصعود كما هي
violation-rail-charted = أُعدّت قائمة هذا القطار، ولم يعد حجزه ممكنًا
violation-rail-departed = غادر القطار
violation-rail-same-station = اختر محطتين مختلفتين
violation-rail-party-quoted = سمِّ مسافري عرض السعر، وعددهم { $count }
violation-rail-pnr-form = عشرة أرقام
violation-tdr-closed = لا يمكن اختيار هذا السبب: { $closed ->
        [chart] لم يُعدّ الكشف بعد
        [early] لم يغادر القطار بعد
        [late] لم يعد يُقبل
        [status] لا أحد في التذكرة في هذه الحالة
       *[ran] لم يسر القطار على هذا النحو
    }
violation-tdr-filed = توجد مطالبة لهذا المسافر بالفعل
violation-tdr-rac-only = هذا السبب للمسافرين الذين لديهم RAC فقط
violation-no-airport = أحد طرفي النقل مطار
violation-pick-up-soon = يحتاج السائق إلى { $minutes } دقيقة: اختر وقتًا لاحقًا
violation-flight-number = أدخل رقم رحلة مثل 6E 6714
violation-insurance-days = تُؤمَّن الرحلة الواحدة { $most } يومًا على الأكثر
violation-insured-count = يُؤمَّن معًا على شخص واحد إلى { $most }
violation-insured-age = التأمين من عمر { $months } أشهر إلى { $most } سنة
violation-insured-family = العائلة بالغ أو بالغان وأبناء دون { $below }، و{ $most } أشخاص على الأكثر
violation-insured-born-otherwise = تاريخ الميلاد هذا غير الذي حُسب عليه السعر
violation-insured-together = لا تُلغى الوثيقة العائلية إلا كاملة
violation-visa-applicants = يتقدم معًا شخص واحد إلى { $most }
violation-visa-born-otherwise = تاريخ الميلاد هذا غير الذي حُسب عليه السعر
violation-visa-passport = السعر لجوازات بلد آخر
violation-visa-passport-ends = يجب أن يسري الجواز حتى { $date }، أي { $count } أشهر بعد العودة
violation-visa-step = هذه الخطوة لا تتبع الأخيرة
violation-visa-not-yet = لا يُقدَّم شيء إلى البعثة قبل { $date }، والإلغاء مجاني حتى ذلك اليوم
violation-statement-columns = لا يوجد سطر فيه تاريخ ووصف أو مرجع ومبلغ دائن
