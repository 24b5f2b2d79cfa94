# الملف الشخصي
agency-you = أنت ووكالتك
agency-name = الاسم
agency-user-id = معرّف المستخدم
agency-email = البريد الإلكتروني
agency-mobile = الجوال
agency-company = الشركة
agency-agent-id = رمز الوكيل
agency-address = العنوان
agency-gst = رقم ضريبة GST
agency-change-password = تغيير كلمة المرور
agency-change-password-fact = يُنهي جلساتك الأخرى
