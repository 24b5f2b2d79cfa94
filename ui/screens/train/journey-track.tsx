/** A journey from station to station: when and where one boards, when and where one gets off. */
import type { RailJourney, RailPoint } from '#domain/train/booking/train-booking.ts';
import { clockOfLocal, dateOfLocal, minutesBetween } from '#domain/time/place-time.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';
import { useTrainText } from './train-text.ts';
import styles from './train.module.css';

export function JourneyTrack({ journey: { from, to, boarding, km } }: { readonly journey: RailJourney }) {
  const words = useWords();
  const text = useTrainText();
  const start = boarding ?? from;
  return (
    <ol className={styles.track}>
      <Stop point={start}>
        {boarding === undefined
          ? words('bookings-train-boards')
          : words('bookings-train-boards-instead', { from: from.name })}
      </Stop>
      <Stop point={to}>
        {words('bookings-train-length', { duration: text.duration(minutesBetween(from.at, to.at)), km })}
      </Stop>
    </ol>
  );
}

function Stop({ point: { at, name, station }, children }: { readonly point: RailPoint; readonly children: string }) {
  const dates = useDates();
  return (
    <li className={styles.stop}>
      <span className={styles.stopTime}>
        <Code strong>{clockOfLocal(at.local)}</Code>
        <small>{dates.short(dateOfLocal(at.local))}</small>
      </span>
      <span>
        <strong>
          <bdi>{name}</bdi>
        </strong>{' '}
        <Code>{station}</Code>
        <small>{children}</small>
      </span>
    </li>
  );
}
