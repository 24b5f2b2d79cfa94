/** Buying a policy: who is insured, with passports, a nominee, and what is declared. */
import { useEffect } from 'react';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { insuredFacts } from '#domain/insurance/rules.ts';
import type { InsuranceForm } from '#application/portal/insurance/insurance-checkout.ts';
import type { InsuranceQuote } from '#application/desk/insurance/insurance.ts';
import { CheckoutPage } from '#ui/booking/checkout/checkout-page.tsx';
import type { SaleView } from '#ui/booking/checkout/checkout-view.ts';
import { insuranceParts } from '#ui/composition/insurance/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import type { TripFacts } from '#domain/booking/trip-facts.ts';
import { coverTrip } from '#domain/insurance/trip-facts.ts';
import { PolicyCard, useOwnPolicy } from '#ui/corporate/policy-mark.tsx';
import { useWords } from '#ui/design/words/words.ts';
import type { PartyForm } from '#ui/people/party-form.ts';
import { TravellerCard } from '#ui/people/traveller-card.tsx';
import { fullName, placeName } from '#ui/people/traveller-names.ts';
import { insurance } from './product.ts';
import { Proposal, proposalFields } from './proposal.tsx';

type View = SaleView<InsuranceQuote, InsuranceForm>;

const traveller = /^travellers\[(\d+)\]\.(.+)$/;

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
      fieldName={(path, { form }) => {
        const [, index, field] = traveller.exec(path) ?? [];
        if (index !== undefined && field !== undefined) {
          const who = placeName(words, form.travellers, Number(index));
          return words('booking-named-field', { who, field: words(`booking-field-${field.replace('.', '-')}`) });
        }
        return proposalFields.includes(path) ? words(`insurance-field-${path.replace('.', '-')}`) : undefined;
      }}
      unitName={({ params }, { form }) => {
        const at = Number(params?.['passenger']) - 1;
        const who = form.travellers[at];
        if (who === undefined) return undefined;
        return (who.firstName ?? '').trim() === '' ? placeName(words, form.travellers, at) : fullName(words, who);
      }}
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
  const party = useParty(view);
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

function useParty({ state, checkout }: View): PartyForm {
  const { form, quote } = state;
  const savedTravellers = usePart(insuranceParts.savedTravellers);
  useEffect(() => void savedTravellers.load(), [savedTravellers]);
  return {
    travellers: form.travellers,
    facts: insuredFacts(quote),
    programmes: [],
    withoutWishes: true,
    savedTravellers,
    saving: form.save,
    violations: state.violations,
    findings: [],
    change: (index, change) => checkout.changeTraveller(index, change),
    leave: (path) => checkout.leaveField(path),
    save: (index, saved) => {
      const others = form.save.filter((each) => each !== index);
      checkout.changeForm({ save: saved ? [...others, index] : others });
    },
    chooseLap: () => undefined,
  };
}
