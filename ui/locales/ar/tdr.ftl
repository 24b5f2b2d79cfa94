# القطارات: المطالبات لدى السكك الحديدية (TDR)
tdr-now = الآن { $at }.
tdr-leaves = المغادرة { $at }
tdr-expected = المغادرة المتوقعة { $at }، متأخر { $late }
tdr-course = { $course ->
    [cancelled] أُلغي القطار
    [diverted] حُوّل مسار القطار
    [short-terminated] ينتهي القطار قبل محطته الأخيرة
   *[usual] يسير القطار في مساره المعتاد
}
tdr-before-chart = لم يُعدّ الكشف بعد
tdr-before-chart-text = حتى ذلك الحين تُلغى الأسرّة مباشرة برسوم السكك الحديدية.
tdr-sent = قُدّمت المطالبة { $number }
tdr-sent-text = ستُرسل إلى السكك الحديدية. تظهر هنا كل مرحلة، ويظهر المبلغ المسترد في دفتر الحساب.
tdr-why = السبب
tdr-why-note = الأسباب التي تقبلها السكك الحديدية فقط، مع الوقت المتبقي
tdr-more = { $count ->
    [one] سبب واحد آخر
    [two] سببان آخران
    [few] { $count } أسباب أخرى
   *[other] { $count } سببًا آخر
}
tdr-note-late = متأخر { $late } حسب سجل السير
tdr-note-no-rac = لا أحد في هذه التذكرة لديه RAC
tdr-note-only = لـ { $names } فقط
tdr-note-none-waits = ليس جزء من المجموعة على قائمة الانتظار
tdr-note-certificate = تلزم شهادة مفتش القطار
tdr-note-pnr = يلزم رقم PNR الآخر
tdr-window = من { $from } إلى { $until }
tdr-left = بقي { $left }
tdr-open = مفتوح
tdr-closed-chart = بعد الكشف
tdr-closed-early = بعد المغادرة
tdr-closed-late = مغلق
tdr-closed-status = لا ينطبق
tdr-closed-ran = لا ينطبق
tdr-who = أصحاب المطالبة
tdr-all = الكل { $count }
tdr-certificate = شهادة مفتش القطار
tdr-other-pnr = رقم PNR الآخر
tdr-not-needed = غير لازمة لهذا السبب
tdr-remarks = ملاحظات للسكك الحديدية
tdr-declared = كل هذا صحيح، ولا يسافر من يقول السبب إنه لم يسافر. المطالبة الكاذبة قد تكلّف الوكالة معرّفها.
tdr-may-come = ما قد يُسترد
tdr-estimate = تقدير
tdr-fares = { $count ->
    [one] أجرة التذكرة، مسافر واحد
    [two] أجرة التذكرة، مسافران
    [few] أجرة التذكرة، { $count } مسافرين
   *[other] أجرة التذكرة، { $count } مسافرًا
}
tdr-fee = رسم الوكيل، لا يُسترد
tdr-most = بحد أقصى
tdr-railway-decides = القرار للسكك الحديدية خلال 30 إلى 90 يومًا. قد تدفع أقل أو لا تدفع شيئًا.
tdr-ledger = قيود الدفتر الآن
tdr-ledger-none = لا شيء. يُكتب قيد يوم تدفع السكك الحديدية، مع مرجعه ورقم هذه المطالبة.
tdr-after = بعد التقديم
tdr-stage-filed = قُدّمت
tdr-stage-at-railway = لدى السكك الحديدية
tdr-stage-decided = صدر القرار
tdr-stage-paid = دُفعت
tdr-stage-refused = لم تُدفع
tdr-takes-filed = اليوم
tdr-takes-at-railway = من يوم إلى 3 أيام
tdr-takes-decided = من 30 إلى 90 يومًا
tdr-takes-paid = في اليوم نفسه
tdr-decides = من { $first } إلى { $last }
tdr-clock-early =
    { $days ->
        [0] قُدمت اليوم
        [one] قُدمت قبل يوم
        [two] قُدمت قبل يومين
        [few] قُدمت قبل { $days } أيام
       *[other] قُدمت قبل { $days } يومًا
    }. تقرر السكة ابتداءً من { $first }.
tdr-clock-due =
    { $days ->
        [few] قُدمت قبل { $days } أيام
       *[other] قُدمت قبل { $days } يومًا
    }. قد تقرر السكة في أي يوم، وفي موعد أقصاه { $last }.
tdr-clock-overdue =
    { $days ->
        [few] قُدمت قبل { $days } أيام
       *[other] قُدمت قبل { $days } يومًا
    }. كان على السكة أن تقرر حتى { $last }: اسأل عنها بالطلب.
tdr-claim = المطالبة
tdr-end-open = لدى السكك الحديدية
tdr-end-paid = دُفعت
tdr-end-refused = مرفوضة
tdr-end-withdrawn = مسحوبة
tdr-came-back = للعميل
tdr-request = افتح الطلب
tdr-decision = تقديم مطالبة بمبلغ { $amount }
tdr-close = إغلاق
tdr-file = { $count ->
    [zero] قدّم TDR
    [one] قدّم TDR لمسافر واحد
    [two] قدّم TDR لمسافرين
    [few] قدّم TDR لـ { $count } مسافرين
   *[other] قدّم TDR لـ { $count } مسافرًا
}
tdr-final = يمكن سحبها حتى تقرر السكك الحديدية.
tdr-closes = يُغلق خلال { $left }
