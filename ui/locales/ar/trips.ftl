# الرحلات وما يلي في كل منها.
trips-tab-trips = رحلاتي
trips-tab-requests = طلباتي
trips-tab-agency-trips = رحلات الشركات
trips-tab-agency-requests = الطلبات
trips-boxes = أي رحلات
trips-box-open = الجارية
trips-box-upcoming = القادمة
trips-box-waiting = بانتظار الموافقة
trips-box-on-request = عند الطلب
trips-box-held = المحجوزة مؤقتًا
trips-box-past = السابقة
trips-step-issue = أكّد الحجز أو حرّره
trips-step-answer-change = أجب عن المواعيد الجديدة
trips-step-accept-offer = اقبل العرض أو ارفضه
trips-step-pay-balance = ادفع الرصيد المتبقي
trips-step-name-travellers = سمِّ المسافرين
trips-step-book-again = رُفض: ابحث من جديد
trips-step-book-approved = تمت الموافقة: احجزها
trips-step-agency-issues = تؤكده وكالتك
trips-step-approvers-decide = بانتظار الموافقة
trips-step-supplier-decides = القرار لدى المورّد
trips-step-desk-answers = الرد لدى فريقنا
trips-step-settling = قيد التسوية، لا شيء مطلوب
trips-step-travelling = في السفر
trips-by = قبل { $moment }
trips-in-days = { $days ->
    [one] تبدأ غدًا
    [two] تبدأ بعد يومين
    [few] تبدأ بعد { $days } أيام
   *[other] تبدأ بعد { $days } يومًا
  }
trips-none = لا رحلات هنا
trips-none-help = ما تحجزه أو تطلبه أو تنتظره يظهر هنا، والأكثر إلحاحًا أولًا.
trips-none-agency-help = ما يحجزه مسافرو شركاتك أو يطلبونه أو ينتظرونه يظهر هنا، والأكثر إلحاحًا أولًا.
trips-cut = الجاري أكثر مما يظهر هنا: يُنظر في أول 200 من كل نوع.
