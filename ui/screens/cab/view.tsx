/** Cabs on the screens of all products: rows of lists, the booking's page, cancelling, the voucher. */
import CarFront from 'lucide-react/icons/car-front';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { nameOf } from '#domain/booking/in-short.ts';
import { isMissed, stands } from '#domain/booking/units.ts';
import type { CabBooking } from '#domain/cab/booking/cab-booking.ts';
import { cabUnits, titleOf } from '#domain/cab/booking/rules.ts';
import { cabRequestRules } from '#domain/cab/request/request.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { hasPickedUp } from '#application/portal/cab/product-rules.ts';
import { BookingStanding } from '#ui/booking/booking-standing.tsx';
import { PeopleCard, PeopleSection } from '#ui/booking/booking-people.tsx';
import { cancelAct } from '#ui/booking/common-acts.ts';
import type { OfBooking, ProductView } from '#ui/booking/product-view.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Icon } from '#ui/design/press/icon.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { useCabText } from './cab-text.ts';
import { DriveFacts } from './drive-facts.tsx';
import styles from './cab.module.css';

type OfCab = OfBooking<CabBooking>;

export const view: ProductView<CabBooking> = {
  Mark: ({ size = 24 }) => (
    <span className={styles.mark} style={{ inlineSize: size, blockSize: size }}>
      <Icon of={CarFront} size={Math.round(size * 0.6)} />
    </span>
  ),
  Row: ({ title }) => <bdi>{title}</bdi>,
  Standing: ({ booking: { product, status } }) => <BookingStanding ofPage booking={{ product, status }} />,
  Facts,
  FactsInShort,
  UnitChoice: ({ booking }) => <WholeCab booking={booking} />,
  HoldFindings: () => null,
  voucher: {
    words: 'title-cab-voucher',
    title: 'title-cab-voucher-of',
    isIssued: ({ voucher }) => voucher !== undefined,
    parts: ({ price: { terms } }) => [
      { part: 'fare', label: 'bookings-show-fare' },
      ...(terms === undefined ? [] : [{ part: 'service-fee', label: 'bookings-show-service-fee' } as const]),
      { part: 'gstin', label: 'bookings-show-gst' },
      { part: 'barcode', label: 'bookings-show-code' },
    ],
    acts: () => [],
    Notice: () => null,
  },
  requests: {
    rules: cabRequestRules,
    Wish: () => null,
    Beside: () => null,
    Named: () => null,
    Naming: () => null,
    isHeld: () => false,
  },
  acts: (booking, now) =>
    mayBeAmended('cancel', booking.status) && !hasPickedUp(booking, now) ? [cancelAct(booking.transactionId)] : [],
  hasBegun: hasPickedUp,
  zone: ({ ride }) => ride.drive.pickUp.zone,
  instead: ({ travellers: [lead], ride }) => ({ name: lead === undefined ? '' : nameOf(lead), item: titleOf(ride) }),
};

function useStanding(booking: CabBooking): () => string | undefined {
  const words = useWords();
  return () => {
    const [unit] = cabUnits();
    if (unit === undefined || stands(booking, unit)) return undefined;
    return words(isMissed(booking, unit) ? 'bookings-cab-missed' : 'bookings-cab-given-up');
  };
}

function Facts({ booking }: OfCab) {
  const words = useWords();
  const text = useCabText();
  const { reference, voucher, ride, pickUpPoint, arrivingBy } = booking;
  return (
    <>
      <Card title={text.car(ride.car)} fact={<bdi>{ride.operator.name}</bdi>}>
        <DriveFacts ride={ride} pickUpPoint={pickUpPoint} {...(arrivingBy !== undefined && { arrivingBy })} />
        <dl className={styles.facts}>
          <dt>{words('bookings-cab-reference')}</dt>
          <dd>
            <Code strong>{reference ?? '—'}</Code>
          </dd>
          <dt>{words('bookings-cab-voucher')}</dt>
          <dd>
            <Code>{voucher ?? '—'}</Code>
          </dd>
          <dt>{words('bookings-cab-operator')}</dt>
          <dd>
            <Code>{ride.operator.phone}</Code>
          </dd>
        </dl>
      </Card>
      <PeopleCard booking={booking} standing={useStanding(booking)} issued={() => <Code>{voucher ?? '—'}</Code>} />
    </>
  );
}

function FactsInShort({ booking }: OfCab) {
  const dates = useDates();
  const text = useCabText();
  const { ride } = booking;
  return (
    <>
      <p className={styles.short}>
        <Listed>
          {text.car(ride.car)}
          {dates.short(dateOfLocal(ride.drive.pickUp.local))}
          <Code>{clockOfLocal(ride.drive.pickUp.local)}</Code>
          <bdi>{ride.drive.from.name}</bdi>
        </Listed>
      </p>
      <PeopleSection booking={booking} standing={useStanding(booking)} />
    </>
  );
}

/** A cab is given up whole. */
function WholeCab({ booking: { ride } }: OfCab) {
  const words = useWords();
  const text = useCabText();
  return (
    <Card title={words('bookings-cab-whole')}>
      <p>
        <bdi>{titleOf(ride)}</bdi>, {text.car(ride.car)}
      </p>
    </Card>
  );
}
