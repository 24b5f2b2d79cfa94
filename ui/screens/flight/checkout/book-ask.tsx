/**
 * "Your price", beside the fare: what the agent asks of this customer over or under the usual price. The key P leads there;
 * every key typed shows in the price above.
 */
import { useEffect, useRef, useState } from 'react';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { readAsk } from '#application/portal/flight/checkout/ask-draft.ts';
import { asksAnything } from '#domain/price/ask.ts';
import { Button } from '#ui/design/press/button.tsx';
import { useKey } from '#ui/design/press/use-key.ts';
import { useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { AskFields } from '../fare/ask-fields.tsx';
import type { BookView } from './book-view.ts';
import styles from '../fare/ask.module.css';

/** The key that leads to the fields, wherever nothing is being typed. */
const key = 'p';

export function YourPrice({ state, checkout, keys = false }: BookView & { readonly keys?: boolean }) {
  const words = useWords();
  const { quote, form, violations, unanswered, sending } = state;
  const { asked = {} } = form;
  const asks = asksAnything(readAsk(asked, quote.fare.total.currency).ask);
  const [opened, setOpened] = useState(asks);
  const first = useRef<HTMLInputElement>(null);
  const wanted = useRef(false);
  const open = () => {
    wanted.current = true;
    setOpened(true);
    first.current?.focus();
  };
  useKey(key, keys && quote.asking !== undefined, open);
  useEffect(() => {
    if (opened && wanted.current) first.current?.focus();
    wanted.current = false;
  }, [opened]);
  if (quote.asking === undefined) return null;
  const whole = violationAt(words, violations, 'ask');
  return (
    <section className={styles.ask} aria-label={words('booking-ask')}>
      <Button
        variant="quiet"
        size={32}
        iconEnd={opened ? ChevronUp : ChevronDown}
        aria-expanded={opened}
        {...(keys && { keyHint: 'P', keyName: 'P' })}
        onClick={() => (opened ? setOpened(false) : open())}
      >
        {words('booking-ask')}
      </Button>
      {opened ? (
        <>
          <AskFields
            draft={asked}
            bounds={quote.asking}
            disabled={unanswered || sending}
            firstRef={first}
            errorAt={(path) => violationAt(words, violations, path)}
            onChange={(draft) => checkout.changeForm({ asked: draft })}
          />
          {whole === undefined ? null : (
            <p role="alert" className={styles.whole}>
              {whole}
            </p>
          )}
          <p className={styles.note}>{words('booking-ask-note')}</p>
        </>
      ) : null}
    </section>
  );
}
