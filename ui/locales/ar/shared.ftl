# ما يفتحه العميل برابط.
shared-ended = لم يعد هذا الرابط صالحًا
shared-ended-help = اطلب رابطًا جديدًا من وكيل السفر الذي تتعامل معه.
shared-from = من { $company }
shared-contact = للاستفسار
shared-until = هذا الرابط صالح حتى { $moment }.
