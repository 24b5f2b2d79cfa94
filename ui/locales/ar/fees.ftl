# رسوم التغيير والإلغاء حيثما تظهر
fees-hours-any = في أي وقت
fees-hours-over = { $hours ->
    [one] أكثر من ساعة واحدة
    [two] أكثر من ساعتين
    [few] أكثر من { $hours } ساعات
   *[other] أكثر من { $hours } ساعة
}
fees-hours-under = { $hours ->
    [one] أقل من ساعة واحدة
    [two] أقل من ساعتين
    [few] أقل من { $hours } ساعات
   *[other] أقل من { $hours } ساعة
}
fees-hours-between = من { $from } إلى { $to ->
    [one] ساعة واحدة
    [two] ساعتين
    [few] { $to } ساعات
   *[other] { $to } ساعة
}
fees-free = مجانًا
fees-not-allowed = غير مسموح
fees-basis = { $per ->
    [ticket] لكل مسافر، مرة واحدة عن التذكرة كلها
   *[direction] لكل مسافر ولكل اتجاه
}
fees-basis-apart = لكل مسافر. الإلغاء: { $cancel ->
    [ticket] مرة واحدة عن التذكرة كلها
   *[direction] عن كل اتجاه
}. التغيير: { $change ->
    [ticket] مرة واحدة عن التذكرة كلها
   *[direction] عن كل اتجاه
}
