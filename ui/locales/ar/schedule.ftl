# رحلات غيّرتها شركة الطيران، ومن لم يسافر، ومن يسافر ومتى.
schedule-title = غيّرت شركة الطيران الرحلات
schedule-due = يجب الرد على شركة الطيران قبل { $date }، { $time }.
schedule-due-minor = يجب الرد على شركة الطيران قبل { $date }، { $time }؛ وبعده تُعدّ المواعيد الجديدة مقبولة.
schedule-direction = الرحلات المتغيرة { $number }
schedule-was = كانت
schedule-none-instead = أُلغيت: لا تعرض شركة الطيران بديلًا.
schedule-no-choice = لا تعرض شركة الطيران رحلة أخرى. ارفض التغيير لاسترداد المبلغ كله.
schedule-choose = رحلات للاختيار، دون رسوم
schedule-choose-other = رحلات أخرى للاختيار، دون رسوم
schedule-same-time = تغادر في الموعد نفسه
schedule-shift = { $parts ->
    [m] { $minutes } د
    [h] { $hours } س
   *[hm] { $hours } س { $minutes } د
}
schedule-later = تغادر متأخرة { $by }
schedule-earlier = تغادر مبكرة { $by }
schedule-accept = قبول الرحلات الجديدة
schedule-take = قبول الرحلات المختارة
schedule-ask-again = اسأل شركة الطيران مجددًا
schedule-refuse = رفض واسترداد كامل
schedule-failed = لم تتغير الرحلات
schedule-unanswered = لم يصل رد. اسأل مجددًا: لا شيء يُنفّذ مرتين.
schedule-taken = تأكدت الرحلات الجديدة.
schedule-asking = لم ترد شركة الطيران بعد. سيُظهر الحجز ذلك حتى ترد.
schedule-refused = رفضت شركة الطيران: لم يتغير شيء.
schedule-refund-title = رفض الرحلات المتغيرة في { $id }
schedule-refund-note = غيّرت شركة الطيران الرحلات، فلا رسوم: تُسترد قيمة كل الرحلات التي لم تُنفّذ.
schedule-no-show-title = الإبلاغ عن عدم حضور في { $id }
schedule-no-show-note = حدد من لم يسافر بعد مغادرة الرحلة. تحتفظ شركة الطيران بما تنص عليه قاعدة السعر لعدم الحضور، وتُردّ الضرائب. وتُلغى الرحلات التالية بالسعر نفسه.
schedule-no-show-who = من لم يسافر؟
schedule-no-show-none-left = لم تغادر أي رحلة من هذا الحجز بعد.
schedule-report-no-show = الإبلاغ عن عدم حضور
