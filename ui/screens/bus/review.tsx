/** Reviewing blocked seats: the ride, who sits where, the paper that is shown on board; then contact, terms and paying. */
import { useEffect } from 'react';
import Bus from 'lucide-react/icons/bus-front';
import type { BusQuote } from '#application/desk/bus/bus.ts';
import { choicesForSeat, passengerFrom } from '#application/portal/bus/saved-passengers.ts';
import { type BusOwn, typeOf } from '#application/portal/bus/bus-checkout.ts';
import { datedPolicy } from '#domain/bus/trip/policy.ts';
import { titlesFor } from '#domain/people/titles.ts';
import { formatMoney } from '#domain/money/format.ts';
import { clockOfLocal, dateOfLocal, placeTimeAt, toInstant } from '#domain/time/place-time.ts';
import { CheckoutPage } from '#ui/booking/checkout/checkout-page.tsx';
import type { SaleView } from '#ui/booking/checkout/checkout-view.ts';
import { NameRow } from '#ui/people/name-row.tsx';
import { ShownIdCard } from '#ui/people/shown-id-card.tsx';
import { nameFieldText } from '#ui/people/traveller-names.ts';
import { busParts } from '#ui/composition/bus/parts.ts';
import { bookingPath } from '#ui/composition/paths.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { fieldId } from '#ui/design/field/field-id.ts';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { useBusText } from './bus-text.ts';
import type { TripFacts } from '#domain/booking/trip-facts.ts';
import { busTrip } from '#domain/bus/booking/trip-facts.ts';
import { PolicyCard, useOwnPolicy } from '#ui/corporate/policy-mark.tsx';
import { RideTrack } from './ride-track.tsx';
import styles from './review.module.css';

type View = SaleView<BusQuote, BusOwn>;

function tripOf({ ride, seats, price }: BusQuote): TripFacts {
  return busTrip({
    total: price.total,
    travellers: seats.length,
    startsOn: dateOfLocal(ride.boarding.at.local),
    policy: ride.policy,
  });
}

export function Screen() {
  const words = useWords();
  const dates = useDates();
  const checkout = usePart(busParts.checkout);
  const gstProfiles = usePart(busParts.gstProfiles);
  useOwnPolicy();
  return (
    <CheckoutPage<BusQuote, BusOwn>
      product="bus"
      checkout={checkout}
      gstProfiles={gstProfiles}
      icon={Bus}
      title={words('title-bus-review')}
      searchAt="/bus"
      searchLabel={words('bus-search')}
      about={({ ride, seats }) => ({
        title: words('bus-results-title', { from: ride.origin.name, to: ride.destination.name }),
        detail: (
          <Listed>
            {dates.short(dateOfLocal(ride.boarding.at.local))}
            {words('bus-seats-count', { count: seats.length })}
          </Listed>
        ),
      })}
      fieldName={(path, state) => nameOfField(path, state.quote, words)}
      unitName={({ params }, { quote }) => quote.seats[Number(params?.['passenger']) - 1]?.seat}
      of={({ seats }) => words('bus-seats-count', { count: seats.length })}
      shownAt={bookingPath}
      bookedMessage="message-ticket-booked"
    >
      {(view) => (
        <>
          <PolicyCard quoteId={view.state.quote.quoteId} trip={() => tripOf(view.state.quote)} />
          <Ride {...view} />
          <Passengers {...view} />
          <Paper {...view} />
          <Cancelling {...view} />
        </>
      )}
    </CheckoutPage>
  );
}

function nameOfField(path: string, { seats }: BusQuote, words: ReturnType<typeof useWords>): string | undefined {
  const [, at, field] = /^travellers\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
  if (at !== undefined && field !== undefined) {
    const named = nameFieldText(words, field) ?? words(`bus-field-${field}`);
    return words('bus-field-of', { seat: seats[Number(at)]?.seat ?? '', field: named });
  }
  return path.startsWith('shownId') ? words('bus-shown-id') : undefined;
}

function Ride({
  state: {
    quote: { ride },
  },
}: View) {
  const words = useWords();
  const text = useBusText();
  return (
    <Card title={<bdi>{ride.operator.name}</bdi>} fact={text.bus(ride.bus)}>
      <RideTrack ride={ride} />
      <p className={styles.quiet}>{words('bus-be-there')}</p>
    </Card>
  );
}

function Passengers({ state, checkout, errorAt, fixed }: View) {
  const words = useWords();
  const { quote, form } = state;
  const savedTravellers = usePart(busParts.savedTravellers);
  useEffect(() => void savedTravellers.load(), [savedTravellers]);
  const day = dateOfLocal(quote.ride.boarding.at.local);
  return (
    <Card title={words('bus-passengers')} fact={words('bus-passengers-note')}>
      {quote.seats.map(({ seat, gender, deck }, at) => {
        const age = form.own.ages[at] ?? '';
        const others = form.travellers.flatMap(({ savedId }, place) =>
          savedId === undefined || place === at ? [] : [savedId],
        );
        const changeAge = (typed: string) =>
          checkout.changeOwn({ ages: form.own.ages.map((each, index) => (index === at ? typed : each)) });
        return (
          <fieldset key={seat} className={styles.passenger}>
            <legend>
              <Code strong>{seat}</Code>{' '}
              <Listed>
                {words(`bookings-bus-deck-${deck}`)}
                {words(`bus-for-${gender}`)}
              </Listed>
            </legend>
            <NameRow
              path={`travellers[${at}]`}
              titles={titlesFor(typeOf(age), gender)}
              draft={form.travellers[at]}
              errorAt={errorAt}
              disabled={fixed}
              onChange={(change) => checkout.changeTraveller(at, change)}
              onLeave={(path) => checkout.leaveField(path)}
              saved={{
                travellers: savedTravellers,
                type: typeOf(age),
                choose: (list) => choicesForSeat(list, gender, day, others),
                onFill: (chosen) => {
                  const { traveller, age: years } = passengerFrom(chosen, day);
                  checkout.changeTraveller(at, traveller);
                  changeAge(years === '' ? age : years);
                },
              }}
            >
              <TextField
                id={fieldId(`travellers[${at}].age`)}
                label={words('bus-field-age')}
                value={age}
                inputMode="numeric"
                maxLength={3}
                autoComplete="off"
                leftToRight
                error={errorAt(`travellers[${at}].age`)}
                disabled={fixed}
                onChange={changeAge}
                onBlur={() => checkout.leaveField(`travellers[${at}].age`)}
              />
            </NameRow>
          </fieldset>
        );
      })}
    </Card>
  );
}

/** Asked for by the operator, or given all the same. */
function Paper({ state, checkout, errorAt, fixed }: View) {
  const words = useWords();
  const { quote, form } = state;
  const { shownId } = form.own;
  if (!quote.ride.idRequired) return null;
  return (
    <ShownIdCard
      title={words('bus-shown-id')}
      note={words('bus-shown-id-note')}
      draft={shownId}
      help={words('bus-shown-id-help')}
      errorAt={errorAt}
      disabled={fixed}
      onChange={(change) => checkout.changeOwn({ shownId: { ...shownId, ...change } })}
      onLeave={(path) => checkout.leaveField(path)}
    />
  );
}

/** What is kept of each seat until when. */
function Cancelling({
  state: {
    quote: { ride },
  },
}: View) {
  const words = useWords();
  const dates = useDates();
  const { language } = useLanguage();
  const rows = datedPolicy(ride.policy, toInstant(ride.departure)).map(({ until, charge }) => ({
    local: placeTimeAt(until, ride.departure.zone).local,
    kept: 'percent' in charge ? `${charge.percent}\u00a0%` : formatMoney(charge.amount, { locale: language }),
  }));
  return (
    <Card title={words('bus-cancelling')}>
      <table className={styles.grid}>
        <thead>
          <tr>
            <th scope="col">{words('bus-until')}</th>
            <th scope="col">{words('bus-kept')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ local, kept }) => (
            <tr key={local}>
              <td>
                {dates.short(dateOfLocal(local))} <Code>{clockOfLocal(local)}</Code>
              </td>
              <td>
                <bdi>{kept}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={styles.quiet}>{words('bus-cancelling-note')}</p>
      {ride.partialCancellation ? null : <p className={styles.quiet}>{words('bookings-bus-whole-only')}</p>}
    </Card>
  );
}
