/** Booking a package: the trip, who sleeps in each room, who pays for it where tax is collected; then contact, terms and paying. */
import Palmtree from 'lucide-react/icons/palmtree';
import type { HolidayQuote } from '#application/desk/holiday/holiday.ts';
import { collects, type HolidayOwn } from '#application/portal/holiday/holiday-checkout.ts';
import { holidayPaths } from '#application/portal/holiday/search-link.ts';
import { tripJourney, wishesMost } from '#domain/holiday/checkout/rules.ts';
import { holidayTripFacts } from '#domain/holiday/booking/trip-facts.ts';
import { saidTrip } from '#domain/holiday/package/texts.ts';
import { placesOf, travellersIn } from '#domain/holiday/trip/party.ts';
import { CheckoutPage } from '#ui/booking/checkout/checkout-page.tsx';
import type { SaleView } from '#ui/booking/checkout/checkout-view.ts';
import { travellerFieldName, usePassportParty } from '#ui/booking/checkout/passport-party.ts';
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
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { TravellerCard } from '#ui/people/traveller-card.tsx';
import { useHolidayText } from './holiday-text.ts';
import { Grid, Instalments } from './money-cards.tsx';
import styles from './holiday.module.css';

type View = SaleView<HolidayQuote, HolidayOwn>;

export function Screen() {
  const words = useWords();
  const text = useHolidayText();
  const { language } = useLanguage();
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
        title: <bdi>{saidTrip(quote.trip, language).name}</bdi>,
        detail: (
          <Listed>
            {text.between(quote.trip.startsOn, quote.trip.endsOn)}
            {party(quote)}
          </Listed>
        ),
      })}
      fieldName={(path, { form }) => nameOfField(path, form.travellers, words)}
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

function nameOfField(
  path: string,
  travellers: View['state']['form']['travellers'],
  words: ReturnType<typeof useWords>,
): string | undefined {
  const [, payer, what] = /^payers\[(\d+)\]\.(\w+)$/.exec(path) ?? [];
  if (payer !== undefined && what !== undefined)
    return words('holiday-field-of', { room: Number(payer) + 1, field: words(`holiday-payer-${what}`) });
  return path === 'wishes' ? words('holiday-wishes') : travellerFieldName(words, path, travellers);
}

/** Room by room. */
function Rooms(view: View) {
  const words = useWords();
  const { trip } = view.state.quote;
  const party = usePassportParty(view, usePart(holidayParts.savedTravellers), tripJourney(trip));
  const places = placesOf(trip.rooms);
  return trip.rooms.map(({ adults, childAges }, room) => (
    <section key={room} className={styles.roomOf} aria-label={words('holiday-room-number', { number: room + 1 })}>
      <p className={styles.roomName}>
        <strong>{words('holiday-room-number', { number: room + 1 })}</strong>
        <span>
          <Listed>
            {words('holiday-room-party', { adults, children: childAges.length })}
            {childAges.length === 0
              ? undefined
              : words('holiday-ages-sold', { ages: childAges.join(words('holiday-comma')) })}
          </Listed>
        </span>
      </p>
      {places.map((place, index) =>
        place.room === room ? <TravellerCard key={index} form={party} index={index} /> : null,
      )}
    </section>
  ));
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
