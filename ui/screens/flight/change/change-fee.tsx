/** What the agent asks the customer for making the change; what it comes to is asked again when it is put on the price. */
import { useState } from 'react';
import type { ChangeQuote } from '#application/desk/changes.ts';
import { draftOf, readAsk } from '#application/portal/flight/checkout/ask-draft.ts';
import type { ChangeFlights } from '#application/portal/flight/change/change-flights.ts';
import { checkAsk } from '#domain/price/ask.ts';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { AskFields } from '../fare/ask-fields.tsx';
import styles from '../fare/ask.module.css';

export interface ChangeFeeProps {
  readonly quote: ChangeQuote;
  readonly change: ChangeFlights;
  readonly fixed: boolean;
}

export function ChangeFee({ quote: { asking, charge }, change, fixed }: ChangeFeeProps) {
  const words = useWords();
  const [draft, setDraft] = useState(() => draftOf(change.fee && { serviceFee: change.fee }));
  if (asking === undefined) return null;
  const { ask, violations } = readAsk(draft, charge.amount.currency);
  const wrong = violations.length > 0 ? violations : checkAsk(ask, asking, charge.amount);
  const same = JSON.stringify(ask.serviceFee) === JSON.stringify(change.fee);
  return (
    <Card title={words('change-fee')}>
      <form
        className={styles.fields}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (wrong.length === 0 && !same) void change.charge(ask.serviceFee);
        }}
      >
        <AskFields
          draft={draft}
          onChange={setDraft}
          bounds={asking}
          kinds={['serviceFee']}
          disabled={fixed}
          errorAt={(path) => violationAt(words, wrong, path)}
        />
        <Button type="submit" size={32} disabled={fixed || same || wrong.length > 0}>
          {words('change-fee-apply')}
        </Button>
      </form>
    </Card>
  );
}
