rewards-about = نقطة عن كل مبلغ يُخصم من حسابك، تستخدمها رصيدًا
rewards-yours = نقاطك
rewards-points = { $points ->
    [zero] لا نقاط
    [one] نقطة واحدة
    [two] نقطتان
    [few] { NUMBER($points) } نقاط
    [many] { NUMBER($points) } نقطة
   *[other] { NUMBER($points) } نقطة
  }
rewards-worth = قيمتها { $amount }
rewards-owed = استُردّ بعد الإلغاءات أكثر مما بقي. ما تكسبه لاحقًا يسدّده.
rewards-ending = تنتهي { NUMBER($points) } منها بعد { $day }.
rewards-no-rule = لا تُمنح نقاط حاليًا.
rewards-rule = نقطة عن كل { $each } تُخصم للحجوزات؛ قيمة مئة نقطة { $hundred }.
rewards-rule-ever = لا تنتهي النقاط.
rewards-rule-days = تنتهي النقاط بعد { $days } يومًا من كسبها.
rewards-spend = استخدام النقاط
rewards-field-points = النقاط
rewards-field-help = { $least } أو أكثر في المرة
rewards-credit-note = تُضاف قيمتها إلى رصيدك فورًا.
rewards-comes-to = يُضاف { $amount } إلى رصيدك فورًا.
rewards-send = أضف إلى الرصيد
rewards-send-again = أعد الإرسال
rewards-all = كلها
rewards-unanswered = لم يصل رد. أعد الإرسال كما هو: تُستخدم النقاط مرة واحدة فقط.
rewards-was-spent = استُخدمت { NUMBER($points) } نقطة: أُضيف { $amount } إلى رصيدك.
rewards-was-returned = عادت إليك { NUMBER($points) } نقطة؛ وسُحب { $amount } من رصيدك.
rewards-history = السجل
rewards-none = لا نقاط بعد
rewards-none-help = تظهر النقاط هنا حين يُخصم حجز من حسابك.
rewards-column-at = متى
rewards-column-move = ماذا
rewards-column-about = الحجز
rewards-column-entry = دفتر الحساب
rewards-column-credit = الرصيد
rewards-column-points = النقاط
rewards-column-act = إجراء
rewards-move-earned = مكتسبة
rewards-move-taken-back = مستردة مع استرداد المبلغ
rewards-move-spent = مستخدمة رصيدًا
rewards-move-returned = أُلغي الاستخدام
rewards-move-expired = منتهية
rewards-until = حتى { $day }
rewards-signed = { $sign }{ NUMBER($points) }
rewards-return = تراجع
