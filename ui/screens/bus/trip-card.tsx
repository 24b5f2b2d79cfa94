/** One bus: who runs it, when, what it costs, and its seats under it once they are opened. */
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import Star from 'lucide-react/icons/star';
import type { OpenedTrip } from '#application/portal/bus/bus-results.ts';
import { busCompareMost } from '#domain/bus/search/refine.ts';
import type { BusTrip } from '#domain/bus/trip/trip.ts';
import { dateOfLocal, dayOffset, type PlaceTime } from '#domain/time/place-time.ts';
import { RideCard, RideTime } from '#ui/booking/search/ride-card.tsx';
import { busParts } from '#ui/composition/bus/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { busTrip } from '#domain/bus/booking/trip-facts.ts';
import { PolicyMark } from '#ui/corporate/policy-mark.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Checkbox } from '#ui/design/field/checkbox.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import { useBusText } from './bus-text.ts';
import { BusSeats } from './seats.tsx';
import styles from './trip-card.module.css';

/** From so few on seats are counted as few. */
const few = 5;

interface BusCardProps {
  readonly trip: BusTrip;
  readonly opened: OpenedTrip | undefined;
  readonly compared: readonly string[];
}

export function BusCard({ trip, opened, compared }: BusCardProps) {
  const words = useWords();
  const text = useBusText();
  const results = usePart(busParts.results);
  const { tripId, operator, bus, amenities, departure, arrival, durationMinutes, rating, left, from, earn } = trip;
  const isCompared = compared.includes(tripId);
  const overnight = dayOffset(departure.local, arrival.local) > 0;
  return (
    <RideCard
      name={operator.name}
      about={
        <>
          <span>{text.bus(bus)}</span>
          <small>
            <Listed>
              {operator.kind === 'state' ? words('bus-state-operator') : undefined}
              {amenities.map((each) => words(`bus-amenity-${each}`))}
            </Listed>
          </small>
        </>
      }
      leaves={<Time at={departure} />}
      arrives={<Time at={arrival} />}
      takes={text.duration(durationMinutes)}
      way={overnight ? words('bus-overnight') : '\u00a0'}
      under={opened === undefined ? null : <BusSeats trip={trip} opened={opened} />}
      open={opened !== undefined}
      className={styles.card}
    >
      <div className={styles.rating}>
        {rating === undefined ? (
          <small>{words('bus-not-rated')}</small>
        ) : (
          <>
            <span>
              <Icon of={Star} size={14} /> <strong>{rating.stars.toFixed(1)}</strong>
            </span>
            <small>{words('bus-reviews', { count: rating.reviews })}</small>
          </>
        )}
      </div>
      <div className={styles.price}>
        <strong className={styles.from}>
          <Amount of={from} />
        </strong>
        <PolicyMark
          trip={() =>
            busTrip({ total: from, travellers: 1, startsOn: dateOfLocal(departure.local), policy: trip.policy })
          }
        />
        {earn === undefined ? null : (
          <small>
            {words('bus-earn')} <Amount of={earn} tone="gain" />
          </small>
        )}
      </div>
      <div className={styles.acts}>
        <Button
          iconEnd={opened ? ChevronUp : ChevronDown}
          aria-expanded={opened !== undefined}
          onClick={() => void results.open(trip)}
        >
          {words(opened ? 'bus-hide-seats' : 'bus-view-seats')}
        </Button>
        <small className={classNames(left < few && styles.few)}>{words('bus-left', { count: left })}</small>
        <Checkbox
          checked={isCompared}
          disabled={!isCompared && compared.length >= busCompareMost}
          onChange={(on) => results.compare(tripId, on)}
        >
          {words('bus-compare')}
          <span className="unseen"> {operator.name}</span>
        </Checkbox>
      </div>
    </RideCard>
  );
}

function Time({ at }: { readonly at: PlaceTime }) {
  const dates = useDates();
  return <RideTime at={at}>{dates.short(dateOfLocal(at.local))}</RideTime>;
}
