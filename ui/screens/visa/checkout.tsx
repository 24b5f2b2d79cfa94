/** Applying for visas: who applies, with passports, and what each does in life, which decides on the papers. */
import Stamp from 'lucide-react/icons/stamp';
import type { TripFacts } from '#domain/booking/trip-facts.ts';
import { visaTrip } from '#domain/visa/trip-facts.ts';
import { PolicyCard, useOwnPolicy } from '#ui/corporate/policy-mark.tsx';
import { checklistOf } from '#domain/visa/checklist.ts';
import { visaFacts } from '#domain/visa/rules.ts';
import { applicantProfiles } from '#domain/visa/visa.ts';
import type { VisaQuote } from '#application/desk/visa/visa.ts';
import type { VisaForm } from '#application/portal/visa/visa-checkout.ts';
import { CheckoutPage } from '#ui/booking/checkout/checkout-page.tsx';
import {
  nameOrPlace,
  travellerFieldName,
  travellerOfLine,
  usePassportParty,
} from '#ui/booking/checkout/passport-party.ts';
import type { SaleView } from '#ui/booking/checkout/checkout-view.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { visaParts } from '#ui/composition/visa/parts.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { fieldId } from '#ui/design/field/field-id.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { useCountryName } from '#ui/people/country-field.tsx';
import { TravellerCard } from '#ui/people/traveller-card.tsx';
import { placeName } from '#ui/people/traveller-names.ts';
import { visa } from './product.ts';
import styles from './visa.module.css';

type View = SaleView<VisaQuote, VisaForm>;

const profileAt = /^profiles\[(\d+)\]$/;

function tripOf({ from, births, price, visa: { destination } }: VisaQuote): TripFacts {
  return visaTrip(from, births.length, price.total, destination);
}

export function Screen() {
  const words = useWords();
  useOwnPolicy();
  const dates = useDates();
  const country = useCountryName();
  const checkout = usePart(visaParts.checkout);
  const gstProfiles = usePart(visaParts.gstProfiles);
  return (
    <CheckoutPage<VisaQuote, VisaForm>
      product="visa"
      checkout={checkout}
      gstProfiles={gstProfiles}
      icon={Stamp}
      title={words('title-visa-book')}
      searchAt="/visa"
      searchLabel={words('visa-search')}
      about={({ visa: { destination, kind }, from, to }) => ({
        title: `${country(destination)}${words('design-comma')} ${words(`visa-kind-${kind}`)}`,
        detail: words('visa-between', { from: dates.short(from), to: dates.short(to) }),
      })}
      of={({ births }) => words('visa-for', { count: births.length })}
      fieldName={(path, { form }) => {
        const [, at] = profileAt.exec(path) ?? [];
        if (at === undefined) return travellerFieldName(words, path, form.travellers);
        return words('booking-named-field', {
          who: placeName(words, form.travellers, Number(at)),
          field: words('visa-profile'),
        });
      }}
      unitName={(part, { form }) => travellerOfLine(words, part, form.travellers)}
      termsNote={<span>{words('visa-cancel-note')}</span>}
      shownAt={(transactionId) => visa.paths.paper('voucher', transactionId)}
      bookedMessage="visa-registered"
    >
      {(view) => (
        <>
          <PolicyCard quoteId={view.state.quote.quoteId} trip={() => tripOf(view.state.quote)} />
          <Applicants {...view} />
        </>
      )}
    </CheckoutPage>
  );
}

function Applicants(view: View) {
  const { state } = view;
  const party = usePassportParty(view, usePart(visaParts.savedTravellers), visaFacts(state.quote));
  return (
    <>
      {state.form.travellers.map((_traveller, index) => (
        <TravellerCard key={index} form={party} index={index} />
      ))}
      <Profiles {...view} />
    </>
  );
}

function Profiles({ state, checkout, errorAt, fixed }: View) {
  const words = useWords();
  const { travellers, own } = state.form;
  return (
    <Card title={words('visa-papers')} fact={words('visa-papers-note')}>
      <ul className={styles.profiles}>
        {travellers.map((_who, at) => {
          const profile = applicantProfiles.find((each) => each === own.profiles[at]) ?? 'employed';
          const name = nameOrPlace(words, travellers, at);
          return (
            <li key={at}>
              <Select
                id={fieldId(`profiles[${at}]`)}
                label={words('visa-profile-of', { name })}
                error={errorAt(`profiles[${at}]`)}
                disabled={fixed}
                options={applicantProfiles.map((key) => ({ key, label: words(`visa-profile-${key}`) }))}
                value={profile}
                onChange={(key) =>
                  checkout.changeOwn({ profiles: own.profiles.map((each, index) => (index === at ? key : each)) })
                }
              />
              <p className={styles.quiet}>
                <Listed>
                  {checklistOf(state.quote.visa, profile).map((paper) => (
                    <span key={paper}>{words(`visa-paper-${paper}`)}</span>
                  ))}
                </Listed>
              </p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
