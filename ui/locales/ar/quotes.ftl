# عروض الأسعار للعملاء
quotes-title = إرسال عرض سعر
quotes-subtitle = تُراجَع الأسعار مع شركة الطيران قبل الإرسال.
quotes-picks = الرحلات المعروضة
quotes-none-picked = لم تُختر أي رحلة. اختر واحدة من النتائج.
quotes-remove = احذف { $flights }
quotes-pick-more = العودة إلى النتائج
quotes-field-name = اسم العميل
quotes-field-email = بريد العميل الإلكتروني
quotes-field-note = ملاحظة إلى العميل
quotes-language = لغة العميل
quotes-language-en = English
quotes-language-fr = Français
quotes-language-ar = العربية
quotes-hours = مدة الصلاحية
quotes-hours-help = وأقصر إن أنهتها شركة الطيران أو حلّ موعد المغادرة
quotes-hours-of = { $hours ->
    [few] { $hours } ساعات
   *[other] { $hours } ساعة
}
quotes-by-mail = أرسله بالبريد الإلكتروني
quotes-ask = السعر لهذا العميل
quotes-ask-note = يُطبَّق على كل خيار، وما يُحجز من العرض يُحجز به.
quotes-with-markup = الأسعار تشمل هامشك
quotes-send = أرسل العرض
quotes-make-text = إنشاء النص
quotes-sending = جارٍ التحقق من الأسعار
quotes-send-changed = أرسل بأسعار اليوم
quotes-changed = تغيّر السعر
quotes-changed-text = كان سعر إحدى هذه الرحلات { $from } وأصبح الآن { $to }. لم يُرسل شيء.
quotes-mailed = تم إرسال البريد الإلكتروني بنجاح. في طريقه إلى { $email }.
quotes-unanswered = لم يصل رد: ربما لم يُرسل عرضك
quotes-unanswered-help = أرسله مجددًا كما كان: لا يُرسل إلا مرة واحدة. لا يمكن تغيير شيء قبل وصول الرد.
quotes-mail-failed = تعذّر إرسال البريد الإلكتروني.
quotes-text-made = النص جاهز للنسخ.
quotes-good-until = صالح حتى { $moment }.
quotes-text = نص عرض السعر
quotes-open = افتح العرض
quotes-back = كل العروض المرسلة
quotes-bookings = حجوزاتي
quotes-none = لم تُرسل عروض بعد
quotes-none-help = اختر رحلات من النتائج ثم اضغط «عرض سعر».
quotes-search = ابحث عن رحلات
quotes-column-quote = العرض
quotes-column-customer = العميل
quotes-column-trip = الرحلة
quotes-column-until = صالح حتى
quotes-column-state = الحالة
quotes-column-lowest = ابتداءً من
quotes-offers = { $count ->
    [one] خيار واحد
    [two] خياران
    [few] { $count } خيارات
   *[other] { $count } خيارًا
}
quotes-by = { $date }، { $name }
quotes-state-sent = مُرسل
quotes-state-opened = فُتح
quotes-state-expired = منتهٍ
quotes-state-booked = محجوز
quotes-not-mailed = دون بريد
quotes-option = الخيار { $number }
quotes-was = السعر المعروض
quotes-now = الآن
quotes-price-same = السعر نفسه
quotes-price-dearer = أغلى بمقدار { $amount }
quotes-price-cheaper = أرخص بمقدار { $amount }
quotes-price-gone = لم يعد معروضًا
quotes-gone-help = نفد هذا السعر أو سُحب.
quotes-find-again = ابحث عن هذه الرحلات
quotes-book = احجز مقابل { $amount }
quotes-expired-note = انتهت صلاحية هذا العرض. هذه أسعار اليوم.
quotes-without-markup-note = أُرسل دون هامشك، أما الحجز فيشمله.
quotes-booked-from = حُجز: { $transaction }
quotes-text-sent = كما أُرسل
quotes-fare = { $cabin ->
    [Y] السياحية
    [W] السياحية الممتازة
    [C] الأعمال
   *[F] الأولى
}، { $family }
