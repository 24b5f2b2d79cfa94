/** Buying a policy: who is insured, with passports, a nominee, and what is declared. */
import ShieldCheck from 'lucide-react/icons/shield-check';
import { insuredFacts } from '#domain/insurance/rules.ts';
import type { InsuranceForm } from '#application/portal/insurance/insurance-checkout.ts';
import type { InsuranceQuote } from '#application/desk/insurance/insurance.ts';
import { CheckoutPage } from '#ui/booking/checkout/checkout-page.tsx';
import { travellerFieldName, travellerOfLine, usePassportParty } from '#ui/booking/checkout/passport-party.ts';
import type { SaleView } from '#ui/booking/checkout/checkout-view.ts';
import { insuranceParts } from '#ui/composition/insurance/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import type { TripFacts } from '#domain/booking/trip-facts.ts';
import { coverTrip } from '#domain/insurance/trip-facts.ts';
import { PolicyCard, useOwnPolicy } from '#ui/corporate/policy-mark.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { TravellerCard } from '#ui/people/traveller-card.tsx';
import { insurance } from './product.ts';
import { Proposal, proposalFields } from './proposal.tsx';

type View = SaleView<InsuranceQuote, InsuranceForm>;

function tripOf({ from, births, price }: InsuranceQuote): TripFacts {
  return coverTrip(from, births.length, price.total);
}

export function Screen() {
  const words = useWords();
  const dates = useDates();
  const checkout = usePart(insuranceParts.checkout);
  const gstProfiles = usePart(insuranceParts.gstProfiles);
  useOwnPolicy();
  return (
    <CheckoutPage<InsuranceQuote, InsuranceForm>
      product="insurance"
      checkout={checkout}
      gstProfiles={gstProfiles}
      icon={ShieldCheck}
      title={words('title-insurance-book')}
      searchAt="/insurance"
      searchLabel={words('insurance-search')}
      about={({ plan, from, to }) => ({
        title: (
          <>
            <bdi>{plan.name}</bdi>, <bdi>{plan.insurer}</bdi>
          </>
        ),
        detail: words('insurance-between', { from: dates.short(from), to: dates.short(to) }),
      })}
      of={({ births }) => words('insurance-for', { count: births.length })}
      fieldName={(path, { form }) =>
        proposalFields.includes(path)
          ? words(`insurance-field-${path.replace('.', '-')}`)
          : travellerFieldName(words, path, form.travellers)
      }
      unitName={(part, { form }) => travellerOfLine(words, part, form.travellers)}
      termsNote={<span>{words('insurance-cancel-note')}</span>}
      shownAt={(transactionId) => insurance.paths.paper('voucher', transactionId)}
      bookedMessage="insurance-issued"
    >
      {(view) => (
        <>
          <PolicyCard quoteId={view.state.quote.quoteId} trip={() => tripOf(view.state.quote)} />
          <Insured {...view} />
        </>
      )}
    </CheckoutPage>
  );
}

function Insured(view: View) {
  const words = useWords();
  const { state } = view;
  const party = usePassportParty(view, usePart(insuranceParts.savedTravellers), insuredFacts(state.quote));
  return (
    <>
      {state.form.travellers.map((_traveller, index) => (
        <TravellerCard key={index} form={party} index={index} />
      ))}
      <Card title={words('insurance-proposal')} fact={words('insurance-proposal-note')}>
        <Proposal {...view} />
      </Card>
    </>
  );
}
