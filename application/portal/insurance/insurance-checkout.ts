/** What is filled in to buy a policy: the checkout of all products with what only insurance asks. */
import type { InsuranceDesk, BookInsurance, InsuranceQuote } from '#application/desk/insurance/insurance.ts';
import type { CheckoutProduct } from '../booking/checkout/checkout-product.ts';
import { type CheckoutPorts, ProductCheckout } from '../booking/checkout/product-checkout.ts';
import { type FormStart, saleToSend } from '../booking/checkout/sale-form.ts';
import { nomineeRelations, tripPurposes } from '#domain/insurance/plan.ts';
import { checkProposal, insuredFacts, type NomineeDraft } from '#domain/insurance/rules.ts';
import { completeTraveller } from '#domain/people/traveller.ts';
import { typeOn } from '#domain/people/traveller-type.ts';

export interface InsuranceForm {
  readonly address: string;
  readonly purpose: string;
  readonly nominee: NomineeDraft;
  readonly illnessBefore?: boolean | undefined;
  readonly residents: boolean;
}

export type InsuranceCheckout = ProductCheckout<InsuranceQuote, InsuranceForm, Omit<BookInsurance, 'requestId'>>;

/** Those who were quoted, by date of birth; nothing declared. */
export function insuredStart({ births, to }: InsuranceQuote, country: string): FormStart<InsuranceForm> {
  return {
    travellers: births.map((dateOfBirth) => ({
      type: typeOn(dateOfBirth, to) ?? 'adult',
      dateOfBirth,
      passport: { placeOfIssue: country, country },
    })),
    own: { address: '', purpose: tripPurposes[0], nominee: {}, residents: false },
  };
}

export function insuranceCheckout(
  desk: Pick<InsuranceDesk, 'quote' | 'book'>,
  ports: CheckoutPorts,
  onGone: () => void,
): InsuranceCheckout {
  const product: CheckoutProduct<InsuranceQuote, InsuranceForm, Omit<BookInsurance, 'requestId'>> = {
    key: 'insuranceCheckout',
    version: 1,
    international: () => true,
    facts: insuredFacts,
    check: ({ travellers, own }, quote) => checkProposal({ ...own, travellers }, quote),
    wanted: (form, quote) => {
      const { address, purpose, nominee, illnessBefore = false, residents } = form.own;
      const facts = insuredFacts(quote);
      return {
        ...saleToSend(quote, form),
        travellers: form.travellers.flatMap((draft, index) => {
          const complete = completeTraveller(draft, { ...facts, index });
          return 'traveller' in complete ? [complete.traveller] : [];
        }),
        address: address.trim(),
        purpose: tripPurposes.find((each) => each === purpose) ?? tripPurposes[0],
        nominee: {
          name: (nominee.name ?? '').trim(),
          relation: nomineeRelations.find((each) => each === nominee.relation) ?? 'other',
        },
        illnessBefore,
        residents,
      };
    },
    quoteAgain: ({ plan: { planId } }) => desk.quote({ planId }),
    inCart: ({ plan: { planId } }, booking) => ({ product: 'insurance', quote: { planId }, booking }),
    book: (request) => desk.book(request),
    onGone,
  };
  return new ProductCheckout(product, ports);
}
