checkout-price = السعر
checkout-explain = شرح السعر
checkout-part-fare = سعر المورّد
checkout-part-gross-fare = السعر
checkout-part-base-fare = { $product ->
    [visa] رسم التأشيرة للدولة
   *[other] السعر الأساسي
}
checkout-part-handling-charges = { $product ->
    [visa] رسم مركز التأشيرات
   *[other] رسوم المناولة
}
checkout-part-taxes = الضرائب
checkout-nothing-title = لا شيء للحجز بعد
checkout-nothing = لا يوجد حجز جارٍ في علامة التبويب هذه. ابحث واختر ما تريد حجزه؛ يبدأ الحجز هنا.
checkout-checking-price = جارٍ التحقق من السعر
checkout-expired = كان السعر مضمونًا لمدة محدودة، وقد انقضت. لم يُحجز شيء ولم يُخصم شيء. ما كتبته محفوظ.
checkout-accept-terms = يقبل العميل الشروط المعروضة وشروط الاستخدام
checkout-sending = جارٍ الحجز. يرجى الانتظار
checkout-pay = { $product ->
    [insurance] ادفع { $amount } وأصدر الوثيقة
   *[other] ادفع { $amount } واحجز
}
checkout-pay-short = ادفع { $amount }
checkout-book = { $product ->
    [insurance] أصدر الوثيقة، يدفع العميل { $amount }
   *[other] احجز، يدفع العميل { $amount }
}
checkout-book-short = احجز
checkout-hold = احجز مؤقتًا بلا دفع
checkout-hold-short = احجز مؤقتًا
checkout-request = اطلبه بسعر { $amount }
checkout-request-short = اطلب بسعر { $amount }
checkout-price-raised = ارتفع السعر
checkout-price-lowered = انخفض السعر
checkout-price-same = جُدّد السعر
checkout-price-now = السعر الآن
checkout-part-driver-allowance = بدل السائق
checkout-part-night-allowance = بدل الليل
checkout-part-express-charge = معالجة أسرع
checkout-part-share = { $share ->
    [single] غرفة مفردة
   *[twin] في غرفة مزدوجة
    [triple] ثالث في الغرفة
    [child-bed] طفل بسرير
    [child-no-bed] طفل بلا سرير
    [infant] رضيع
}
checkout-part-base-fare-stays = فنادق
checkout-part-base-fare-cars = سيارة مع سائق
checkout-part-base-fare-sights = دخول وأنشطة
checkout-part-base-fare-meals = وجبات
checkout-part-base-fare-service = خدمة المنظّم
checkout-part-package-flights = السفر جوًا
checkout-part-tcs = ضريبة TCS، رحلة إلى الخارج
checkout-part-port-charges = رسوم الموانئ
checkout-part-gratuities = الإكراميات
