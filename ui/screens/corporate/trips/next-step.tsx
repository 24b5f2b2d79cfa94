/** What is next on a trip, by when, and how long that is where it is soon. */
import { isTravellers } from '#domain/corporate/trip-queue.ts';
import { daysBetween } from '#domain/time/calendar-date.ts';
import { secondsBetween } from '#domain/time/instant.ts';
import type { TripShown } from '#application/desk/corporate/trips.ts';
import { momentText } from '#ui/booking/moment-text.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';
import { EndsIn } from '#ui/corporate/approval-marks.tsx';
import styles from './trips.module.css';

/** What ends sooner says how long there is. */
const soonSeconds = 48 * 3600;

export function NextStep({ of: { step, by, startsOn } }: { readonly of: TripShown }) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const clock = usePart(parts.clock);
  if (step === 'none') return <span className={styles.next} />;
  if (step === 'travel') {
    return (
      <span className={styles.next}>
        {words('trips-in-days', { days: daysBetween(clock.todayIn(zone), startsOn) })}
      </span>
    );
  }
  const name = words(`trips-step-${step}`);
  const left = by === undefined || step === 'travelling' ? undefined : secondsBetween(clock.now(), by);
  return (
    <span className={styles.next}>
      {isTravellers(step) ? <strong>{name}</strong> : <span>{name}</span>}
      {by === undefined || left === undefined || left <= 0 ? null : (
        <span className={styles.by}>
          <span>{words('trips-by', { moment: momentText(words, dates, by, zone) })}</span>
          {left < soonSeconds ? <EndsIn until={by} /> : null}
        </span>
      )}
    </span>
  );
}
