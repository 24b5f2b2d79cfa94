cab-title = سيارات مع سائق
cab-search = ابحث عن سيارات
cab-search-again = ابحث مجددًا
cab-kind = نوع الرحلة
cab-kind-airport = المطار
cab-kind-local = بالساعة
cab-kind-outstation = ذهاب وإياب
cab-kind-oneway = ذهاب فقط
cab-from = مكان الركوب
cab-to = الوجهة
cab-date = تاريخ الركوب
cab-time = الوقت
cab-hours = الساعات
cab-hours-count = { $count } ساعات
cab-days = أيام الرحلة
cab-days-count = { $count ->
    [one] يوم واحد
    [two] يومان
    [few] { $count } أيام
   *[other] { $count } يومًا
}
cab-passengers = الركاب
cab-passengers-count = { $count ->
    [one] راكب واحد
    [two] راكبان
    [few] { $count } ركاب
   *[other] { $count } راكبًا
}
cab-no-place = لا مكان فيه سيارات
cab-count = { $km } كم، نحو { $duration }، { $shown } من { $all } سيارة
cab-filters = عوامل التصفية
cab-clear = مسح الكل
cab-all-filtered = لا تُبقي عوامل التصفية أي سيارة
cab-filter-classes = السيارة
cab-filter-traits = لا بد منه
cab-trait-clean = كهربائية أو بالغاز
cab-filter-rating = تقييم المشغّل
cab-rating-any = أي تقييم
cab-rating-least = { $rating }+
cab-filter-cancelling = الإلغاء
cab-none = لا سيارة متاحة
cab-none-help = جرّب وقتًا آخر، أو ركابًا أقل في السيارة الواحدة.
cab-follows = يتابع السائق الرحلة التي تذكرها. إن تأخرت تأخر موعد الركوب معها، والانتظار مجاني ساعة بعد الهبوط.
cab-fuel-petrol = بنزين
cab-fuel-diesel = ديزل
cab-fuel-cng = غاز طبيعي
cab-fuel-electric = كهربائية
cab-feature-child-seat = مقعد طفل
cab-feature-roof-carrier = حامل سقف
cab-feature-speaks-english = السائق يتكلم الإنجليزية
cab-feature-speaks-hindi = السائق يتكلم الهندية
cab-seats = { $count } ركاب
cab-bags = { $count ->
    [one] حقيبة كبيرة واحدة
    [two] حقيبتان كبيرتان
   *[other] { $count } حقائب كبيرة
}
cab-free = مجاني حتى { $count } س قبل الموعد
cab-kilometres = { $count } كم مشمولة، ثم { $amount } لكل كم
cab-further-hour = ثم { $amount } للساعة
cab-waiting = { $count } دقيقة انتظار مشمولة
cab-choose = اختر
cab-at-cost = رسوم الطريق والوقوف والتصاريح تُدفع عند حدوثها. قد تأتي سيارة مماثلة.
cab-lead = الراكب الرئيسي
cab-lead-note = من يبحث عنه السائق
cab-pick-up = الركوب
cab-pick-up-help = شارع أو فندق أو مبنى
cab-arriving-help = ينتظرها السائق
cab-field-pickUpPoint = المكان بالضبط
cab-field-arrivingBy = الرحلة الجوية
cab-field-journey = الرحلة الجوية أو القطار
