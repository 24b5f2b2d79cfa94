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
travellers-flyer = برنامج الولاء
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
travellers-title-Ms = السيدة (Ms)
travellers-title-Mrs = السيدة (Mrs)
travellers-title-Mstr = الصغير
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
travellers-field-frequent_flyer_number = رقم برنامج الولاء
travellers-field-frequent_flyer_number_onward = رقم برنامج الولاء، ذهاب
travellers-field-frequent_flyer_number_return = رقم برنامج الولاء، عودة
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
    [few] توجد { $count } مجموعات من المسافرين قد تكون كل منها لشخص واحد.
   *[other] توجد { $count } مجموعة من المسافرين قد تكون كل منها لشخص واحد.
}
travellers-import-none = لا يمكن حفظ أي سطر كما هو.
travellers-import-ready = { $count ->
    [one] سطر واحد صحيح ويمكن حفظه.
    [two] سطران صحيحان ويمكن حفظهما.
    [few] { $count } أسطر صحيحة ويمكن حفظها.
   *[other] { $count } سطرًا صحيحًا يمكن حفظه.
}
travellers-import-save = { $count ->
    [one] حفظ مسافر واحد
    [two] حفظ مسافرين
    [few] حفظ { $count } مسافرين
   *[other] حفظ { $count } مسافرًا
}
travellers-import-done = { $count ->
    [one] تم حفظ مسافر واحد.
    [two] تم حفظ مسافرين.
    [few] تم حفظ { $count } مسافرين.
   *[other] تم حفظ { $count } مسافرًا.
}
travellers-import-errors = { $count ->
    [one] أمر واحد يجب تصحيحه في الملف:
    [two] أمران يجب تصحيحهما في الملف:
    [few] { $count } أمور يجب تصحيحها في الملف:
   *[other] { $count } أمرًا يجب تصحيحه في الملف:
}
