# ما يجب أن يجيب عنه موظف: الطلبات وقائمة انتظارها.
requests-mine = طلباتي
requests-find-one = الطلب أو الحجز أو الوكالة
requests-kind = النوع
requests-kind-all = كل الأنواع
requests-kind-group = حجز مجموعة
requests-kind-offline-ssr = خدمة
requests-kind-cancel = إلغاء
requests-kind-tdr = مطالبة لدى السكك الحديدية، TDR
requests-kind-change = تغيير
requests-kind-import = استيراد PNR
requests-kind-stay-wish = طلب لإقامة
requests-state = الحالة
requests-state-all = الكل
requests-state-asked = في الانتظار
requests-state-taken = قيد المعالجة
requests-state-under-way = { $product ->
    [flight] بانتظار الشركة
   *[other] بانتظار المورّد
}
requests-state-offered = قُدّم عرض
requests-state-accepted = مقبول
requests-state-confirmed = مؤكد
requests-state-refused = مرفوض
requests-state-declined = رُفض العرض
requests-state-withdrawn = مسحوب
requests-state-closed = مغلق
requests-none = لا توجد طلبات هنا
requests-none-help = تظهر هنا الطلبات المطابقة لعوامل التصفية.
requests-travellers =
    { $count ->
        [one] مسافر واحد
        [two] مسافران
        [few] { $count } مسافرين
       *[other] { $count } مسافرًا
    }
requests-agency = الوكالة
requests-asked-by = طلبه
requests-taken-by = يتولاه
requests-journey = الرحلة
requests-way-back = العودة: { $destination } إلى { $origin }
requests-who = المسافرون
requests-who-total = المسافرون: { $count }، وPNR: { $records } على الأقل
requests-party =
    { $adults ->
        [one] بالغ واحد
        [two] بالغان
        [few] { $adults } بالغين
       *[other] { $adults } بالغًا
    }{ $children ->
        [0] {""}
        [one] ، طفل واحد
        [two] ، طفلان
        [few] ، { $children } أطفال
       *[other] ، { $children } طفلًا
    }{ $infants ->
        [0] {""}
        [one] ، رضيع واحد
        [two] ، رضيعان
        [few] ، { $infants } رضّع
       *[other] ، { $infants } رضيعًا
    }
requests-wishes = التفضيلات
requests-wishes-help = أوقات السفر وشركات الطيران والميزانية والمقاعد المتجاورة والمعدات
requests-contact-note = إلى أين يُرسل الرد
requests-group-note = من { $least } إلى { $most } مسافرًا
requests-group-promise = لا يُحجز شيء ولا يُخصم بإرسال هذا الطلب. يرد فريقنا بعرض تقبله أو ترفضه.
requests-send-group = إرسال الطلب، عدد المسافرين: { $count }
requests-send = إرسال الطلب
requests-ask-again = إعادة الإرسال كما كان
requests-unanswered = لم يصل رد: ربما لم يصل طلبك
requests-unanswered-help = أعد إرساله كما كان: لن يُحفظ إلا مرة واحدة.
requests-names = الأسماء
requests-names-later = يمكن إرسالها لاحقًا
requests-names-help = ملف CSV فيه مسافر في كل سطر، تحت سطر بأسماء الأعمدة. التواريخ بالصيغة YYYY-MM-DD أو DD/MM/YYYY؛ والنوع adult أو child أو infant.
requests-names-columns = الأعمدة، والستة الأولى إلزامية:
requests-names-choose = اختيار ملف CSV
requests-names-other = اختيار ملف آخر
requests-names-sample = تنزيل نموذج
requests-names-drop = إزالة هذا الملف
requests-names-reading = جارٍ قراءة الملف
requests-names-no-dates = اختر أيام السفر أولًا: تُحسب الأعمار بحسبها.
requests-names-failed = تعذّرت قراءة هذا الملف كقائمة أسماء.
requests-names-errors = عدد الأخطاء في القائمة: { $count }
requests-names-errors-help = صحّحها في الملف ثم اختره من جديد.
requests-names-line = السطر { $line }
requests-names-line-head = السطر
requests-names-column = العمود
requests-names-error = الخطأ
requests-names-more = و{ $count } غيرها
requests-names-good = عدد المسافرين: { $count }، بلا أخطاء
requests-traveller = المسافر
requests-records = عدد سجلات PNR: { $count }
requests-records-not = عدد البالغين غير كافٍ: يلزم واحد لكل PNR من تسعة مسافرين.
requests-record = PNR { $number } ({ $count }):
requests-named = سُمّي { $count } من { $total }
requests-name-now = إدخال الأسماء
requests-name-send = إرسال الأسماء ({ $count })
requests-linked = الحجوزات
requests-offer = العرض
requests-answer = الرد
requests-each = لكل مسافر
requests-count = المسافرون
requests-sum = المبلغ
requests-valid-until = يمكن قبوله حتى
requests-deposit = العربون
requests-deposit-help = عن المجموعة كلها؛ اتركه فارغًا إن لم يُطلب
requests-deposit-due = آخر موعد للعربون
requests-names-due = آخر موعد للأسماء
requests-balance = المبلغ المتبقي
requests-balance-due = آخر موعد للمتبقي
requests-due-by = حتى { $day }
requests-deposit-charged = العربون المخصوم
requests-deposit-back = المبلغ المردود
requests-deposit-back-help = من { $deposit }؛ ويُحتفظ بالباقي. أدخل 0 للاحتفاظ به كله.
requests-price = { $product ->
    [flight] سعر شركة الطيران
   *[other] سعر { product-supplier }
}
requests-price-note = لا يُخصم من الحساب بهذا الرد
requests-price-help = { $product ->
    [flight] ما تطلبه شركة الطيران؛ ولا يُمسّ الحساب
   *[other] ما يطلبه { product-supplier }؛ ولا يُمسّ الحساب
}
requests-reason = السبب
requests-note = ملاحظة
requests-note-help = الرفض يتطلب ذكر السبب هنا
requests-conditions = الشروط
requests-of-booking = الحجز
requests-supplier = { $code ->
    [imported] مستورد من PNR
    [sandbox] بيئة تجريبية
    [duffel] Duffel
   *[other] { $code }
}
requests-booking = الحجز { $id }
requests-flights = الرحلات
requests-for-whom = المسافرون
requests-which-service = الخدمة والرحلة
requests-which-flight = الرحلة
requests-which-directions = أي الاتجاهات
requests-service = الخدمة
requests-service-help = بالرمز أو الاسم
requests-remarks = ملاحظات
requests-wanted = التغيير المطلوب
requests-what = نوع الطلب
requests-cancel-note = يحدد فريقنا رسوم هذا الطلب ومبلغ الاسترداد. وعندما يمكن إلغاء الحجز فورًا تظهر في صفحته.
requests-offline-note = يطلبها فريقنا من شركة الطيران
requests-offline-promise = لا يتغير شيء بإرسال هذا الطلب. يظهر الرد هنا وفي سجل التغييرات.
requests-find-title = ابحث عن الحجز
requests-find-help = برقم الحجز أو PNR أو رقم التذكرة أو اسم المسافر.
requests-find = بحث
requests-found-none = لا يوجد حجز مطابق لديك
requests-found-several = هناك عدة حجوزات مطابقة: أدخل رقم الحجز أو PNR
requests-take = تولّي الطلب
requests-hand-back = إعادته إلى الانتظار
requests-close = إغلاق
requests-others = يعمل عليه { $name }.
requests-your-answer = ردك
requests-your-offer = عرضك
requests-price-of-adult = سعر البالغ
requests-price-of-child = سعر الطفل
requests-price-of-infant = سعر الرضيع
requests-make-offer = إرسال العرض
requests-confirm = تأكيد
requests-under-way = { $product ->
    [flight] بانتظار رد شركة الطيران. يستمر ذلك من تلقاء نفسه.
   *[other] بانتظار رد { product-supplier }. يستمر ذلك من تلقاء نفسه.
}
requests-charges = { $product ->
    [flight] ما تحتفظ به شركة الطيران
   *[other] ما يحتفظ به { product-supplier }
}
requests-charges-rules = وفق قواعد السعر
requests-charges-agreed = { $product ->
    [flight] كما اتُّفق مع شركة الطيران
   *[other] كما اتُّفق مع { product-supplier }
}
requests-charges-help = { $product ->
    [flight] أدخل ما تحتفظ به شركة الطيران دون الضريبة: تُحسب الضريبة عليه. لا يجوز أن يزيد على السعر الأساسي ورسم الوقود.
   *[other] أدخل ما يحتفظ به { product-supplier } دون الضريبة: تُحسب الضريبة عليه. لا يجوز أن يزيد على سعره دون الضريبة.
}
requests-charges-unknown = تعذّر الحصول على قواعد السعر: أدخل الرسوم.
requests-charge-airline = { $product ->
    [flight] رسم شركة الطيران
   *[other] رسم { product-supplier }
}
requests-charge-fee = رسمنا
requests-charge-paid = { $product ->
    [flight] ثمن التذكرة
   *[other] الثمن المدفوع
}
requests-charge-taxes = منها ضرائب
requests-charge-stays = يبقى محجوزًا
requests-charge-wrong = { $who }، { $field }: { $said }
requests-work-out = احسب
requests-settle = إلغاء واسترداد
requests-settle-over = انتهت صلاحية هذه المعاينة. احسب من جديد.
requests-ledger-entry = قيد الدفتر
requests-refuse = رفض
requests-accept = قبول العرض
requests-decline = رفض العرض
requests-withdraw = سحب الطلب
requests-accept-means = القبول موافقة على هذه الرحلات والأسعار. لا يُخصم شيء بعد: تدفع هنا، ثم يُصدر فريقنا التذاكر فتظهر ضمن حجوزاتك.
requests-accept-charges = القبول موافقة على هذه الرحلات والأسعار، ويُخصم العربون { $deposit } من حسابك فورًا. تدفع المبلغ المتبقي هنا، ثم يُصدر فريقنا التذاكر فتظهر ضمن حجوزاتك.
requests-accepted = قُبل العرض
requests-accepted-pay = ادفع المبلغ المتبقي وأدخل كل الأسماء: يُصدر فريقنا التذاكر بعدها، وتظهر الحجوزات هنا.
requests-accepted-paid = دُفع المبلغ كله. أدخل الأسماء الناقصة: يُصدر فريقنا التذاكر، وتظهر الحجوزات هنا.
requests-accepted-old = أدخل كل الأسماء. استورد كل PNR يصلك: تُخصم تذاكره من حسابك. ثم اربط الحجز هنا.
requests-pay = دفع المبلغ المتبقي { $amount }
requests-days-left =
    { $days ->
        [0] اليوم آخر موعد
        [one] بقي يوم واحد
        [two] بقي يومان
        [few] بقيت { $days } أيام
       *[other] بقي { $days } يومًا
    }
requests-balance-overdue = كان آخر موعد للمتبقي { $day } ولم يُدفع. يُرجى الاتصال بفريقنا.
requests-balance-charged = المتبقي المخصوم
requests-held-for-group = محفوظ للمجموعة
requests-taxes-in-it = منها ضرائب { $amount }
requests-taxes-of-adult = منها ضرائب، بالغ
requests-taxes-of-child = منها ضرائب، طفل
requests-taxes-of-infant = منها ضرائب، رضيع
requests-offered-flights = الرحلات { $direction }
requests-offered-check-in = الأمتعة المسجلة، كغ لكل مسافر
requests-offered-cabin = أمتعة المقصورة، كغ لكل مسافر
requests-offered-baggage = الأمتعة
requests-offered-kilograms = { $checkIn } كغ مسجلة، و{ $cabin } كغ في المقصورة
requests-make-title = إصدار التذاكر
requests-make-unpaid = ما زال على الوكالة دفع { $amount }.
requests-make-unnamed = لا يوجد مسافر مسمّى بلا حجز.
requests-make-pnr = رقم PNR لدى شركة الطيران
requests-make-ticket = تذكرة { $name }
requests-make =
    { $count ->
        [one] إنشاء حجز لمسافر واحد
        [two] إنشاء حجز لمسافرين
        [few] إنشاء حجز لـ { $count } مسافرين
       *[other] إنشاء حجز لـ { $count } مسافرًا
    }
requests-done-pay = دُفع المبلغ المتبقي.
requests-done-make = أُنشئ الحجز وأُبلغت الوكالة.
requests-event-pay = دُفع المتبقي
requests-event-make = أُنشئ الحجز { $transaction }، عدد المسافرين: { $count }
requests-offer-expired = انتهت صلاحية هذا العرض. يمكن لفريقنا تجديده.
requests-link = ربط
requests-link-field = رقم حجز PNR مستورد
requests-moved-on =
    سبقك شخص آخر. حالة الطلب الآن: { $state ->
        [asked] في الانتظار
        [taken] قيد المعالجة
        [offered] قُدّم عرض
        [accepted] مقبول
        [confirmed] مؤكد
        [refused] مرفوض
        [declined] رُفض العرض
        [withdrawn] مسحوب
       *[closed] مغلق
    }.
requests-done-take = توليت هذا الطلب.
requests-done-hand-back = أُعيد الطلب إلى الانتظار.
requests-done-offer = أُرسل العرض وأُبلغت الوكالة.
requests-done-confirm = تم التأكيد وأُبلغت الوكالة.
requests-done-settle = نُفّذ وقُيّد المبلغ، وأُبلغت الوكالة.
requests-done-refuse = تم الرفض وأُبلغت الوكالة.
requests-done-close = أُغلق الطلب.
requests-done-accept = قُبل العرض.
requests-done-decline = رُفض العرض.
requests-done-withdraw = سُحب الطلب.
requests-done-name = أُرسلت الأسماء.
requests-done-link = رُبط الحجز.
requests-event-asked = أُرسل
requests-event-take = تولاه موظف
requests-event-hand-back = أُعيد إلى الانتظار
requests-event-offer = قُدّم عرض
requests-event-confirm = تم التأكيد
requests-event-settle = { $product ->
    [flight] سُوّي، وبانتظار شركة الطيران
   *[other] سُوّي، وبانتظار { product-supplier }
}
requests-event-not-settled = { $product ->
    [flight] رفضت شركة الطيران، وأُعيد إلى العمل
   *[other] رفض { product-supplier }، وأُعيد إلى العمل
}
requests-event-refuse = رُفض
requests-event-close = أُغلق
requests-event-accept = قُبل العرض
requests-event-decline = رُفض العرض
requests-event-withdraw = سُحب
requests-event-named = عدد المسافرين المسمّين: { $count }
requests-event-linked = رُبط الحجز { $transaction }
requests-pnr = PNR
requests-unconfirmed = السبب
requests-unconfirmed-unknown = لا يعرف أي مورّد هذا الـ PNR
requests-unconfirmed-surname = سجل المورّد بأسماء أخرى
requests-unconfirmed-silent = لم يرد المورّد
requests-tickets = التذاكر
requests-held-until = محجوز مؤقتًا حتى
requests-claimed = السعر بحسب الوكالة
requests-display = النص كما أُلصق
requests-price-confirmed = السعر المؤكد
requests-price-confirmed-help = كما أكدته شركة الطيران أو المكتب المُصدر. يُخصم هذا المبلغ من حساب الوكالة.
requests-price-held-help = كما أكدته شركة الطيران أو المكتب المُصدر. لا يُخصم شيء ما دامت المقاعد محجوزة مؤقتًا.
requests-take-over = استيراد وخصم من الوكالة
requests-take-over-held = استيراد كحجز مؤقت
requests-done-take-over = تم الاستيراد وأُبلغت الوكالة.
requests-event-take-over = استُورد برقم الحجز { $transaction }

requests-service-WCHR = كرسي متحرك حتى الطائرة
requests-service-WCHS = كرسي متحرك، لا يصعد الدرج
requests-service-WCHC = كرسي متحرك حتى المقعد
requests-service-BLND = كفيف أو ضعيف البصر
requests-service-DEAF = أصم أو ضعيف السمع
requests-service-WCBD = كرسي متحرك خاص ببطارية جافة
requests-service-WCBW = كرسي متحرك خاص ببطارية سائلة
requests-service-MAAS = استقبال ومساعدة
requests-service-UMNR = قاصر غير مصحوب
requests-service-MEDA = حالة طبية
requests-service-OXYG = أكسجين على متن الطائرة
requests-service-STCR = نقالة
requests-service-BSCT = سرير رضيع
requests-service-EXST = مقعد إضافي
requests-service-CBBG = مقعد لأمتعة المقصورة
requests-service-XBAG = أمتعة إضافية
requests-service-SPEQ = معدات رياضية
requests-service-BIKE = دراجة
requests-service-PETC = حيوان أليف في المقصورة
requests-service-AVIH = حيوان في عنبر الشحن
requests-service-SPML = وجبة خاصة
requests-service-OTHS = خدمة أخرى حسب الوصف
requests-waits = { $days ->
    [0] { $hours ->
        [0] ينتظر منذ { $minutes }د
       *[other] ينتظر منذ { $hours }س { $minutes }د
    }
   *[other] ينتظر منذ { $days }ي { $hours }س
}
requests-settle-agreed = تنفيذ كما اتُّفق
requests-charged = يدفع العميل
requests-agreed-flights = الرحلات الجديدة { $direction }
requests-agreed-flights-help = رحلة في كل سطر، بالتوقيت المحلي: ⁦AI 865 Y 17MAY27 DEL BOM 0700 0915⁩. يمكن ترك الدرجة؛ وتعني ‎+1 بعد الوصول اليوم التالي.
requests-agreed-help = ما يدفعه المسافر الواحد وفق الاتفاق مع شركة الطيران. الفرق المسبوق بعلامة ناقص يُرد؛ والحقل الفارغ صفر.
requests-agreed-each-adult = كل بالغ
requests-agreed-each-child = كل طفل
requests-agreed-each-infant = كل رضيع
requests-agreed-fare = فرق السعر
requests-agreed-taxes = فرق الضرائب
requests-agreed-airline = رسم شركة الطيران دون ضريبة
requests-agreed-fee = رسمنا
requests-agreed-ticket = التذكرة الجديدة لـ { $name }
requests-agreed-services-help = أدخل سعر شركة الطيران لكل من أكدت له الخدمة، و0 إن كانت مجانية. من لا سعر له يُستثنى.
requests-agreed-price = سعر شركة الطيران
requests-agreed-kilograms = الوزن (كغ)
requests-agreed-seat = المقعد
requests-agreed-held = هذا الحجز محجوز مؤقتًا فقط، فلا شيء يُخصم بعد. أكّد أن شركة الطيران سجّلت الخدمة.
requests-agreed-cost = ما يترتب على ذلك
requests-agreed-new-total = سعر الحجز بعد ذلك
requests-agreed-services-lost = خدمات تُفقد مع الرحلات القديمة
requests-event-not-covered = الرصيد لا يغطيه؛ الطلب بانتظار الشحن
requests-service-RQST = مقعد
requests-names-download = تنزيل الأسماء
