# المستندات: التذاكر والفواتير وإشعارات الدائن
document-title-ticket = تذكرة إلكترونية
document-title-hold = تأكيد حجز مؤقت
document-title-booking = حجز
document-title-tax-invoice = فاتورة ضريبية
document-title-bill-of-supply = فاتورة توريد بلا ضريبة
document-title-invoice = فاتورة
document-title-credit-note = إشعار دائن
document-subtitle-credit-note = إيصال استرداد
document-title-customer-credit-note = إيصال استرداد
document-subtitle-supplementary = فاتورة تكميلية
document-status = { $status ->
    [requested] { $product ->
        [flight] بانتظار الشركة
       *[other] بانتظار المورّد
    }
    [in-doubt] لم يتأكد بعد
    [on-request] عند الطلب
    [not-confirmed] فشل الحجز
    [held] محجوز مؤقتًا
    [confirmed] { $product ->
        [flight] صدرت التذكرة
       *[other] مؤكد
    }
    [part-cancelled] أُلغي جزئيًا
    [changed] { $product ->
        [flight] أُعيدت جدولته
       *[other] عُدّل
    }
    [amending] قيد التعديل
    [cancelled] أُلغي
    [released] حُرّر
   *[expired] انتهت المهلة
}
document-booking-id = رقم الحجز
document-booked-on = تاريخ الحجز
document-held-until = { $product ->
    [flight] المقاعد محجوزة حتى
   *[other] محجوز حتى
}
document-imported-from = مستورد من
document-gds-amadeus = أماديوس
document-gds-galileo = جاليليو
document-gds-sabre = سابر
document-party = المسافرون
document-adults = { $count ->
    [one] بالغ واحد
    [two] بالغان
    [few] { $count } بالغين
   *[other] { $count } بالغًا
}
document-children = { $count ->
    [one] طفل واحد
    [two] طفلان
    [few] { $count } أطفال
   *[other] { $count } طفلًا
}
document-infants = { $count ->
    [one] رضيع واحد
    [two] رضيعان
    [few] { $count } رضّع
   *[other] { $count } رضيعًا
}
document-serial = الرقم
document-issued-on = التاريخ
document-ledger-entry = قيد الدفتر
document-original = عن الفاتورة
document-original-date = بتاريخ
document-refunded-on = تاريخ الاسترداد
document-reference = { $product ->
    [flight] PNR شركة الطيران
   *[other] مرجع المورّد
}
document-issued-to = صادرة إلى
document-items = { $product ->
    [flight] الرحلات
   *[other] المحجوز
}
document-terminal = المبنى { $terminal }
document-flight-cancelled = ألغتها شركة الطيران: لا تسافر عليها
document-duration = { $hours } س { $minutes } د
document-operated-by = تشغّلها { $airline }
document-cabin-Y = السياحية
document-cabin-W = السياحية الممتازة
document-cabin-C = رجال الأعمال
document-cabin-F = الأولى
document-fare-basis = الفئة { $class }، { $basis }
document-class = الفئة { $class }
document-ask-airline = الأمتعة: اسأل شركة الطيران
document-check-in-bag = { $infants ->
        [0] أمتعة مسجلة { $kg } كغ لكل مسافر
       *[other] أمتعة مسجلة { $kg } كغ لكل بالغ وطفل
    }
document-no-check-in-bag = بلا أمتعة مسجلة
document-cabin-bag = { $infants ->
        [0] حقيبة مقصورة { $kg } كغ لكل مسافر
       *[other] حقيبة مقصورة { $kg } كغ لكل بالغ وطفل
    }
document-travellers = المسافرون
document-name = الاسم كما في الهوية
document-type = النوع
document-type-adult = بالغ
document-type-child = طفل
document-type-infant = رضيع
document-frequent-flyer = برنامج الولاء
document-wish-meal = الوجبة المطلوبة
document-wish-assistance = المساعدة المطلوبة
document-wish-seat =
    { $seat ->
        [window] مقعد مطلوب بجانب النافذة
        [aisle] مقعد مطلوب بجانب الممر
       *[other] المقعد المطلوب: { $seat }
    }
document-in-place-of = بدلًا من { $number }
document-ticket-number = رقم التذكرة
document-extras = المقاعد والوجبات والأمتعة
document-none = لا شيء
document-extra-kind-seat = مقعد
document-extra-kind-meals = وجبة
document-extra-kind-baggage = أمتعة
document-extra-kind-special_ssr = خدمة
document-extra-status-requested = مطلوب
document-extra-status-confirmed = مؤكد
document-extra-status-refused = مرفوض
document-extra-status-cancelled = ملغى
document-remarks = ملاحظات
document-cancelled-travellers = مُلغى أو غير مُستخدَم
document-fare-of-ticket = السعر المدفوع
document-fare-of-hold = السعر، يُدفع عند إصدار التذكرة
document-fare-of-booking = السعر
document-charges = المبالغ
document-description = البيان
document-sac = SAC
document-amount = المبلغ ({ $currency })
document-total = الإجمالي
document-total-invoice = المخصوم من الحساب
document-total-credit-note = المضاف إلى الحساب
document-total-customer-credit-note = المبلغ المسترد لك
document-line-price = { $product ->
    [flight] أجرة السفر
   *[other] السعر
}
document-line-base-price = { $product ->
    [flight] السعر الأساسي
    [visa] رسم التأشيرة للدولة
   *[other] السعر الأساسي
}
document-line-surcharge = { $product ->
    [flight] رسم الوقود
    [visa] رسم مركز التأشيرات
   *[other] رسم إضافي
}
document-line-express-charge = معالجة أسرع
document-line-supplier-charges = رسوم خدمة المورّد
document-line-supplier-taxes = { $product ->
    [flight] رسوم المطارات والضرائب
   *[other] رسوم وضرائب
}
document-line-supplier-gst = { $product ->
    [flight] ضريبة شركة الطيران (K3)
   *[other] ضريبة المورّد (GST)
}
document-line-tcs = ضريبة محصّلة عند المصدر (TCS)
document-line-seats = المقاعد
document-line-meals = الوجبات
document-line-baggage = الأمتعة
document-line-special-services = الخدمات الخاصة
document-line-insurance = التأمين
document-line-discount = الخصم
document-line-service-charge = رسم الخدمة
document-line-convenience-fee = رسم الخدمة
document-line-handling-charges = رسوم المناولة
document-line-payment-gateway-charges = رسوم بوابة الدفع
document-line-rounding = تقريب المبلغ
document-line-commission = العمولة
document-line-tds = ضريبة مقتطعة من العمولة (TDS)
document-line-cgst = CGST
document-line-sgst = SGST
document-line-utgst = UTGST
document-line-igst = IGST
document-line-gst = GST
document-line-returned-by-supplier = { $product ->
    [flight] المردود من شركة الطيران
   *[other] المردود من المورّد
}
document-line-kept-by-supplier = { $product ->
    [flight] ما احتفظت به شركة الطيران
   *[other] ما احتفظ به المورّد
}
document-line-fare-difference = فرق السعر
document-line-difference = فرق السعر: { $line }
document-line-change-fee = { $product ->
    [flight] رسم التغيير لشركة الطيران
   *[other] رسم التعديل للمورّد
}
document-line-change-gst = { $product ->
    [flight] ضريبة شركة الطيران (K3) على رسم التغيير
   *[other] ضريبة المورّد (GST) على رسم التعديل
}
document-line-cancellation-fee = { $product ->
    [flight] رسوم الإلغاء لشركة الطيران
   *[other] رسوم الإلغاء للمورّد
}
document-line-no-show-fee = { $product ->
    [flight] رسوم عدم الحضور لشركة الطيران
   *[other] رسوم عدم الحضور للمورّد
}
document-line-cancellation-gst = { $product ->
    [flight] ضريبة شركة الطيران (K3) على رسوم الإلغاء
   *[other] ضريبة المورّد (GST) على رسوم الإلغاء
}
document-line-services-kept = خدمات لا يُسترد ثمنها
document-line-commission-reversed = العمولة المستردة
document-line-tds-reversed = الضريبة المقتطعة المردودة
document-line-fees-returned = الرسوم المردودة
document-line-fees-charged = رسم الإلغاء
document-line-later-services = خدمات أضيفت لاحقًا
document-line-later-change = { $product ->
    [flight] تغيير الرحلات
   *[other] تعديل الحجز
}
document-line-later-charge = رسم لاحق
document-line-paid-by-customer = المدفوع مقابل ما أُلغي
document-line-kept-of-customer = المحتجز: رسوم الإلغاء والخدمة
document-section = المادة { $section }
document-tax = ضريبة السلع والخدمات على خدمة المُصدِر
document-taxable = القيمة الخاضعة للضريبة
document-rate = النسبة
document-tax-name = الضريبة
document-tax-amount = مبلغ الضريبة
document-tax-total = مجموع الضريبة
document-own = لسجلاتك، وليس جزءًا من هذه الفاتورة
document-own-markup = هامشك
document-own-discount = خصم على حسابك
document-own-customer = يدفع العميل
document-own-earn = ربحك
document-own-refund = المبلغ المسترد لعميلك
document-own-markup-kept = هامشك، غير مشمول
document-balance = المبلغ المسترد والرصيد المستحق
document-balance-paid = المدفوع من قبل
document-balance-settled = يسدد ما بقي للدفع
document-balance-to-account = إلى حسابك
document-balance-charged = يُخصم من حسابك
document-paid-in-parts = { $whose ->
    [agency] المبلغ المسترد ودفعات عميلك
   *[customer] المبلغ المسترد والدفعات
}
document-paid-in-parts-received = المستلَم حتى الآن
document-paid-in-parts-back = { $whose ->
    [agency] المبلغ المسترد لعميلك
   *[customer] المبلغ المسترد لك
}
document-paid-in-parts-owed = { $whose ->
    [agency] ما زال على عميلك
   *[customer] المتبقي للدفع
}
document-shares = المبلغ المسترد لكل مسافر
document-cancelled-items = { $product ->
    [flight] الرحلات الملغاة
   *[other] الملغى
}
document-refund = المبلغ المسترد
document-note-moved = لمسافرين يتابعون في الحجز { $id }: يُحتسب المبلغ هناك ولم يُصرف شيء.
document-note-forfeited = { $product ->
    [flight] السعر الجديد أقل والقديم غير قابل للاسترداد: لا يعاد { $amount }.
   *[other] السعر الجديد أقل والقديم غير قابل للاسترداد: لا يعاد { $amount }.
}
document-note-supplier-gst = { $product ->
    [flight] ضريبة أجرة السفر (K3) تحصّلها شركة الطيران وتصدر فاتورتها.
   *[other] ضريبة السعر (GST) يحصّلها المورّد ويصدر فاتورتها.
}
document-note-included = يشمل الإجمالي ضريبة خدمة الوكالة، وقيمتها وفق القاعدة 32(3) من CGST نسبة { $share } % من السعر الأساسي.
document-note-service-place = مكان توريد الخدمة:
document-note-sold-state = { $product ->
    [flight] مكان توريد النقل الجوي:
   *[other] مكان توريد المبيع:
}
document-note-sold-place = { $product ->
    [flight] مكان توريد النقل الجوي، حيث تبدأ كل رحلة:
   *[other] مكان توريد المبيع، حيث يوجد:
}
document-note-signature = صدرت آليًا من دفتر الحساب؛ لا احتساب عكسيًا للضريبة.
document-signatory = المفوض بالتوقيع
document-rules = { $per ->
    [ticket] التغيير والإلغاء، لكل مسافر مرة واحدة عن التذكرة
    [direction] التغيير والإلغاء، لكل مسافر ورحلة
   *[mixed] التغيير والإلغاء، لكل مسافر
}
document-before-departure = قبل المغادرة
document-change = التغيير
document-cancel = الإلغاء
document-hours-over = أكثر من { $from } ساعة
document-hours-between = من { $to } إلى { $from } ساعة
document-hours-any = في أي وقت
document-not-allowed = غير مسموح
document-free = مجانًا
document-rules-note = يُضاف إلى التغيير فرق السعر، وقد تُضاف رسوم الوكالة والضريبة.
document-before-travel = قبل السفر
document-no-ticket = هذه ليست تذكرة
document-not-for-travel = { $status ->
    [no-show] عدم حضور: غير صالحة للسفر
    [released] حُرّر الحجز المؤقت: غير صالحة للسفر
    [expired] انتهت المهلة: غير صالحة للسفر
    [not-confirmed] فشل الحجز: غير صالحة للسفر
   *[cancelled] ملغاة: غير صالحة للسفر
}
document-advice-hold = تحتفظ شركة الطيران بهذه المقاعد حتى الوقت المذكور أعلاه. وتُعاد ما لم تصدر التذكرة قبله. لم يُدفع شيء بعد، ويُؤكَّد السعر عند إصدار التذكرة.
document-advice-booking = لم تصدر تذكرة لهذه الرحلات: هذا المستند غير صالح للسفر.
document-advice-id = احمل بطاقة الهوية الرسمية المصوّرة المستخدمة في هذا الحجز، وللسفر إلى الخارج جواز السفر والتأشيرة.
document-advice-check-in = سجّل الوصول عبر الإنترنت إن أتاحته الشركة. تُغلق الكاونترات قبل المغادرة بـ 60 دقيقة.
document-advice-gate = تُغلق بوابات الصعود قبل المغادرة بـ 25 دقيقة.
document-advice-hand-bag = حقيبة مقصورة واحدة وغرض شخصي صغير لكل مسافر؛ والحقيبة حتى { $kg } كغ.
document-advice-batteries = لا بطاريات متنقلة ولا بطاريات ليثيوم مفردة في الأمتعة المسجلة.
document-for-changes = للتعديلات:
document-page = صفحة { $page } من { $pages }

# The receipt of a deposit.
document-title-top-up-receipt = إيصال
document-top-up-reversed = معكوس
document-top-up-id = الإيداع
document-top-up-paid = المبلغ المودع
document-top-up-mode = الطريقة
document-top-up-reference = المرجع
document-top-up-holder = صاحب الحساب
document-top-up-account = من الحساب
document-top-up-branch = الفرع
document-top-up-bank = إلى الحساب
document-top-up-gateway = البوابة
document-top-up-deposited = تاريخ الإيداع
document-top-up-amounts = المبالغ
document-top-up-asked = المبلغ المودع
document-top-up-charge = رسوم البوابة
document-top-up-charge-gst = منها ضريبة GST
document-top-up-total = إجمالي المدفوع
document-top-up-credited = أُضيف إلى الحساب
document-top-up-was-credited = أُضيف ثم عُكس
document-top-up-arrived = تاريخ وصول المبلغ
document-top-up-entry = قيد الدفتر
document-top-up-remarks = ملاحظات
document-top-up-mode-cheque = شيك
document-top-up-mode-cash-deposit = إيداع نقدي
document-top-up-mode-online-transfer = تحويل إلكتروني
document-top-up-mode-same-bank-transfer = تحويل داخل البنك نفسه
document-top-up-mode-rtgs = RTGS
document-top-up-mode-neft = NEFT
document-top-up-mode-imps = IMPS
document-top-up-mode-upi = UPI
document-top-up-mode-debit-card = بطاقة خصم
document-top-up-mode-credit-card = بطاقة ائتمان
document-top-up-mode-net-banking = الخدمة المصرفية عبر الإنترنت
document-top-up-mode-amex = أمريكان إكسبريس
document-policy = وثيقة تأمين السفر
document-policy-proposal = طلب تأمين السفر
document-policy-number = رقم الوثيقة
document-policy-sum = مبلغ التأمين
document-policy-region = سارية في
document-policy-region-asia = آسيا
document-policy-region-schengen = دول شنغن
document-policy-region-worldwide-excluding = العالم كله عدا الولايات المتحدة وكندا
document-policy-region-worldwide = العالم كله
document-policy-from = أول يوم
document-policy-to = آخر يوم
document-policy-claims = المطالبات، ليلًا ونهارًا
document-policy-hospitals = مستشفيات يُدفع لها مباشرة
document-policy-hospitals-count = { $count }، وفق ما تذكره شركة التأمين
document-policy-insured = المؤمَّن عليهم
document-policy-certificate = الشهادة
document-policy-benefits = المنافع
document-policy-proposer = طلب التأمين
document-policy-nominee = المستفيد
document-policy-relation = الصلة
document-policy-address = العنوان
document-policy-trips = الرحلات
document-policy-trip-single = رحلة واحدة
document-policy-trip-annual-30 = كل رحلة ضمن المدة، حتى 30 يومًا لكل منها
document-policy-trip-annual-45 = كل رحلة ضمن المدة، حتى 45 يومًا لكل منها
document-policy-born = تاريخ الميلاد
document-policy-passport = جواز السفر
document-policy-purpose = غرض الرحلة
document-policy-purpose-holiday = إجازة
document-policy-purpose-business = عمل
document-policy-purpose-study = دراسة
document-policy-purpose-visit = زيارة الأهل أو الأصدقاء
document-policy-illness = مرض معروف سابقًا
document-policy-illness-declared = مُصرَّح به
document-policy-illness-none = لم يُصرَّح بشيء
document-policy-notes = للعلم
document-policy-cancel = قبل أول يوم يمكن إلغاء الوثيقة لكل مؤمَّن عليه مقابل رسم شركة التأمين.
document-policy-cancel-whole = قبل أول يوم يمكن إلغاء الوثيقة كلها مقابل رسم شركة التأمين عن كل مؤمَّن عليه.
document-policy-cancel-begun = ابتداءً من أول يوم لا يُرد شيء إلا بموافقة شركة التأمين، بإثبات أن أحدًا لم يسافر.
document-benefit-medical = تكاليف العلاج خارج البلاد
document-benefit-deductible = ما يتحمله المؤمَّن عليه
document-benefit-trip-cancelled = إلغاء الرحلة
document-benefit-bag-lost = فقدان الأمتعة
document-benefit-bag-late = تأخر الأمتعة
document-benefit-flight-late = تأخر الرحلة الجوية
document-benefit-passport-lost = فقدان جواز السفر
document-benefit-illness-before = مرض معروف سابقًا
document-benefit-adventure = رياضات المغامرة
document-benefit-liability = المسؤولية تجاه الغير
document-benefit-full = مشمول
document-benefit-emergency = في الطوارئ فقط
document-benefit-after = { $amount } بعد { $hours } س
document-relation-spouse = الزوج أو الزوجة
document-relation-parent = أحد الوالدين
document-relation-child = ابن أو ابنة
document-relation-sibling = أخ أو أخت
document-relation-other = غير ذلك
document-visa = طلب تأشيرة
document-visa-unregistered = طلب تأشيرة لم يُسجَّل بعد
document-visa-number = رقم الملف
document-visa-kind = التأشيرة
document-visa-stay = الإقامة
document-visa-validity = الصلاحية
document-visa-passport-number = جواز السفر
document-visa-passport = جواز سفر
document-visa-purpose = الغرض
document-visa-from = بداية الرحلة
document-visa-to = نهاية الرحلة
document-visa-submits = تُقدَّم إلى البعثة ابتداءً من
document-visa-decided = القرار ليس قبل
document-visa-applicants = مقدّمو الطلب
document-visa-application = الطلب
document-visa-papers = الأوراق
document-visa-notes = للعلم
document-visa-check = تغيّر البعثات شروطها دون إشعار: راجع البعثة قبل السفر. والقرار لها وحدها.
document-visa-kept = بعد تقديم الأوراق إلى البعثة لا تُرد رسومها ولا رسوم المركز ولا رسم المعالجة الأسرع، أيًّا كان القرار.
document-visa-kind-eta = { $entries ->
    [single] تصريح سفر، دخول واحد
   *[multiple] تصريح سفر، دخول متعدد
}
document-visa-kind-evisa = { $entries ->
    [single] تأشيرة إلكترونية، دخول واحد
   *[multiple] تأشيرة إلكترونية، دخول متعدد
}
document-visa-kind-sticker = { $entries ->
    [single] تأشيرة في الجواز، دخول واحد
   *[multiple] تأشيرة في الجواز، دخول متعدد
}
document-visa-days = { $days ->
    [one] يوم واحد
    [two] يومان
    [few] { $days } أيام
   *[other] { $days } يومًا
}
document-visa-purpose-tourism = سياحة
document-visa-purpose-visit = زيارة الأهل أو الأصدقاء
document-visa-purpose-business = أعمال
document-visa-paper-passport = جواز السفر
document-visa-paper-photo = صورتان 35 × 45 مم
document-visa-paper-form = استمارة موقّعة
document-visa-paper-tickets = تذاكر ذهاب وعودة
document-visa-paper-stay = مكان الإقامة
document-visa-paper-insurance = تأمين السفر
document-visa-paper-cover-letter = رسالة تعريف
document-visa-paper-bank-statements = كشوف حساب لستة أشهر
document-visa-paper-tax-returns = إقرارات ضريبية لسنتين
document-visa-paper-employer-letter = رسالة عدم ممانعة من جهة العمل
document-visa-paper-business-registration = سجل المنشأة
document-visa-paper-school-letter = رسالة من المدرسة
document-visa-paper-pension = إثبات المعاش
document-visa-paper-birth-certificate = شهادة الميلاد
document-visa-paper-parents-consent = موافقة الوالدين
document-visa-paper-invitation = دعوة
document-visa-step-papers = المستندات مطلوبة من جديد
document-visa-step-checked = تم التحقق من المستندات
document-visa-step-submitted = قُدِّم الطلب
document-visa-step-biometrics = البصمات
document-visa-step-mission = لدى البعثة
document-visa-step-granted = مُنحت التأشيرة
document-visa-step-refused = رُفضت التأشيرة
document-visa-step-delivered = سُلِّم الجواز أو التأشيرة
