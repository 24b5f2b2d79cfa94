/** Hotels on the screens of all products: rows of lists, the booking's page, cancelling by room, the voucher. */
import { hasBegunWhole } from '#domain/booking/cancel/outlook.ts';
import { hotelCancelling } from '#domain/hotel/booking/rules.ts';
import { insteadWords, unitStanding } from '#ui/booking/cancel/unit-words.ts';
import { UnitCheckboxes } from '#ui/booking/cancel/unit-checkboxes.tsx';
import { productMark } from '#ui/booking/lists/product-mark.tsx';
import BedDouble from 'lucide-react/icons/bed-double';
import type { HotelBooking } from '#domain/hotel/booking/hotel-booking.ts';
import { hotelRequestRules } from '#domain/hotel/request/request.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import { PeopleCard, PeopleSection, titledName } from '#ui/booking/booking-people.tsx';
import { cancelOrAskActs } from '#ui/booking/common-acts.ts';
import type { OfBooking, ProductView } from '#ui/booking/product-view.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';
import { useHotelText } from './hotel-text.ts';
import { PolicyBar } from './policy-bar.tsx';
import { Stars } from './stars.tsx';
import styles from './hotel.module.css';

type OfStay = OfBooking<HotelBooking>;

const hasBegun = hasBegunWhole<HotelBooking>(hotelCancelling);

export const view: ProductView<HotelBooking> = {
  Mark: productMark(BedDouble, 'primary'),
  Facts,
  FactsInShort,
  UnitChoice,
  voucher: {
    words: 'title-hotel-voucher',
    title: 'title-hotel-voucher-of',
    isIssued: ({ confirmations }) => confirmations.length > 0,
    parts: () => [{ part: 'gstin', label: 'bookings-show-gst' }],
  },
  requests: {
    rules: hotelRequestRules,
  },
  acts: (booking, now) => cancelOrAskActs(booking, hasBegun(booking, now)),
  hasBegun,
  zone: ({ checkIn }) => checkIn.zone,
  instead: ({ travellers }, { items: [room = 0] }) => insteadWords(travellers[room], String(room + 1)),
};

/** Of a room that was given up, or that nobody came to. */
function useRoomStanding(booking: HotelBooking): (room: number) => string | undefined {
  const words = useWords();
  const standing = unitStanding(booking, {
    givenUp: words('bookings-hotel-given-up'),
    missed: words('bookings-no-show'),
  });
  return (item) => standing({ traveller: booking.rooms[item]?.guests[0] ?? item, item });
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
          <bdi>{hotel.address}</bdi>
          {hotel.phone === undefined ? null : (
            <>
              {' · '}
              <Code>{hotel.phone}</Code>
            </>
          )}
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
  return (
    <UnitCheckboxes
      title={words('bookings-hotel-which-rooms')}
      units={rooms.map(({ room, guests }, at) => {
        const lead = travellers[guests[0]];
        return {
          label: words('bookings-hotel-room-of', { number: at + 1, room: text.room(room) }),
          aside: standing(at) ?? (lead === undefined ? undefined : <bdi>{titledName(words, lead)}</bdi>),
          fixed: standing(at) !== undefined,
        };
      })}
      chosen={choice.items}
      fixed={sending || unanswered}
      none={words('bookings-hotel-choose-room')}
      onChoose={(items) => {
        const leads = items.map((item) => rooms[item]?.guests[0] ?? item);
        void cancel.choose({ items, travellers: leads });
      }}
    />
  );
}
