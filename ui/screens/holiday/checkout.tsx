/** Booking a package: the trip, who sleeps in each room, who pays for it where tax is collected; then contact, terms and paying. */
import { useEffect } from 'react';
import Palmtree from 'lucide-react/icons/palmtree';
import type { HolidayQuote } from '#application/desk/holiday/holiday.ts';
import { choicesFor } from '#application/portal/agency/saved-travellers.ts';
import { collects, type HolidayOwn, placesOf } from '#application/portal/holiday/holiday-checkout.ts';
import { holidayPaths } from '#application/portal/holiday/search-link.ts';
import { wishesMost } from '#domain/holiday/checkout/rules.ts';
import { holidayTripFacts } from '#domain/holiday/booking/trip-facts.ts';
import { travellersIn } from '#domain/holiday/trip/party.ts';
import { titlesFor } from '#domain/people/titles.ts';
import { CheckoutPage } from '#ui/booking/checkout/checkout-page.tsx';
import type { SaleView } from '#ui/booking/checkout/checkout-view.ts';
import { WishesCard } from '#ui/booking/checkout/wishes-card.tsx';
import { holidayParts } from '#ui/composition/holiday/parts.ts';
import { bookingPath } from '#ui/composition/paths.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { PolicyCard, useOwnPolicy } from '#ui/corporate/policy-mark.tsx';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { fieldId } from '#ui/design/field/field-id.ts';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { NameRow } from '#ui/people/name-row.tsx';
import { nameFieldText } from '#ui/people/traveller-names.ts';
import { useHolidayText } from './holiday-text.ts';
import { Grid, Instalments } from './money-cards.tsx';
import styles from './holiday.module.css';

type View = SaleView<HolidayQuote, HolidayOwn>;

export function Screen() {
  const words = useWords();
  const text = useHolidayText();
  const checkout = usePart(holidayParts.checkout);
  const gstProfiles = usePart(holidayParts.gstProfiles);
  useOwnPolicy();
  const party = ({ trip: { rooms } }: HolidayQuote) =>
    words('holiday-party', { rooms: rooms.length, people: travellersIn(rooms) });
  return (
    <CheckoutPage<HolidayQuote, HolidayOwn>
      product="holiday"
      checkout={checkout}
      gstProfiles={gstProfiles}
      icon={Palmtree}
      title={words('title-holiday-book')}
      searchAt={holidayPaths.search}
      searchLabel={words('holiday-search')}
      about={(quote) => ({
        title: <bdi>{quote.trip.name}</bdi>,
        detail: (
          <Listed>
            {text.between(quote.trip.startsOn, quote.trip.endsOn)}
            {party(quote)}
          </Listed>
        ),
      })}
      fieldName={(path, { quote }) => nameOfField(path, quote, words)}
      unitName={({ params }, { quote }) =>
        quote.trip.rooms.length === 1
          ? undefined
          : words('holiday-room-number', { number: Number(params?.['item'] ?? 0) + 1 })
      }
      of={party}
      shownAt={bookingPath}
      bookedMessage="message-ticket-booked"
    >
      {(view) => (
        <>
          <PolicyCard
            quoteId={view.state.quote.quoteId}
            trip={() => holidayTripFacts(view.state.quote.trip, view.state.quote.price.total)}
          />
          <Rooms {...view} />
          {collects(view.state.quote) ? <Payers {...view} /> : null}
          <Wishes {...view} />
          <Instalments instalments={view.state.quote.instalments} />
          <Grid trip={view.state.quote.trip} />
        </>
      )}
    </CheckoutPage>
  );
}

function nameOfField(path: string, quote: HolidayQuote, words: ReturnType<typeof useWords>): string | undefined {
  const [, at, field] = /^guests\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
  if (at !== undefined && field !== undefined) {
    const room = (placesOf(quote)[Number(at)]?.room ?? 0) + 1;
    return words('holiday-field-of', { room, field: nameFieldText(words, field) ?? '' });
  }
  const [, payer, what] = /^payers\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
  if (payer !== undefined && what !== undefined)
    return words('holiday-field-of', { room: Number(payer) + 1, field: words(`holiday-payer-${what}`) });
  return path === 'wishes' ? words('holiday-wishes') : undefined;
}

function Rooms(view: View) {
  const words = useWords();
  const { quote } = view.state;
  const savedTravellers = usePart(holidayParts.savedTravellers);
  useEffect(() => void savedTravellers.load(), [savedTravellers]);
  const places = placesOf(quote);
  return (
    <Card title={words('holiday-travellers')} fact={words('holiday-travellers-note')}>
      {quote.trip.rooms.map((party, room) => (
        <fieldset key={room} className={styles.room}>
          <legend>
            <Listed>
              {words('holiday-room-number', { number: room + 1 })}
              {words('holiday-room-party', { adults: party.adults, children: party.childAges.length })}
            </Listed>
          </legend>
          {places.map((place, at) =>
            place.room === room ? <Guest key={at} {...view} at={at} age={place.age} /> : null,
          )}
        </fieldset>
      ))}
    </Card>
  );
}

function Guest({
  state: { form, quote },
  checkout,
  errorAt,
  fixed,
  at,
  age,
}: View & { readonly at: number; readonly age: number | undefined }) {
  const words = useWords();
  const savedTravellers = usePart(holidayParts.savedTravellers);
  const draft = form.travellers[at];
  const type = draft?.type ?? 'adult';
  const { startsOn: first, endsOn: last } = quote.trip;
  const others = form.travellers.flatMap(({ savedId }, place) =>
    savedId === undefined || place === at ? [] : [savedId],
  );
  return (
    <div className={styles.guest}>
      <span className={styles.label}>
        {age === undefined ? words('holiday-adult') : words('holiday-child-of', { age })}
      </span>
      <NameRow
        path={`guests[${at}]`}
        titles={titlesFor(age === undefined ? 'adult' : 'child')}
        draft={draft}
        errorAt={errorAt}
        disabled={fixed}
        onChange={(change) => checkout.changeTraveller(at, change)}
        onLeave={(path) => checkout.leaveField(path)}
        saved={{
          travellers: savedTravellers,
          type,
          choose: (list) => choicesFor(list, type, { first, last }, others),
          onFill: ({ savedId, traveller: { title, firstName, lastName } }) =>
            checkout.changeTraveller(at, { savedId, title, firstName, lastName }),
        }}
      />
    </div>
  );
}

/** Tax is collected from who pays, under their PAN. */
function Payers({ state: { form, quote }, checkout, errorAt, fixed }: View) {
  const words = useWords();
  const { payers, onePayer } = form.own;
  const several = quote.trip.rooms.length > 1;
  const change = (at: number, next: Partial<HolidayOwn['payers'][number]>) =>
    checkout.changeOwn({ payers: payers.map((each, room) => (room === at ? { ...each, ...next } : each)) });
  return (
    <Card title={words('holiday-payers')} fact={words('holiday-payers-note')}>
      {several ? (
        <Checkbox checked={onePayer} disabled={fixed} onChange={(on) => checkout.changeOwn({ onePayer: on })}>
          {words('holiday-one-payer')}
        </Checkbox>
      ) : null}
      {payers.map(({ name, pan }, at) =>
        at > 0 && onePayer ? null : (
          <fieldset key={at} className={styles.room}>
            <legend>
              {several && !onePayer ? words('holiday-room-number', { number: at + 1 }) : words('holiday-payer')}
            </legend>
            <FormRow columns={[2, 1]}>
              {(['name', 'pan'] as const).map((field) => (
                <TextField
                  key={field}
                  id={fieldId(`payers[${at}].${field}`)}
                  label={words(`holiday-payer-${field}`)}
                  {...(field === 'pan' && { help: words('holiday-pan-help'), leftToRight: true })}
                  value={field === 'pan' ? pan : name}
                  maxLength={field === 'pan' ? 10 : 80}
                  autoComplete="off"
                  error={errorAt(`payers[${at}].${field}`)}
                  disabled={fixed}
                  onChange={(typed) => change(at, { [field]: typed })}
                  onBlur={() => checkout.leaveField(`payers[${at}].${field}`)}
                />
              ))}
            </FormRow>
          </fieldset>
        ),
      )}
    </Card>
  );
}

function Wishes({ state, checkout, errorAt, fixed }: View) {
  const words = useWords();
  return (
    <WishesCard
      path="wishes"
      title={words('holiday-wishes')}
      note={words('holiday-wishes-note')}
      most={wishesMost}
      value={state.form.own.wishes}
      error={errorAt('wishes')}
      disabled={fixed}
      onChange={(wishes) => checkout.changeOwn({ wishes })}
    />
  );
}
