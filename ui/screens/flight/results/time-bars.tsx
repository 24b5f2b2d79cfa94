/** Offers as bars on one line of time, so that when and how long can be seen at once. */
import { memo, useCallback, useId, useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { dayOfWall, minuteOfWall } from '#domain/flight/offer/wall-clock.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import type { FareOption, FlightOffer } from '#domain/flight/offer/offer.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { CarrierTile } from '#ui/design/data/carrier-tile.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useDates } from '#ui/design/date/dates.ts';
import { Icon } from '#ui/design/press/icon.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { PartyTotal, termsOfAdult } from '../offer/offer-terms.tsx';
import { OfferRadio } from '../offer/offer-radio.tsx';
import { TickBox } from '../filters/filters-choices.tsx';
import { longLayoverMinutes } from '../offer/offer-legs.tsx';
import { clockOf, daysAfter, fewSeats, flightsOf, lastOf, useOfferWords } from '../offer/offer-words.ts';
import { barParts, shareAt, shareOf } from './time-bars-scale.ts';
import type { BarPart, BarScale } from './time-bars-scale.ts';
import { usePriceWords } from './prices-of.ts';
import styles from './time-bars.module.css';

export interface TimeBarsHeadProps {
  /** The line of time, as long as those of the rows. */
  readonly axis: RefObject<HTMLSpanElement | null>;
  readonly scale: BarScale;
  readonly origin: string;
  readonly destination: string;
}

/** The clocks of both ends above the lines. */
export const TimeBarsHead = memo(({ axis, scale, origin, destination }: TimeBarsHeadProps) => {
  const words = useWords();
  const priceWords = usePriceWords();
  const dates = useDates();
  const zones = scale.ahead !== 0;
  return (
    <div className={styles.head}>
      <span className={styles.headNames}>
        <strong>{words('flight-bars-time', { city: origin })}</strong>
        {zones ? <span>{words('flight-bars-time', { city: destination })}</span> : null}
      </span>
      <span ref={axis} className={styles.axis} aria-hidden="true">
        {scale.ticks.map((tick, at) => (
          <span key={at} className={styles.tick} style={{ insetInlineStart: `${shareAt(scale, tick)}%` }}>
            <strong>{minuteOfWall(tick) === 0 ? dates.short(dateOfWall(tick)) : <bdi>{clockOfWall(tick)}</bdi>}</strong>
            {zones ? <bdi>{clockOfWall(tick + scale.ahead)}</bdi> : null}
          </span>
        ))}
      </span>
      <span className={styles.headPrice}>{words(priceWords.long)}</span>
    </div>
  );
});

const takeFace = (
  <span className={styles.takeFace}>
    <Icon of={ArrowRight} size={18} mirrored />
  </span>
);

export interface TimeBarProps {
  /** Of the radios of one list. */
  readonly group: string;
  readonly offer: FlightOffer;
  /** Whose flights are drawn, of an offer of several directions. */
  readonly direction: number;
  readonly fare: FareOption;
  readonly scale: BarScale;
  /** Of the line of time, in pixels. */
  readonly width: number;
  readonly chosen: boolean;
  readonly soldOut: boolean;
  readonly compared: boolean;
  readonly compareFull: boolean;
  /** How many travel. */
  readonly travellers: number;
  readonly termsShown: boolean;
  readonly onChoose: (offer: FlightOffer, fare: FareOption) => void;
  readonly onCompare: (offer: FlightOffer, fare: FareOption) => void;
}

export const TimeBar = memo((props: TimeBarProps) => {
  const {
    group,
    offer,
    direction,
    fare,
    scale,
    width,
    chosen,
    soldOut,
    compared,
    compareFull,
    travellers,
    termsShown,
    onChoose,
  } = props;
  const said = useOfferWords();
  const { words } = said;
  const itinerary = offer.itineraries[direction] ?? offer.itineraries[0];
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
      <Tile code={first.carrier} size={32} />
      <span id={`${id}-who`} className={styles.who}>
        <span className={styles.airline}>
          <Code>{flightsOf(itinerary)}</Code> {said.airline(first.carrier)}
        </span>
        <span className={styles.quiet}>
          {words('flight-bars-facts', {
            duration: said.duration(itinerary.durationMinutes),
            stops: said.stops(itinerary),
          })}
        </span>
        {operators.length === 0 ? null : (
          <span className={styles.quiet}>
            {words('flight-operated-by', { airline: operators.map(said.airline).join(words('design-comma')) })}
          </span>
        )}
      </span>
      <Bar itinerary={itinerary} scale={scale} width={width} />
      <span className={styles.price}>
        <strong>{soldOut ? words('flight-sold-out') : <Amount of={fare.perAdult} />}</strong>
        {soldOut ? null : <PartyTotal of={fare} travellers={travellers} className={styles.quiet} />}
        <span className={styles.quiet}>
          {termsShown && fare.terms ? (
            <>
              {words('flight-earn')} <Amount of={termsOfAdult(fare.terms).earn} tone="gain" />
            </>
          ) : null}{' '}
          {fare.seatsLeft <= fewSeats ? (
            <span className={styles.few}>{words('flight-seats-left', { count: fare.seatsLeft })}</span>
          ) : null}
        </span>
      </span>
      <label className={styles.take}>
        <OfferRadio
          name={group}
          className={styles.radio}
          checked={chosen}
          disabled={soldOut}
          aria-label={said.name(offer, fare)}
          onChange={() => onChoose(offer, fare)}
        />
        {takeFace}
      </label>
    </div>
  );
});

const Tile = memo(CarrierTile);

interface BarProps extends Pick<TimeBarProps, 'scale' | 'width'> {
  readonly itinerary: Itinerary;
}

function Bar({ itinerary, scale, width }: BarProps) {
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
      {parts.map((part, at) => (
        // By its place: flights and waits take turns, so what another offer has here is drawn into the same elements.
        <Part key={at} part={part} first={at === 0} scale={scale} width={width} />
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

/** All lines of the scale in one element, since every row has them. */
const Rules = memo(({ scale }: Pick<TimeBarProps, 'scale'>) => {
  const { direction } = useLanguage();
  const lines = scale.ticks.map((tick) => {
    const share = shareAt(scale, tick);
    const colour = minuteOfWall(tick) === 0 ? 'var(--line-control)' : 'var(--line-soft)';
    return { at: `${direction === 'rtl' ? 100 - share : share}% 0`, image: `linear-gradient(${colour} 0 0)` };
  });
  return (
    <span
      className={styles.rules}
      style={{
        backgroundImage: lines.map(({ image }) => image).join(','),
        backgroundPosition: lines.map(({ at }) => at).join(','),
      }}
    />
  );
});

interface PartProps {
  readonly part: BarPart;
  readonly first: boolean;
  readonly scale: BarScale;
  readonly width: number;
}

function Part({ part, first, scale, width }: PartProps) {
  const said = useOfferWords();
  const place = { insetInlineStart: `${shareAt(scale, part.from)}%`, inlineSize: `${shareOf(scale, part.minutes)}%` };
  if (part.kind === 'flight') {
    return (
      <span className={classNames(styles.flight, !first && styles.onward)} style={place}>
        {flightLabel(part, (shareOf(scale, part.minutes) / 100) * width)}
      </span>
    );
  }
  return (
    <span className={classNames(styles.layover, part.minutes > longLayoverMinutes && styles.long)} style={place}>
      <bdi className={styles.layoverAt}>{part.airport}</bdi>
      {said.duration(part.minutes)}
    </span>
  );
}

/** Room in pixels for the number of a flight, which says nothing without its carrier. */
const roomForNumber = 56;

function flightLabel({ carrier, flightNumber }: Extract<BarPart, { kind: 'flight' }>, width: number): string {
  return width < roomForNumber ? '' : `${carrier} ${flightNumber}`;
}

function clockOfWall(wall: number): string {
  const minute = minuteOfWall(wall);
  return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

function dateOfWall(wall: number) {
  return addDays(isoDate('1970-01-01'), dayOfWall(wall));
}
