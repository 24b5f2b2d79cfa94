/** The days on which a train runs: seven letters, those on which it does not are faint. */
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';
import { classNames } from '#ui/design/theme/class-names.ts';
import styles from './train-card.module.css';

export function RunningDays({ days }: { readonly days: number }) {
  const words = useWords();
  const dates = useDates();
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
    ...dates.weekday(day),
    day,
    runs: (days & (1 << (day - 1))) !== 0,
  }));
  const said =
    days === 127
      ? words('train-runs-daily')
      : words('train-runs-on', {
          days: week
            .filter(({ runs }) => runs)
            .map(({ full }) => full)
            .join(', '),
        });
  return (
    <>
      <span className="unseen">{said}</span>
      <span className={styles.week} aria-hidden="true" title={said}>
        {week.map(({ day, narrow, runs }) => (
          <span key={day} className={classNames(runs ? styles.runs : styles.rests)}>
            {narrow}
          </span>
        ))}
      </span>
    </>
  );
}
