/** What the agency gave along with a booking: each reference as it was kept, and whether the supplier got it. */
import { parameterName } from '#ui/booking/parameter-name.ts';
import type { OfBooking } from '#ui/booking/product-view.ts';
import { Card } from '#ui/design/data/card.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from '#ui/booking/facts.module.css';
import own from './manage.module.css';

export function BookingReferences({ booking: { parameters } }: OfBooking) {
  const words = useWords();
  if (parameters.length === 0) return null;
  return (
    <Card title={words('manage-references')}>
      <ul className={styles.rows}>
        {parameters.map((parameter) => (
          <li key={parameter.code}>
            <span>
              <bdi>{parameterName(words, 'manage', parameter)}</bdi>
              <small className={styles.quiet}>
                {words(parameter.sendToGds ? 'manage-reference-sent' : 'manage-reference-kept')}
              </small>
            </span>
            <bdi dir="ltr" className={own.reference}>
              {parameter.code}
              {parameter.value}
            </bdi>
          </li>
        ))}
      </ul>
    </Card>
  );
}
