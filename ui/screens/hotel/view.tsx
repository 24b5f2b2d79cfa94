/** Hotels on the screens of all products: rows of lists, the booking's page, cancelling by room, the voucher. */
import BedDouble from 'lucide-react/icons/bed-double';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { nameOf } from '#domain/booking/in-short.ts';
import { isMissed, stands } from '#domain/booking/units.ts';
import type { HotelBooking } from '#domain/hotel/booking/hotel-booking.ts';
import { hotelRequestRules } from '#domain/hotel/request/request.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import { hasBegun } from '#application/portal/hotel/product-rules.ts';
import { BookingStanding } from '#ui/booking/booking-standing.tsx';
import { PeopleCard, PeopleSection, titledName } from '#ui/booking/booking-people.tsx';
import { cancelAct } from '#ui/booking/common-acts.ts';
import type { OfBooking, ProductView } from '#ui/booking/product-view.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { useHotelText } from './hotel-text.ts';
import { PolicyBar } from './policy-bar.tsx';
import { Stars } from './stars.tsx';
import styles from './hotel.module.css';

type OfStay = OfBooking<HotelBooking>;

export const view: ProductView<HotelBooking> = {
  Mark: ({ size = 24 }) => (
    <span className={styles.mark} style={{ inlineSize: size, blockSize: size }}>
      <Icon of={BedDouble} size={Math.round(size * 0.6)} />
    </span>
  ),
  Row: ({ title }) => <bdi>{title}</bdi>,
  Standing: ({ booking: { product, status } }) => <BookingStanding ofPage booking={{ product, status }} />,
  Facts,
  FactsInShort,
  UnitChoice,
  HoldFindings: () => null,
  voucher: {
    words: 'title-hotel-voucher',
    title: 'title-hotel-voucher-of',
    isIssued: ({ confirmations }) => confirmations.length > 0,
    parts: () => [{ part: 'gstin', label: 'bookings-show-gst' }],
    acts: () => [],
    Notice: () => null,
  },
  requests: {
    rules: hotelRequestRules,
    Wish: () => null,
    Beside: () => null,
    Named: () => null,
    Naming: () => null,
    isHeld: () => false,
  },
  acts: (booking, now) =>
    mayBeAmended('cancel', booking.status) && !hasBegun(booking, now) ? [cancelAct(booking.transactionId)] : [],
  hasBegun,
  zone: ({ checkIn }) => checkIn.zone,
  instead: ({ travellers }, { items: [room = 0] }) => {
    const lead = travellers[room];
    return { name: lead === undefined ? '' : nameOf(lead), item: String(room + 1) };
  },
};

/** Of a room that was given up, or that nobody came to. */
function useRoomStanding(booking: HotelBooking): (room: number) => string | undefined {
  const words = useWords();
  return (item) => {
    const unit = { traveller: booking.rooms[item]?.guests[0] ?? item, item };
    if (stands(booking, unit)) return undefined;
    return words(isMissed(booking, unit) ? 'bookings-no-show' : 'bookings-hotel-given-up');
  };
}

/** Of a guest: what is to be known of the room, and which it is. */
function useGuestStanding(booking: HotelBooking): (traveller: number) => string | undefined {
  const words = useWords();
  const standing = useRoomStanding(booking);
  return (traveller) => {
    const room = booking.rooms.findIndex(({ guests }) => guests.includes(traveller));
    return standing(room) ?? words('bookings-hotel-room-number', { number: room + 1 });
  };
}

function Facts({ booking }: OfStay) {
  const words = useWords();
  const text = useHotelText();
  const standing = useRoomStanding(booking);
  const guests = useGuestStanding(booking);
  const { hotel, checkIn, checkOut, rooms, confirmations, reference, requests } = booking;
  return (
    <>
      <Card
        title={
          <>
            <bdi>{hotel.name}</bdi> <Stars count={hotel.stars} />
          </>
        }
        fact={<bdi>{hotel.city}</bdi>}
      >
        <p className={styles.quiet}>
          <bdi>{hotel.address}</bdi> · <Code>{hotel.phone}</Code>
        </p>
        <dl className={styles.facts}>
          <dt>{words('bookings-hotel-check-in')}</dt>
          <dd>{text.moment(checkIn)}</dd>
          <dt>{words('bookings-hotel-check-out')}</dt>
          <dd>{text.moment(checkOut)}</dd>
          <dt>{words('bookings-hotel-reference')}</dt>
          <dd>
            <Code strong>{reference ?? '—'}</Code>
          </dd>
          {requests === undefined ? null : (
            <>
              <dt>{words('bookings-hotel-requests')}</dt>
              <dd>
                <bdi>{requests}</bdi>
              </dd>
            </>
          )}
        </dl>
      </Card>
      {rooms.map(({ room, board, cancellation, payableThere }, at) => (
        <Card
          key={at}
          title={words('bookings-hotel-room-of', { number: at + 1, room: text.room(room) })}
          fact={standing(at) ?? text.board(board)}
          aside={
            confirmations[at] === undefined ? undefined : (
              <span>
                {words('bookings-hotel-confirmation')} <Code strong>{confirmations[at]}</Code>
              </span>
            )
          }
        >
          <p className={styles.quiet}>{text.size(room)}</p>
          <h3 className={styles.small}>{words('bookings-hotel-cancellation')}</h3>
          <PolicyBar steps={cancellation} />
          {payableThere.map(({ what, amount }) => (
            <p key={what} className={styles.quiet}>
              {words(`bookings-hotel-there-${what}`)} <Amount of={amount} />
            </p>
          ))}
        </Card>
      ))}
      <PeopleCard booking={booking} standing={guests} />
    </>
  );
}

function FactsInShort({ booking }: OfStay) {
  const words = useWords();
  const dates = useDates();
  const { hotel, checkIn, checkOut, rooms } = booking;
  return (
    <>
      <p className={styles.short}>
        <Listed>
          <bdi>{hotel.name}</bdi>
          {dates.short(dateOfLocal(checkIn.local))}
          {dates.short(dateOfLocal(checkOut.local))}
          {words('bookings-hotel-rooms', { count: rooms.length })}
        </Listed>
      </p>
      <PeopleSection booking={booking} standing={useGuestStanding(booking)} />
    </>
  );
}

function UnitChoice({ booking, state, cancel }: Parameters<ProductView<HotelBooking>['UnitChoice']>[0]) {
  const words = useWords();
  const text = useHotelText();
  const standing = useRoomStanding(booking);
  const { choice, sending, unanswered } = state;
  const { rooms, travellers } = booking;
  const choose = (at: number, on: boolean) => {
    const items = [...choice.items.filter((each) => each !== at), ...(on ? [at] : [])].toSorted((a, b) => a - b);
    const leads = items.map((item) => rooms[item]?.guests[0] ?? item);
    void cancel.choose({ items, travellers: leads });
  };
  return (
    <Card title={words('bookings-hotel-which-rooms')}>
      {rooms.map(({ room, guests }, at) => {
        const lead = travellers[guests[0]];
        return (
          <Checkbox
            key={at}
            checked={choice.items.includes(at)}
            disabled={sending || unanswered || standing(at) !== undefined}
            aside={standing(at) ?? (lead === undefined ? undefined : <bdi>{titledName(words, lead)}</bdi>)}
            onChange={(on) => choose(at, on)}
          >
            {words('bookings-hotel-room-of', { number: at + 1, room: text.room(room) })}
          </Checkbox>
        );
      })}
      {choice.items.length === 0 ? <p role="alert">{words('bookings-hotel-choose-room')}</p> : null}
    </Card>
  );
}
