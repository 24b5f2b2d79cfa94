# السيارات مع سائق: القسيمة والبريد المتعلق بها
document-cab-title = قسيمة سيارة مع سائق
document-cab-voucher = رقم القسيمة
document-cab-not-for-travel = ملغاة: لن تأتي سيارة
document-cab-kind-airport = نقل من المطار أو إليه
document-cab-kind-local = بالساعة
document-cab-kind-outstation = ذهاب وإياب
document-cab-kind-oneway = ذهاب فقط
document-cab-class-hatchback = سيارة صغيرة
document-cab-class-sedan = سيدان
document-cab-class-suv = دفع رباعي
document-cab-class-premium = دفع رباعي فاخر
document-cab-class-tempo = حافلة صغيرة
document-cab-operator-phone = المشغّل
document-cab-kilometres = { $count } كم مشمولة
document-cab-follows = ينتظر السائق { $flight }
document-cab-ride = الرحلة
document-cab-lead = الراكب الرئيسي
document-cab-passengers = الركاب
document-cab-extra-km = كل كم إضافي
document-cab-extra-hour = كل ساعة إضافية
document-cab-extra-night = كل ليلة قيادة إضافية، من { $begins } إلى { $ends }
document-cab-waiting = ساعة انتظار، بعد { $minutes } دقيقة
document-cab-at-cost = رسوم الطريق والوقوف والتصاريح تُدفع عند حدوثها. تُحسب المسافة من مرآب المشغّل وإليه. قد تأتي سيارة مماثلة.
document-cab-advice-driver = يصل اسم السائق وهاتفه وسيارته بالبريد الإلكتروني قبل نحو { $hours } ساعات من موعد الاستلام.
document-cab-driver = السائق
document-cab-car = السيارة
document-cab-advice-free = الإلغاء مجاني حتى { $date }، { $time }؛ بعد ذلك يُحتفظ بنسبة { $percent } %.
notice-cab-voucher-subject = سيارة { $pnr }، الحجز { $transaction }
notice-cab-voucher-text =
    تأكد الحجز { $transaction }، مرجع المشغّل { $pnr }:

    { $flights }

    { $travellers }

    { $company }: { $phone }.
notice-cab-cancelled-subject = إلغاء: سيارة { $pnr }، الحجز { $transaction }
notice-cab-cancelled-text =
    أُلغيت سيارة الحجز { $transaction }، مرجع المشغّل { $pnr }:

    { $flights }

    { $travellers }

    ستخبرك { $company } بما يُسترد: { $phone }.
notice-cab-driver-subject = سائق السيارة { $pnr }، الحجز { $transaction }
notice-cab-driver-text =
    سائق الحجز { $transaction }، مرجع المشغّل { $pnr }:

    { $flights }

    { $travellers }

    { $company }: { $phone }.
