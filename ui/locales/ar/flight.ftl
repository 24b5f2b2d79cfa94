# الرحلات: البحث والنتائج والحجز
flight-home-title = الرحلات الجوية
flight-landing-title = مرحبًا، { $name }
flight-from = من
flight-to = إلى
flight-swap = تبديل المغادرة والوصول
flight-airport-placeholder = الرمز أو المدينة أو المطار
flight-airport-none = لا مطار بهذا الاسم
flight-airports-failed = تعذّر تحميل قائمة المطارات.
flight-departure = المغادرة
flight-departure-title = يوم المغادرة
flight-choose-date = اختر تاريخًا
flight-party = المسافرون والدرجة
flight-party-value = { $count }، { $cabin }
flight-adults = بالغون
flight-adults-note = 12 سنة فأكثر
flight-children = أطفال
flight-children-note = من 2 إلى أقل من 12
flight-infants = رضّع
flight-infants-note = أقل من سنتين، على حضن بالغ
flight-cabin = الدرجة
flight-cabin-Y = السياحية
flight-cabin-W = السياحية الممتازة
flight-cabin-C = رجال الأعمال
flight-cabin-F = الأولى
flight-search = بحث
flight-search-again = بحث من جديد
flight-fare-type = نوع السعر
flight-fare-type-regular = عادي
flight-fare-type-student = طالب
flight-fare-type-armed-forces = القوات المسلحة
flight-fare-type-senior-citizen = كبار السن
flight-more-options = خيارات أكثر
flight-fewer-options = خيارات أقل
flight-preferred-airlines = شركات مفضلة
flight-excluded-airlines = شركات مستبعدة
flight-any-airline = أي شركة
flight-remove-airline = إزالة { $airline }
flight-departure-window = المغادرة بين
flight-arrival-window = الوصول بين
flight-any-time = أي وقت
flight-layover-limit = أطول توقف
flight-any-layover = أي مدة
flight-refund-type = الاسترداد
flight-refund-all = كل الأسعار
flight-refund-refundable = قابل للاسترداد
flight-refund-non-refundable = غير قابل للاسترداد
flight-promo-code = رمز ترويجي
flight-non-stop-only = بدون توقف فقط
flight-nearby-airports = مطارات قريبة
flight-recent = عمليات بحث حديثة
flight-recent-clear = مسح
flight-latest-bookings = أحدث الحجوزات
flight-all-bookings = حجوزاتي
flight-no-bookings = لا حجوزات بعد
flight-no-bookings-help = ما تحجزه يظهر هنا فورًا.
flight-account = الحساب
flight-open-ledger = دفتر الحساب
flight-spendable = المتاح للإنفاق
flight-reserved = محجوز
flight-rewards = مكافآت السفر
flight-party-detail = { $adults } بالغ{ $children ->
    [0] {""}
   *[other] { "، " }{ $children } طفل
}{ $infants ->
    [0] {""}
   *[other] { "، " }{ $infants } رضيع
}
flight-hours = { $hours ->
    [one] ساعة واحدة
    [two] ساعتان
    [few] { $hours } ساعات
   *[other] { $hours } ساعة
}
flight-recent-detail = { $date }، { $count ->
    [one] مسافر واحد
    [two] مسافران
    [few] { $count } مسافرين
   *[other] { $count } مسافرًا
}، { $cabin }
flight-points = { $points ->
    [one] نقطة واحدة
    [two] نقطتان
    [few] { $points } نقاط
   *[other] { $points } نقطة
}
