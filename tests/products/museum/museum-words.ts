/** A museum's words in the portal, as an area of Fluent. */
import type { Language } from '#domain/people/language.ts';

export const museumWords: Readonly<Record<Language, string>> = {
  en: `
museum-service = Museums
museum-title = Museum tickets
museum-visits = Visits
museum-reference = Booking number of the museum
museum-which-visits = Which visits
museum-choose-visit = Choose at least one visit.
museum-given-up = Given up
museum-voucher = Voucher
museum-voucher-title = Voucher { $id }
`,
  fr: `
museum-service = Musées
museum-title = Billets de musée
museum-visits = Visites
museum-reference = Numéro de réservation du musée
museum-which-visits = Quelles visites
museum-choose-visit = Choisissez au moins une visite.
museum-given-up = Abandonnée
museum-voucher = Bon d’entrée
museum-voucher-title = Bon d’entrée { $id }
`,
  ar: `
museum-service = المتاحف
museum-title = تذاكر المتاحف
museum-visits = الزيارات
museum-reference = رقم حجز المتحف
museum-which-visits = أي الزيارات
museum-choose-visit = اختر زيارة واحدة على الأقل.
museum-given-up = ملغاة
museum-voucher = قسيمة الدخول
museum-voucher-title = قسيمة الدخول { $id }
`,
};
