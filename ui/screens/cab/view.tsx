/** Cabs on the screens of all products: rows of lists, the booking's page, cancelling, the voucher. */
import { hasBegunWhole } from '#domain/booking/cancel/outlook.ts';
import { cabCancelling } from '#domain/cab/booking/rules.ts';
import { insteadWords, unitStanding } from '#ui/booking/cancel/unit-words.ts';
import { usualParts } from '#ui/booking/papers/usual-parts.ts';
import { productMark } from '#ui/booking/lists/product-mark.tsx';
import CarFront from 'lucide-react/icons/car-front';
import { driverNamedHours } from '#domain/cab/booking/driver.ts';
import type { CabBooking } from '#domain/cab/booking/cab-booking.ts';
import { cabUnits, titleOf } from '#domain/cab/booking/rules.ts';
import { cabRequestRules } from '#domain/cab/request/request.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { PeopleCard, PeopleSection } from '#ui/booking/booking-people.tsx';
import { cancelOrAskActs } from '#ui/booking/common-acts.ts';
import type { OfBooking, ProductView } from '#ui/booking/product-view.ts';
import facts from '#ui/booking/facts.module.css';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';
import { useCabText } from './cab-text.ts';
import { DriveFacts } from './drive-facts.tsx';
import styles from './cab.module.css';

type OfCab = OfBooking<CabBooking>;

const hasBegun = hasBegunWhole<CabBooking>(cabCancelling);

export const view: ProductView<CabBooking> = {
  Mark: productMark(CarFront),
  Facts,
  FactsInShort,
  UnitChoice: ({ booking }) => <WholeCab booking={booking} />,
  voucher: {
    words: 'title-cab-voucher',
    title: 'title-cab-voucher-of',
    isIssued: ({ voucher }) => voucher !== undefined,
    parts: (booking) => usualParts(booking).filter(({ part }) => part !== 'fee-rules'),
  },
  requests: {
    rules: cabRequestRules,
  },
  acts: (booking, now) => cancelOrAskActs(booking, hasBegun(booking, now)),
  hasBegun,
  zone: ({ ride }) => ride.drive.pickUp.zone,
  instead: ({ travellers: [lead], ride }) => insteadWords(lead, titleOf(ride)),
};

function useStanding(booking: CabBooking): () => string | undefined {
  const words = useWords();
  const standing = unitStanding(booking, {
    givenUp: words('bookings-cab-given-up'),
    missed: words('bookings-cab-missed'),
  });
  return () => cabUnits().map(standing)[0];
}

function Facts({ booking }: OfCab) {
  const words = useWords();
  const text = useCabText();
  const { reference, voucher, driver, ride, pickUpPoint, arrivingBy } = booking;
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
          <dt>{words('bookings-cab-driver')}</dt>
          <dd>
            {driver === undefined ? (
              words('bookings-cab-driver-later', { hours: driverNamedHours })
            ) : (
              <>
                <bdi>{driver.name}</bdi> <Code>{driver.phone}</Code>
              </>
            )}
          </dd>
          {driver === undefined ? null : (
            <>
              <dt>{words('bookings-cab-driver-car')}</dt>
              <dd>
                <bdi>{driver.model}</bdi> <Code strong>{driver.plate}</Code>
              </dd>
            </>
          )}
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
      <p className={facts.short}>
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
