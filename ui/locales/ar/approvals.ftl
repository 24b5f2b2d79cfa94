# الموافقات على رحلات الشركة.
approvals-count = { $count ->
    [0] لا رحلات
    [one] رحلة واحدة
    [two] رحلتان
    [few] { $count } رحلات
    [many] { $count } رحلة
   *[other] { $count } رحلة
  }
approvals-boxes = أي الموافقات
approvals-box-for-you = بانتظارك
approvals-box-asked = طلباتك
approvals-box-decided = تم البتّ فيها
approvals-none-for-you = لا شيء بانتظارك
approvals-none-for-you-help = تصل إلى هنا وبالبريد الإلكتروني الرحلات التي تُطلب موافقتك عليها.
approvals-none-asked = لم تطلب أي موافقة
approvals-none-asked-help = تُطلب الموافقة على الرحلة عند حجزها، وتُحجز فور الموافقة عليها.
approvals-none-decided = لم يُبتّ في شيء بعد
approvals-none-decided-help = تبقى هنا بعد البتّ فيها الرحلات التي سُئلت عنها.
approvals-choose = اختر رحلة لعرضها كاملة.
approvals-back = العودة إلى القائمة
approvals-cost-centre = مركز التكلفة { $code }
approvals-asked = طلبها { $name }، { $moment }
approvals-travellers = { $count ->
    [0] لا مسافرين
    [one] مسافر واحد
    [two] مسافران
    [few] { $count } مسافرين
    [many] { $count } مسافرًا
   *[other] { $count } مسافر
  }
approvals-product-flight = رحلة جوية
approvals-product-hotel = فندق
approvals-product-bus = حافلة
approvals-product-train = قطار
approvals-product-insurance = تأمين
approvals-product-visa = تأشيرة
approvals-product-holiday = عطلة
approvals-product-cruise = رحلة بحرية
approvals-product-cab = سيارة مع سائق
approvals-product-billing = الفوترة دون اتصال
approvals-with = معها
approvals-with-note = يُشترى معها عند الموافقة، ولا يُشترى إن لم تُقبل
approvals-with-none = لم يُشترَ منه شيء
approvals-with-booked = تظهر النتيجة مع الحجز
approvals-against = مقارنة بالسياسة، الإصدار { $version }
approvals-broken = { $broken ->
    [0] كل القواعد مستوفاة ({ $all })
   *[other] { $broken } من { $all } غير مستوفاة
  }
approvals-reason = السبب المذكور.
approvals-held-for = السعر محجوز حتى
approvals-decide-within = يمكن البتّ حتى
approvals-decline-within = تُحجز ما لم تُرفض قبل
approvals-held-help = إن لم يبتّ أحد حتى { $moment } يُلغى الحجز المؤقت ولا يُخصم شيء.
approvals-held-soft-help = إن لم يرفضها أحد حتى { $moment } تُصدر.
approvals-not-held-help = السعر غير محجوز: يُتحقق منه عند الموافقة، ولا يُشترى شيء بسعر آخر. وإن لم يبتّ أحد حتى { $moment } فلا يُحجز شيء.
approvals-before-help = لا يُحتفظ بشيء. بعد الموافقة يكون أمام المسافر { $hours } ساعة للحجز بمبلغ { $most } على الأكثر، والسعر الأعلى يُطلب من جديد. وإن لم يبتّ أحد حتى { $moment } فلا يُحجز شيء.
approvals-not-held-soft-help = السعر غير مثبت. إن لم يرفضها أحد حتى { $moment } تُحجز بهذا السعر، ولا يُشترى شيء بسعر آخر.
approvals-time-left = باقٍ { $hours } س { $minutes } د
approvals-state-justified = ذُكر السبب
approvals-state-notified = أُشعِر بها
approvals-state-waiting = بالانتظار
approvals-state-approved = تمت الموافقة
approvals-state-permitted = جاهزة للحجز
approvals-state-declined = مرفوضة
approvals-state-expired = انتهت المهلة
approvals-state-withdrawn = مسحوبة
approvals-state-booked = محجوزة
approvals-state-not-booked = لم تُحجز
approvals-outcome-justified = كان ذكر السبب كافيًا، وحُجزت الرحلة.
approvals-outcome-notified = حُجزت دون انتظار، وأُشعِر بها المذكورون هنا.
approvals-outcome-stood = لم يرفضها أحد في الوقت المحدد، فحُجزت.
approvals-outcome-approved = تمت الموافقة، ويجري الحجز.
approvals-outcome-permitted = تمت الموافقة: تُحجز حتى { $moment } بمبلغ { $most } على الأكثر. ابحث عن الرحلة من جديد واحجزها، أما السعر الأعلى أو الرحلة الأخرى فيُطلبان من جديد.
approvals-outcome-unbooked = تمت الموافقة لكنها لم تُحجز في الوقت المحدد، ولم يُخصم شيء. ابحث من جديد لطلبها مرة أخرى.
approvals-outcome-declined = رُفضت، ولم يُخصم شيء.
approvals-outcome-expired = لم يبتّ أحد في الوقت المحدد، ولم يُخصم شيء.
approvals-outcome-withdrawn = سحبها من طلبها، ولم يُخصم شيء.
approvals-outcome-booked = تمت الموافقة والحجز.
approvals-outcome-not-booked = تمت الموافقة، لكنها لم تعد متاحة كما كانت. لم يُخصم شيء؛ ابحث من جديد لطلبها بسعر اليوم.
approvals-price-changed = تمت الموافقة، لكن السعر تغيّر من { $from } إلى { $to }. لم يُخصم شيء؛ ابحث من جديد لطلبها بسعر اليوم.
approvals-booking = الحجز { $transactionId }
approvals-all-of = { $count ->
    [one] قرار شخص واحد
    [two] القرار للاثنين معًا
   *[other] القرار للجميع ({ $count })
  }
approvals-any-of = القرار: { $quorum } من { $count }
approvals-notified-of = { $count ->
    [zero] لم يُشعَر بها أحد
    [one] أُشعِر بها شخص واحد
    [two] أُشعِر بها شخصان
    [few] أُشعِر بها { $count } أشخاص
    [many] أُشعِر بها { $count } شخصًا
   *[other] أُشعِر بها { $count } شخص
  }
approvals-missing = يلزم { $count } بعد
approvals-escalated = سُئل أشخاص آخرون أيضًا
approvals-no-answer = لم يُجب بعد
approvals-not-needed = لا حاجة إليه
approvals-approved = موافق
approvals-declined = رافض
approvals-instead = بتّ فيها { $name }
approvals-note = ملاحظة
approvals-note-help = لازمة عند الرفض، ويراها المسافر.
approvals-decline = رفض
approvals-declining = جارٍ الرفض
approvals-approve = الموافقة على { $amount }
approvals-approve-held = الموافقة على { $amount } والإصدار
approvals-approving = جارٍ تسجيل الموافقة
approvals-not-yours = يبتّ آخرون في هذه الرحلة، أو سبق أن أجبت.
approvals-withdraw = سحب الطلب
approvals-withdrawing = جارٍ السحب
approvals-away = أثناء غيابك
approvals-away-help = يبتّ زميل نيابة عنك، ويبقى لك أن تبتّ أيضًا.
approvals-away-who = الزميل
approvals-away-first = اليوم الأول
approvals-away-last = اليوم الأخير
approvals-away-save = تفويضه
approvals-delegation = يبتّ { $to } نيابة عن { $from }، من { $first } إلى { $last }
approvals-delegation-end = إنهاء تفويضك
