# الباقات: القسيمة والرسائل وعروض العملاء
document-holiday-title = قسيمة عطلة
document-holiday-voucher = رقم القسيمة
document-holiday-not-for-travel = ملغاة: لا شيء محفوظ لهؤلاء المسافرين
document-holiday-from = اليوم الأول
document-holiday-until = اليوم الأخير
document-holiday-days = { $count ->
    [one] يوم واحد
    [two] يومان
    [few] { $count } أيام
   *[other] { $count } يومًا
}
document-holiday-car = السيارة
document-holiday-rooms = المسافرون
document-holiday-room = الغرفة
document-holiday-guests = المسافرون
document-holiday-children = أطفال أعمارهم { $ages }
document-holiday-flights = الرحلات الجوية
document-holiday-flight = الرحلة
document-holiday-leaves = المغادرة
document-holiday-arrives = الوصول
document-holiday-hotels = الفنادق
document-holiday-hotel = الفندق
document-holiday-place = المكان
document-holiday-check-in = الدخول
document-holiday-check-out = الخروج
document-holiday-by-day = يومًا بيوم
document-holiday-day = اليوم
document-holiday-day-number = اليوم { $number }
document-holiday-programme = البرنامج
document-holiday-meals = الوجبات
document-holiday-meal-breakfast = فطور
document-holiday-meal-lunch = غداء
document-holiday-meal-dinner = عشاء
document-holiday-included = مشمول
document-holiday-excluded = غير مشمول
document-holiday-wishes = طلبات غير مضمونة
document-holiday-advice = يحمل كل مسافر هوية بصورة؛ وفي الخارج جواز سفر صالحًا ستة أشهر بعد الرحلة، والتأشيرة.
notice-holiday-voucher-subject = عطلة { $pnr }، الحجز { $transaction }
notice-holiday-voucher-text =
    الحجز { $transaction }، مرجع المنظّم { $pnr }، مؤكد:

    { $flights }

    { $travellers }

    { $company }: { $phone }.
notice-holiday-cancelled-subject = أُلغي: عطلة { $pnr }، الحجز { $transaction }
notice-holiday-cancelled-text =
    من عطلة الحجز { $transaction }، مرجع المنظّم { $pnr }، أُلغي ما يلي:

    { $flights }

    { $travellers }

    عن المبلغ المردود تخبركم { $company }: { $phone }.
notice-holiday-payment-subject = دفعة مستحقة لعطلة { $pnr }، الحجز { $transaction }
notice-holiday-payment-text =
    دفعة للحجز { $transaction } مستحقة. يومها ومبلغها في السطر الأخير:

    { $flights }

    { $travellers }

    إن كانت قد دُفعت فلا يلزم شيء. { $company }: { $phone }.
proposal-holiday-subject = { $name }: عرضنا { $reference }
proposal-holiday-opening = السيد/السيدة { $customer }،
proposal-holiday-trip = { $name }، من { $from } إلى { $to }
proposal-holiday-flights = الرحلات الجوية
proposal-holiday-flight = { $number }، { $date }: { $from } { $leaves } إلى { $to } { $arrives }
proposal-holiday-day = اليوم { $number }، { $date }:
proposal-holiday-hotels = الفنادق أو ما يماثلها
proposal-holiday-hotel = { $city }: { $name } { $stars }، من { $from } إلى { $to }
proposal-holiday-included = مشمول
proposal-holiday-excluded = غير مشمول
proposal-holiday-price = السعر: { $total } لعدد { $count ->
    [one] شخص واحد
    [two] شخصين، { $each } للشخص
    [few] { $count } أشخاص، { $each } للشخص
   *[other] { $count } شخصًا، { $each } للشخص
}
proposal-holiday-tcs = يشمل السعر الضريبة المحصّلة عند المصدر (TCS). تُقيد على رقم PAN لمن يدفع وتُحسب من ضريبة دخله.
proposal-holiday-payments = الدفعات
proposal-holiday-instalment = { $date }: { $amount }
proposal-holiday-cancelling = عند إلغاء الرحلة
proposal-holiday-until = حتى { $date }: يُحتفظ بنسبة { $percent } % من السعر
proposal-holiday-later = بعد ذلك: يُحتفظ بنسبة { $percent } % من السعر
proposal-holiday-closing = الأسعار والغرف كما هي اليوم وتؤكد عند الحجز. المرجع { $reference }. { $company }: { $phone }.
