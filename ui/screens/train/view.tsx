/** Trains on the screens of all products: rows of lists, the booking's page, cancelling by traveller, the reservation slip. */
import ListChecks from 'lucide-react/icons/list-checks';
import ReceiptText from 'lucide-react/icons/receipt-text';
import TrainFront from 'lucide-react/icons/train-front';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { nameOf } from '#domain/booking/in-short.ts';
import { isMissed, stands } from '#domain/booking/units.ts';
import { statusText } from '#domain/train/berths/status.ts';
import type { TrainBooking } from '#domain/train/booking/train-booking.ts';
import { isTrainRequest, trainRequestRules } from '#domain/train/request/request.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { trainPaths } from '#application/portal/train/search-link.ts';
import { hasLeft } from '#application/portal/train/product-rules.ts';
import { BookingStanding } from '#ui/booking/booking-standing.tsx';
import { PeopleCard, PeopleSection, titledName } from '#ui/booking/booking-people.tsx';
import { cancelAct } from '#ui/booking/common-acts.ts';
import type { Act, OfBooking, ProductView } from '#ui/booking/product-view.ts';
import { Fact } from '#ui/booking/request/request-facts.tsx';
import type { RequestProps } from '#ui/booking/request/request-view.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { JourneyTrack } from './journey-track.tsx';
import { useTrainText } from './train-text.ts';
import styles from './train.module.css';

type OfJourney = OfBooking<TrainBooking>;

export const view: ProductView<TrainBooking> = {
  Mark: ({ size = 24 }) => (
    <span className={styles.mark} style={{ inlineSize: size, blockSize: size }}>
      <Icon of={TrainFront} size={Math.round(size * 0.6)} />
    </span>
  ),
  Row: ({ title }) => <bdi>{title}</bdi>,
  Standing: ({ booking: { product, status } }) => <BookingStanding ofPage booking={{ product, status }} />,
  Facts,
  FactsInShort,
  UnitChoice,
  HoldFindings: () => null,
  voucher: {
    words: 'title-train-ticket',
    title: 'title-train-ticket-of',
    isIssued: ({ pnr }) => pnr !== '',
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
    rules: trainRequestRules,
    Wish,
    Beside: () => null,
    Named: () => null,
    Naming: () => null,
    isHeld: () => false,
  },
  acts: (booking, now) => [
    ...(booking.pnr === '' ? [] : [pnrStatusAct(booking.pnr)]),
    ...(booking.pnr !== '' && (booking.chartedAt !== undefined || hasLeft(booking, now))
      ? [tdrAct(booking.transactionId)]
      : []),
    ...(mayBeAmended('cancel', booking.status) && !hasLeft(booking, now) ? [cancelAct(booking.transactionId)] : []),
  ],
  hasBegun: hasLeft,
  zone: ({ journey }) => journey.from.at.zone,
  instead: ({ travellers, journey }, { travellers: [who = 0] }) => {
    const traveller = travellers[who];
    return { name: traveller === undefined ? '' : nameOf(traveller), item: journey.train };
  },
};

const pnrStatusAct = (pnr: string): Act => ({
  key: 'pnr-status',
  words: 'title-train-pnr-status',
  icon: ListChecks,
  to: `${trainPaths.pnrStatus}?pnr=${pnr}`,
  right: 'bookings',
});

const tdrAct = (transactionId: string): Act => ({
  key: 'tdr',
  words: 'title-train-tdr',
  icon: ReceiptText,
  to: `/train/${transactionId}/raise-tdr`,
  right: 'bookings',
});

/** Of a claim on the railway: why, and with which paper. */
function Wish({ request }: RequestProps) {
  const words = useWords();
  if (!isTrainRequest(request) || request.about?.reason === undefined) return null;
  const { reason, paper } = request.about;
  return (
    <>
      <Fact name={words('bookings-train-tdr-reason')}>{words(`bookings-train-tdr-${reason}`)}</Fact>
      {paper === undefined ? null : (
        <Fact name={words('bookings-train-tdr-certificate')}>
          <Code>{paper}</Code>
        </Fact>
      )}
    </>
  );
}

/** Of a traveller who gave the berth up, or did not come. */
function useGone(booking: TrainBooking): (traveller: number) => string | undefined {
  const words = useWords();
  return (traveller) => {
    const unit = { traveller, item: 0 };
    if (stands(booking, unit)) return undefined;
    return words(isMissed(booking, unit) ? 'bookings-train-missed' : 'bookings-train-given-up');
  };
}

/** How a traveller stands now, and was booked where that is another. */
function Stands({ booking: { standings }, traveller }: OfJourney & { readonly traveller: number }) {
  const words = useWords();
  const standing = standings[traveller];
  if (standing === undefined) return <Code>—</Code>;
  const [booked, current] = [statusText(standing.booked), statusText(standing.current)];
  return (
    <span className={styles.standing}>
      <Code strong>{current}</Code>
      {booked === current ? null : (
        <small>
          {words('bookings-train-booked-as')} <Code>{booked}</Code>
        </small>
      )}
    </span>
  );
}

function Facts({ booking }: OfJourney) {
  const words = useWords();
  const text = useTrainText();
  const gone = useGone(booking);
  const { journey, pnr, chartedAt } = booking;
  return (
    <>
      <Card
        title={
          <>
            <Code>{journey.train}</Code> <bdi>{journey.trainName}</bdi>
          </>
        }
        fact={
          <Listed>
            {text.className(journey.travelClass)}
            {text.quota(journey.quota)}
          </Listed>
        }
      >
        <JourneyTrack journey={journey} />
        <dl className={styles.facts}>
          <dt>{words('bookings-train-pnr')}</dt>
          <dd>
            <Code strong>{pnr === '' ? '—' : pnr}</Code>
          </dd>
          <dt>{words('bookings-train-chart')}</dt>
          <dd>{words(chartedAt === undefined ? 'bookings-train-not-charted' : 'bookings-train-charted')}</dd>
        </dl>
      </Card>
      <PeopleCard
        booking={booking}
        standing={gone}
        issued={(traveller) => <Stands booking={booking} traveller={traveller} />}
      />
    </>
  );
}

function FactsInShort({ booking }: OfJourney) {
  const dates = useDates();
  const { journey } = booking;
  const { from, boarding = from } = journey;
  return (
    <>
      <p className={styles.short}>
        <Listed>
          <bdi>{journey.trainName}</bdi>
          {dates.short(dateOfLocal(boarding.at.local))}
          <Code>{clockOfLocal(boarding.at.local)}</Code>
          <bdi>{boarding.name}</bdi>
        </Listed>
      </p>
      <PeopleSection booking={booking} standing={useGone(booking)} />
    </>
  );
}

function UnitChoice({ booking, state, cancel }: Parameters<ProductView<TrainBooking>['UnitChoice']>[0]) {
  const words = useWords();
  const gone = useGone(booking);
  const { choice, sending, unanswered } = state;
  const { travellers } = booking;
  const toggled = (at: number, on: boolean) =>
    [...choice.travellers.filter((each) => each !== at), ...(on ? [at] : [])].toSorted((one, other) => one - other);
  return (
    <Card title={words('bookings-train-who-cancels')}>
      {travellers.map((traveller, at) => (
        <Checkbox
          key={at}
          checked={choice.travellers.includes(at)}
          disabled={sending || unanswered || gone(at) !== undefined}
          aside={gone(at) ?? <Stands booking={booking} traveller={at} />}
          onChange={(on) => void cancel.choose({ travellers: toggled(at, on) })}
        >
          <bdi>{titledName(words, traveller)}</bdi>
        </Checkbox>
      ))}
      {choice.travellers.length === 0 ? <p role="alert">{words('bookings-train-choose-traveller')}</p> : null}
      <p className={styles.quiet}>{words('bookings-train-cancel-note')}</p>
    </Card>
  );
}
