# الرحلات البحرية: القسيمة والرسائل عنها
document-cruise-title = قسيمة رحلة بحرية
document-cruise-hold = مقصورات محجوزة مؤقتًا
document-cruise-not-for-travel = ملغاة: لا تصلح للصعود
document-cruise-nights = { $count ->
    [zero] لا ليالٍ
    [one] ليلة واحدة
    [two] ليلتان
    [few] { $count } ليالٍ
    [many] { $count } ليلة
   *[other] { $count } ليلة
}
document-cruise-cabin = { $kind ->
    [oceanview] مقصورة بإطلالة على البحر
    [balcony] مقصورة بشرفة
    [suite] جناح
   *[inside] مقصورة داخلية
}
document-cruise-dining = { $dining ->
    [early] العشاء الساعة 18:00
    [late] العشاء الساعة 20:30
   *[anytime] العشاء في أي وقت
}
document-cruise-tips = { $gratuities ->
    [prepaid] الإكراميات مدفوعة
   *[on-board] تُدفع الإكراميات على متن السفينة
}
document-cruise-cabins = المقصورات
document-cruise-kind = المقصورة
document-cruise-number = الرقم
document-cruise-guests = الضيوف
document-cruise-guarantee = يعيّنها مشغّل السفينة قبل الصعود
document-cruise-on-deck = { $number }، السطح { $deck }
document-cruise-route = خط السير
document-cruise-day = اليوم
document-cruise-port = الميناء
document-cruise-clock = في الميناء
document-cruise-hours = من { $from } إلى { $to }
document-cruise-leaves = تغادر { $at }
document-cruise-arrives = تصل { $at }
document-cruise-at-sea = في البحر
document-cruise-clock-note = الأوقات بتوقيت كل ميناء. قد يغيّر المشغّل ترتيب الموانئ.
document-cruise-cancelling = الإلغاء
document-cruise-cancelled-by = أُلغيت
document-cruise-kept = يُحتفظ به من السعر
document-cruise-until = حتى { $date }
document-cruise-after = بعد ذلك
document-cruise-percent = { $percent } %
document-cruise-back-whole = تُرد رسوم الموانئ والإكراميات كاملة لمن لا يبحر.
document-cruise-advice-boarding = كونوا في المحطة قبل مغادرة السفينة بعدد { $hours } من الساعات، ومعكم الأوراق المذكورة في الحجز.
document-cruise-advice-guarantee = يعيّن المشغّل المقصورة، من النوع المشترى أو أفضل، قبل الصعود.
document-cruise-advice-tender = في بعض الموانئ ترسو السفينة بعيدًا، وتنقل القوارب الضيوف إلى البر.
notice-cruise-voucher-subject = رحلة بحرية { $pnr }، الحجز { $transaction }
notice-cruise-voucher-text =
    تأكد الحجز { $transaction }، مرجع مشغّل السفينة { $pnr }:

    { $flights }

    { $travellers }

    { $company }: { $phone }.
notice-cruise-cabin-subject = عُيّنت المقصورة، رحلة { $pnr }، الحجز { $transaction }
notice-cruise-cabin-text =
    عيّن مشغّل الرحلة مقصورة الحجز { $transaction }، مرجعه { $pnr }. المقصورات وأرقامها في آخر الأسطر:

    { $flights }

    { $travellers }

    { $company }: { $phone }.
notice-cruise-cancelled-subject = أُلغيت: رحلة بحرية { $pnr }، الحجز { $transaction }
notice-cruise-cancelled-text =
    من الحجز { $transaction }، مرجع مشغّل السفينة { $pnr }، أُلغي ما يلي:

    { $flights }

    { $travellers }

    ما يُرد تخبركم به { $company }: { $phone }.
notice-cruise-payment-subject = دفعة مستحقة لرحلة بحرية { $pnr }، الحجز { $transaction }
notice-cruise-payment-text =
    دفعة للحجز { $transaction } مستحقة. يومها ومبلغها في السطر الأخير:

    { $flights }

    { $travellers }

    إن كانت قد دُفعت فلا يلزم شيء. { $company }: { $phone }.
