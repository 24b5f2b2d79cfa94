# الحجز بعد إنشائه: مستنداته وما يمكن فعله به والحجوزات المؤقتة والإلغاء.
manage-back-to-booking = الحجز
manage-document-title = { $title } { $id }
manage-document-note = ملف PDF بهذه اللغة، ومضمونه ثابت منذ إصداره أول مرة.
manage-download-pdf = تنزيل PDF
manage-no-invoice-yet = { $product ->
    [flight] تصدر الفاتورة مع تذاكر الحجز.
   *[other] تصدر الفاتورة عند تأكيد الحجز.
}
manage-no-receipt-yet = يصدر الإيصال بعد إضافة المبلغ المسترد إلى حسابك.
manage-refund-to-balance = المبلغ المسترد إلى رصيدك
manage-pay-balance = دفع الرصيد الآن
manage-pay-balance-title = دفع الرصيد الآن؟
manage-pay-balance-apply = دفع { $amount }
manage-pay-balance-text = يُخصم { $amount } من حسابك الآن بدلًا من { $date }. ويُخصم مرة واحدة.
manage-refund-account = حسابك
manage-refund-whole = المبلغ المسترد
manage-refund-settles = يسدد الرصيد الذي لم يُدفع بعد
manage-refund-paid = المدفوع حتى الآن: { $amount }. ما سُدِّد لن يُخصم بعد ذلك.
manage-refund-charged = يُخصم من رصيدك
manage-refund-customer = دفعات العميل
manage-refund-customer-settles = يسدد ما لم يدفعه العميل بعد
manage-refund-received = المسجَّل استلامه حتى الآن: { $amount }. سجِّل ما ينقص في الحجز أولًا.
manage-customer-owes = ما زال على العميل
manage-acts = الإجراءات
manage-no-acts = لا إجراء متاحًا لهذا الحجز الآن.
manage-acts-not-yours = لا تظهر الإجراءات التي ليست من صلاحياتك: اطلبها ممن يملك ذلك في وكالتك.
manage-documents = المستندات
manage-extras = الإضافات
manage-extra-requested = مطلوب
manage-extra-confirmed = مؤكد
manage-extra-refused = مرفوض
manage-extra-cancelled = ملغى
manage-held-until = { $product ->
    [flight] المقاعد محجوزة مؤقتًا حتى { $date }، { $time }.
   *[other] محجوز مؤقتًا حتى { $date }، { $time }.
}
manage-held-by-agency = بحسب شروط وكالتك؛ وقد يحفظه المورّد مدة أطول.
manage-held-by-deployment = أطول مدة حجز مؤقت هنا؛ وقد يحفظه المورّد مدة أطول.
manage-held-by-supplier = المهلة التي حددها المورّد.
manage-hold-elsewhere = منقول من نظام آخر: أصدر تذاكره حيث أُنشئ، ثم حرّره هنا واستورده مع تذاكره.
manage-ticket-hold = { $product ->
    [flight] ادفع { $amount } وأصدر
   *[other] ادفع { $amount } وأكِّد
}
manage-issue = { $product ->
    [flight] إصدار التذاكر
   *[other] تأكيد الحجز
}
manage-release-hold = تحرير
manage-withdraw = سحب الطلب
manage-withdraw-title = سحب الطلب؟
manage-withdraw-text = لن يُحجز شيء ولن يُخصم شيء، ويعود المبلغ المحجوز متاحًا. وإذا صدر القرار قبل ذلك فهو نافذ.
manage-withdraw-keep = الإبقاء عليه
manage-cancel = { $product ->
    [flight] إلغاء التذاكر
   *[other] إلغاء الحجز
}
manage-change = تغيير الرحلات
manage-add-ssr = إضافة خدمات
manage-split = تقسيم الحجز
manage-complete-held = الأسماء والجوازات
manage-linked = الحجوزات المقسّمة
manage-split-from = مفصول عن
manage-split-charged = انتقل ما دفعه هؤلاء المسافرون إلى هنا معهم، والفاتورة ضمن المستندات.
manage-split-into = فُصل عنه
manage-keep-hold = إبقاء الحجز المؤقت
manage-ticket-title = { $product ->
    [flight] إصدار تذاكر { $name }؟
   *[other] تأكيد { $name }؟
}
manage-ticket-text = { $product ->
    [flight] يُخصم { $amount } من حسابك وتصدر التذاكر.
   *[other] يُخصم { $amount } من حسابك ويُؤكَّد الحجز.
}
manage-issue-text = { $product ->
    [flight] تصدر التذاكر وتُخصم قيمتها من حساب الوكالة. يدفع العميل { $amount }.
   *[other] يُؤكَّد الحجز وتُخصم قيمته من حساب الوكالة. يدفع العميل { $amount }.
}
manage-release-title = تحرير { $name }؟
manage-release-text = { $product ->
    [flight] تعود المقاعد إلى شركة الطيران، ولا يُخصم شيء.
   *[other] يعود ما حُجز إلى المورّد، ولا يُخصم شيء.
}
manage-ask-again = تحقق من النتيجة
manage-unanswered = لم يصل رد. ربما نُفّذ الطلب: تحقق من جديد، ولن يُنفّذ شيء مرتين.
manage-supplier-refused = { $product ->
    [flight] رفضت شركة الطيران. الحجز كما كان، ولم يُخصم شيء.
   *[other] رفض المورّد. الحجز كما كان، ولم يُخصم شيء.
}
manage-find = بحث
manage-find-title = ابحث عن حجز
manage-find-help = أدخل رقم الحجز أو PNR أو رقم التذكرة أو المسافر أو تاريخ الحجز. النتيجة الوحيدة تُفتح فورًا.
manage-find-nothing = أدخل ما تبحث عنه
manage-travel-date = تاريخ السفر
manage-radar = رادار المهل
manage-radar-now = الآن
manage-radar-note = الرصيد بعد كل حجز مؤقت
manage-spendable = المتاح للحجز
manage-needed-today = المطلوب اليوم ({ $count })
manage-needed-all = المطلوب إجمالًا ({ $count })
manage-shortfall = النقص
manage-all-holds = كل الحجوزات المؤقتة ({ $count })
manage-limits-unknown = تعذر تحميل مهل الحجوزات المؤقتة: قد تكون إحداها قريبة.
manage-holds-covered = الرصيد يغطي { $covered } من { $count }
manage-balances-due = أرصدة مستحقة
manage-all-balances = كل الأرصدة ({ $count })
manage-balances-unknown = تعذر تحميل الأرصدة المستحقة: قد يكون أحدها قريبًا.
manage-to-be-paid = المطلوب دفعه
manage-refunds-due = مبالغ مستردة منتظرة
manage-all-refunds = كل المبالغ المستردة ({ $count })
manage-no-holds = لا مقاعد محجوزة مؤقتًا
manage-no-holds-help = حيث يسمح المورّد، احجز مؤقتًا في آخر خطوة من الحجز وادفع لاحقًا.
manage-hold-until = محجوز حتى
manage-hold-expired = انتهت المهلة
manage-hold-left = بقي { $hours }س { $minutes }د
manage-spendable-after = الرصيد بعده
manage-hold-covered = مغطى
manage-hold-leaves = يتبقى { $amount }
manage-hold-short = ينقص { $amount }
manage-hold-after-earlier = بعد الحجوزات المؤقتة السابقة
manage-top-up = شحن الرصيد
manage-cancel-title = إلغاء { $id }
manage-preview = معاينة: لم يُلغَ شيء بعد
manage-preview-valid = صالحة لمدة { $time }
manage-preview-over = انتهت صلاحية هذه المعاينة
manage-check-again = تحقق مجددًا
manage-cancel-not-now = لا يمكن إلغاء شيء من هذا الحجز الآن
manage-cancel-departed = { $product ->
    [flight] غادرت كل الرحلات. أبلغ عن عدم الحضور، أو اسأل فريقنا.
   *[other] بدأ ما حُجز. أبلغ عن عدم الحضور، أو اسأل فريقنا.
}
manage-asked-once-begun = بدأ ما حُجز: لا يُرد شيء تلقائيًا. يسأل شخص من مكتبنا المورّد، والقرار له. اذكر في الملاحظات ما حدث.
manage-departed-acts = { $product ->
    [flight] غادرت كل الرحلات.
   *[other] بدأ ما حُجز.
}
manage-cancel-decision = الإبقاء أو الإلغاء
manage-ignore = الإبقاء على الحجز
manage-commit = { $product ->
    [flight] إلغاء التذاكر واسترداد { $amount }
   *[other] إلغاء الحجز واسترداد { $amount }
}
manage-commit-waiting = { $product ->
    [flight] إلغاء التذاكر
   *[other] إلغاء الحجز
}
manage-to-balance = استرداد إلى الرصيد
manage-to-elsewhere = يُردّ حيث دُفع
manage-to-customer = استرداد للعميل
manage-customer-gets = يمكن رد { $amount } إلى العميل.
manage-customer-gets-nothing = لا شيء مما استُلم من العميل يُردّ إليه.
manage-who-cancels = من يُلغي
manage-which-directions = أي رحلات
manage-choose-traveller = اختر مسافرًا واحدًا على الأقل.
manage-choose-direction = اختر رحلة واحدة على الأقل.
manage-sold-together = بيعت بسعر واحد: تُلغى معًا.
manage-remarks = ملاحظات
manage-remarks-help = تُحفظ في السجل
manage-nothing-chosen = { $product ->
    [flight] اختر من يُلغي وأي رحلات لترى المبلغ المسترد.
   *[other] اختر ما يُلغى لترى المبلغ المسترد.
}
manage-refund-lines = الاسترداد بندًا بندًا
manage-becomes = بعد الإلغاء
manage-customer-refund = المبلغ المستحق للعميل
manage-customer-refund-whole = المبلغ المسترد من سعر العميل
manage-markup-yours = لا يشمل هامشك
manage-by-law = منه ما يُسترد بحكم القانون
manage-remaining = سعر ما يبقى
manage-part-cancellation-charges = رسوم الإلغاء
manage-part-cancellation-fee = { $product ->
    [flight] رسم الإلغاء لشركة الطيران
   *[other] رسم الإلغاء لدى { product-supplier }
}
manage-part-no-show-fee = رسم عدم الحضور
manage-part-cancellation-gst = ضريبة GST على الرسوم
manage-part-commission = عكس العمولة
manage-part-commission-kept = عمولة محتفظ بها على ما لا يُسترد
manage-part-tds = عكس TDS
manage-ledger-lines = قيود الدفتر التي ستُسجَّل
manage-ledger-lines-note = قيد واحد متوازن
manage-ledger-account = الحساب
manage-debit = مدين
manage-credit = دائن
manage-account-agency = حسابك
manage-account-supplier = { $product ->
    [flight] تسوية شركة الطيران
   *[other] تسوية { product-supplier }
}
manage-account-commission = العمولة
manage-account-tds = TDS
manage-account-instalments = رصيد يُدفع لاحقًا
manage-account-fees = الرسوم
manage-refunds = المبالغ المستردة
manage-refunds-by-state = المبالغ المستردة حسب الحالة
manage-refund-overdue = متأخر
manage-refund-under-way = قيد الاسترداد
manage-refund-credited = أضيف إلى الحساب
manage-refund-refused = رفضه المورّد
manage-refund-due = يستحق في { $date }
manage-refund-came = أضيف في { $date }
manage-refund-asked = تاريخ الطلب
manage-refunds-law = يُلزم القانون شركة الطيران برد ثمن تذكرة الوكيل خلال 14 يوم عمل من الإلغاء، وهو اليوم المبيَّن.
manage-no-refunds = لا توجد مبالغ مستردة
manage-no-refunds-help = تظهر هنا مبالغ الحجوزات الملغاة واليوم الذي يجب أن تصل فيه.
manage-no-refunds-here = لا مبالغ بهذه الحالة.
manage-paper-of-entry = { $title }، { $entry }
manage-entry-charged = خُصم من حسابك
manage-entry-credited = أضيف إلى حسابك
manage-entry-elsewhere = سُوّي خارج البوابة
manage-no-money-yet = لم تتحرك أي أموال لهذا الحجز.
manage-paper-whose = الإيصال لـ
manage-paper-own = أنت
manage-paper-customer = عميلك
manage-ask-payment = طلب الدفع من العميل برابط
manage-ask-person = طلب خدمة أو تغيير
manage-cancel-request = إرسال طلب إلغاء
manage-part-services-kept = خدمات غير قابلة للاسترداد
manage-part-fees-kept = رسوم غير قابلة للاسترداد
manage-bridge-commission = عكس العمولة: عليك لا على العميل
manage-bridge-commission-kept = عمولتك على ما لا يُسترد
manage-bridge-tds = عكس TDS عليها: لك لا للعميل
manage-bridge-discount = خصم تحمّلته أنت
manage-bridge-fare = سعر عميلك حيث يختلف عن سعر المورّد
manage-fee-of = { $name }، { $sector }
manage-fee-hours = { $hours ->
    [0] قبل المغادرة بأقل من ساعة
    [one] قبل المغادرة بساعة واحدة
    [two] قبل المغادرة بساعتين
    [few] قبل المغادرة بـ { $hours } ساعات
   *[other] قبل المغادرة بـ { $hours } ساعة
}
manage-fee-ticket = { $product ->
    [flight] مرة واحدة عن التذكرة كلها
   *[other] مرة واحدة عن الحجز كله
}
manage-fee-capped = تطلب القاعدة { $asked }، ولا يجيز القانون خصم أكثر من السعر الأساسي ورسم الوقود
manage-fee-share = { $percent }% من { $of }
manage-rule-source = المصدر: { $note }
manage-over-time = إذا ألغيت لاحقًا
manage-over-time-note = { $product ->
    [flight] للمسافرين والرحلات نفسها
   *[other] للجزء نفسه من الحجز
}
manage-over-time-deposit = قبل دفع الرصيد لا يعود أكثر مما دُفع: باقي المبلغ المسترد يسوّي الرصيد.
manage-over-time-customer = لا يسترد العميل أكثر مما استُلم حتى ذلك الحين: المسجَّل، ثم الأقساط في مواعيدها. وما دون الصفر ما زال عليه.
manage-when = متى
manage-kept = المخصوم
manage-fees = الرسوم
manage-when-now = الآن
manage-when-tomorrow = غدًا، { $date }، { $time }
manage-when-step = بعد { $date }، { $time }
manage-when-balance = بعد دفع الرصيد، في { $date }
manage-when-departure = عدم الحضور، بعد { $date }، { $time }
manage-instead = بدلًا من إلغاء كل هذا
manage-instead-change = { $product ->
    [flight] تغيير الرحلات
   *[other] تعديل الحجز
}
manage-instead-change-note = يضاف إليها فرق السعر
manage-instead-not-allowed = لا تسمح به قواعد السعر الآن
manage-instead-item = إلغاء { $sector } فقط
manage-instead-traveller = إلغاء { $name } فقط
manage-instead-wait = الانتظار حتى { $date }، { $time }
manage-instead-wait-note = لا تتغير الكلفة حتى ذلك الحين، وبعده:
manage-instead-no-show = عدم السفر
manage-instead-supplier = { $product ->
    [flight] رفض الرحلات التي غيّرتها شركة الطيران: استرداد كامل
   *[other] رفض تغيير المورّد: استرداد كامل
}

manage-references = المراجع
manage-parameter-requested-by = طالب الحجز
manage-parameter-email-reference = رقم مرجع البريد الإلكتروني
manage-reference-sent = أُرسل مع الطلب
manage-reference-kept = محفوظ هنا فقط
manage-add-ons = لهذه الرحلة
