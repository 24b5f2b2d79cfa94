# عروض الأسعار للعملاء، بالبريد أو منسوخة في رسائل أخرى.
mail-flight = { $flight }، { $origin } { $leaves } – { $destination } { $lands }، { $date }
quote-subject = عرض سعر رحلتك من { $company }: { $route }، { $date } ({ $reference })
quote-hello = عزيزنا { $customer }،
quote-intro =
    { $count ->
        [one] إليك الرحلة التي سألت عنها.
        [two] إليك خياران لرحلتك.
        [few] إليك { $count } خيارات لرحلتك.
       *[other] إليك { $count } خيارًا لرحلتك.
    }
quote-option = الخيار { $number }
quote-way = { $origin } – { $destination }، { $date }: { $duration }، { $stops }
quote-stops =
    { $count ->
        [0] دون توقف
        [one] توقف واحد
        [two] توقفان
        [few] { $count } توقفات
       *[other] { $count } توقفًا
    }
quote-flight = { $airline } { $flight }: { $origin } { $leaves } – { $destination } { $lands }
quote-days-later =
    { $days ->
        [one] (بعد يوم)
        [two] (بعد يومين)
        [few] (بعد { $days } أيام)
       *[other] (بعد { $days } يومًا)
    }
quote-day-before = (في اليوم السابق)
quote-operated-by = (تشغيل { $airline })
quote-change = تغيير الطائرة في { $place }، { $duration }
quote-fare = { $cabin }، { $family }
quote-fare-for =
    { $cabin }، { $family }، { $type ->
        [student] سعر الطلاب
        [armed-forces] سعر القوات المسلحة
       *[senior-citizen] سعر كبار السن
    }
quote-comma = { "، " }
quote-bags = الأمتعة: { $list }
quote-checked-bag = { $infants ->
        [0] { $kg } كغ مسجلة لكل مسافر
       *[other] { $kg } كغ مسجلة لكل بالغ وطفل
    }
quote-no-checked-bag = دون أمتعة مسجلة
quote-cabin-bag = { $infants ->
        [0] { $kg } كغ في المقصورة لكل مسافر
       *[other] { $kg } كغ في المقصورة لكل بالغ وطفل
    }
quote-meal = وجبة مشمولة
quote-cancel = تكلفة الإلغاء الآن { $fee } لكل مسافر.
quote-free-cancel = الإلغاء الآن مجاني.
quote-no-cancel = لا استرداد عند الإلغاء.
quote-alter = تكلفة التعديل الآن { $fee } لكل مسافر.
quote-free-alter = التعديل الآن مجاني.
quote-no-alter = لا يمكن التعديل.
quote-price = { $type }: { $count } × { $each }
quote-besides = عن الحجز: { $amount }
quote-total = الإجمالي: { $total }
quote-total-for =
    { $count ->
        [two] الإجمالي لمسافرَين: { $total }
        [few] الإجمالي لـ { $count } مسافرين: { $total }
       *[other] الإجمالي لـ { $count } مسافرًا: { $total }
    }
quote-valid = هذا العرض صالح حتى { $date }، { $clock } ({ $zone }). لا تُحجز المقاعد قبل الشراء، ويُؤكَّد السعر عند الحجز. وقد ترتفع رسوم شركات الطيران كلما اقترب موعد الرحلة.
quote-book = للحجز راسل { $email } أو اتصل بـ { $company }، { $phone }، واذكر { $reference }.
quote-copy-subject = نسخة: { $subject }
quote-copy-text = نسخة من عرض السعر الذي أُرسل إلى { $customer }.
quote-open-link = افتح عرض السعر هذا عبر الإنترنت واحفظه أو اطبعه: { $link }
quote-copy-link = افتحه بأسعار اليوم: { $link }
