# رسالة لكل قاعدة: ما يحتاج إليه الحقل المجاور.
violation-required = هذا الحقل مطلوب
violation-not-a-choice = اختر من القائمة
violation-too-short =
    { $least ->
        [one] أدخل حرفًا واحدًا على الأقل
        [two] أدخل حرفين على الأقل
        [few] أدخل { $least } أحرف على الأقل
       *[other] أدخل { $least } حرفًا على الأقل
    }
violation-too-long = الحد الأقصى { $most } حرفًا
violation-not-a-number = أدخل رقمًا
violation-name-letters = استخدم الأحرف والمسافات فقط
violation-mobile-digits = أدخل { $digits } أرقام، المُدخل { $entered }
violation-mobile-start = يبدأ رقم الجوال برقم من 5 إلى 9
violation-phone-digits = أدخل من 8 إلى 15 رقمًا، ويمكن أن تسبقها علامة زائد
violation-email-form = أدخل عنوان بريد إلكتروني، مثل name@example.com
violation-email-list-form = «{ $item }» ليس عنوان بريد إلكتروني؛ افصل بين العناوين بفاصلة منقوطة
violation-password-short = استخدم { $least } أحرف على الأقل
violation-password-same = اختر كلمة مرور مختلفة عن الحالية
violation-password-mismatch = كلمتا المرور غير متطابقتين
violation-password-wrong = هذه ليست كلمة المرور الحالية
violation-pan-form = يتكوّن PAN من 5 أحرف و4 أرقام وحرف
violation-gstin-form = يتكوّن رقم GST من 15 خانة، مثل 27AAPFU0939F1ZV
violation-gstin-upper-case = اكتب رقم GST بالأحرف الكبيرة
violation-gstin-check-character = تحقّق من هذا الرقم: بحسب صيغته ينبغي أن ينتهي بـ { $expected }
violation-pincode-form = يتكوّن الرمز البريدي من 6 أرقام ولا يبدأ بصفر
violation-upload-size =
    { $most ->
        [4194304] الحد الأقصى لحجم الملف 4 ميغابايت
       *[other] الحد الأقصى لحجم الملف { $most } بايت
    }
violation-upload-empty = الملف فارغ
violation-upload-type = اختر ملفًا من أحد هذه الأنواع: { $allowed }
violation-upload-content = محتوى الملف لا يطابق اسمه
violation-date-form = أدخل التاريخ باليوم والشهر والسنة، مثل 09 يوليو 1985
violation-date-past = هذا اليوم قد مضى
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
       *[other] اختر يومًا لا يسبق اليوم الأول
    }
violation-date-too-far = اختر { $last } أو يومًا قبله
violation-same-place = اختر مكانين مختلفين
violation-sectors-count = اختر من { $least } إلى { $most } رحلات
violation-results-count = اطلب من { $least } إلى { $most } نتيجة
violation-title-for-adult = للبالغ اختر Mr أو Ms أو Mrs
violation-title-for-child = للطفل اختر Mstr أو Ms
violation-age-not-born = الميلاد بعد يوم السفر { $on }
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
violation-passport-six-months = تطلب دول كثيرة صلاحية ستة أشهر: الأفضل أن يسري حتى { $until }
violation-country-form = اختر دولة
violation-party-adult = يجب أن يسافر بالغ واحد على الأقل
violation-party-infants =
    { $adults ->
        [one] رضيع واحد كحد أقصى: كل رضيع يحتاج إلى بالغ
        [two] رضيعان كحد أقصى: كل رضيع يحتاج إلى بالغ
        [few] { $adults } رضّع كحد أقصى: كل رضيع يحتاج إلى بالغ
       *[other] { $adults } رضيعًا كحد أقصى: كل رضيع يحتاج إلى بالغ
    }
violation-party-size = { $most } مسافرين كحد أقصى في الحجز الواحد
violation-party-quoted = كان السعر لعدد بالغين { $adults } وأطفال { $children } ورضّع { $infants }؛ ابحث مجددًا لغير ذلك
violation-baggage-twice = هذه الأمتعة مختارة من قبل
violation-baggage-weight = { $most } كغ من الأمتعة كحد أقصى
violation-ssr-twice = هذه الخدمة مختارة من قبل
violation-seat-twice = مقعد واحد فقط على { $segment }
violation-seat-child = المقعد { $seat } غير مخصص للأطفال
violation-seat-taken = المقعد { $seat } محجوز لمسافر آخر؛ اختر غيره
violation-terms-not-accepted = اقبل الشروط للمتابعة
violation-gst-holder-required = مع رقم GST أكّد أن الوكالة صاحبته
violation-compare-most = يمكن مقارنة { $most } كحد أقصى
violation-amount-not-positive = أدخل مبلغًا أكبر من 0
violation-amount-least = أدخل { $least } { $currency } على الأقل
violation-amount-currency = أدخل المبلغ بعملة { $currency }
violation-range-order = يجب ألا يسبق اليوم الأخير اليوم الأول
violation-range-days = اختر { $most } أيام كحد أقصى
