/** Insurance, as the back office takes it. */
import type { CartProduct } from '#application/backoffice/cart/cart-product.ts';
import { insuranceInCart } from '#application/backoffice/insurance/insurance-in-cart.ts';
import { makeInsuranceDesk, usualInsuranceTerms } from '#application/backoffice/insurance/insurance-desk.ts';
import { insurancePapers } from '#application/backoffice/insurance/insurance-papers.ts';
import type { InsuranceOffer, InsuranceTypes } from '#application/backoffice/insurance/insurance-types.ts';
import { requestedInsurance } from '#application/backoffice/insurance/requested-insurance.ts';
import { soldInsurance } from '#application/backoffice/insurance/sold-insurance.ts';
import type { InsuranceSupplier } from '#application/backoffice/ports/insurance/insurance-supplier.ts';
import { keptInsurance } from '#infrastructure/backoffice/database/insurance/kept-insurance.ts';
import { sandboxInsurer } from '#infrastructure/backoffice/suppliers/sandbox/insurance/sandbox-insurer.ts';
import { insuranceLetters } from '#infrastructure/backoffice/words/insurance-letter.ts';
import { desks, type Part } from '../parts.ts';
import { soldFromQuotes } from '../sold-from-quotes.ts';

const inCart: Part<CartProduct> = Symbol('insuranceInCart');

export const insurance = soldFromQuotes<InsuranceTypes, InsuranceOffer, InsuranceSupplier>('insurance', {
  kept: keptInsurance,
  sells: sandboxInsurer,
  sold: ({ supplier, amendments }) => soldInsurance({ suppliers: [supplier], amendments: [amendments] }),
  papers: () => insurancePapers(insuranceLetters),
  requested: requestedInsurance,
  usual: () => usualInsuranceTerms,
  layout: async () => (await import('#infrastructure/backoffice/documents/insurance/policy-layout.ts')).layOutPolicy,
  inCart,
  isBoughtWith: true,
  own: (make, { suppliers, ...parts }) => {
    make(desks.insurance, { ...parts, insurers: suppliers }, makeInsuranceDesk);
    make(inCart, { ...parts, desk: desks.insurance }, insuranceInCart);
  },
});
