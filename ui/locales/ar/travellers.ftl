# المسافرون المحفوظون.
travellers-import = استيراد CSV
travellers-export = تصدير CSV
travellers-add = إضافة مسافر
travellers-new = إضافة مسافر
travellers-edit = تعديل المسافر
travellers-edit-named = تعديل { $name }
travellers-list = المسافرون
travellers-find = الاسم أو الجواز أو البريد
travellers-show-all = عرض الكل
travellers-show-duplicates = عرضهم
travellers-delete-title = حذف { $name }؟
travellers-delete = حذف المسافر
travellers-deleting = جارٍ الحذف
travellers-delete-help = تبقى حجوزات هذا المسافر كما هي.
travellers-name = المسافر
travellers-born = تاريخ الميلاد
travellers-passport = جواز السفر
travellers-flyer = المسافر الدائم
travellers-contact = الاتصال
travellers-acts = الإجراءات
travellers-ended = انتهى { $date }
travellers-none = لم يُعثر على ملفات.
travellers-none-help = غيّر البحث أو أضف مسافرًا.
travellers-part-person = الشخص
travellers-part-papers = المستندات
travellers-part-flying = السفر
travellers-part-codes = الرموز والمبالغ
travellers-import-title = استيراد مسافرين
travellers-import-saving = حُفظ { $saved } من { $count }
travellers-import-stopped = توقف بعد { $saved } من { $count }
travellers-line = السطر { $line }، { $field }: { $says }
travellers-line-whole = السطر { $line }: { $says }
travellers-help-paxssrinfo = مثل meals:VGML; special_ssr:WCHR
travellers-help-bookingpageparams = مثل RM*BRB/=Asha
travellers-paxtype-adult = بالغ
travellers-paxtype-child = طفل
travellers-paxtype-infant = رضيع
travellers-title-Mr = السيد
travellers-title-Ms = الآنسة
travellers-title-Mrs = السيدة
travellers-title-Mstr = السيد الصغير
travellers-gender-male = ذكر
travellers-gender-female = أنثى
travellers-gender-others = آخر
travellers-field-paxtype = النوع
travellers-field-title = اللقب
travellers-field-first_name = الاسم الأول
travellers-field-last_name = اسم العائلة
travellers-field-dob = تاريخ الميلاد
travellers-field-gender = الجنس
travellers-field-nationality = الجنسية
travellers-field-email = البريد الإلكتروني
travellers-field-contact_number = رقم الاتصال
travellers-field-passport = رقم الجواز
travellers-field-passport_dateofissue = تاريخ الإصدار
travellers-field-passport_dateofexpiry = تاريخ الانتهاء
travellers-field-passport_placeofissue = مكان الإصدار
travellers-field-passport_countrycode = بلد الإصدار
travellers-field-visa = التأشيرة
travellers-field-idproof = إثبات الهوية
travellers-field-beneficiaryname = اسم المستفيد
travellers-field-frequent_flyer_number = رقم المسافر الدائم
travellers-field-frequent_flyer_number_onward = رقم الذهاب
travellers-field-frequent_flyer_number_return = رقم العودة
travellers-field-meal_preference = الوجبة
travellers-field-seat_preference = المقعد
travellers-field-special_assistance = المساعدة
travellers-field-tour_code = رمز الجولة
travellers-field-deal_code = رمز الصفقة
travellers-field-endorsement_code = رمز التظهير
travellers-field-additional_segmentinfo = معلومات المقطع
travellers-field-paxssrinfo = الخدمات
travellers-field-bookingpageparams = معاملات صفحة الحجز
travellers-field-hardcode_basefare_oneway = السعر الأساسي، ذهاب
travellers-field-hardcode_tax_oneway = الضريبة، ذهاب
travellers-field-hardcode_basefare_roundtrip = السعر الأساسي، ذهاب وعودة
travellers-field-hardcode_tax_roundtrip = الضريبة، ذهاب وعودة
travellers-count = { $count ->
    [one] مسافر واحد
    [two] مسافران
    [few] { $count } مسافرين
   *[other] { $count } مسافرًا
}
travellers-duplicates = { $count ->
    [one] توجد مجموعة من المسافرين قد تكون لشخص واحد.
    [two] توجد مجموعتان من المسافرين قد تكون كل منهما لشخص واحد.
   *[other] توجد { $count } مجموعات من المسافرين قد تكون كل منها لشخص واحد.
}
travellers-import-none = لا يمكن حفظ أي سطر كما هو.
travellers-import-ready = { $count ->
    [one] سطر واحد صحيح ويمكن حفظه.
    [two] سطران صحيحان ويمكن حفظهما.
   *[other] { $count } أسطر صحيحة ويمكن حفظها.
}
travellers-import-save = { $count ->
    [one] حفظ مسافر واحد
    [two] حفظ مسافرين
   *[other] حفظ { $count } مسافرين
}
travellers-import-done = { $count ->
    [one] تم حفظ مسافر واحد.
    [two] تم حفظ مسافرين.
   *[other] تم حفظ { $count } مسافرين.
}
travellers-import-errors = { $count ->
    [one] أمر واحد يجب تصحيحه في الملف:
    [two] أمران يجب تصحيحهما في الملف:
   *[other] { $count } أمور يجب تصحيحها في الملف:
}
