/** Packages on the screens of all products: rows of lists, the booking's page, cancelling by room, the voucher. */
import Palmtree from 'lucide-react/icons/palmtree';
import { hasBegunWhole } from '#domain/booking/cancel/outlook.ts';
import type { HolidayBooking } from '#domain/holiday/booking/holiday-booking.ts';
import { titleOf } from '#domain/holiday/booking/in-short.ts';
import { holidayCancelling } from '#domain/holiday/booking/rules.ts';
import { holidayRequestRules } from '#domain/holiday/request/request.ts';
import { saidTrip } from '#domain/holiday/package/texts.ts';
import { taxCollected } from '#domain/holiday/price/payers.ts';
import { travellersIn } from '#domain/holiday/trip/party.ts';
import { PeopleCard, PeopleSection, titledName } from '#ui/booking/booking-people.tsx';
import { UnitCheckboxes } from '#ui/booking/cancel/unit-checkboxes.tsx';
import { insteadWords, unitStanding } from '#ui/booking/cancel/unit-words.ts';
import { areasOf, Fetched } from '#ui/booking/fetched.tsx';
import { cancelOrAskActs } from '#ui/booking/common-acts.ts';
import { productMark } from '#ui/booking/lists/product-mark.tsx';
import type { OfBooking, ProductView } from '#ui/booking/product-view.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { FactList } from '#ui/design/data/fact-list.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import facts from '#ui/booking/facts.module.css';
import { Days, InAndOut } from './days.tsx';
import { useHolidayText } from './holiday-text.ts';
import { Grid } from './money-cards.tsx';

type OfHoliday = OfBooking<HolidayBooking>;

/** What is recorded of payments is a use case of packages alone: the page of a booking does not bring it. */
const payments = () => import('./payments.tsx');

const hasBegun = hasBegunWhole<HolidayBooking>(holidayCancelling);

export const view: ProductView<HolidayBooking> = {
  Mark: productMark(Palmtree),
  Facts,
  FactsInShort,
  UnitChoice,
  voucher: {
    words: 'title-holiday-voucher',
    title: 'title-holiday-voucher-of',
    isIssued: ({ voucher }) => voucher !== undefined,
    parts: () => [{ part: 'barcode', label: 'bookings-show-code' }],
  },
  requests: {
    rules: holidayRequestRules,
  },
  acts: (booking, now) => cancelOrAskActs(booking, hasBegun(booking, now)),
  hasBegun,
  zone: ({ trip }) => trip.zone,
  instead: ({ travellers }, { items: [room = 0] }) => insteadWords(travellers[room], String(room + 1)),
};

/** Of a room that was given up, or that nobody came for. */
function useRoomStanding(booking: HolidayBooking): (room: number) => string | undefined {
  const words = useWords();
  const standing = unitStanding(booking, { givenUp: words('holiday-gone'), missed: words('bookings-no-show') });
  return (item) => standing({ traveller: item, item });
}

function useGuestStanding(booking: HolidayBooking): (traveller: number) => string | undefined {
  const words = useWords();
  const standing = useRoomStanding(booking);
  return (traveller) => {
    const room = booking.guests.findIndex((guests) => guests.includes(traveller));
    return standing(room) ?? words('holiday-room-number', { number: room + 1 });
  };
}

function Facts({ booking, onChanged }: OfHoliday & { readonly onChanged: () => void }) {
  const words = useWords();
  const text = useHolidayText();
  const standing = useGuestStanding(booking);
  const { language } = useLanguage();
  const { trip, reference, voucher, wishes } = booking;
  return (
    <>
      <Card title={<bdi>{titleOf(saidTrip(trip, language))}</bdi>} fact={text.between(trip.startsOn, trip.endsOn)}>
        <FactList
          facts={[
            [words('holiday-operator'), `${trip.operator.name}, ${trip.operator.phone}`],
            [words('holiday-reference'), reference ?? '—'],
            [words('holiday-voucher-number'), voucher ?? '—'],
            [
              words('holiday-rooms'),
              words('holiday-party', { rooms: trip.rooms.length, people: travellersIn(trip.rooms) }),
            ],
            ...taxCollected(booking).map(
              ({ name, pan, rooms, amount }) =>
                [
                  words('holiday-payer-of', { count: rooms.length, rooms: rooms.join(words('holiday-comma')) }),
                  <Listed key={pan}>
                    {`${name}, ${pan}`}
                    <span>
                      {words('holiday-tcs')} <Amount of={amount} />
                    </span>
                  </Listed>,
                ] as const,
            ),
            [words('holiday-wishes'), wishes],
          ]}
        />
      </Card>
      <Fetched
        areas={areasOf('holiday')}
        words={['holiday', 'instalments']}
        load={payments}
        waiting={<SkeletonRows rows={1} height="160px" />}
        trouble={null}
      >
        {({ HolidayPayments }) => <HolidayPayments booking={booking} onChanged={onChanged} />}
      </Fetched>
      <Days trip={trip} />
      <InAndOut trip={trip} />
      <Grid trip={trip} />
      <PeopleCard booking={booking} standing={standing} issued={() => <Code>{voucher ?? '—'}</Code>} />
    </>
  );
}

function FactsInShort({ booking }: OfHoliday) {
  const words = useWords();
  const text = useHolidayText();
  const { trip } = booking;
  return (
    <>
      <p className={facts.short}>
        <Listed>
          {text.between(trip.startsOn, trip.endsOn)}
          {trip.stays.map(({ city, checkIn }) => (
            <bdi key={checkIn}>{city}</bdi>
          ))}
          {words('holiday-party', { rooms: trip.rooms.length, people: travellersIn(trip.rooms) })}
        </Listed>
      </p>
      <PeopleSection booking={booking} standing={useGuestStanding(booking)} />
    </>
  );
}

function UnitChoice({ booking, state, cancel }: Parameters<ProductView<HolidayBooking>['UnitChoice']>[0]) {
  const words = useWords();
  const standing = useRoomStanding(booking);
  const { choice, sending, unanswered } = state;
  return (
    <UnitCheckboxes
      title={words('holiday-which-rooms')}
      fact={words('holiday-cancelling-note')}
      units={booking.trip.rooms.map(({ adults, childAges }, room) => {
        const lead = booking.travellers[room];
        return {
          label: (
            <Listed>
              {words('holiday-room-number', { number: room + 1 })}
              {words('holiday-room-party', { adults, children: childAges.length })}
            </Listed>
          ),
          aside: standing(room) ?? (lead === undefined ? undefined : <bdi>{titledName(words, lead)}</bdi>),
          fixed: standing(room) !== undefined,
        };
      })}
      chosen={choice.items}
      fixed={sending || unanswered}
      none={words('holiday-choose-room')}
      onChoose={(items) => void cancel.choose({ items, travellers: items })}
    />
  );
}
