# كشوف دفتر الحساب.

document-title-ledger-statement = كشف حساب
document-statement-days = الأيام
document-statement-opening = الرصيد الافتتاحي
document-statement-credits = الإضافات
document-statement-debits = الخصومات
document-statement-closing = الرصيد الختامي
document-statement-entries = { $count ->
    [zero] لا قيود
    [one] قيد واحد
    [two] قيدان
    [few] { $count } قيود
   *[other] { $count } قيدًا
}
document-statement-date = التاريخ
document-statement-entry = القيد
document-statement-details = التفاصيل
document-statement-debit = مدين
document-statement-credit = دائن
document-statement-balance = الرصيد
document-statement-note = المبالغ بعملة { $currency }. القيد المدين يخفض الرصيد، والرصيد السالب مستحق للجهة المصدرة.
document-ledger-kind =
    { $kind ->
        [booking] حجز
        [instalment] قسط
        [refund] استرداد
        [reversal] عكس قيد
        [deposit] إيداع
        [offer-deposit] عربون مجموعة
        [adjustment] تسوية
        [incentive] حافز
        [reward] مكافآت
        [tds] TDS
       *[other] { $kind }
    }

# What entries say of themselves: as on the portal.

document-statement-mode =
    { $mode ->
        [cheque] شيك
        [cash-deposit] إيداع نقدي
        [online-transfer] تحويل إلكتروني
        [same-bank-transfer] تحويل داخل البنك نفسه
        [rtgs] RTGS
        [neft] NEFT
        [imps] IMPS
        [upi] UPI
        [debit-card] بطاقة خصم
        [credit-card] بطاقة ائتمان
        [net-banking] الخدمة المصرفية عبر الإنترنت
        [amex] أمريكان إكسبريس
       *[other] { $mode }
    }
document-statement-adjustment =
    { $kind ->
        [correction] تصحيح
        [goodwill] مجاملة
        [incentive] حافز
        [debit-memo] إشعار مدين
        [credit-memo] إشعار دائن
        [write-off] شطب
       *[other] { $kind }
    }
document-narration-flight-ticket = { $route }، { $leadTraveller }، PNR { $pnr }
document-narration-flight-refund = استرداد، { $route }، { $travellers }، PNR { $pnr }
document-narration-flight-services = خدمات، { $route }، { $travellers }، PNR { $pnr }
document-narration-flight-change = تغيير الرحلات، { $route }، { $travellers }، PNR { $pnr }
document-narration-flight-split = فصل إلى { $part }، { $route }، { $leadTraveller }، PNR { $pnr }
document-narration-product-sale = { $title }، { $leadTraveller }، { $reference }
document-narration-product-refund = استرداد، { $title }، { $travellers }، { $reference }
document-narration-balance-put-off = رصيد يُدفع لاحقًا، { $title }، { $leadTraveller }، { $reference }
document-narration-balance-charged = خُصم الرصيد، { $title }، { $leadTraveller }، { $reference }
document-narration-balance-settled = سُوّي الرصيد من المبلغ المسترد، { $title }، { $travellers }، { $reference }
document-narration-deposit = { document-statement-mode }، { $bank }، { $instrument }
document-narration-deposit-reversed = عكس: { document-statement-mode }، { $bank }، { $instrument }
document-narration-offer-deposit = عربون مجموعة، محفوظ
document-narration-offer-balance = المتبقي من ثمن مجموعة، محفوظ
document-narration-offer-deposit-used = المحفوظ لمجموعة، استُعمل لتذاكرها
document-narration-offer-deposit-back = رد عربون مجموعة
document-narration-offer-deposit-kept = تسوية عربون مجموعة: لا يُرد ما احتُفظ به
document-narration-adjustment = { document-statement-adjustment }: { $reason }
document-narration-adjustment-reversed = عكس: { document-statement-adjustment }، { $reason }
document-narration-reward-spent = نقاط مستخدمة رصيدًا: { $points }
document-narration-reward-returned = إلغاء استخدام نقاط: { $points }
document-narration-incentive = حافز إنتاجية، { $carrier }
document-narration-tds = { $percent }% على { $reference }

# Receipts of entries.

document-entry-reference = المرجع
document-entry-made-of = مكوّنات المبلغ
document-entry-before = الرصيد قبله
document-entry-after = الرصيد بعده
document-entry-account =
    { $account ->
        [supplier] المورّد
        [commission] العمولة
        [tds] ضريبة مستقطعة (TDS)
        [fees] الرسوم
        [bank] أُودع في البنك
        [gateway] دُفع عبر الإنترنت
        [adjustments] تصحيح
        [goodwill] مجاملة
        [incentives] حافز
        [memos] إشعار من مورّد
        [write-offs] شطب
        [offer-deposits] محفوظ لمجموعة
        [rewards] نقاط المكافآت
        [instalments] يُدفع لاحقًا
        [elsewhere] سُوّي خارج البوابة
       *[other] حساب آخر
    }
