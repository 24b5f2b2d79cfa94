# ما تخبر به البوابة الوكيل بعد إجراء ما، أو عندما لا يُعثر على شيء.
message-select-flight = اختر رحلة واحدة على الأقل.
message-select-both-flights = اختر رحلة ذهاب ورحلة عودة على الأقل.
message-no-profiles = لم يُعثر على ملفات شخصية.
message-change-password-failed = تعذّر تغيير كلمة المرور.
message-ledger-failed = تعذّر الحصول على دفتر الحساب. يرجى المحاولة مرة أخرى.
message-sales-failed = تعذّر الحصول على ملخص المبيعات. يرجى المحاولة مرة أخرى.
message-commissions-failed = تعذّر الحصول على العمولات. يرجى المحاولة مرة أخرى.
message-no-commissions = لم يُعثر على عمولات.
message-no-bookings = لم يُعثر على حجوزات.
message-nothing-found = لم يُعثر على رحلات أو حافلات أو فنادق.
message-no-flights = لم يُعثر على رحلات في التاريخ المحدد.
message-details-failed = تعذّر تحميل التفاصيل.
message-booking-details-failed = { $product ->
    [hotel] حدث خطأ أثناء جلب تفاصيل حجز الفندق.
   *[other] تعذّر تحميل التفاصيل.
}
message-voucher-details-failed = { $product ->
    [hotel] حدث خطأ أثناء جلب تفاصيل قسيمة الفندق.
   *[other] تعذّر تحميل التفاصيل.
}
message-booking-failed = { $product ->
    [flight] فشل حجز الرحلة.
   *[other] فشل الحجز.
}
message-booking-cancellation-failed = فشل إلغاء الحجز.
message-booked-or-cancelled = حُجزت التذكرة أو أُلغيت.
message-balance-paid = دُفع الرصيد.
message-balance-paid-before = دُفع الرصيد من قبل.
message-withdrawn = سُحب الطلب.
message-decided-before = صدر القرار قبل ذلك، ويظهر في الحجز.
message-no-invoice = لم يُعثر على فاتورة.
message-submit-failed = تعذّر إرسال طلبك. يُرجى المحاولة مرة أخرى.
message-emulate = التصرّف نيابةً
message-emulate-login-failed = فشل تسجيل الدخول، { $message }
message-emulate-failed = تعذّر التصرّف نيابةً عن العميل. يُرجى المحاولة مرة أخرى.
message-no-receipt = لم يُعثر على إيصال.
message-password-mailed = أُرسلت رسالة تحتوي على كلمة المرور إلى البريد الإلكتروني المسجّل.
message-session-expired-title = انتهت الجلسة
message-session-expired = انتهت الجلسة. سجّل الدخول مرة أخرى للمتابعة.
message-hotel-booked = تم حجز الفندق.
insurance-issued = صدرت الوثيقة.
message-ticket-booked = تم حجز التذكرة.
visa-registered = سُجّل الطلب.
