/** What is filled in to apply for visas: the checkout of all products with what each applicant does in life. */
import { completeTraveller } from '#domain/people/traveller.ts';
import { typeOn } from '#domain/people/traveller-type.ts';
import { usualProfile } from '#domain/visa/checklist.ts';
import { checkApplication, visaFacts } from '#domain/visa/rules.ts';
import { applicantProfiles } from '#domain/visa/visa.ts';
import type { BookVisa, VisaDesk, VisaQuote } from '#application/desk/visa/visa.ts';
import type { CheckoutProduct } from '../booking/checkout/checkout-product.ts';
import { type CheckoutPorts, ProductCheckout } from '../booking/checkout/product-checkout.ts';
import { type FormStart, saleToSend } from '../booking/checkout/sale-form.ts';

export interface VisaForm {
  readonly profiles: readonly string[];
}

export type VisaCheckout = ProductCheckout<VisaQuote, VisaForm, Omit<BookVisa, 'requestId'>>;

/** Those who were quoted, by date of birth, with passports of the nationality. */
export function applicantsStart({ births, from, to, visa: { nationality } }: VisaQuote): FormStart<VisaForm> {
  return {
    travellers: births.map((dateOfBirth) => ({
      type: typeOn(dateOfBirth, to) ?? 'adult',
      dateOfBirth,
      passport: { placeOfIssue: nationality, country: nationality },
    })),
    own: { profiles: births.map((born) => usualProfile(born, from)) },
  };
}

export function visaCheckout(
  desk: Pick<VisaDesk, 'quote' | 'book'>,
  ports: CheckoutPorts,
  onGone: () => void,
): VisaCheckout {
  const product: CheckoutProduct<VisaQuote, VisaForm, Omit<BookVisa, 'requestId'>> = {
    key: 'visaCheckout',
    version: 1,
    international: () => true,
    facts: visaFacts,
    check: ({ travellers, own }, quote) =>
      checkApplication({ ...own, travellers }, { ...quote, nationality: quote.visa.nationality }),
    wanted: (form, quote) => {
      const facts = visaFacts(quote);
      return {
        ...saleToSend(quote, form),
        travellers: form.travellers.flatMap((draft, index) => {
          const complete = completeTraveller(draft, { ...facts, index });
          return 'traveller' in complete ? [complete.traveller] : [];
        }),
        profiles: form.own.profiles.map((each) => applicantProfiles.find((known) => known === each) ?? 'employed'),
      };
    },
    quoteAgain: ({ visa: { visaId } }) => desk.quote({ visaId }),
    inCart: ({ visa: { visaId } }, booking) => ({ product: 'visa', quote: { visaId }, booking }),
    book: (request) => desk.book(request),
    onGone,
  };
  return new ProductCheckout(product, ports);
}
