# موظفو الوكالة.
staff-add = إضافة موظف
staff-new = إضافة موظف
staff-edit = الصلاحيات والحدود
staff-none = لم يُضف أي موظف.
staff-none-help = أضف العاملين في وكالتك. يتلقى كل منهم دعوة بالبريد ويقوم بما تسمح به.
staff-person = الموظف
staff-status = الحالة
staff-status-Active = نشط
staff-status-Inactive = غير نشط
staff-status-Suspended = موقوف
staff-status-invited = مدعو
staff-count = { $count ->
    [zero] لا موظفين
    [one] موظف واحد
    [two] موظفان
    [few] { $count } موظفين
   *[other] { $count } موظفًا
  }
staff-may = الصلاحيات
staff-may-nothing = الاطلاع على الحجوزات فقط
staff-agent = وكيل الوكالة الأصلي
staff-permission-search = البحث
staff-permission-book = الحجز والحجز المؤقت
staff-permission-ticket = إصدار التذاكر والخصم من الحساب
staff-permission-cancel = الإلغاء
staff-permission-see-net-fares = الاطلاع على الأسعار الصافية
staff-permission-see-ledger = الاطلاع على دفتر الحساب والرصيد
staff-permission-deposit = الإيداع
staff-permission-import = استيراد PNR
staff-permission-send-quotes = إرسال عروض الأسعار
staff-permission-manage-staff = إدارة الموظفين
staff-permission-emulate = التصرّف نيابةً عن الزملاء
staff-limits = الحدود
staff-limits-help = ما يمكن لهذا الموظف خصمه من حساب الوكالة. اتركه فارغًا إن لم يكن هناك حد.
staff-per-booking = لكل حجز
staff-per-day = لكل يوم
staff-booking-limit = { $amount } لكل حجز
staff-day-limit = { $amount } في اليوم
staff-no-limit = بلا حد
staff-acts = الإجراءات
staff-user-id-help = تُرسل الدعوة إلى هذا العنوان، وهو معرّف الدخول.
staff-edit-named = تغيير صلاحيات { $name }
staff-suspend = إيقاف
staff-suspend-named = إيقاف { $name }
staff-suspend-title = هل تريد إيقاف { $name }؟
staff-suspend-help = تنتهي جميع جلسات هذا الموظف فورًا، ولا يمكنه الدخول حتى تعيده.
staff-suspending = جارٍ الإيقاف
staff-return = إعادة
staff-return-named = إعادة { $name }
staff-return-title = هل تريد إعادة { $name }؟
staff-return-help = يمكن لهذا الموظف الدخول مجددًا بالصلاحيات والحدود نفسها.
staff-returning = جارٍ الإعادة
staff-not-yours = لا يمكنك السماح بما لا يُسمح لك به.
# Between two permissions.
