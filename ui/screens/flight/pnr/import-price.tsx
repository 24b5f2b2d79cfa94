/** What the customer pays, line by line, and what the agent asks beside the supplier's price. */
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import type { PricePart } from '#domain/price/price.ts';
import { isZero } from '#domain/money/money.ts';
import { AskFields } from '#ui/screens/flight/fare/ask-fields.tsx';
import ask from '#ui/screens/flight/fare/ask.module.css';
import { Amount } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import type { ImportView } from './import-view.ts';
import styles from './import.module.css';

const names: { readonly [Name in PricePart['name']]?: string } = {
  'extra-markup': 'booking-ask-markup',
  'agent-discount': 'booking-ask-discount',
  'service-fee': 'booking-ask-serviceFee',
  rounding: 'imports-price-rounding',
};

export function ImportPrice({ state, page }: ImportView) {
  const words = useWords();
  const session = useStateOf(usePart(parts.session).state$);
  const { price, form, violations, sending, unanswered } = state;
  // Of a booking that nobody confirms the bounds are judged when it is sent.
  const mayAsk =
    price === undefined
      ? session.kind === 'signed-in' && session.user?.rights.includes('set-price') === true
      : price.asking !== undefined;
  if (price === undefined && !mayAsk) return null;
  const whole = violationAt(words, violations, 'ask');
  return (
    <Card title={words(price === undefined ? 'booking-ask' : 'imports-price')}>
      <div className={styles.price}>
        {mayAsk ? (
          <div className={styles.asked}>
            <AskFields
              draft={form.asked ?? {}}
              bounds={price?.asking}
              disabled={sending || unanswered}
              errorAt={(path) => violationAt(words, violations, path)}
              onChange={(asked) => page.changeForm({ asked })}
            />
            {whole === undefined ? null : (
              <p role="alert" className={ask.whole}>
                {whole}
              </p>
            )}
            <p className={ask.note}>{words('booking-ask-note')}</p>
          </div>
        ) : null}
        {price === undefined ? null : (
          <dl className={styles.sums}>
            {price.lines
              .filter(({ amount }) => !isZero(amount))
              .map(({ name, amount }, at) => (
                <div key={at}>
                  <dt>{words(names[name] ?? 'imports-price-fare')}</dt>
                  <dd>
                    <Amount of={amount} decimals="exact" />
                  </dd>
                </div>
              ))}
            <div className={styles.total}>
              <dt>{words('imports-price-total')}</dt>
              <dd>
                <Amount of={price.total} decimals="exact" strong />
              </dd>
            </div>
          </dl>
        )}
      </div>
    </Card>
  );
}
