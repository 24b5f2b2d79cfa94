# ما وُجد قبل إصدار التذكرة
checks-title = قبل إصدار التذاكر
checks-text = صحّح الأمر، أو تابع مع ذكر السبب. يُحفظ السبب مع الحجز ومعه اسمك والوقت.
checks-stop = يمنع الإصدار
checks-may-override = القرار لك
checks-change = تعديل
checks-change-named = تعديل: { $subject }
checks-other = فتح الحجز { $transactionId }
checks-go-on = المتابعة على أي حال
checks-reason = السبب
checks-reason-help = مثلًا ما قاله العميل
checks-covered = يسري السبب المذكور أعلاه هنا أيضًا.
checks-not-yours = ليست المتابعة من صلاحياتك: اطلبها ممن يملكها في وكالتك.
checks-on-gst = بيانات GST
checks-on-traveller = المسافر { $number }
checks-on-flight = الرحلة { $number }
checks-on-trip = من { $from } إلى { $to }
