/** What giving a room up costs, by when: each step with its amount, in the hotel's time and, where that is another, the agency's. */
import { isZero, type Money } from '#domain/money/money.ts';
import { type CancelStep, stepEnd } from '#domain/hotel/cancel/policy.ts';
import { placeTimeAt } from '#domain/time/place-time.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import { useHotelText } from './hotel-text.ts';
import styles from './hotel.module.css';

export interface PolicyBarProps {
  readonly steps: readonly (CancelStep & { readonly amount?: Money })[];
}

export function PolicyBar({ steps }: PolicyBarProps) {
  const words = useWords();
  const text = useHotelText();
  const zone = useBusinessZone();
  return (
    <ol className={styles.policy}>
      {steps.map((step, at) => {
        const { until, charge, amount } = step;
        const zoneClass =
          charge.by === 'free' ? styles.freeZone : at === steps.length - 1 ? styles.lastZone : styles.someZone;
        const here = until && placeTimeAt(stepEnd(until), zone);
        return (
          <li key={at} className={classNames(styles.policyStep, zoneClass)}>
            <strong>
              {text.charge(charge)}
              {amount === undefined || isZero(amount) ? null : (
                <>
                  {' '}
                  <Amount of={amount} />
                </>
              )}
            </strong>
            <span>
              {until === undefined
                ? words(steps.length === 1 ? 'bookings-hotel-always' : 'bookings-hotel-after')
                : words('bookings-hotel-until', { moment: text.moment(until) })}
            </span>
            {until === undefined || here === undefined || here.local === until.local ? null : (
              <small>{words('bookings-hotel-here', { moment: text.moment(here) })}</small>
            )}
          </li>
        );
      })}
    </ol>
  );
}
