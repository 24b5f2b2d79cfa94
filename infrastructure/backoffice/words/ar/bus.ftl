# الحافلات: التذكرة والبريد المتعلق بها
document-bus-title = تذكرة حافلة
document-bus-ticket = رقم التذكرة
document-bus-seat = المقعد
document-bus-age = العمر
document-bus-deck-lower = الطابق السفلي
document-bus-deck-upper = الطابق العلوي
document-bus-cancelled = ملغى
document-bus-missed = لم يسافر
document-bus-not-for-travel = ملغاة: غير صالحة للسفر
document-bus-operator-phone = عند نقطة الصعود
document-bus-seater = { $ac ->
    [yes] مقاعد، مكيفة
   *[no] مقاعد، غير مكيفة
}
document-bus-semi-sleeper = { $ac ->
    [yes] مقاعد نصف استلقاء، مكيفة
   *[no] مقاعد نصف استلقاء، غير مكيفة
}
document-bus-sleeper = { $ac ->
    [yes] أسرّة، مكيفة
   *[no] أسرّة، غير مكيفة
}
document-bus-seater-sleeper = { $ac ->
    [yes] مقاعد وأسرّة، مكيفة
   *[no] مقاعد وأسرّة، غير مكيفة
}
document-bus-cancelling = الإلغاء لكل مقعد
document-bus-until = حتى
document-bus-kept = المحتفظ به من السعر
document-bus-after = بعد المغادرة لا يُسترد شيء. وإذا لم تسر الحافلة يُسترد كل شيء.
document-bus-advice-early = كن عند نقطة الصعود قبل الوقت المبين بخمس عشرة دقيقة.
document-bus-advice-id = يحمل كل مسافر هوية بالاسم الوارد في هذه التذكرة.
document-bus-advice-this-id = { $kind ->
    [aadhaar] أبرز بطاقة Aadhaar المذكورة عند الحجز.
    [pan] أبرز بطاقة PAN المذكورة عند الحجز.
    [passport] أبرز جواز السفر المذكور عند الحجز.
    [driving-licence] أبرز رخصة القيادة المذكورة عند الحجز.
   *[voter] أبرز بطاقة الناخب المذكورة عند الحجز.
}
document-bus-advice-whole = لا يلغي المشغّل مقاعد منفردة من هذه التذكرة إلا بطلب.
notice-bus-ticket-subject = تذكرة حافلة { $pnr }، الحجز { $transaction }
notice-bus-ticket-text =
    تأكد الحجز { $transaction }، مرجع المشغّل { $pnr }:

    { $flights }

    { $travellers }

    كن عند نقطة الصعود قبل الوقت المبين بخمس عشرة دقيقة. { $company }: { $phone }.
notice-bus-cancelled-subject = إلغاء: { $pnr }، الحجز { $transaction }
notice-bus-cancelled-text =
    أُلغيت مقاعد من الحجز { $transaction }، مرجع المشغّل { $pnr }:

    { $travellers }

    { $flights }

    ستخبرك { $company } بما يُسترد: { $phone }.
text-bus-ticket = تذكرة الحافلة { $reference }: { $lines }. المقاعد { $travellers }. احمل هويتك. { $company }، { $phone }
