/** Buses on the screens of all products: rows of lists, the booking's page, cancelling by seat, the ticket. */
import Bus from 'lucide-react/icons/bus-front';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { nameOf } from '#domain/booking/in-short.ts';
import { isMissed, stands } from '#domain/booking/units.ts';
import type { BusBooking } from '#domain/bus/booking/bus-booking.ts';
import { busRequestRules } from '#domain/bus/request/request.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { hasLeft } from '#application/portal/bus/product-rules.ts';
import { BookingStanding } from '#ui/booking/booking-standing.tsx';
import { PeopleCard, PeopleSection, titledName } from '#ui/booking/booking-people.tsx';
import { cancelAct } from '#ui/booking/common-acts.ts';
import type { OfBooking, ProductView } from '#ui/booking/product-view.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { RideTrack } from './ride-track.tsx';
import { useBusText } from './bus-text.ts';
import styles from './bus.module.css';

type OfRide = OfBooking<BusBooking>;

export const view: ProductView<BusBooking> = {
  Mark: ({ size = 24 }) => (
    <span className={styles.mark} style={{ inlineSize: size, blockSize: size }}>
      <Icon of={Bus} size={Math.round(size * 0.6)} />
    </span>
  ),
  Row: ({ title }) => <bdi>{title}</bdi>,
  Standing: ({ booking: { product, status } }) => <BookingStanding ofPage booking={{ product, status }} />,
  Facts,
  FactsInShort,
  UnitChoice,
  HoldFindings: () => null,
  voucher: {
    words: 'title-bus-ticket',
    title: 'title-bus-ticket-of',
    isIssued: ({ ticket }) => ticket !== undefined,
    parts: ({ price: { terms } }) => [
      { part: 'fare', label: 'bookings-show-fare' },
      ...(terms === undefined ? [] : [{ part: 'service-fee', label: 'bookings-show-service-fee' } as const]),
      { part: 'fee-rules', label: 'bookings-show-fees' },
      { part: 'gstin', label: 'bookings-show-gst' },
      { part: 'barcode', label: 'bookings-show-code' },
    ],
    acts: () => [],
    Notice: () => null,
  },
  requests: {
    rules: busRequestRules,
    Wish: () => null,
    Beside: () => null,
    Named: () => null,
    Naming: () => null,
    isHeld: () => false,
  },
  acts: (booking, now) =>
    mayBeAmended('cancel', booking.status) && !hasLeft(booking, now) ? [cancelAct(booking.transactionId)] : [],
  hasBegun: hasLeft,
  zone: ({ ride }) => ride.boarding.at.zone,
  instead: ({ travellers, seats }, { travellers: [who = 0] }) => {
    const traveller = travellers[who];
    return { name: traveller === undefined ? '' : nameOf(traveller), item: seats[who]?.seat ?? '' };
  },
};

/** Of a passenger who gave the seat up, or did not come. */
function useStanding(booking: BusBooking): (traveller: number) => string | undefined {
  const words = useWords();
  return (traveller) => {
    const unit = { traveller, item: 0 };
    if (stands(booking, unit)) return undefined;
    return words(isMissed(booking, unit) ? 'bookings-bus-missed' : 'bookings-bus-given-up');
  };
}

function Facts({ booking }: OfRide) {
  const words = useWords();
  const text = useBusText();
  const standing = useStanding(booking);
  const { reference, ticket, ride, seats, shownId } = booking;
  return (
    <>
      <Card title={<bdi>{ride.operator.name}</bdi>} fact={text.bus(ride.bus)}>
        <RideTrack ride={ride} />
        <dl className={styles.facts}>
          <dt>{words('bookings-bus-reference')}</dt>
          <dd>
            <Code strong>{reference ?? '—'}</Code>
          </dd>
          <dt>{words('bookings-bus-ticket')}</dt>
          <dd>
            <Code>{ticket ?? '—'}</Code>
          </dd>
          {shownId === undefined ? null : (
            <>
              <dt>{words('bookings-bus-id')}</dt>
              <dd>
                {words(`bookings-bus-id-${shownId.kind}`)} <Code>{shownId.number}</Code>
              </dd>
            </>
          )}
        </dl>
      </Card>
      <PeopleCard booking={booking} standing={standing} issued={(at) => <Code strong>{seats[at]?.seat ?? '—'}</Code>} />
    </>
  );
}

function FactsInShort({ booking }: OfRide) {
  const dates = useDates();
  const { ride } = booking;
  return (
    <>
      <p className={styles.short}>
        <Listed>
          <bdi>{ride.operator.name}</bdi>
          {dates.short(dateOfLocal(ride.boarding.at.local))}
          <Code>{clockOfLocal(ride.boarding.at.local)}</Code>
          <bdi>{ride.boarding.name}</bdi>
        </Listed>
      </p>
      <PeopleSection booking={booking} standing={useStanding(booking)} />
    </>
  );
}

function UnitChoice({ booking, state, cancel }: Parameters<ProductView<BusBooking>['UnitChoice']>[0]) {
  const words = useWords();
  const standing = useStanding(booking);
  const { choice, sending, unanswered } = state;
  const { travellers, seats, ride } = booking;
  const toggled = (at: number, on: boolean) =>
    [...choice.travellers.filter((each) => each !== at), ...(on ? [at] : [])].toSorted((one, other) => one - other);
  return (
    <Card title={words('bookings-bus-which-seats')}>
      {travellers.map((traveller, at) => (
        <Checkbox
          key={at}
          checked={choice.travellers.includes(at)}
          disabled={sending || unanswered || standing(at) !== undefined}
          aside={standing(at) ?? <Code>{seats[at]?.seat ?? ''}</Code>}
          onChange={(on) => void cancel.choose({ travellers: toggled(at, on) })}
        >
          <bdi>{titledName(words, traveller)}</bdi>
        </Checkbox>
      ))}
      {choice.travellers.length === 0 ? <p role="alert">{words('bookings-bus-choose-seat')}</p> : null}
      {ride.partialCancellation ? null : <p className={styles.quiet}>{words('bookings-bus-whole-only')}</p>}
    </Card>
  );
}
