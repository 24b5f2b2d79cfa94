/** Offers as bars on one line of time, so that when and how long can be seen at once. */
import { memo, useCallback, useId, useLayoutEffect, useRef } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { airlineName } from '#domain/flight/airlines.ts';
import { dayOfWall, minuteOfWall } from '#domain/flight/wall-clock.ts';
import type { FareOption, FlightOffer } from '#domain/flight/offer.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { Amount } from '#ui/design/amount.tsx';
import { CarrierTile } from '#ui/design/carrier-tile.tsx';
import { classNames } from '#ui/design/class-names.ts';
import { useDates } from '#ui/design/dates.ts';
import { Icon } from '#ui/design/icon.tsx';
import { useWords } from '#ui/design/words.ts';
import { TickBox } from './filters-choices.tsx';
import { longLayoverMinutes } from './offer-legs.tsx';
import { clockOf, daysAfter, fewSeats, lastOf, useOfferWords } from './offer-words.ts';
import { barParts, shareAt, shareOf } from './time-bars-scale.ts';
import type { BarPart, BarScale } from './time-bars-scale.ts';
import styles from './time-bars.module.css';

export interface TimeBarsHeadProps {
  readonly scale: BarScale;
  readonly origin: string;
  readonly destination: string;
}

/** The clocks of both ends above the lines. */
export function TimeBarsHead({ scale, origin, destination }: TimeBarsHeadProps) {
  const words = useWords();
  const dates = useDates();
  const zones = scale.ahead !== 0;
  return (
    <div className={styles.head}>
      <span className={styles.headNames}>
        <strong>{words('flight-bars-time', { city: origin })}</strong>
        {zones ? <span>{words('flight-bars-time', { city: destination })}</span> : null}
      </span>
      <span className={styles.axis} aria-hidden="true">
        {scale.ticks.map((tick) => (
          <span key={tick} className={styles.tick} style={{ insetInlineStart: `${shareAt(scale, tick)}%` }}>
            <strong>{minuteOfWall(tick) === 0 ? dates.short(dateOfWall(tick)) : <bdi>{clockOfWall(tick)}</bdi>}</strong>
            {zones ? <bdi>{clockOfWall(tick + scale.ahead)}</bdi> : null}
          </span>
        ))}
      </span>
      <span className={styles.headPrice}>{words('flight-fare-per-adult')}</span>
    </div>
  );
}

export interface TimeBarProps {
  readonly offer: FlightOffer;
  readonly fare: FareOption;
  readonly scale: BarScale;
  readonly chosen: boolean;
  readonly soldOut: boolean;
  readonly compared: boolean;
  readonly compareFull: boolean;
  readonly termsShown: boolean;
  readonly carrierImages: string;
  readonly onChoose: (offer: FlightOffer, fare: FareOption) => void;
  readonly onCompare: (offer: FlightOffer, fare: FareOption) => void;
}

export const TimeBar = memo((props: TimeBarProps) => {
  const { offer, fare, scale, chosen, soldOut, compared, compareFull, termsShown, carrierImages, onChoose } = props;
  const words = useWords();
  const said = useOfferWords();
  const [itinerary] = offer.itineraries;
  const [first] = itinerary.segments;
  const id = useId();
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  });
  const compare = useCallback(() => latest.current.onCompare(latest.current.offer, latest.current.fare), []);
  const operators = [...new Set(itinerary.segments.flatMap(({ operatedBy }) => operatedBy ?? []))];
  return (
    <div className={classNames(styles.row, chosen && styles.chosen, soldOut && styles.soldOut)}>
      <span className={styles.compare}>
        <TickBox
          id={`${id}-compare`}
          ticked={compared}
          disabled={compareFull && !compared}
          onTick={compare}
          label={words('flight-compare-this')}
          describedBy={`${id}-who`}
        />
      </span>
      <CarrierTile code={first.carrier} base={carrierImages} size={32} />
      <span id={`${id}-who`} className={styles.who}>
        <span className={styles.airline}>{airlineName(first.carrier)}</span>
        <span className={styles.quiet}>
          {words('flight-bars-facts', {
            duration: said.duration(itinerary.durationMinutes),
            stops: said.stops(itinerary),
          })}
        </span>
        {operators.length === 0 ? null : (
          <span className={styles.quiet}>
            {words('flight-operated-by', { airline: operators.map(airlineName).join(', ') })}
          </span>
        )}
      </span>
      <Bar offer={offer} scale={scale} />
      <span className={styles.price}>
        <strong>{soldOut ? words('flight-sold-out') : <Amount of={fare.perAdult} />}</strong>
        <span className={styles.quiet}>
          {termsShown && fare.terms ? (
            <>
              {words('flight-earn')} <Amount of={fare.terms.earn} tone="gain" />
            </>
          ) : null}{' '}
          {fare.seatsLeft <= fewSeats ? (
            <span className={styles.few}>{words('flight-seats-left', { count: fare.seatsLeft })}</span>
          ) : null}
        </span>
      </span>
      <label className={styles.take}>
        <input
          type="radio"
          name="flight-offer"
          className={styles.radio}
          checked={chosen}
          disabled={soldOut}
          aria-label={said.name(offer, fare)}
          onChange={() => onChoose(offer, fare)}
        />
        <span className={styles.takeFace}>
          <Icon of={ArrowRight} size={18} mirrored />
        </span>
      </label>
    </div>
  );
});

function Bar({
  offer: {
    itineraries: [itinerary],
  },
  scale,
}: Pick<TimeBarProps, 'offer' | 'scale'>) {
  const parts = barParts(itinerary);
  const [begins] = parts;
  const ends = parts.at(-1);
  if (begins === undefined || ends === undefined) return null;
  const last = lastOf(itinerary);
  const days = daysAfter(itinerary, last.arrival.local);
  return (
    <span className={styles.bar} aria-hidden="true">
      <Rules scale={scale} />
      <span className={styles.departs} style={{ insetInlineEnd: `${100 - shareAt(scale, begins.from)}%` }}>
        {clockOf(itinerary.segments[0].departure.local)}
      </span>
      {parts.map((part) => (
        <Part key={part.from} part={part} scale={scale} />
      ))}
      <span className={styles.arrives} style={{ insetInlineStart: `${shareAt(scale, ends.from + ends.minutes)}%` }}>
        <bdi dir="ltr">
          {clockOf(last.arrival.local)}
          {days > 0 ? <sup className={styles.days}>+{days}</sup> : null}
        </bdi>
      </span>
    </span>
  );
}

const Rules = memo(({ scale }: Pick<TimeBarProps, 'scale'>) => (
  <>
    {scale.ticks.map((tick) => (
      <span
        key={tick}
        className={classNames(styles.rule, minuteOfWall(tick) === 0 && styles.midnight)}
        style={{ insetInlineStart: `${shareAt(scale, tick)}%` }}
      />
    ))}
  </>
));

function Part({ part, scale }: { readonly part: BarPart; readonly scale: BarScale }) {
  const said = useOfferWords();
  const place = { insetInlineStart: `${shareAt(scale, part.from)}%`, inlineSize: `${shareOf(scale, part.minutes)}%` };
  if (part.kind === 'flight') {
    return (
      <span className={styles.flight} style={place}>
        <bdi dir="ltr" className={styles.flightName}>
          <span className={styles.carrier}>{part.carrier} </span>
          {part.flightNumber}
        </bdi>
      </span>
    );
  }
  return (
    <span className={classNames(styles.layover, part.minutes > longLayoverMinutes && styles.long)} style={place}>
      <bdi className={styles.layoverAt}>{part.airport}</bdi>
      <span className={styles.layoverLength}>{said.duration(part.minutes)}</span>
    </span>
  );
}

function clockOfWall(wall: number): string {
  const minute = minuteOfWall(wall);
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

function dateOfWall(wall: number) {
  return addDays(isoDate('1970-01-01'), dayOfWall(wall));
}
