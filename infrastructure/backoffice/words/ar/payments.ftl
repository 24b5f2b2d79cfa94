# صفحة البوابة التجريبية.

payment-page-title = الدفع إلى الحساب
payment-page-trial = بوابة تجريبية: لا يُدفع هنا شيء حقيقي.
payment-page-payment = الدفعة
payment-page-method = الطريقة
payment-page-payer = الدافع
payment-page-pay = ادفع { $amount }
payment-page-decline = رفض كما يفعل البنك
payment-page-leave = المغادرة دون دفع
payment-page-paid = تم دفع هذه الدفعة.
payment-page-failed = رُفضت هذه الدفعة.
payment-page-over = انتهى وقت الدفع.
payment-page-back = العودة إلى البوابة

# إيصالات التسويات.
document-title-adjustment-credit = إيصال دائن
document-title-adjustment-debit = إيصال مدين
document-adjustment-id = التسوية
document-adjustment-kind = النوع
document-adjustment-kind-correction = تصحيح
document-adjustment-kind-goodwill = مجاملة
document-adjustment-kind-incentive = حافز
document-adjustment-kind-debit-memo = إشعار مدين
document-adjustment-kind-credit-memo = إشعار دائن
document-adjustment-kind-write-off = شطب
document-adjustment-reason = السبب
document-adjustment-entry = قيد الدفتر
document-adjustment-credit = أُضيف إلى الحساب
document-adjustment-debit = خُصم من الحساب

# روابط الدفع.
payment-page-closed = سُحب هذا الرابط.
payment-page-for = الغرض
payment-link-message = تطلب منك { $company } دفع { $amount }.
payment-link-message-booking = تطلب منك { $company } دفع { $amount } عن الحجز { $transaction }.
payment-link-subject = { $company }: دفعة بمبلغ { $amount }
payment-link-greeting = عزيزنا { $name }،
payment-link-open = ادفع هنا: { $link }
payment-link-until = يمكن الدفع بهذا الرابط مرة واحدة حتى { $until }. إن لم تكن تتوقعه فاسأل { $company } قبل الدفع.

# صفحة التحويلات في بوابة التجربة.
transfer-page-title = تحويل إلى الحساب
transfer-page-holder = صاحب الحساب
transfer-page-number = رقم الحساب
transfer-page-ifsc = IFSC
transfer-page-mode = الطريقة
transfer-page-amount = المبلغ (INR)
transfer-page-reference = المرجع (UTR)
transfer-page-payer = الدافع
transfer-page-send = تحويل
transfer-page-wrong = أدخل مبلغًا أكبر من صفر ومرجعًا من 6 إلى 22 حرفًا ورقمًا.
