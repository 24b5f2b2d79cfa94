/** Parts of a sailing that several pages show: its ports day by day, its cancellation grid, and what is paid when. */
import { sharedDecimals } from '#domain/money/format.ts';
import { dateOfDay, type Sailing } from '#domain/cruise/sailing/sailing.ts';
import { gridAhead, type Instalment, type LineTerms } from '#domain/cruise/terms/line-terms.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { parts } from '#ui/composition/parts.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import { useCruiseText } from './cruise-text.ts';
import styles from './cruise.module.css';

export function Route({ sailing }: { readonly sailing: Sailing }) {
  const words = useWords();
  const dates = useDates();
  const text = useCruiseText();
  const last = sailing.days.length;
  return (
    <ol className={styles.route}>
      {sailing.days.map((day) => (
        <li
          key={day.day}
          className={classNames(
            styles.call,
            day.port === undefined && styles.sea,
            (day.day === 1 || day.day === last) && styles.end,
          )}
        >
          <span className={styles.when}>{dates.short(dateOfDay(sailing, day))}</span>
          <span className={styles.what}>
            {day.port === undefined ? (
              words('cruise-at-sea')
            ) : (
              <>
                <strong>
                  <bdi>{day.port.name}</bdi>
                </strong>
                <small>
                  <Listed>
                    {text.hours(day)}
                    {day.tender ? words('cruise-tender') : null}
                  </Listed>
                </small>
              </>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}

export function Grid({ terms, sailing }: { readonly terms: LineTerms; readonly sailing: Pick<Sailing, 'departs'> }) {
  const words = useWords();
  const dates = useDates();
  const { departs } = sailing;
  const ahead = gridAhead(terms, departs, usePart(parts.clock).todayIn(departs.zone));
  return (
    <>
      <ol className={styles.grid}>
        {ahead.map(({ fromDays, percent, until }) => (
          <li
            key={fromDays}
            className={classNames(percent === 0 ? styles.free : percent === 100 ? styles.all : styles.some)}
          >
            <strong>{percent === 0 ? words('cruise-free') : words('cruise-kept', { percent })}</strong>
            <span>
              {fromDays > 0
                ? words('cruise-until', { date: dates.short(until) })
                : words(ahead.length > 1 ? 'cruise-after' : 'cruise-from-now')}
            </span>
          </li>
        ))}
      </ol>
      <p className={styles.quiet}>{words('cruise-back-whole')}</p>
    </>
  );
}

export function Schedule({ schedule }: { readonly schedule: readonly Instalment[] }) {
  const text = useCruiseText();
  const decimals = sharedDecimals(schedule.map(({ amount }) => amount));
  return (
    <dl className={styles.sums}>
      {schedule.map((each) => (
        <div key={each.kind}>
          <dt>{text.instalment(each)}</dt>
          <dd>
            <Amount of={each.amount} decimals={decimals} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
