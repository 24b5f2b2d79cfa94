# كلمات العناصر المشتركة بين جميع الشاشات.
design-optional = اختياري
design-show = إظهار
design-hide = إخفاء
design-caps-lock = مفتاح الأحرف الكبيرة مفعّل
design-checked = تم التحقق
design-select = اختر
design-matches = { $count ->
    [0] لا توجد نتائج
    [one] نتيجة واحدة
    [two] نتيجتان
    [few] { $count } نتائج
   *[other] { $count } نتيجة
}
design-close = إغلاق
design-apply = تطبيق
design-alerts = الرسائل
design-please-wait = يرجى الانتظار
design-loading = جارٍ التحميل
design-went-wrong = حدث خطأ ما:
design-go-home = الذهاب إلى الصفحة الرئيسية
design-fewer = إنقاص واحد: { $what }
design-more = إضافة واحد: { $what }
design-open-calendar = فتح التقويم
design-previous-month = الشهر السابق
design-next-month = الشهر التالي
design-date-format = يوم شهر سنة
design-date-unreadable = أدخل التاريخ باليوم والشهر والسنة، مثل 09 يوليو 1985
design-type-day = اكتب اليوم: { $end }
design-type-day-format = 24NOV أو 24/11 أو +3
design-type-day-unreadable = اكتب يومًا مثل 24NOV أو 24/11 أو +3
design-type-day-unusable = لا يمكن اختيار { $day }
design-today = اليوم
design-day-chosen = مختار
design-day-first = أول يوم مختار
design-day-last = آخر يوم مختار
design-day-between = ضمن المدة
design-day-cheapest = من أدنى الأسعار
design-day-unusable = لا يمكن اختياره
design-clear = مسح
design-done = تم
design-sort-ascending = مرتب من الأصغر إلى الأكبر
design-sort-descending = مرتب من الأكبر إلى الأصغر
design-errors-title = { $count ->
    [one] بيان واحد يحتاج إلى تصحيح
    [two] بيانان يحتاجان إلى تصحيح
    [few] { $count } بيانات تحتاج إلى تصحيح
   *[other] { $count } بيانًا يحتاج إلى تصحيح
}
design-comma = ،{" "}
design-page-of = صفحة { $page } من { $pages }
design-copy = انسخ النص
design-copy-copied = تم النسخ
design-copy-marked = النص محدَّد: انسخه بلوحة المفاتيح.
design-share-whatsapp = إرسال عبر واتساب
design-no-country = لا يوجد بلد بهذا الاسم
design-map-closer = تكبير
design-map-farther = تصغير
design-map-failed = تعذّر تحميل الخريطة.
