# الحجوزات: القائمة والحجز وتذكرته
bookings-new = حجز جديد
bookings-by-status = حسب الحالة
bookings-all = الكل
bookings-find = PNR أو التذكرة أو الاسم أو الهاتف أو الفاتورة
bookings-from = حُجز من
bookings-to = حُجز إلى
bookings-travel-from = تاريخ السفر من
bookings-travel-to = تاريخ السفر إلى
bookings-clear = مسح عوامل التصفية
bookings-none-match = لا حجز يطابق عوامل التصفية هذه.
bookings-none-yet = ما تحجزه يظهر هنا فورًا.
bookings-not-found = لا يوجد لدى وكالتك حجز { $transactionId }.
bookings-pages = الصفحات
bookings-previous = السابق
bookings-next = التالي
bookings-page = صفحة { $page } من { $pages }
bookings-current = { $count ->
    [zero] لا حجوزات قائمة في هذه الصفحة
    [one] حجز واحد قائم في هذه الصفحة
    [two] حجزان قائمان في هذه الصفحة
    [few] { $count } حجوزات قائمة في هذه الصفحة
   *[other] { $count } حجزًا قائمًا في هذه الصفحة
}
bookings-column-booking = الحجز
bookings-column-trip = الرحلة
bookings-column-traveller = المسافر
bookings-column-status = الحالة
bookings-column-customer = العميل
bookings-ticket-title = التذكرة الإلكترونية { $id }
bookings-hold-title = الحجز المؤقت { $id }
bookings-booking-title = الحجز { $id }
bookings-print = طباعة
bookings-manage = إدارة
bookings-pdf = PDF
bookings-mail = إرسال بالبريد الإلكتروني
bookings-mail-title = إرسال { $paper } بالبريد الإلكتروني
bookings-mail-to = إلى
bookings-mail-help = افصل بين العناوين بفاصلة منقوطة.
bookings-mail-send = إرسال
bookings-mailed = أُرسلت الرسالة بنجاح.
bookings-mail-failed = تعذّر إرسال الرسالة.
bookings-copy = نسخ كنص
bookings-copy-title = { $paper } كنص
bookings-share-link = رابط للعميل
bookings-share-whatsapp = رسالة واتساب
bookings-share-note = يُفتح دون تسجيل دخول لكل من لديه الرابط حتى { $moment }.
bookings-share-end = تعطيل الرابط
bookings-share-ended = عُطّل الرابط ولم يعد يفتح شيئًا.
bookings-share-failed = لم يُنشأ أي رابط ولم يُعطّل.
bookings-paper-language = لغة المستند
bookings-language-en = English
bookings-language-fr = Français
bookings-language-ar = العربية
bookings-show = إظهار
bookings-show-fare = السعر
bookings-show-fees = رسوم التغيير والإلغاء
bookings-show-service-fee = رسم الخدمة
bookings-show-code = الرمز الشريطي
bookings-show-gst = رقم GSTIN للوكالة
bookings-booked-on = تاريخ الحجز
bookings-reference = { $product ->
    [flight] PNR
   *[other] المرجع
}
bookings-flights = الرحلات
bookings-travellers = المسافرون
bookings-type = النوع
bookings-type-adult = بالغ
bookings-type-child = طفل
bookings-type-infant = رضيع
bookings-title-Mr = السيد
bookings-title-Ms = السيدة
bookings-title-Mrs = السيدة
bookings-title-Mstr = الصغير
bookings-ticket-replaces = بدلًا من { $number }
bookings-change-flights = تغيير الرحلات
bookings-check-in-bag = { $kg ->
    [0] بلا أمتعة مسجلة
   *[other] { $infants ->
        [0] أمتعة مسجلة { $kg } كغ لكل مسافر
       *[other] أمتعة مسجلة { $kg } كغ لكل بالغ وطفل
    }
}
bookings-total = الإجمالي
bookings-part-fare = { $product ->
    [flight] سعر شركة الطيران
   *[other] سعر المورّد
}
bookings-part-gross-fare = { $product ->
    [flight] أجرة السفر
   *[other] السعر
}
bookings-part-base-fare = { $product ->
    [visa] رسم التأشيرة للدولة
   *[other] السعر الأساسي
}
bookings-part-taxes = الضرائب والرسوم
bookings-part-yq = رسم الوقود (YQ)
bookings-part-k3 = ضريبة GST (K3)
bookings-part-markup = رسم الخدمة
bookings-part-service-charge = رسم الخدمة { $charge }
bookings-part-extra-markup = رسم الخدمة
bookings-part-agent-discount = الخصم
bookings-part-service-fee = رسم الخدمة
bookings-part-rounding = تقريب المبلغ
bookings-part-convenience-fee = رسم الخدمة
bookings-part-gst = ضريبة GST على الرسوم
bookings-part-discount = خصم
bookings-part-insurance = التأمين
bookings-part-driver-allowance = بدل السائق
bookings-part-night-allowance = بدل الليل
bookings-part-supplier-charge = رسوم خدمة المورّد { $charge }
bookings-part-supplier-charge-kept = ما احتُفظ به من رسوم خدمة المورّد
bookings-part-express-charge = معالجة أسرع
bookings-part-package-flights = السفر جوًا
bookings-part-tcs = ضريبة TCS، رحلة إلى الخارج
bookings-part-port-charges = رسوم الموانئ
bookings-part-gratuities = الإكراميات
bookings-part-seat = المقاعد
bookings-part-meal = الوجبات
bookings-part-baggage = الأمتعة
bookings-part-special-ssr = الخدمات الخاصة
bookings-part-discount-promo = خصم بالرمز { $promo }
bookings-part-handling-charges = { $product ->
    [visa] رسم مركز التأشيرات
   *[other] رسوم المناولة
}
bookings-part-commission = ناقص العمولة
bookings-part-tds = زائد TDS
bookings-part-customer-tds = زائد الضريبة المقتطعة من عمولة العميل
bookings-part-processing-fee = رسم المعالجة
bookings-part-payment-gateway-charges = رسوم بوابة الدفع
bookings-part-service-tax = ضريبة الخدمة
bookings-history = السجل
bookings-on-behalf-of = { $actor } نيابةً عن { $customer }
bookings-requested-title = { $product ->
    [flight] بانتظار شركة الطيران
   *[other] بانتظار { product-supplier }
}
bookings-requested-text = تتحدث هذه الصفحة تلقائيًا. لا تحجز مرة أخرى.
bookings-in-doubt-title = { $product ->
    [flight] لم ترد شركة الطيران بعد
   *[other] لم يرد { product-supplier } بعد
}
bookings-in-doubt-text = { $product ->
    [flight] يبقى المبلغ محجوزًا بينما نتحقق لدى شركة الطيران. لا تحجز مرة أخرى: ستبيّن هذه الصفحة هل صدرت التذاكر أم فشل الحجز.
   *[other] يبقى المبلغ محجوزًا بينما نتحقق لدى { product-supplier }. لا تحجز مرة أخرى: ستبيّن هذه الصفحة هل تأكد الحجز أم فشل.
}
bookings-on-request-title = عند الطلب: بانتظار رد { product-supplier }
bookings-on-request-text = { $until ->
    [unknown] لم يُحجز شيء بعد ولم يُخصم شيء: يبقى المبلغ محجوزًا حتى يرد { product-supplier }. ستبيّن هذه الصفحة الرد، ويُرسل أيضًا بالبريد إلى الوكالة.
   *[other] لم يُحجز شيء بعد ولم يُخصم شيء: يبقى المبلغ محجوزًا حتى يرد { product-supplier }، في موعد أقصاه { $until }. ستبيّن هذه الصفحة الرد، ويُرسل أيضًا بالبريد إلى الوكالة.
}
bookings-amending-title = { $product ->
    [flight] بانتظار شركة الطيران
   *[other] بانتظار { product-supplier }
}
bookings-amending-text = { $product ->
    [flight] يجري تعديل هذا الحجز. لا يمكن إجراء شيء آخر قبل رد شركة الطيران، ثم تبيّن هذه الصفحة النتيجة.
   *[other] يجري تعديل هذا الحجز. لا يمكن إجراء شيء آخر قبل رد { product-supplier }، ثم تبيّن هذه الصفحة النتيجة.
}
bookings-held-title = المقاعد محجوزة مؤقتًا
bookings-held-text = { $product ->
    [flight] لم يُخصم شيء. أصدر التذاكر قبل انتهاء المهلة، وإلا عادت المقاعد إلى شركة الطيران.
   *[other] لم يُخصم شيء. أكّد الحجز قبل انتهاء المهلة، وإلا أُلغي الحجز المؤقت.
}
bookings-not-confirmed-text = { $product ->
    [flight] لم تؤكد شركة الطيران. لم يُخصم شيء، وعاد المبلغ المحجوز متاحًا.
   *[other] لم يؤكد { product-supplier }. لم يُخصم شيء، وعاد المبلغ المحجوز متاحًا.
}
bookings-withdrawn-title = سُحب الطلب
bookings-withdrawn-text = سُحب قبل رد المورّد، فلا توجد قسيمة. لم يُخصم شيء، وعاد المبلغ المحجوز متاحًا.
bookings-money = المبالغ
bookings-whole-cancelled = تم إلغاء الحجز
bookings-airline-pnr = PNR شركة الطيران
bookings-gds-pnr = PNR نظام الحجز
bookings-payment-unpaid = لم يُخصم شيء
bookings-payment-reserved = المبلغ محجوز
bookings-payment-paid = مدفوع
bookings-payment-part-refunded = مسترد جزئيًا
bookings-payment-refunded = مسترد
bookings-paid-from-balance = مدفوع من الرصيد
bookings-paid-so-far = المدفوع حتى الآن
bookings-still-to-pay = المتبقي للدفع حتى { $date }
bookings-balance-by = الرصيد { $amount } حتى { $date }
bookings-balance-due-by = الرصيد مستحق حتى
bookings-payment-deposit = دُفع العربون
bookings-paid-elsewhere-cash = مدفوع خارج البوابة نقدًا
bookings-paid-elsewhere-card = مدفوع خارج البوابة بالبطاقة
bookings-paid-elsewhere-supplier = مدفوع للمورّد مباشرة
bookings-net-price = السعر الصافي
bookings-customer-price = سعر العميل
bookings-customer-pays = ما يدفعه العميل حتى الآن
bookings-money-suppliers = المورّدون
bookings-money-fees = رسوم البوابة
bookings-own-tax = { $with ->
    [tds] الضرائب المستحقة عليك: GST على خدمتك وما اقتطعتَه
   *[other] ضريبة GST المستحقة على خدمتك
}
bookings-you-earn = ربحك
bookings-markup-of-it = هامشك { $amount }
bookings-ledger-entry = قيد الدفتر
bookings-row-net = الصافي { $amount }
bookings-row-earned = ربحك { $amount }
bookings-answer-change = الرد على التغيير
bookings-and-more = { $count ->
    [one] وواحد غيره
    [two] واثنان غيره
   *[other] و{ $count } غيرها
}
bookings-history-paper-sent = { $paper ->
    [ticket] أُرسلت التذكرة
    [invoice] أُرسلت الفاتورة
    [customer-invoice] أُرسلت فاتورة العميل
   *[other] أُرسل إيصال الاسترداد
} بالبريد الإلكتروني إلى { $to }
bookings-history-link-made = { $paper ->
    [ticket] التذكرة
    [customer-invoice] فاتورة العميل
    [quote] عرض السعر
   *[other] إيصال الاسترداد
}: أُنشئ رابط { $way ->
    [whatsapp] لواتساب
    [mail] للبريد الإلكتروني
   *[other] للنسخ
}
bookings-history-link-opened = { $paper ->
    [ticket] التذكرة
    [customer-invoice] فاتورة العميل
    [quote] عرض السعر
   *[other] إيصال الاسترداد
}: فتح العميل الرابط { $count ->
    [one] مرة واحدة
    [two] مرتين
    [few] { $count } مرات
   *[other] { $count } مرة
}
bookings-history-link-withdrawn = { $paper ->
    [ticket] التذكرة
    [customer-invoice] فاتورة العميل
    [quote] عرض السعر
   *[other] إيصال الاسترداد
}: عُطّل الرابط
bookings-history-requested = طُلب الحجز
bookings-history-in-doubt = { $product ->
    [flight] لم ترد شركة الطيران في الوقت المحدد، وجارٍ التحقق
   *[other] لم يرد { product-supplier } في الوقت المحدد، وجارٍ التحقق
}
bookings-history-on-request = أُرسل الطلب وبانتظار رد { product-supplier }، ولم يُخصم شيء
bookings-history-confirmed = { $product ->
    [flight] صدرت التذاكر وخُصم الرصيد
   *[other] تأكد الحجز وخُصم الرصيد
}
bookings-history-services-added = أُضيفت خدمات: { $travellers }، { $route }
bookings-history-split-into = فُصل المسافرون إلى { $part }: { $travellers }
bookings-history-split-from = مفصول عن { $transactionId }، PNR { $pnr }
bookings-history-bought-with = { $product ->
    [insurance] تم شراء التأمين مع الحجز: { $transaction }
   *[other] تم الشراء مع الحجز: { $transaction }
}
bookings-history-not-bought-with = { $product ->
    [insurance] لم يُشترَ التأمين، ولم يُخصم عنه شيء: { bookings-not-bought-why }
   *[other] لم يُشترَ مع الحجز، ولم يُخصم عنه شيء: { bookings-not-bought-why }
}
bookings-not-bought-why = { $trouble ->
    [sold-out] لم يعد معروضًا للبيع
    [fare-changed] تغيّر سعره
    [balance-too-low] لم يكفِ الرصيد
    [over-limit] تجاوز حد ما يُسمح بخصمه
    [policy] لا تسمح به سياسة السفر في الشركة
    [awaiting-approval] ينتظر الموافقة
    [not-sold] لم يعد يُباع هنا
    [first-not-booked] لم يتم الحجز الذي طُلب معه
   *[refused] رُفض الطلب
}
bookings-history-not-confirmed = { $reason ->
    [withdrawn] سُحب قبل القرار، ولم يُخصم شيء
   *[other] { $product ->
       [flight] لم تؤكد شركة الطيران، ولم يُخصم شيء
      *[other] لم يؤكد { product-supplier }، ولم يُخصم شيء
   }
}
bookings-history-check-overridden = متابعة على أي حال، { $check ->
    [overlapping-flights] على رحلتين في وقت واحد
    [churn] مع تكرار الحجز
    [connection-short] مع تحويل قصير
    [passport-six-months] بجواز سفر ينتهي خلال ستة أشهر
    [gstin-missing] من دون رقم GST
   *[other] باسم واحد
}: { $reason }
bookings-history-held = { $product ->
    [flight] حُجزت المقاعد مؤقتًا دون خصم
   *[other] حجز مؤقت، ولم يُخصم شيء
}
bookings-history-hold-completed = أُرسلت الأسماء والجوازات إلى شركة الطيران
bookings-history-amending = { $product ->
    [flight] طُلب من شركة الطيران: { bookings-history-doing }
   *[other] طُلب من { product-supplier }: { bookings-history-doing }
}
bookings-history-doing = { $kind ->
    [ticket-held] { $product ->
        [flight] إصدار تذاكر الحجز المؤقت
       *[other] تأكيد الحجز المؤقت
    }
    [release-held] تحرير الحجز المؤقت
    [expire-held] إنهاء الحجز المؤقت
    [complete-held] إدخال الأسماء والجوازات
    [cancel] الإلغاء
    [change] { $product ->
        [flight] تغيير الرحلات
       *[other] تعديل الحجز
    }
    [add-ssr] إضافة خدمات
    [split] تقسيم الحجز
    [boarding] تغيير مكان الصعود
    [schedule-change] { $product ->
        [flight] قبول المواعيد الجديدة
       *[other] قبول تعديل المورّد
    }
    [claim] دفع مطالبة
   *[no-show] تسجيل عدم الحضور
}
bookings-history-amendment-in-doubt = { $product ->
    [flight] لم ترد شركة الطيران في الوقت المحدد، وجارٍ التحقق: { bookings-history-doing }
   *[other] لم يرد { product-supplier } في الوقت المحدد، وجارٍ التحقق: { bookings-history-doing }
}
bookings-history-amendment-refused = لم يتم، وحُرّر المبلغ: { bookings-history-doing }
bookings-history-part-cancelled = { $product ->
    [flight] { $kind ->
        [no-show] عدم حضور
        [schedule-change] أُلغي بعد تغيير شركة الطيران
       *[other] أُلغي جزئيًا
    }: { $travellers }، { $route } ({ $flights })
   *[other] { $kind ->
        [no-show] عدم حضور
       *[other] أُلغي جزئيًا
    }: { $travellers }، { $title }
}
bookings-history-cancelled = { $product ->
    [flight] { $kind ->
        [no-show] عدم حضور
        [schedule-change] أُلغي بعد تغيير شركة الطيران
       *[other] أُلغي
    }: { $travellers }، { $route } ({ $flights })
   *[other] { $kind ->
        [no-show] عدم حضور
       *[other] أُلغي
    }: { $travellers }، { $title }
}
bookings-history-schedule-changed = { $severity ->
    [cancelled] ألغت شركة الطيران رحلات
    [major] غيّرت شركة الطيران الرحلات
   *[minor] غيّرت شركة الطيران المواعيد قليلًا
}
bookings-history-schedule-restored = عادت شركة الطيران إلى الرحلات المتفق عليها
bookings-history-changed = نُقل إلى رحلات أخرى؛ الرحلات السابقة: { $route } ({ $flights })
bookings-history-released = { $product ->
    [flight] حُرّر الحجز المؤقت وأُعيدت المقاعد
   *[other] أُلغي الحجز المؤقت، ولم يُخصم شيء
}
bookings-history-expired = { $product ->
    [flight] انتهت مهلة الحجز المؤقت وأُعيدت المقاعد
   *[other] انتهى الحجز المؤقت، ولم يُخصم شيء
}
bookings-history-restored = استُعيد الحجز بعد فقدان سجله
bookings-history-request-asked = طُلب من فريقنا: { $kind ->
        [tdr] مطالبة TDR
        [offline-ssr] خدمة
        [cancel] إلغاء
       *[change] تغيير
    } ({ $request })
bookings-history-request-confirm = أكده فريقنا: { $kind ->
        [tdr] مطالبة TDR
        [offline-ssr] خدمة
        [cancel] إلغاء
       *[change] تغيير
    } ({ $request })
bookings-history-request-refuse = رفضه فريقنا: { $kind ->
        [tdr] مطالبة TDR
        [offline-ssr] خدمة
        [cancel] إلغاء
       *[change] تغيير
    } ({ $request })
bookings-history-request-withdraw = سُحب الطلب: { $kind ->
        [tdr] مطالبة TDR
        [offline-ssr] خدمة
        [cancel] إلغاء
       *[change] تغيير
    } ({ $request })
bookings-no-show = لم يحضر
bookings-departed = غادرت
bookings-flight-given-up = ملغاة
bookings-flight-without = ملغاة عن { $travellers }
bookings-flight-missed = لم يحضر: { $travellers }
bookings-flight-departed = غادرت الرحلة
bookings-traveller-only = { $route } فقط
bookings-schedule-open = لم تعد شركة الطيران تسيّر رحلات هذه التذكرة. رُدّ على التغيير من صفحة الحجز.
bookings-traveller-cancelled = ملغى
bookings-bus-kind = { $model }، { $kind } { $abreast }
bookings-bus-seater = { $ac ->
    [yes] مقاعد، مكيفة
   *[no] مقاعد، غير مكيفة
}
bookings-bus-semi-sleeper = { $ac ->
    [yes] مقاعد نصف استلقاء، مكيفة
   *[no] مقاعد نصف استلقاء، غير مكيفة
}
bookings-bus-sleeper = { $ac ->
    [yes] أسرّة، مكيفة
   *[no] أسرّة، غير مكيفة
}
bookings-bus-seater-sleeper = { $ac ->
    [yes] مقاعد وأسرّة، مكيفة
   *[no] مقاعد وأسرّة، غير مكيفة
}
bookings-bus-duration = { $hours } س { $minutes } د
bookings-bus-deck-lower = الطابق السفلي
bookings-bus-deck-upper = الطابق العلوي
bookings-bus-call = المشغّل عند نقطة الصعود: { $phone }
bookings-bus-on-board = { $duration } في الحافلة
bookings-bus-reference = مرجع المشغّل
bookings-bus-ticket = رقم التذكرة
bookings-bus-id = الهوية التي تُبرز في الحافلة
bookings-id-aadhaar = بطاقة Aadhaar
bookings-id-pan = بطاقة PAN
bookings-id-passport = جواز سفر
bookings-id-driving-licence = رخصة قيادة
bookings-id-voter = بطاقة ناخب
bookings-shown-id-kind = نوع الهوية
bookings-shown-id-number = الرقم
bookings-bus-given-up = ملغى
bookings-bus-missed = لم يسافر
bookings-bus-which-seats = أي المقاعد
bookings-bus-choose-seat = اختر مقعدًا واحدًا على الأقل.
bookings-bus-whole-only = لا يلغي المشغّل مقاعد منفردة من التذكرة إلا بطلب.

## فنادق

title-hotel-voucher-of = قسيمة الفندق { $id }
bookings-hotel-stars =
    { $count ->
        [zero] بلا نجوم
        [one] نجمة واحدة
        [two] نجمتان
        [few] { $count } نجوم
        [many] { $count } نجمة
       *[other] { $count } نجمة
    }
bookings-hotel-check-in = الوصول
bookings-hotel-check-out = المغادرة
bookings-hotel-reference = مرجع الحجز
bookings-hotel-confirmation = تأكيد الفندق
bookings-hotel-requests = طلبات إلى الفندق
bookings-hotel-cancellation = الإلغاء
bookings-hotel-given-up = ملغاة
bookings-hotel-which-rooms = الغرف التي تُلغى
bookings-hotel-choose-room = اختر غرفة واحدة على الأقل.
bookings-hotel-room-number = الغرفة { $number }
bookings-hotel-room-of = الغرفة { $number }: { $room }
bookings-hotel-rooms =
    { $count ->
        [zero] بلا غرف
        [one] غرفة واحدة
        [two] غرفتان
        [few] { $count } غرف
        [many] { $count } غرفة
       *[other] { $count } غرفة
    }
bookings-hotel-room-view = { $room }، { $view }
bookings-hotel-size = { $metres } م²، { $beds }
bookings-hotel-room-standard = غرفة عادية
bookings-hotel-room-superior = غرفة ممتازة
bookings-hotel-room-deluxe = غرفة فاخرة
bookings-hotel-room-club = غرفة النادي
bookings-hotel-room-family = غرفة عائلية
bookings-hotel-room-junior-suite = جناح صغير
bookings-hotel-room-suite = جناح
bookings-hotel-view-city = إطلالة على المدينة
bookings-hotel-view-sea = إطلالة على البحر
bookings-hotel-view-garden = إطلالة على الحديقة
bookings-hotel-view-pool = إطلالة على المسبح
bookings-hotel-view-courtyard = إطلالة على الفناء
bookings-hotel-view-mountains = إطلالة على الجبال
bookings-hotel-bed-king = سرير كبير جدًا
bookings-hotel-bed-queen = سرير كبير
bookings-hotel-bed-twin = سريران مفردان
bookings-hotel-bed-single = سرير مفرد
bookings-hotel-bed-family-beds = أسرّة لعائلة
bookings-hotel-board-RO = الغرفة فقط
bookings-hotel-board-BB = مع الفطور
bookings-hotel-board-HB = مع الفطور والعشاء
bookings-hotel-board-FB = مع جميع الوجبات
bookings-hotel-board-AI = مع جميع الوجبات والمشروبات
bookings-hotel-charge-free = بلا رسوم
bookings-hotel-charge-amount = رسم ثابت
bookings-hotel-charge-percent = { $percent } % من السعر
bookings-hotel-charge-all = السعر كاملًا
bookings-hotel-charge-nights =
    { $count ->
        [zero] بلا ليالٍ
        [one] ليلة واحدة
        [two] ليلتان
        [few] { $count } ليالٍ
        [many] { $count } ليلة
       *[other] { $count } ليلة
    }
bookings-hotel-until = حتى { $moment } بتوقيت الفندق
bookings-hotel-here = { $moment } هنا
bookings-hotel-after = بعد ذلك
bookings-hotel-always = غير قابل للاسترداد
bookings-hotel-there-city-tax = ضريبة المدينة، تُدفع في الفندق، نحو
bookings-hotel-there-resort-fee = رسم المنتجع، يُدفع في الفندق، نحو
bookings-hotel-there-taxes-and-fees = ضرائب ورسوم، تُدفع في الفندق، نحو
bookings-cab-car = { $kind }، { $model } أو ما يماثلها
bookings-cab-hatchback = سيارة صغيرة
bookings-cab-sedan = سيدان
bookings-cab-suv = دفع رباعي
bookings-cab-premium = دفع رباعي فاخر
bookings-cab-tempo = حافلة صغيرة
bookings-cab-duration = { $hours } س { $minutes } د
bookings-cab-pick-up = الركوب
bookings-cab-drop = الوجهة
bookings-cab-follows = ينتظر
bookings-cab-included = مشمول
bookings-cab-kilometres = { $count } كم، نحو { $duration }
bookings-cab-over = ثم { $km } لكل كم؛ الانتظار { $waiting } للساعة بعد { $minutes } د
bookings-cab-night = ليلة قيادة إضافية، من { $begins } إلى { $ends }: { $amount }
bookings-cab-cancelling = الإلغاء
bookings-cab-free-until = مجاني حتى { $date }، { $time }؛ ثم يُحتفظ بنسبة { $percent } %
bookings-cab-reference = مرجع المشغّل
bookings-cab-voucher = رقم القسيمة
bookings-cab-operator = المشغّل
bookings-cab-driver = السائق
bookings-cab-driver-car = السيارة
bookings-cab-driver-later = يُعرف قبل نحو { $hours } ساعات من موعد الاستلام
bookings-history-driver-named = عُيّن السائق: { $driver }
bookings-history-balance-due = { $stage ->
    [short] استحق الرصيد في { $due }؛ وما في الحساب لا يكفي
   *[other] ذُكّر بالرصيد المستحق في { $due }
}
bookings-history-balance-charged = خُصم الرصيد المستحق في { $due }
bookings-history-balance-paid = دُفع الرصيد قبل موعده { $due }
bookings-history-balance-unpaid = لم يُدفع الرصيد حتى { $due }: أُلغي وفق الشروط
bookings-history-cabin-given = عيّن المشغّل المقصورة { $cabins }
bookings-history-payment-received = دفعة مستلمة: { $amount }
bookings-history-payment-reminded = ذُكّر العميل بمبلغ { $amount } المستحق في { $due }
bookings-history-driver-replaced = سيأتي سائق آخر: { $driver }
bookings-cab-given-up = ملغى
bookings-cab-missed = لم يركب
bookings-cab-whole = تُلغى السيارة كاملة
bookings-train-class-2S = جلوس ثانية، 2S
bookings-train-class-SL = أسرّة، SL
bookings-train-class-CC = مقاعد مكيفة، CC
bookings-train-class-3E = مكيفة اقتصادية ثلاثية، 3E
bookings-train-class-3A = مكيفة ثلاثية، 3A
bookings-train-class-2A = مكيفة ثنائية، 2A
bookings-train-class-1A = أولى مكيفة، 1A
bookings-train-class-EC = مقاعد تنفيذية، EC
bookings-train-quota-GN = عامة
bookings-train-quota-TQ = تاتكال
bookings-train-quota-LD = السيدات
bookings-train-quota-SS = سرير سفلي، 45 أو 60+
bookings-train-boards = محطة الصعود
bookings-train-boards-instead = محطة الصعود؛ التذكرة من { $from }
bookings-train-length = { $duration }، { $km } كم
bookings-train-pnr = PNR
bookings-train-chart = كشف المقاعد
bookings-train-upgrade = الترقية التلقائية
bookings-train-upgrade-considered = تُدرس عند إعداد قائمة القطار، بلا رسوم
bookings-train-upgrade-declined = غير مرغوبة
bookings-train-upgrade-none = دُرست؛ لم يكن سرير من درجة أعلى شاغرًا
bookings-train-upgraded = رُقّيت إلى { $class } بلا رسوم
bookings-train-id = الهوية المبرزة
bookings-train-not-charted = لم يُعدّ بعد
bookings-train-charted = أُعدّ
bookings-train-second-charted = أُعدّ، والثاني أيضًا
bookings-train-booked-as = حُجز بوصفه
bookings-train-given-up = ملغى
bookings-train-claimed = رُدّ ثمنه بمطالبة
bookings-train-missed = لم يسافر
bookings-train-state-part-rac = RAC جزئيًا
bookings-train-state-rac = RAC
bookings-train-state-part-waiting = بعضهم في قائمة الانتظار
bookings-train-state-waiting = في قائمة الانتظار
bookings-train-who-cancels = من يلغي
bookings-train-choose-traveller = اختر مسافرًا واحدًا على الأقل.
bookings-train-cancel-note = تنتقل الأسرّة المتروكة فورًا إلى التالي في قائمة الانتظار.
bookings-train-tdr-late-three-hours = تأخر القطار أكثر من 3 ساعات ولم يتم السفر
bookings-train-tdr-not-travelled = لم يتم السفر
bookings-train-tdr-party-part-waiting = جزء من المجموعة على قائمة الانتظار ولم يتم السفر
bookings-train-tdr-rac-not-travelled = مسافر لديه RAC ولم يسافر
bookings-train-tdr-train-cancelled = أُلغي القطار
bookings-train-tdr-train-diverted = حُوّل مسار القطار ولم يتم السفر
bookings-train-tdr-short-terminated = انتهى القطار قبل محطته الأخيرة
bookings-train-tdr-ac-failure = تعطّل التكييف
bookings-train-tdr-lower-class = تم السفر في درجة أدنى
bookings-train-tdr-lower-class-refused = أُعطيت درجة أدنى ولم يتم السفر
bookings-train-tdr-coach-not-attached = لم تُلحق العربة بالقطار
bookings-train-tdr-no-room = لم يُعط مكان بعد الكشف
bookings-train-tdr-status-fell = تراجعت الحالة بعد الكشف
bookings-train-tdr-remote-chart = أُعدّ الكشف في محطة بعيدة
bookings-train-tdr-missed-connection = فات قطار المواصلة
bookings-train-tdr-no-identity = سفر بلا إثبات هوية ودفع مرة ثانية
bookings-train-tdr-wrongly-charged = مبلغ حُصّل خطأً في القطار
bookings-train-tdr-partly-travelled = تم السفر جزئيًا
bookings-train-tdr-reason = السبب
bookings-train-tdr-certificate = الشهادة أو رقم PNR الآخر
bookings-search-for = ما الذي تبحث عنه
bookings-cab-arrives = سيارة من { $place }، { $when }
bookings-cab-leaves = سيارة إلى { $place }، { $when }
bookings-history-boarding-moved = تغيّر مكان الصعود إلى { $place }
bookings-history-claim-settled = دفع { product-supplier } المطالبة: { $travellers }، { $title }
bookings-history-rail-moved = تقدمت قائمة الانتظار: { $moves }
bookings-history-rail-charted = { $moves ->
    [none] أُعدّ كشف المقاعد
   *[other] أُعدّ كشف المقاعد: { $moves }
}
bookings-history-rail-charted-again = { $moves ->
    [none] أُعدّ كشف المقاعد الثاني
   *[other] أُعدّ كشف المقاعد الثاني: { $moves }
}
bookings-beside-asking = { $what }: يجري الشراء
bookings-beside-asking-text = هذا الحجز قائم، وستظهر نتيجة الآخر هنا بعد لحظات، حتى لو أُغلقت الصفحة في هذه الأثناء.
bookings-beside-show = عرض: { $what }
bookings-beside-confirmed = { $what }: تم الشراء مع الحجز
bookings-beside-confirmed-text = الحجز { $id } قائم بذاته: يُلغى وتصدر فاتورته على حدة.
bookings-beside-first = تم شراؤه مع: { $what }
bookings-beside-first-text = طُلب مع الحجز { $id } وهو قائم بذاته: يُلغى وتصدر فاتورته على حدة.
bookings-beside-cancelled = { $what }: تم الشراء مع الحجز ثم أُلغي
bookings-beside-cancelled-text = أُلغي الحجز { $id } على حدة، وتظهر نتيجته فيه.
bookings-beside-part-cancelled = { $what }: تم الشراء مع الحجز ثم أُلغي جزئيًا
bookings-beside-part-cancelled-text = أُلغي الحجز { $id } على حدة لبعض المسافرين، وتظهر نتيجته فيه.
bookings-beside-first-cancelled = تم شراؤه مع: { $what }، الذي أُلغي بعد ذلك
bookings-beside-first-cancelled-text = طُلب مع الحجز { $id } الذي أُلغي. هذا الحجز قائم بذاته ولا يُلغى معه.
bookings-beside-first-over-text = طُلب مع هذا الحجز الذي لم يتم أو أُعيد. لم يُشترَ شيء ولم يُخصم أي مبلغ عنه.
bookings-beside-not-bought = { $what }: لم يتم الشراء
bookings-beside-not-bought-text = هذا الحجز قائم، ولم يُخصم أي مبلغ عن الآخر. السبب: { bookings-not-bought-why }. يمكن شراؤه على حدة.
bookings-beside-by-hand = شراؤه على حدة
bookings-beside-waits = { $what }: لم يتم الشراء بعد
bookings-beside-waits-text = يُشترى تلقائيًا بعد تأكيد هذا الحجز، ولا يُشترى إن لم يُؤكد.
bookings-history-admin-remark = ملاحظة من المشغّل
bookings-history-trip-reason = { $chosen ->
    [yes] سبب الحجز خارج السياسة: { $name } ({ $reasonCode })
   *[other] سبب ذُكر لهذه الرحلة
  }
bookings-admin-remark = ملاحظة إدارية
bookings-admin-remark-help = يقرؤها موظفو الوكالة في هذا السجل.
bookings-admin-remark-add = إضافة ملاحظة
