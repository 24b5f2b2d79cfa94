/** The flights of one direction: each with its ends, terminals and times, and the waits between them. */
import Hourglass from 'lucide-react/icons/hourglass';
import Moon from 'lucide-react/icons/moon';
import Plane from 'lucide-react/icons/plane';
import { equipmentName } from '#domain/flight/reference/equipment.ts';
import type { Itinerary, Segment } from '#domain/flight/offer/itinerary.ts';
import { layoversOf } from '#domain/flight/offer/layover.ts';
import type { Layover } from '#domain/flight/offer/layover.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { CarrierTile } from '#ui/design/data/carrier-tile.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useDates } from '#ui/design/date/dates.ts';
import { Icon } from '#ui/design/press/icon.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { clockOf, dayOf, daysAfter, lastOf, useOfferWords } from '../offer/offer-words.ts';
import type { Places } from '#ui/places/airport-names.ts';
import styles from './book-review.module.css';

export interface ItineraryCardProps {
  readonly itinerary: Itinerary;
  /** Of each of its flights. */
  readonly bookingClasses: readonly string[];
  readonly places: Places;
}

export function ItineraryCard({ itinerary, bookingClasses, places }: ItineraryCardProps) {
  const words = useWords();
  const said = useOfferWords();
  const dates = useDates();
  const [first] = itinerary.segments;
  const waits = layoversOf(itinerary);
  return (
    <Card
      title={words('booking-from-to', {
        from: places.city(first.origin),
        to: places.city(lastOf(itinerary).destination),
      })}
      fact={words('booking-itinerary-fact', {
        day: dates.short(dayOf(first.departure.local)),
        duration: said.duration(itinerary.durationMinutes),
        stops: said.stops(itinerary),
      })}
    >
      <ol className={styles.segments}>
        {itinerary.segments.map((segment, index) => {
          const wait = waits[index - 1];
          return (
            <li key={segment.departure.local}>
              {wait === undefined ? null : <Wait wait={wait} places={places} />}
              <SegmentLine
                segment={segment}
                itinerary={itinerary}
                bookingClass={bookingClasses[index]}
                places={places}
              />
            </li>
          );
        })}
      </ol>
    </Card>
  );
}

interface SegmentLineProps {
  readonly segment: Segment;
  readonly itinerary: Itinerary;
  readonly bookingClass: string | undefined;
  readonly places: Places;
}

function SegmentLine({ segment, itinerary, bookingClass, places }: SegmentLineProps) {
  const words = useWords();
  const said = useOfferWords();
  const { carrier, operatedBy, flightNumber, equipment } = segment;
  return (
    <div className={styles.segment}>
      <div className={styles.flight}>
        <CarrierTile code={carrier} size={32} />
        <div>
          <strong>
            <Code>{`${carrier} ${flightNumber}`}</Code>
          </strong>
          <span className={styles.quiet}>{said.airline(carrier)}</span>
          {operatedBy === undefined ? null : (
            <span className={styles.quiet}>{words('booking-operated-by', { airline: said.airline(operatedBy) })}</span>
          )}
          <span className={styles.quiet}>
            {bookingClass === undefined
              ? equipmentName(equipment)
              : words('booking-aircraft-class', { aircraft: equipmentName(equipment), rbd: bookingClass })}
          </span>
        </div>
      </div>
      <End segment={segment} end="origin" later={daysAfter(itinerary, segment.departure.local)} places={places} />
      <div className={styles.way}>
        <span className={styles.wayTime}>{said.duration(segment.durationMinutes)}</span>
        <span className={styles.wayLine}>
          <Icon of={Plane} size={16} mirrored className={styles.wayPlane} />
        </span>
      </div>
      <End segment={segment} end="destination" later={daysAfter(itinerary, segment.arrival.local)} places={places} />
    </div>
  );
}

interface EndProps {
  readonly segment: Segment;
  readonly end: 'origin' | 'destination';
  readonly later: number;
  readonly places: Places;
}

function End({ segment, end, later, places }: EndProps) {
  const words = useWords();
  const dates = useDates();
  const time = end === 'origin' ? segment.departure : segment.arrival;
  const code = end === 'origin' ? segment.origin : segment.destination;
  const terminal = end === 'origin' ? segment.originTerminal : segment.destinationTerminal;
  return (
    <div className={classNames(styles.end, end === 'destination' && styles.endLast)}>
      <span className={styles.time}>
        <Code>{clockOf(time.local)}</Code> <Code>{code}</Code>
      </span>
      <span className={later > 0 ? styles.later : styles.quiet}>{dates.short(dayOf(time.local))}</span>
      <span className={styles.quiet}>{places.airport(code) ?? places.city(code)}</span>
      {terminal === undefined ? null : <span className={styles.quiet}>{words('booking-terminal', { terminal })}</span>}
    </div>
  );
}

function Wait({ wait, places }: { readonly wait: Layover; readonly places: Places }) {
  const words = useWords();
  const said = useOfferWords();
  const values = { duration: said.duration(wait.minutes), city: places.city(wait.airport) };
  return (
    <p className={classNames(styles.wait, wait.overnight && styles.waitLong)}>
      <Icon of={wait.overnight ? Moon : Hourglass} size={16} />
      {words(wait.overnight ? 'booking-layover-overnight' : 'booking-layover', values)}
    </p>
  );
}
