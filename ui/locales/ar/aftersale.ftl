# خدمات تضاف إلى التذاكر، ومسافرون يُفصلون عن حجز
aftersale-add-title = إضافة خدمات إلى { $id }
aftersale-not-now = لا يمكن إضافة شيء إلى هذا الحجز الآن
aftersale-none-left = لم تعد تباع أي خدمات لرحلات هذا الحجز
aftersale-offer-failed = تعذّر تحميل الخدمات المعروضة.
aftersale-decision = شراء خدمات
aftersale-chosen = { $count ->
    [0] لم يُختر شيء بعد
    [one] خدمة واحدة مختارة
    [two] خدمتان مختارتان
    [few] { $count } خدمات مختارة
   *[other] { $count } خدمة مختارة
}
aftersale-rounded = { $chosen } · يدفع العميل { $customer }، شاملًا التقريب { $rounding }
aftersale-discard = تجاهل
aftersale-buy = إضافة ودفع { $amount }
aftersale-ask = إضافة بلا رسوم
aftersale-buy-waiting = إضافة خدمات
aftersale-changed = السعر الآن { $to }، وكان { $from }. راجعه، لم يُخصم شيء.
aftersale-not-added = لم تُضف الخدمات
aftersale-added = أُضيفت
aftersale-added-text = تظهر في التذكرة. وما يلزم أن تؤكده شركة الطيران يظهر مطلوبًا.
aftersale-show-ticket = التذكرة
aftersale-split-title = تقسيم { $id }
aftersale-split-not-now = لا يمكن تقسيم هذا الحجز الآن
aftersale-split-alone = لا يُقسم حجز مسافر واحد
aftersale-who-leaves = من يغادر هذا الحجز؟
aftersale-who-leaves-help = يحصلون على حجز وPNR خاصين بهم على الرحلات نفسها. تبقى أرقام التذاكر ولا يُخصم شيء.
aftersale-with-adult = يرافق { $who }
aftersale-preview = بعد التقسيم
aftersale-stays = يبقى، PNR { $pnr }
aftersale-leaves = حجز جديد وPNR جديد
aftersale-nobody = اختر مسافرًا واحدًا على الأقل لترى الحجزين.
aftersale-same-total = معًا { $total } كما كان.
aftersale-charged = المخصوم
aftersale-split-decision = تقسيم الحجز
aftersale-keep = إبقاؤه كما هو
aftersale-split = تقسيم الحجز
aftersale-split-failed = لم يُقسم الحجز
aftersale-split-done = قُسم الحجز
aftersale-split-done-text = الحجز الجديد { $id }، PNR { $pnr }.
aftersale-complete-title = الأسماء والجوازات في { $id }
aftersale-complete-not-now = لا يمكن إدخال أسماء هذا الحجز وجوازاته الآن
aftersale-complete-help = أدخل جوازات السفر قبل إصدار التذاكر. يمكن إكمال الاسم أو تصحيح ثلاثة أحرف منه كحد أقصى، وتبقى المقاعد محجوزة.
aftersale-complete-help-names = يمكن إكمال الاسم أو تصحيح ثلاثة أحرف منه كحد أقصى، وتبقى المقاعد محجوزة.
aftersale-complete-decision = الأسماء والجوازات
aftersale-complete = إرسال إلى شركة الطيران
aftersale-complete-free = لا يُخصم شيء
aftersale-complete-done = وصلت الأسماء والجوازات إلى شركة الطيران
aftersale-complete-done-text = تبقى المقاعد محجوزة مؤقتًا حتى الموعد نفسه.
aftersale-complete-failed = لم تُقبل الأسماء والجوازات
aftersale-open-part = فتح الحجز الجديد
