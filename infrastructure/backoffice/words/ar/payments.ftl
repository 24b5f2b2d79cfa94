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
