/** The seats of a bus, opened in place: who sits where, which points, what it comes to, and on to booking. */
import { useNavigate, useLocation } from 'react-router-dom';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Mars from 'lucide-react/icons/mars';
import Venus from 'lucide-react/icons/venus';
import X from 'lucide-react/icons/x';
import { startOf } from '#application/portal/bus/bus-checkout.ts';
import { chosenTotal, type OpenedTrip } from '#application/portal/bus/bus-results.ts';
import { decks, isFor, type LaidSeat } from '#domain/bus/trip/layout.ts';
import { seatFrom } from '#domain/bus/trip/seat-moves.ts';
import type { BusPoint, BusTrip } from '#domain/bus/trip/trip.ts';
import { formatAmount, formatMoney, sharedDecimals } from '#domain/money/format.ts';
import { sum } from '#domain/money/money.ts';
import { clockOfLocal } from '#domain/time/place-time.ts';
import { busParts } from '#ui/composition/bus/parts.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { type SeatCell, SeatMap, type SeatMapDeck, SeatSample } from '#ui/design/data/seat-map.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { RadioGroup } from '#ui/design/field/radio-group.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { wholeFailureText } from '#ui/shell/words/violation-words.ts';
import { useBusText } from './bus-text.ts';
import styles from './seats.module.css';

interface SeatsProps {
  readonly trip: BusTrip;
  readonly opened: OpenedTrip;
}

export function BusSeats({ trip, opened }: SeatsProps) {
  const words = useWords();
  const results = usePart(busParts.results);
  const { seats } = opened;
  if (seats.kind === 'loading') return <SkeletonRows rows={5} />;
  if (seats.kind === 'failed') {
    return (
      <ErrorPanel
        message={failureText(words, seats.failure)}
        action={{ label: words('bus-seats-again'), onPress: () => void results.lay() }}
      />
    );
  }
  return (
    <div className={styles.panel}>
      <div className={styles.inside}>
        <Layout trip={trip} opened={opened} seats={seats.value} />
        <Legend seats={seats.value} />
      </div>
      <Chosen trip={trip} opened={opened} seats={seats.value} />
    </div>
  );
}

interface LaidProps extends SeatsProps {
  readonly seats: readonly LaidSeat[];
}

function Layout({ opened, seats }: LaidProps) {
  const words = useWords();
  const narrow = useNarrow();
  const { language } = useLanguage();
  const results = usePart(busParts.results);
  const { chosen } = opened;
  const decimals = sharedDecimals(seats.map(({ fare }) => fare));
  const cellOf = (seat: LaidSeat): SeatCell => {
    const own = chosen.find((each) => each.seat === seat.seat);
    const free = isFor(seat.state);
    const kept = seat.state === 'ladies' ? 'women' : seat.state === 'gentlemen' ? 'men' : undefined;
    const state = words(own === undefined ? `bus-seat-${seat.state}` : 'bus-seat-chosen');
    const fare = formatMoney(seat.fare, { locale: language });
    const lines = [`${seat.seat}, ${words(`bus-kind-${seat.kind}`)}`, ...(free ? [fare] : []), state];
    return {
      key: seat.seat,
      column: letterOf(seat.column),
      name: [words(`bookings-bus-deck-${seat.deck}`), ...lines].join(', '),
      lines,
      state: own === undefined ? (free ? 'free' : seat.state === 'blocked' ? 'blocked' : 'taken') : 'chosen',
      level: 0,
      legroom: false,
      notForChild: false,
      initials: seat.seat,
      ...(kept && { kept: { for: kept, icon: kept === 'women' ? Venus : Mars } }),
      ...(free && { price: formatAmount(seat.fare, { locale: language, decimals }) }),
    };
  };
  const drawn = decks.flatMap((deck): readonly SeatMapDeck[] => {
    const own = seats.filter((seat) => seat.deck === deck);
    if (own.length === 0) return [];
    const last = Math.max(...own.map(({ column }) => column));
    // The aisle is the column that hardly any seat is in.
    const rows = [...new Set(own.map(({ row }) => row))];
    const isAisle = (column: number) => own.filter((seat) => seat.column === column).length <= 1 && rows.length > 1;
    const across = own.some(({ column }) => isAisle(column));
    return [
      {
        key: deck,
        name: words(`bookings-bus-deck-${deck}`),
        columns: Array.from({ length: last + 1 }, (_, column) =>
          own.some((seat) => seat.column === column) || across ? letterOf(column) : ' ',
        ).join(''),
        rows: rows.map((row) => ({
          number: row + 1,
          exit: false,
          seats: own.filter((seat) => seat.row === row).map(cellOf),
        })),
      },
    ];
  });
  const sleeper = seats.every(({ kind }) => kind === 'sleeper');
  return (
    <SeatMap
      label={words('bus-seats')}
      exitLabel=""
      shape={sleeper ? 'sleeper' : 'coach'}
      upright={narrow}
      decks={drawn}
      start={chosen[0]?.seat ?? seats.find(({ state }) => isFor(state))?.seat}
      next={(from, move) => seatFrom(seats, from, move)}
      onChoose={(seat) => results.toggle(seat)}
    />
  );
}

const letterOf = (column: number) => String.fromCodePoint(65 + column);

function Legend({ seats }: Pick<LaidProps, 'seats'>) {
  const words = useWords();
  const has = (state: LaidSeat['state']) => seats.some((seat) => seat.state === state);
  return (
    <ul className={styles.legend}>
      <li>
        <SeatSample /> {words('bus-legend-free')}
      </li>
      {has('ladies') ? (
        <li>
          <SeatSample kept={{ for: 'women', icon: Venus }} /> {words('bus-legend-ladies')}
        </li>
      ) : null}
      {has('gentlemen') ? (
        <li>
          <SeatSample kept={{ for: 'men', icon: Mars }} /> {words('bus-legend-gentlemen')}
        </li>
      ) : null}
      <li>
        <SeatSample state="taken" /> {words('bus-legend-taken')}
      </li>
      {has('blocked') ? (
        <li>
          <SeatSample state="blocked" /> {words('bus-legend-blocked')}
        </li>
      ) : null}
      <li>
        <SeatSample state="chosen" /> {words('bus-legend-chosen')}
      </li>
    </ul>
  );
}

function Chosen({ trip, opened, seats }: LaidProps) {
  const words = useWords();
  const text = useBusText();
  const may = useMay();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const results = usePart(busParts.results);
  const checkout = usePart(busParts.checkout);
  const { chosen, boarding, dropping, blocking, failure } = opened;
  const total = chosenTotal(seats, chosen);
  const earns = chosen.flatMap(({ seat }) => seats.find((each) => each.seat === seat)?.earn ?? []);
  const go = async () => {
    const quote = await results.block();
    if (quote === undefined) return;
    checkout.begin(quote, `${pathname}${search}`, { email: '', mobile: '' }, startOf(chosen));
    void navigate('/bus/review-booking');
  };
  return (
    <div className={styles.side}>
      <Points
        label={words('bus-boarding', { city: trip.origin.name })}
        points={trip.boarding}
        value={boarding}
        disabled={blocking}
        onChange={(key) => results.point({ boarding: key })}
      />
      <Points
        label={words('bus-dropping', { city: trip.destination.name })}
        points={trip.dropping}
        value={dropping}
        disabled={blocking}
        onChange={(key) => results.point({ dropping: key })}
      />
      {chosen.length === 0 ? (
        <p className={styles.quiet}>{words('bus-choose-seats', { most: trip.mostSeats })}</p>
      ) : (
        <ul className={styles.who}>
          {chosen.map(({ seat, gender }) => {
            const state = seats.find((each) => each.seat === seat)?.state;
            return (
              <li key={seat}>
                <Code strong>{seat}</Code>
                {state === 'free' ? (
                  <Segmented
                    label={words('bus-who-sits', { seat })}
                    size={32}
                    value={gender}
                    segments={[
                      { key: 'female', label: words('bus-woman') },
                      { key: 'male', label: words('bus-man') },
                    ]}
                    onChange={(key) => results.seat(seat, key === 'female' ? 'female' : 'male')}
                  />
                ) : (
                  <span>{words(gender === 'female' ? 'bus-woman' : 'bus-man')}</span>
                )}
                <IconButton
                  label={words('bus-give-up-seat', { seat })}
                  icon={X}
                  size={32}
                  onClick={() => results.toggle(seat)}
                />
              </li>
            );
          })}
        </ul>
      )}
      <Policy trip={trip} charge={text.charge} />
      {failure === undefined ? null : <Alert kind="error">{wholeFailureText(words, failure)}</Alert>}
      <div className={styles.total}>
        <span>{words('bus-total')}</span>
        {total === undefined ? <span>—</span> : <Amount of={total} strong />}
      </div>
      {total === undefined || earns.length === 0 ? null : (
        <p className={styles.earn}>
          {words('bus-earn')} <Amount of={sum(total.currency, earns)} tone="gain" />
        </p>
      )}
      {may('book') ? (
        <Button
          variant="primary"
          size={48}
          block
          busy={blocking}
          busyLabel={words('bus-blocking')}
          iconEnd={ArrowRight}
          iconMirrored
          disabled={chosen.length === 0}
          onClick={() => void go()}
        >
          {words('bus-continue', { count: chosen.length })}
        </Button>
      ) : null}
    </div>
  );
}

interface PointsProps {
  readonly label: string;
  readonly points: readonly BusPoint[];
  readonly value: string | undefined;
  readonly disabled: boolean;
  readonly onChange: (key: string) => void;
}

function Points({ label, points, value, disabled, onChange }: PointsProps) {
  return (
    <RadioGroup
      label={label}
      look="row"
      value={value ?? null}
      onChange={onChange}
      choices={points.map(({ pointId, name, landmark, at }) => ({
        key: pointId,
        label: `${clockOfLocal(at.local)}  ${name}`,
        note: landmark,
        disabled,
      }))}
    />
  );
}

/** What is kept of a seat, by hours before the bus leaves. */
function Policy({
  trip: { policy, partialCancellation },
  charge,
}: Pick<SeatsProps, 'trip'> & { readonly charge: ReturnType<typeof useBusText>['charge'] }) {
  const words = useWords();
  return (
    <details className={styles.policy}>
      <summary>{words('bus-policy')}</summary>
      <ul>
        {policy.toReversed().map((step) => (
          <li key={step.fromHours}>
            <span>
              {step.toHours === undefined
                ? words('bus-policy-over', { from: step.fromHours })
                : words('bus-policy-between', { from: step.fromHours, to: step.toHours })}
            </span>
            <bdi>{charge(step.charge)}</bdi>
          </li>
        ))}
      </ul>
      {partialCancellation ? null : <p>{words('bookings-bus-whole-only')}</p>}
    </details>
  );
}
