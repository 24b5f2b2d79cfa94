/** Booking cabins: the sailing, who sails in which, when they dine, what is paid when; then contact, terms and paying or holding. */
import Ship from 'lucide-react/icons/ship';
import type { CruiseQuote } from '#application/desk/cruise/cruise.ts';
import { chargedNow, cruiseFacts, type CruiseOwn } from '#application/portal/cruise/cruise-checkout.ts';
import type { TripFacts } from '#domain/booking/trip-facts.ts';
import { withGuests } from '#domain/cruise/booking/in-short.ts';
import { cruiseTrip } from '#domain/cruise/booking/trip-facts.ts';
import { guestCount } from '#domain/cruise/sailing/sailing.ts';
import { isRefundable } from '#domain/cruise/terms/line-terms.ts';
import { CheckoutPage } from '#ui/booking/checkout/checkout-page.tsx';
import type { SaleView } from '#ui/booking/checkout/checkout-view.ts';
import { ModeCard } from '#ui/booking/checkout/mode-card.tsx';
import { travellerFieldName, usePassportParty } from '#ui/booking/checkout/passport-party.ts';
import type { Instant } from '#domain/time/instant.ts';
import { placeTimeAt } from '#domain/time/place-time.ts';
import { cruiseParts } from '#ui/composition/cruise/parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { bookingPath } from '#ui/composition/paths.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { PolicyCard, useOwnPolicy } from '#ui/corporate/policy-mark.tsx';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { fieldId } from '#ui/design/field/field-id.ts';
import { RadioGroup } from '#ui/design/field/radio-group.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { TravellerCard } from '#ui/people/traveller-card.tsx';
import { useCruiseText } from './cruise-text.ts';
import { Grid, Route, Schedule } from './sailing-parts.tsx';
import styles from './cruise.module.css';

type View = SaleView<CruiseQuote, CruiseOwn>;

const guestsIn = ({ booked }: CruiseQuote) => booked.reduce((all, { party }) => all + guestCount(party), 0);

function tripOf({ sailing, booked, price, required, lineTerms }: CruiseQuote, now: Instant): TripFacts {
  return cruiseTrip({
    sailing,
    cabins: booked,
    total: price.total,
    isAbroad: required.includes('passport'),
    isRefundable: isRefundable(lineTerms, sailing.departs, now),
  });
}

export function Screen() {
  const words = useWords();
  const text = useCruiseText();
  const checkout = usePart(cruiseParts.checkout);
  const gstProfiles = usePart(cruiseParts.gstProfiles);
  useOwnPolicy();
  const clock = usePart(parts.clock);
  const today = clock.todayIn(useBusinessZone());
  return (
    <CheckoutPage<CruiseQuote, CruiseOwn>
      product="cruise"
      checkout={checkout}
      gstProfiles={gstProfiles}
      icon={Ship}
      title={words('title-cruise-book')}
      searchAt="/cruise"
      searchLabel={words('cruise-search')}
      about={({ sailing }) => ({
        title: (
          <Listed>
            <bdi>{sailing.name}</bdi>
            <bdi>{sailing.ship.name}</bdi>
          </Listed>
        ),
        detail: (
          <Listed>
            {text.moment(sailing.departs)}
            {text.nights(sailing.nights)}
          </Listed>
        ),
      })}
      of={(quote) => text.guests(guestsIn(quote))}
      fieldName={(path, { form }) =>
        path === 'dining' ? words('cruise-dining') : travellerFieldName(words, path, form.travellers)
      }
      unitName={({ params }) => words('cruise-cabin-number', { number: Number(params?.['item'] ?? 0) + 1 })}
      holds={({ form }) => form.own.mode === 'hold'}
      chargedNow={(quote) => chargedNow(quote, today)}
      shownAt={bookingPath}
      bookedMessage="message-ticket-booked"
    >
      {(view) => (
        <>
          <PolicyCard quoteId={view.state.quote.quoteId} trip={() => tripOf(view.state.quote, clock.now())} />
          <Guests {...view} />
          <Dining {...view} />
          <Terms {...view} />
          <Mode {...view} />
        </>
      )}
    </CheckoutPage>
  );
}

/** Cabin by cabin. */
function Guests(view: View) {
  const words = useWords();
  const text = useCruiseText();
  const { quote } = view.state;
  const party = usePassportParty(view, usePart(cruiseParts.savedTravellers), cruiseFacts(quote));
  return withGuests(quote.booked).map((cabin, at) => (
    <section key={at} className={styles.cabinOf} aria-label={words('cruise-cabin-number', { number: at + 1 })}>
      <p className={styles.cabinName}>
        <strong>{words('cruise-cabin-number', { number: at + 1 })}</strong> {text.cabin(cabin)}
      </p>
      {cabin.guests.map((index) => (
        <TravellerCard key={index} form={party} index={index} />
      ))}
    </section>
  ));
}

function Dining({ state: { quote, form }, checkout, errorAt }: View) {
  const words = useWords();
  return (
    <Card title={words('cruise-dining')}>
      <RadioGroup
        id={fieldId('dining')}
        label={words('cruise-dining')}
        labelHidden
        look="row"
        choices={quote.sailing.ship.dining.map((key) => ({ key, label: words(`cruise-dining-${key}`) }))}
        value={form.own.dining}
        error={errorAt('dining')}
        onChange={(dining) => checkout.changeOwn({ dining })}
      />
    </Card>
  );
}

function Terms({ state: { quote } }: View) {
  const words = useWords();
  const { sailing, lineTerms, schedule } = quote;
  return (
    <>
      <Card title={words('cruise-schedule')}>
        <Schedule schedule={schedule} />
        <p className={styles.quiet}>{words('cruise-schedule-note')}</p>
      </Card>
      <Card title={words('cruise-cancelling')}>
        <Grid terms={lineTerms} sailing={sailing} />
      </Card>
      <Card title={words('cruise-route')}>
        <Route sailing={sailing} />
      </Card>
    </>
  );
}

function Mode({ state: { quote, form }, checkout }: View) {
  const words = useWords();
  const text = useCruiseText();
  const zone = useBusinessZone();
  if (quote.hold === undefined) return null;
  return (
    <ModeCard
      title={words('cruise-mode')}
      choices={{ confirm: words('cruise-mode-confirm'), hold: words('cruise-mode-hold') }}
      value={form.own.mode}
      until={words('cruise-mode-until', { moment: text.moment(placeTimeAt(quote.hold.until, zone)) })}
      onChange={(mode) => checkout.changeOwn({ mode })}
    />
  );
}
