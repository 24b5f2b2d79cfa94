# رسائل عن الرحلات التي تنتظر الموافقة.
approval-asked-subject = الموافقة { $approval }: { $traveller }، { $title }، { $total }
approval-asked-text = يطلب { $requester } من { $company } موافقتك على رحلة. يمكن البتّ فيها حتى { $until }، وبعد ذلك لا تُحجز.
approval-asked-soft-subject = يمكنك رفض { $approval }: { $traveller }، { $title }، { $total }
approval-asked-soft-text = { $requester } من { $company } على وشك حجز رحلة. يمكنك رفضها حتى { $until }، وبعد ذلك تُحجز.
approval-notified-subject = للعلم: { $traveller }، { $title }، { $total }، { $approval }
approval-notified-text = { $requester } من { $company } يحجز رحلة تتابعها أنت. لا يُطلب منك شيء.
approval-permitted-subject = تمت الموافقة، احجزها حتى { $until }: { $title }، الموافقة { $approval }
approval-permitted-text = تمت الموافقة على رحلتك. احجزها حتى { $until } بمبلغ { $most } على الأكثر، أما السعر الأعلى أو الرحلة الأخرى فيُطلبان من جديد.
approval-unbooked-subject = تمت الموافقة ولم تُحجز في الوقت المحدد: { $title }، الموافقة { $approval }
approval-unbooked-text = تمت الموافقة على رحلتك، لكن لم يحجزها أحد حتى { $until }، ولم يُخصم شيء. ابحث من جديد لطلبها مرة أخرى.
approval-escalated-subject = ما زالت بالانتظار: الموافقة { $approval }، { $traveller }، { $title }
approval-escalated-text = لم يُبتّ بعد في رحلة طلبها { $requester } من { $company }. يمكنك البتّ فيها حتى { $until }، وبعد ذلك لا تُحجز.
approval-escalated-soft-subject = ما زالت مفتوحة: { $approval }، { $traveller }، { $title }
approval-escalated-soft-text = لم يبتّ أحد في رحلة طلبها { $requester } من { $company }. يمكنك رفضها حتى { $until }، وبعد ذلك تُحجز.
approval-declined-subject = مرفوضة: { $title }، الموافقة { $approval }
approval-declined-text = رُفضت رحلتك، ولم يُخصم شيء.
approval-expired-subject = لم يُبتّ فيها في الوقت المحدد: { $title }، الموافقة { $approval }
approval-expired-text = لم يبتّ أحد في رحلتك في الوقت المحدد، فلم تُحجز ولم يُخصم شيء. ابحث من جديد لطلبها مرة أخرى.
approval-booked-subject = تمت الموافقة والحجز: { $title }، الموافقة { $approval }
approval-booked-text = تمت الموافقة على رحلتك وحجزها.
approval-stood-subject = حُجزت: { $title }، الموافقة { $approval }
approval-stood-text = لم يرفض أحد رحلتك في الوقت المحدد، فحُجزت.
approval-not-booked-subject = تمت الموافقة ولم يتم الحجز: { $title }، الموافقة { $approval }
approval-not-booked-text = تمت الموافقة على رحلتك، لكن لم يعد حجزها ممكنًا. لم يُخصم شيء. ابحث من جديد لطلبها بسعر اليوم.
approval-trip = { $traveller }، { $title }، { $date }، { $total }
approval-with = يُشترى معها ضمن الإجمالي: { $product ->
    [insurance] التأمين
   *[other] خدمة أخرى
}، { $amount }
approval-reason = السبب المذكور: { $reason }
approval-note = ملاحظة: { $note }
approval-price = تغيّر السعر من { $from } إلى { $to }.
approval-link = افتح موافقاتك: { $link }
