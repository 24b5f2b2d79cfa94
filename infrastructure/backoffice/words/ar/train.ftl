# القطارات: قسيمة الحجز والبريد عنها
document-train-title = قسيمة الحجز الإلكترونية
document-train-pnr = رقم PNR
document-train-class = الدرجة والحصة
document-train-class-quota = { $class }، { $quota ->
    [TQ] تاتكال
    [LD] السيدات
    [SS] سرير سفلي
   *[GN] عام
}
document-train-age = العمر
document-train-age-gender = { $age }، { $gender ->
    [female] أنثى
    [male] ذكر
   *[others] غير ذلك
}
document-train-booked = عند الحجز
document-train-current = الآن
document-train-upgrade = الترقية التلقائية
document-train-upgrade-yes = تُدرس عند إعداد قائمة القطار، بلا رسوم
document-train-upgrade-no = غير مرغوبة
document-train-upgraded = رُقّيت
document-train-upgraded-to = إلى { $class }، بلا رسوم
document-train-cancelled = ملغى
document-train-missed = لم يسافر
document-train-claimed = رُدّ ثمنه بمطالبة
document-train-state = { $state ->
    [part-rac] RAC جزئيًا
    [rac] RAC
    [part-waiting] بعضهم في قائمة الانتظار
   *[waiting] في قائمة الانتظار
}
document-train-km = { $km } كم
document-train-not-for-travel = ملغاة: غير صالحة للسفر
document-train-cancelling = الإلغاء، لكل سرير مؤكد
document-train-until = حتى
document-train-kept = المحتجز دون ضريبة GST
document-train-kept-share = { $percent } % من السعر، و{ $least } على الأقل
document-train-after = بعد ذلك، ومنذ إعداد قائمة القطار، يُطالَب بالمسترد لدى السكك الحديدية. RAC وقائمة الانتظار: 60 روبية لكل مسافر حتى 30 دقيقة قبل المغادرة.
document-train-advice-waiting = لا يجوز السفر على قائمة الانتظار وحدها: إن لم تتقدم أُلغيت التذكرة عند إعداد قائمة القطار واستُرد ثمنها.
document-train-advice-id = يحمل أحد المسافرين هوية أصلية: أدهار أو بطاقة ناخب أو جواز سفر أو PAN أو رخصة قيادة.
document-train-advice-this-id = { $kind ->
    [aadhaar] يحمل { $name } أصل بطاقة Aadhaar رقم { $number }.
    [pan] يحمل { $name } أصل بطاقة PAN رقم { $number }.
    [passport] يحمل { $name } أصل جواز السفر رقم { $number }.
    [driving-licence] يحمل { $name } أصل رخصة القيادة رقم { $number }.
   *[voter] يحمل { $name } أصل بطاقة الناخب رقم { $number }.
}
document-train-advice-chart = تصبح العربة والسرير نهائيين مع قائمة القطار: في الثامنة مساء اليوم السابق للقطارات التي تغادر من الخامسة صباحًا إلى الثانية ظهرًا، وقبل عشر ساعات لغيرها.
notice-train-ticket-subject = تذكرة قطار، PNR { $pnr }، الحجز { $transaction }
notice-train-ticket-text =
    تم الحجز { $transaction }، PNR { $pnr }:

    { $flights }

    { $travellers }

    تصبح الأسرّة نهائية مع قائمة القطار. { $company }: { $phone }.
notice-train-cancelled-subject = إلغاء: PNR { $pnr }، الحجز { $transaction }
notice-train-cancelled-text =
    أُلغيت أسرّة من الحجز { $transaction }، PNR { $pnr }:

    { $travellers }

    { $flights }

    ستخبرك { $company } بما يُسترد: { $phone }.
notice-train-moved-subject = تقدم في القائمة: PNR { $pnr }، الحجز { $transaction }
notice-train-moved-text =
    تغيرت حالة مسافري الحجز { $transaction }، PNR { $pnr }:

    { $travellers }

    { $flights }

    { $company }: { $phone }.
notice-train-charted-subject = أُعدّت قائمة القطار: PNR { $pnr }، الحجز { $transaction }
notice-train-charted-text =
    أُعدّت قائمة هذا القطار. حالة مسافري الحجز { $transaction }، PNR { $pnr }:

    { $travellers }

    { $flights }

    تُمنح الأسرّة التي يُتنازل عنها لمن يليهم حتى القائمة الثانية، قبل المغادرة بثلاثين دقيقة. { $company }: { $phone }.
notice-train-charted-again-subject = أُعدّت قائمة القطار الثانية: PNR { $pnr }، الحجز { $transaction }
notice-train-charted-again-text =
    أُعدّت القائمة الثانية لهذا القطار، وذهبت الأسرّة التي تُنوزل عنها منذ الأولى إلى من يليهم. حالة مسافري الحجز { $transaction }، PNR { $pnr }:

    { $travellers }

    { $flights }

    { $company }: { $phone }.
notice-train-boarding-subject = تغيّرت محطة الصعود: PNR { $pnr }، الحجز { $transaction }
notice-train-boarding-text =
    يصعد مسافرو الحجز { $transaction }، PNR { $pnr }، من هنا من الآن فصاعدًا:

    { $flights }

    { $travellers }

    { $company }: { $phone }.
