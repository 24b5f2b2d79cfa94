/** Trains on the screens of all products: rows of lists, the booking's page, cancelling by traveller, the reservation slip. */
import { hasBegunWhole } from '#domain/booking/cancel/outlook.ts';
import { trainCancelling } from '#domain/train/booking/train-rules.ts';
import { insteadWords, travellerStanding } from '#ui/booking/cancel/unit-words.ts';
import { usualParts } from '#ui/booking/papers/usual-parts.ts';
import { UnitCheckboxes } from '#ui/booking/cancel/unit-checkboxes.tsx';
import { productMark } from '#ui/booking/lists/product-mark.tsx';
import Hourglass from 'lucide-react/icons/hourglass';
import ListChecks from 'lucide-react/icons/list-checks';
import MapPin from 'lucide-react/icons/map-pin';
import ReceiptText from 'lucide-react/icons/receipt-text';
import TrainFront from 'lucide-react/icons/train-front';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { checkBoardingMove } from '#domain/train/booking/boarding.ts';
import { printedId } from '#domain/people/identity.ts';
import { canBeUpgraded, upgradeOf } from '#domain/train/berths/upgrade.ts';
import { statusText } from '#domain/train/berths/status.ts';
import { isListed } from '#domain/booking/units.ts';
import type { RailPoint, TrainBooking } from '#domain/train/booking/train-booking.ts';
import { ticketState } from '#domain/train/booking/ticket-state.ts';
import { isTrainRequest, trainRequestRules } from '#domain/train/request/request.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';
import { trainPaths } from '#application/portal/train/search-link.ts';
import { BookingStanding } from '#ui/booking/booking-standing.tsx';
import { PeopleCard, PeopleSection, titledName } from '#ui/booking/booking-people.tsx';
import { cancelActs } from '#ui/booking/common-acts.ts';
import type { Act, JourneyEnd, OfBooking, ProductView } from '#ui/booking/product-view.ts';
import { Fact } from '#ui/booking/request/request-facts.tsx';
import type { RequestProps } from '#ui/booking/request/request-view.ts';
import facts from '#ui/booking/facts.module.css';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Code } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { RoutePath } from '#ui/places/route-path.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { JourneyCard } from './journey-card.tsx';
import { useTrainText } from './train-text.ts';
import styles from './train.module.css';

type OfJourney = OfBooking<TrainBooking>;

const hasBegun = hasBegunWhole<TrainBooking>(trainCancelling);

export const view: ProductView<TrainBooking> = {
  Mark: productMark(TrainFront),
  Row: ({ title }) => <RoutePath route={title} />,
  Standing,
  Facts,
  FactsInShort,
  UnitChoice,
  voucher: {
    words: 'title-train-ticket',
    title: 'title-train-ticket-of',
    isIssued: ({ pnr }) => pnr !== '',
    parts: usualParts,
  },
  requests: {
    rules: trainRequestRules,
    Wish,
  },
  acts: (booking, now) => [
    ...(booking.pnr === '' ? [] : [pnrStatusAct(booking.pnr)]),
    ...(booking.pnr !== '' && mayBeAmended('boarding', booking.status) && checkBoardingMove(booking, now).length === 0
      ? [boardingAct(booking.transactionId)]
      : []),
    ...(booking.pnr !== '' && (booking.chartedAt !== undefined || hasBegun(booking, now))
      ? [tdrAct(booking.transactionId)]
      : []),
    ...cancelActs(booking, hasBegun(booking, now)),
  ],
  ends,
  hasBegun,
  zone: ({ journey }) => journey.from.at.zone,
  instead: ({ travellers, journey }, { travellers: [who = 0] }) => insteadWords(travellers[who], journey.train),
};

/** The passengers' own state beside the status, where not everybody has a berth. */
function Standing({ booking }: OfJourney) {
  const words = useWords();
  const { product, status } = booking;
  const state = ticketState(booking);
  const isOwn = state !== 'confirmed' && state !== 'none' && (status === 'confirmed' || status === 'part-cancelled');
  return isOwn ? (
    <Badge kind={state === 'waiting' ? 'warning' : 'info'} icon={state === 'waiting' ? Hourglass : ListChecks}>
      {words(`bookings-train-state-${state}`)}
    </Badge>
  ) : (
    <BookingStanding ofPage booking={{ product, status }} />
  );
}

/** Of who still travels: where they get on and where they get off. */
function ends(booking: TrainBooking): readonly JourneyEnd[] {
  const { journey, travellers } = booking;
  const { train: by, from, to, boarding = from } = journey;
  const count = travellers.filter((_, traveller) => isListed(booking, { traveller, item: 0 })).length;
  if (count === 0) return [];
  const end = (way: JourneyEnd['way'], { station, name, at }: RailPoint): JourneyEnd => {
    return { way, station, stationName: name, at, by, travellers: count };
  };
  return [end('leaves', boarding), end('arrives', to)];
}

const pnrStatusAct = (pnr: string): Act => ({
  key: 'pnr-status',
  words: 'title-train-pnr-status',
  icon: ListChecks,
  to: `${trainPaths.pnrStatus}?pnr=${pnr}`,
  right: 'bookings',
});

const boardingAct = (transactionId: string): Act => ({
  key: 'boarding',
  words: 'title-train-boarding',
  icon: MapPin,
  to: `/train/${transactionId}/boarding`,
  right: 'book',
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
  return travellerStanding(booking, {
    givenUp: words('bookings-train-given-up'),
    missed: words('bookings-train-missed'),
    claimed: words('bookings-train-claimed'),
  });
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
  const { journey, pnr, chartedAt, secondChartedAt, autoUpgrade, shownId } = booking;
  const upgradedTo = upgradeOf(booking);
  const carrier = shownId && booking.travellers[shownId.traveller];
  return (
    <>
      <JourneyCard journey={journey}>
        <dl className={facts.pairs}>
          <dt>{words('bookings-train-pnr')}</dt>
          <dd>
            <Code strong>{pnr === '' ? '—' : pnr}</Code>
          </dd>
          <dt>{words('bookings-train-chart')}</dt>
          <dd>
            {words(
              chartedAt === undefined
                ? 'bookings-train-not-charted'
                : secondChartedAt === undefined
                  ? 'bookings-train-charted'
                  : 'bookings-train-second-charted',
            )}
          </dd>
          {canBeUpgraded(journey) ? (
            <>
              <dt>{words('bookings-train-upgrade')}</dt>
              <dd>
                {upgradedTo === undefined
                  ? words(
                      autoUpgrade === false
                        ? 'bookings-train-upgrade-declined'
                        : chartedAt === undefined
                          ? 'bookings-train-upgrade-considered'
                          : 'bookings-train-upgrade-none',
                    )
                  : words('bookings-train-upgraded', { class: text.className(upgradedTo) })}
              </dd>
            </>
          ) : null}
          {shownId === undefined || carrier === undefined ? null : (
            <>
              <dt>{words('bookings-train-id')}</dt>
              <dd>
                <bdi>{titledName(words, carrier)}</bdi>, {words(`bookings-id-${shownId.kind}`)}{' '}
                <Code>{printedId(shownId)}</Code>
              </dd>
            </>
          )}
        </dl>
      </JourneyCard>
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
      <p className={facts.short}>
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
  return (
    <UnitCheckboxes
      title={words('bookings-train-who-cancels')}
      units={travellers.map((traveller, at) => ({
        label: <bdi>{titledName(words, traveller)}</bdi>,
        aside: gone(at) ?? <Stands booking={booking} traveller={at} />,
        fixed: gone(at) !== undefined,
      }))}
      chosen={choice.travellers}
      fixed={sending || unanswered}
      none={words('bookings-train-choose-traveller')}
      note={words('bookings-train-cancel-note')}
      onChoose={(chosen) => void cancel.choose({ travellers: chosen })}
    />
  );
}
