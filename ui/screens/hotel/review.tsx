/** Reviewing quoted rooms: the stay, who is in whose name, what is asked of the hotel, cancellation; then contact, terms and paying. */
import BedDouble from 'lucide-react/icons/bed-double';
import { titlesFor } from '#domain/people/titles.ts';
import type { PassportDraft } from '#domain/people/passport.ts';
import { parseIsoDate } from '#domain/time/calendar-date.ts';
import type { TripFacts } from '#domain/booking/trip-facts.ts';
import { isOnRequest, requestHours } from '#domain/hotel/booking/on-request.ts';
import { stayTrip } from '#domain/hotel/booking/trip-facts.ts';
import { dateOfLocal, placeTimeAt } from '#domain/time/place-time.ts';
import { requestsMostCharacters } from '#domain/hotel/booking/guest-rules.ts';
import type { HotelOwn, HotelSaleQuote } from '#application/portal/hotel/hotel-checkout.ts';
import { hotelPaths } from '#application/portal/hotel/search-link.ts';
import { CheckoutPage } from '#ui/booking/checkout/checkout-page.tsx';
import type { SaleView } from '#ui/booking/checkout/checkout-view.ts';
import { ModeCard } from '#ui/booking/checkout/mode-card.tsx';
import { WishesCard } from '#ui/booking/checkout/wishes-card.tsx';
import { hotelParts } from '#ui/composition/hotel/parts.ts';
import { useBusinessZone, useHouseCountry } from '#ui/composition/use-house.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { PolicyCard, useOwnPolicy } from '#ui/corporate/policy-mark.tsx';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { DateField } from '#ui/design/date/date-field.tsx';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { fieldId } from '#ui/design/field/field-id.ts';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { CountryField } from '#ui/people/country-field.tsx';
import { NameRow } from '#ui/people/name-row.tsx';
import { nameFieldText } from '#ui/people/traveller-names.ts';
import { useHotelText } from './hotel-text.ts';
import { PolicyBar } from './policy-bar.tsx';
import { Stars } from './stars.tsx';
import styles from './hotel.module.css';

type View = SaleView<HotelSaleQuote, HotelOwn>;

function tripOf({ hotel, rooms, checkIn, nights, price }: HotelSaleQuote, country: string): TripFacts {
  return stayTrip({
    hotel,
    parties: rooms.map(({ party }) => party),
    checkIn: dateOfLocal(checkIn.local),
    nights,
    total: price.total,
    isRefundable: rooms.every(({ refundable }) => refundable),
    isAbroad: hotel.country !== country,
  });
}

export function Screen() {
  const words = useWords();
  const checkout = usePart(hotelParts.checkout);
  const gstProfiles = usePart(hotelParts.gstProfiles);
  const dates = useDates();
  const country = useHouseCountry();
  useOwnPolicy();
  const roomsCount = ({ rooms }: HotelSaleQuote) => words('bookings-hotel-rooms', { count: rooms.length });
  return (
    <CheckoutPage<HotelSaleQuote, HotelOwn>
      product="hotel"
      checkout={checkout}
      gstProfiles={gstProfiles}
      icon={BedDouble}
      title={words('title-hotel-review')}
      searchAt={hotelPaths.search}
      searchLabel={words('hotel-search')}
      about={(quote) => ({
        title: <bdi>{quote.hotel.name}</bdi>,
        detail: (
          <Listed>
            {`${dates.short(dateOfLocal(quote.checkIn.local))} – ${dates.short(dateOfLocal(quote.checkOut.local))}`}
            {roomsCount(quote)}
          </Listed>
        ),
      })}
      fieldName={(path) => nameOfField(path, words)}
      unitName={({ params }) => words('bookings-hotel-room-number', { number: Number(params?.['item'] ?? 0) + 1 })}
      of={roomsCount}
      holds={({ form }) => form.own.mode === 'hold'}
      asks={({ quote }) => isOnRequest(quote.rooms)}
      shownAt={(transactionId) => `/hotel/voucher/${transactionId}`}
      bookedMessage="message-hotel-booked"
    >
      {(view) => (
        <>
          <PolicyCard quoteId={view.state.quote.quoteId} trip={() => tripOf(view.state.quote, country)} />
          <Stay {...view} />
          {isOnRequest(view.state.quote.rooms) ? (
            <Alert kind="info" title={words('hotel-on-request')}>
              {words('hotel-on-request-help', { hours: requestHours })}
            </Alert>
          ) : null}
          <Guests {...view} />
          <Policy {...view} />
          <Wishes {...view} />
          <Mode {...view} />
        </>
      )}
    </CheckoutPage>
  );
}

function nameOfField(path: string, words: ReturnType<typeof useWords>): string | undefined {
  const [, at, field] = /^guests\[(\d+)\]\.(?:passport\.)?(\w+)$/.exec(path) ?? [];
  if (at !== undefined && field !== undefined)
    return words('hotel-field-of', {
      room: Number(at) + 1,
      field: nameFieldText(words, field) ?? words(`hotel-field-${field}`),
    });
  if (path === 'requests') return words('bookings-hotel-requests');
  return path === 'policy' ? words('bookings-hotel-cancellation') : undefined;
}

function Stay({ state: { quote } }: View) {
  const words = useWords();
  const text = useHotelText();
  const { hotel, checkIn, checkOut, nights } = quote;
  return (
    <Card
      title={
        <>
          <bdi>{hotel.name}</bdi> <Stars count={hotel.stars} />
        </>
      }
      fact={words('hotel-nights', { count: nights })}
    >
      <p className={styles.quiet}>
        <bdi>
          {hotel.address}, {hotel.city}
        </bdi>
      </p>
      <dl className={styles.facts}>
        <dt>{words('bookings-hotel-check-in')}</dt>
        <dd>{text.moment(checkIn)}</dd>
        <dt>{words('bookings-hotel-check-out')}</dt>
        <dd>{text.moment(checkOut)}</dd>
      </dl>
    </Card>
  );
}

function Guests({ state, checkout, errorAt, fixed }: View) {
  const words = useWords();
  const text = useHotelText();
  const { quote, form } = state;
  const { papers, rooms } = quote;
  return (
    <Card title={words('hotel-guests')} fact={words('hotel-guests-note')}>
      {rooms.map(({ room, party }, at) => {
        const draft = form.travellers[at];
        const passport: PassportDraft = draft?.passport ?? {};
        const path = (field: string) => `guests[${at}].${field}`;
        const common = (field: string) => ({
          id: fieldId(path(field)),
          label: words(`hotel-field-${field.replace('passport.', '')}`),
          error: errorAt(path(field)),
          disabled: fixed,
          onBlur: () => checkout.leaveField(path(field)),
        });
        const ofPassport = (change: PassportDraft) =>
          checkout.changeTraveller(at, { passport: { ...passport, ...change } });
        return (
          <fieldset key={at} className={styles.guest}>
            <legend>
              <Listed>
                {words('bookings-hotel-room-of', { number: at + 1, room: text.room(room) })}
                {words('hotel-party', { adults: party.adults, children: party.childAges.length })}
              </Listed>
            </legend>
            <NameRow
              path={`guests[${at}]`}
              titles={titlesFor('adult')}
              draft={draft}
              errorAt={errorAt}
              disabled={fixed}
              onChange={(change) => checkout.changeTraveller(at, change)}
              onLeave={(left) => checkout.leaveField(left)}
            />
            {papers.pan === 'each-room' || (papers.pan === 'of-one' && at === 0) ? (
              <FormRow columns={[1, 1]}>
                <TextField
                  {...common('pan')}
                  help={words('hotel-pan-help')}
                  value={form.own.pans[at] ?? ''}
                  autoComplete="off"
                  leftToRight
                  onChange={(pan) =>
                    checkout.changeOwn({ pans: form.own.pans.map((each, room) => (room === at ? pan : each)) })
                  }
                />
              </FormRow>
            ) : null}
            {papers.passport ? (
              <FormRow columns={[1, 1, 1]}>
                <TextField
                  {...common('passport.number')}
                  value={passport.number ?? ''}
                  autoComplete="off"
                  leftToRight
                  onChange={(number) => ofPassport({ number })}
                />
                <DateField
                  {...common('passport.issuedOn')}
                  value={parseIsoDate(passport.issuedOn ?? '') ?? null}
                  unread={passport.issuedOn}
                  onChange={(date, typed) => ofPassport({ issuedOn: date ?? typed })}
                />
                <DateField
                  {...common('passport.expiresOn')}
                  value={parseIsoDate(passport.expiresOn ?? '') ?? null}
                  unread={passport.expiresOn}
                  onChange={(date, typed) => ofPassport({ expiresOn: date ?? typed })}
                />
                <TextField
                  {...common('passport.placeOfIssue')}
                  value={passport.placeOfIssue ?? ''}
                  autoComplete="off"
                  onChange={(placeOfIssue) => ofPassport({ placeOfIssue })}
                />
                <CountryField
                  {...common('passport.country')}
                  value={passport.country}
                  onChange={(country) => ofPassport({ country })}
                />
              </FormRow>
            ) : null}
          </fieldset>
        );
      })}
    </Card>
  );
}

function Policy({ state, checkout, errorAt, fixed }: View) {
  const words = useWords();
  const { quote, form } = state;
  return (
    <Card title={words('bookings-hotel-cancellation')} fact={words('hotel-hotel-time')}>
      {quote.policyChanged ? (
        <Alert kind="warning" title={words('hotel-policy-changed')}>
          <Checkbox
            id={fieldId('policy')}
            checked={form.own.agreedPolicyOf === quote.quoteId}
            disabled={fixed}
            error={errorAt('policy')}
            onChange={(on) => checkout.changeOwn({ agreedPolicyOf: on ? quote.quoteId : undefined })}
          >
            {words('hotel-policy-agree')}
          </Checkbox>
        </Alert>
      ) : null}
      {quote.rooms.map(({ cancellation, payableThere }, at) => (
        <section key={at} className={styles.policyOf}>
          {quote.rooms.length === 1 ? null : (
            <h3 className={styles.small}>{words('bookings-hotel-room-number', { number: at + 1 })}</h3>
          )}
          <PolicyBar steps={cancellation} />
          {payableThere.map(({ what, amount }) => (
            <p key={what} className={styles.quiet}>
              {words(`bookings-hotel-there-${what}`)} <Amount of={amount} />
            </p>
          ))}
        </section>
      ))}
    </Card>
  );
}

function Wishes({ state, checkout, errorAt, fixed }: View) {
  const words = useWords();
  return (
    <WishesCard
      path="requests"
      title={words('bookings-hotel-requests')}
      note={words('hotel-requests-note')}
      most={requestsMostCharacters}
      value={state.form.own.requests}
      error={errorAt('requests')}
      disabled={fixed}
      onChange={(requests) => checkout.changeOwn({ requests })}
    />
  );
}

function Mode({ state: { quote, form }, checkout }: View) {
  const words = useWords();
  const text = useHotelText();
  const zone = useBusinessZone();
  if (quote.hold === undefined) return null;
  return (
    <ModeCard
      title={words('hotel-mode')}
      choices={{ confirm: words('hotel-mode-confirm'), hold: words('hotel-mode-hold') }}
      value={form.own.mode}
      until={words('hotel-mode-until', { moment: text.moment(placeTimeAt(quote.hold.until, zone)) })}
      onChange={(mode) => checkout.changeOwn({ mode })}
    />
  );
}
