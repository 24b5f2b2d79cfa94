# الفنادق: القسيمة ورسائلها
document-hotel-voucher = قسيمة الفندق
document-hotel-hold = غرف محجوزة مؤقتًا
document-hotel-confirmation = رقم التأكيد
document-hotel-check-in = الوصول
document-hotel-check-out = المغادرة
document-hotel-from-time = { $date }، من الساعة { $time }
document-hotel-until-time = { $date }، حتى الساعة { $time }
document-hotel-nights = { $count ->
    [zero] { $count } ليلة
    [one] ليلة واحدة
    [two] ليلتان
    [few] { $count } ليالٍ
    [many] { $count } ليلة
   *[other] { $count } ليلة
}
document-hotel-rooms = الغرف
document-hotel-guests = النزلاء
document-hotel-board = الوجبات
document-hotel-stay = { $title }، { $from } – { $to }
document-hotel-confirmed = { $name }، { $guest }: { $number }
document-hotel-room = { $kind ->
    [superior] غرفة سوبيريور
    [deluxe] غرفة ديلوكس
    [club] غرفة كلوب
    [family] غرفة عائلية
    [junior-suite] جناح صغير
    [suite] جناح
   *[standard] غرفة عادية
}
document-hotel-meals = { $board ->
    [BB] إفطار
    [HB] إفطار وعشاء
    [FB] جميع الوجبات
    [AI] شامل كل شيء
   *[RO] بدون وجبات
}
document-hotel-children = الأطفال: { $ages }
document-hotel-pay-there = يُدفع في الفندق
document-hotel-pay-what = { $what ->
    [resort-fee] رسوم المنتجع، تقريبًا
    [taxes-and-fees] ضرائب ورسوم، تقريبًا
   *[city-tax] ضريبة المدينة، تقريبًا
}
document-hotel-requests = طُلب من الفندق دون ضمان
document-hotel-cancelling = الإلغاء بالتوقيت المحلي للفندق
document-hotel-step-until = حتى { $date }، { $time }
document-hotel-step-after = بعد ذلك، أو عند عدم الحضور
document-hotel-step-always = في أي وقت، أو عند عدم الحضور
document-hotel-step = { $by ->
    [amount] { $amount } لكل غرفة
    [percent] { $percent } % من سعر الغرفة
    [nights] { $nights ->
        [zero] أول { $nights } ليلة
        [one] الليلة الأولى
        [two] أول ليلتين
        [few] أول { $nights } ليالٍ
        [many] أول { $nights } ليلة
       *[other] أول { $nights } ليلة
    }
   *[free] مجانًا
}
document-hotel-advice = أبرز هذه القسيمة وهوية رسمية بصورة عند الاستقبال. تُدفع الإضافات في الفندق.
notice-hotel-cancelled-subject = إلغاء: { $pnr }، الحجز { $transaction }
notice-hotel-cancelled-text =
    أُلغيت غرف من الحجز { $transaction }، المرجع { $pnr }:

    { $travellers }

    { $flights }

    ستخبرك { $company } بالمبلغ المسترد: { $phone }.
