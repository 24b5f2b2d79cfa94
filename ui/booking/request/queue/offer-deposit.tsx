/** An offer's deposit: what accepting charges, and what is given back of it when the request is closed. */
import { formatMoney } from '#domain/money/format.ts';
import type { Money } from '#domain/money/money.ts';
import { useHouseCurrency } from '#ui/composition/use-house.ts';
import { Button } from '#ui/design/press/button.tsx';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import type { ActsProps } from '#ui/booking/request/request-view.ts';
import styles from '#ui/booking/request/requests.module.css';

export function AcceptMeans({ deposit }: { readonly deposit: Money | undefined }) {
  const words = useWords();
  const { language } = useLanguage();
  return (
    <p>
      {deposit === undefined
        ? words('requests-accept-means')
        : words('requests-accept-charges', { deposit: formatMoney(deposit, { locale: language }) })}
    </p>
  );
}

export function DepositClose({
  state: { draft, violations, acting },
  queue,
  deposited,
}: Pick<ActsProps, 'state' | 'queue'> & { readonly deposited: Money }) {
  const words = useWords();
  const { language } = useLanguage();
  const currency = useHouseCurrency();
  return (
    <form
      className={styles.rows}
      onSubmit={(event) => {
        event.preventDefault();
        void queue.answer('close');
      }}
    >
      <h3>{words('requests-held-for-group')}</h3>
      <FormRow columns={[1, 2]} narrowColumns={[1]}>
        <TextField
          id="answer-deposit-back"
          label={words('requests-deposit-back')}
          help={words('requests-deposit-back-help', { deposit: formatMoney(deposited, { locale: language }) })}
          leftToRight
          inputMode="decimal"
          autoComplete="off"
          prefix={currency}
          value={draft.depositBack}
          error={violationAt(words, violations, 'answer.depositBack')}
          onChange={(depositBack) => queue.type({ depositBack })}
        />
      </FormRow>
      <div className={styles.acts}>
        <Button type="submit" busy={acting === 'close'}>
          {words('requests-close')}
        </Button>
      </div>
    </form>
  );
}
