/** One train: when it runs, and its classes on the day that was asked for or on all days that follow; who travels once one is chosen. */
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Route from 'lucide-react/icons/route';
import type { TrainClassFound, TrainDay, TrainFound } from '#application/desk/train/train.ts';
import type { TrainResultsState } from '#application/portal/train/train-results.ts';
import { availabilityText } from '#domain/train/berths/status.ts';
import type { RailPoint } from '#domain/train/booking/train-booking.ts';
import { outlookOf } from '#domain/train/search/refine.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { dateOfLocal, dayOffset } from '#domain/time/place-time.ts';
import { RideCard, RideTime } from '#ui/booking/search/ride-card.tsx';
import { trainParts } from '#ui/composition/train/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { LaterDay } from '#ui/design/date/later-day.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import { Chosen } from './chosen.tsx';
import { RouteStops } from './route-stops.tsx';
import { RunningDays } from './running-days.tsx';
import { useTrainText } from './train-text.ts';
import styles from './train-card.module.css';

interface TrainCardProps {
  readonly train: TrainFound;
  readonly state: TrainResultsState;
}

export function TrainCard({ train, state }: TrainCardProps) {
  const words = useWords();
  const text = useTrainText();
  const results = usePart(trainParts.results);
  const { name, from, to, minutes, stops } = train;
  const opened = state.opened.includes(train.train);
  const routed = state.routeOf === train.train;
  const chosen = state.chosen?.train === train.train ? state.chosen : undefined;
  return (
    <RideCard
      name={name}
      about={
        <span className={styles.small}>
          <Listed>
            <Code>{train.train}</Code>
            {words('train-stops', { count: stops })}
          </Listed>{' '}
          <RunningDays days={train.days} />
        </span>
      }
      leaves={<Time point={from} />}
      arrives={<Time point={to} later={dayOffset(from.at.local, to.at.local)} />}
      takes={text.duration(minutes)}
      way={words('train-direct')}
      under={
        <>
          {routed ? <RouteStops train={train} route={state.routes[train.train]} /> : null}
          {opened ? <DaysGrid train={train} state={state} /> : <Tiles train={train} state={state} />}
          {chosen === undefined ? null : <Chosen train={train} chosen={chosen} state={state} />}
        </>
      }
      open={chosen !== undefined}
      className={styles.card}
    >
      <div className={styles.acts}>
        <Button
          variant="quiet"
          size={32}
          icon={Route}
          aria-expanded={routed}
          onClick={() => void results.toggleRoute(train)}
        >
          {words('train-route')}
        </Button>
        <Button
          variant="quiet"
          size={32}
          icon={opened ? ChevronUp : ChevronDown}
          aria-expanded={opened}
          onClick={() => results.toggleDays(train.train)}
        >
          {words(opened ? 'train-hide-days' : 'train-show-days')}
        </Button>
      </div>
    </RideCard>
  );
}

function Time({ point: { at, station }, later = 0 }: { readonly point: RailPoint; readonly later?: number }) {
  return (
    <RideTime at={at} later={<LaterDay days={later} />}>
      <Code>{station}</Code>
    </RideTime>
  );
}

/** The classes on the day that was asked for, each a button. */
function Tiles({ train, state }: TrainCardProps) {
  return (
    <ul className={styles.tiles}>
      {train.classes.map((each) => {
        const [day] = each.days;
        return (
          <li key={each.travelClass}>
            {day === undefined ? null : <Cell train={train} state={state} found={each} day={day} named />}
          </li>
        );
      })}
    </ul>
  );
}

/** The classes by day. */
function DaysGrid({ train, state }: TrainCardProps) {
  const words = useWords();
  const dates = useDates();
  const text = useTrainText();
  const days = [...new Set(train.classes.flatMap((each) => each.days.map(({ date }) => date)))].toSorted();
  const asked = dateOfLocal(train.from.at.local);
  return (
    <div className={styles.grid}>
      <table>
        <caption className="unseen">{words('train-days-of', { name: train.name })}</caption>
        <thead>
          <tr>
            <th scope="col">{words('train-class-fare')}</th>
            {days.map((date) => (
              <th key={date} scope="col">
                {date === asked ? words('train-day-asked', { day: dates.short(date) }) : dates.short(date)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {train.classes.map((found) => (
            <tr key={found.travelClass}>
              <th scope="row">
                <abbr title={text.className(found.travelClass)}>{found.travelClass}</abbr>{' '}
                <span className={styles.fare}>
                  <Amount of={found.fare} />
                </span>
              </th>
              {days.map((date) => {
                const day = found.days.find((each) => each.date === date);
                return (
                  <td key={date}>
                    {day === undefined ? (
                      <span className={styles.none}>—</span>
                    ) : (
                      <Cell train={train} state={state} found={found} day={day} />
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface CellProps extends TrainCardProps {
  readonly found: TrainClassFound;
  readonly day: TrainDay;
  /** With its class and fare. */
  readonly named?: boolean;
}

function Cell({ train, state: { chosen }, found: { travelClass, fare }, day, named = false }: CellProps) {
  const words = useWords();
  const dates = useDates();
  const text = useTrainText();
  const results = usePart(trainParts.results);
  const outlook = outlookOf(day);
  const isChosen = isSame(chosen, train.train, travelClass, day.date);
  const said = words('train-cell-said', {
    class: text.className(travelClass),
    day: dates.long(day.date),
    status: availabilityText(day.availability),
    chance: text.chance(day),
  });
  return (
    <button
      type="button"
      aria-label={said}
      title={availabilityText(day.availability)}
      aria-pressed={isChosen}
      disabled={outlook === 'none'}
      className={classNames(styles.cell, styles[outlook], named && styles.tile)}
      onClick={() => results.choose({ train: train.train, travelClass, date: day.date })}
    >
      {named ? (
        <span className={styles.tileHead}>
          <strong>{travelClass}</strong>
          <Amount of={fare} />
        </span>
      ) : null}
      <strong className={styles.status}>
        <Code>{text.cell(day)}</Code>
      </strong>
      <small>{text.chance(day)}</small>
    </button>
  );
}

function isSame(chosen: TrainResultsState['chosen'], train: string, travelClass: string, date: IsoDate): boolean {
  return chosen?.train === train && chosen.travelClass === travelClass && chosen.date === date;
}
