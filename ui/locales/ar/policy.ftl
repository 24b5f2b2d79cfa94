# ما تقوله سياسة السفر عن رحلة.
policy-title = سياسة السفر
policy-class-economy = السياحية
policy-class-premium-economy = السياحية الممتازة
policy-class-business = الأعمال
policy-class-first = الأولى
policy-says-price = سعر المسافر الواحد: { $amount } على الأكثر
policy-says-lowest = { $stops ->
    [zero] سعر المسافر الواحد: لا يزيد على أرخص رحلة مباشرة في حدود { $hours } ساعة بأكثر من { $above }
    [one] سعر المسافر الواحد: لا يزيد على الأرخص في حدود { $hours } ساعة بأكثر من { $above }، بتوقف واحد على الأكثر
    [two] سعر المسافر الواحد: لا يزيد على الأرخص في حدود { $hours } ساعة بأكثر من { $above }، بتوقفين على الأكثر
    [few] سعر المسافر الواحد: لا يزيد على الأرخص في حدود { $hours } ساعة بأكثر من { $above }، بـ { $stops } توقفات على الأكثر
   *[other] سعر المسافر الواحد: لا يزيد على الأرخص في حدود { $hours } ساعة بأكثر من { $above }، بـ { $stops } توقفًا على الأكثر
  }
policy-says-night = سعر الليلة: { $amount } على الأكثر
policy-says-night-in = سعر الليلة في { $cities }: { $amount } على الأكثر
policy-says-contract = سعر الليلة: لا يزيد على السعر المتفق عليه في { $places } بأكثر من { $above }
policy-says-comfort = الدرجة: { $most } على الأكثر
policy-says-comfort-long = الدرجة: { $most } على الأكثر، و{ $long } في الرحلات الأطول من { $hours } ساعة
policy-says-ahead = { $count ->
    [zero] الحجز قبل المغادرة
    [one] الحجز قبل المغادرة بيوم على الأقل
    [two] الحجز قبل المغادرة بيومين على الأقل
    [few] الحجز قبل المغادرة بـ { $count } أيام على الأقل
   *[other] الحجز قبل المغادرة بـ { $count } يومًا على الأقل
  }
policy-says-stars = { $count ->
    [zero] الفندق: بلا نجوم
    [one] الفندق: نجمة واحدة على الأكثر
    [two] الفندق: نجمتان على الأكثر
    [few] الفندق: { $count } نجوم على الأكثر
   *[other] الفندق: { $count } نجمة على الأكثر
  }
policy-says-supplier = المورّد: أحد { $codes }
policy-says-hotels = الفندق: واحد من { $names }
policy-says-refundable = قابل للاسترداد، ولو جزئيًا
policy-says-in = { $rule } (الرحلات إلى { $places })
policy-schengen = منطقة شنغن
policy-is-ahead = { $count ->
    [zero] اليوم نفسه
    [one] يوم واحد
    [two] يومان
    [few] { $count } أيام
   *[other] { $count } يومًا
  }
policy-is-stars = { $count ->
    [zero] بلا نجوم
    [one] نجمة واحدة
    [two] نجمتان
    [few] { $count } نجوم
   *[other] { $count } نجمة
  }
policy-is-refundable = قابل للاسترداد
policy-is-not-refundable = غير قابل للاسترداد
policy-percent = { $percent }%
policy-is-uncompared = تعذرت مقارنته بما يُباع غيره
policy-is-lowest = { $amount }، وهو الأرخص
policy-is-above = { $amount }: أعلى من { $named } بمقدار { $over }
policy-is-contract = { $amount }، والمتفق عليه { $against }
policy-leaves = { $name } في { $time }
policy-above-lowest = أعلى بمقدار { $over } من { $named }، الأرخص في حدود { $hours } ساعة
policy-above-contract = أعلى بمقدار { $over } لليلة من سعر شركتك
policy-in-policy = ضمن السياسة
policy-out-of-policy = خارج السياسة
policy-needs-approval = تلزم الموافقة
policy-approve-help = اذكر سبب حجز هذه الرحلة. يجب أن يوافق عليها آخرون، ويصلك القرار بالبريد الإلكتروني.
policy-justify-help = اذكر سبب حجز هذه الرحلة. يُحفظ السبب لشركتك.
policy-ask-approval = طلب الموافقة
policy-ask-before = الحجز أو طلب الموافقة
policy-asked-before = يوافق آخرون على هذه الرحلة قبل حجزها، ولا يُحتفظ بشيء في الأثناء. أمامهم { $decide } ساعة، ثم أمامك { $finish } ساعة للحجز بمبلغ { $most } على الأكثر. وإن كانت موافَقًا عليها من قبل فتُحجز الآن.
policy-asked-hard = يجب أن يوافق آخرون على هذه الرحلة قبل حجزها.
policy-asked-soft = يمكن لآخرين رفض هذه الرحلة. إن لم يرفضوها في الوقت المحدد حُجزت كما هي، ويصلك إشعار بالبريد.
policy-asked-passive = تُحجز هذه الرحلة فورًا، ويُشعَر بها من يتابعها في شركتك.
policy-reason = سبب الرحلة
policy-reason-save = حفظ السبب
policy-reason-saved = حُفظ السبب
policy-reason-saving = جارٍ الحفظ
policy-reason-code = السبب
policy-reason-more = تفاصيل أخرى (اختياري)
policy-blocked = ممنوع
policy-blocked-help = لا تسمح شركتك بحجز هذه الرحلة. اختر رحلة أخرى ضمن السياسة.
policy-kept = ضمن السياسة
policy-broken-inform = خارج السياسة
policy-broken-justify = يلزم ذكر السبب
policy-broken-approve = تلزم الموافقة
policy-broken-block = ممنوع
