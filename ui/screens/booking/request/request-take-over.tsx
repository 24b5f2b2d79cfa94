/** Deciding on a booking that no supplier confirms: what it costs, as was confirmed with whoever made it, or a no. */
import Ban from 'lucide-react/icons/octagon-x';
import FileInput from 'lucide-react/icons/file-input';
import { defaultClientConfiguration } from '#domain/session/client-configuration.ts';
import { parts } from '#ui/composition/parts.ts';
import { useRequestView } from '#ui/booking/use-product.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Button } from '#ui/design/press/button.tsx';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { AnswerNote } from './answer-note.tsx';
import { namedViolation } from '#ui/people/named-violation.ts';
import type { ActsProps } from '#ui/booking/request/request-view.ts';
import styles from '#ui/booking/request/requests.module.css';

export function RequestTakeOver({ state, queue, request }: ActsProps) {
  const words = useWords();
  const found = useStateOf(usePart(parts.configuration).state$);
  const { currency } = found.kind === 'ready' ? found.configuration : defaultClientConfiguration;
  const { draft, violations, stopped, acting } = state;
  const held = useRequestView(request.product)?.isHeld(request) === true;
  const label = words('requests-price-confirmed');
  const fields = violations.flatMap((each) => {
    if (each.path === 'total') return [{ fieldId: 'answer-price', text: namedViolation(words, label, each) }];
    return each.path.startsWith('answer')
      ? [{ fieldId: 'answer-note', text: namedViolation(words, words('requests-note'), each) }]
      : [];
  });
  return (
    <form
      className={styles.rows}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void queue.takeOver();
      }}
    >
      <h3>{words('requests-your-answer')}</h3>
      <ErrorSummary errors={fields} attempt={stopped} />
      <FormRow columns={[1, 2]} narrowColumns={[1]}>
        <TextField
          leftToRight
          inputMode="decimal"
          autoComplete="off"
          prefix={currency}
          id="answer-price"
          label={label}
          help={words(held ? 'requests-price-held-help' : 'requests-price-confirmed-help')}
          value={draft.price}
          error={violationAt(words, violations, 'total')}
          onChange={(price) => queue.type({ price })}
        />
      </FormRow>
      <AnswerNote state={state} queue={queue} label={words('requests-note')} />
      <div className={styles.acts}>
        <Button type="submit" variant="primary" size={48} icon={FileInput} busy={acting === 'take-over'}>
          {words(held ? 'requests-take-over-held' : 'requests-take-over')}
        </Button>
        <Button
          size={48}
          variant="danger-line"
          icon={Ban}
          busy={acting === 'refuse'}
          onClick={() => void queue.answer('refuse')}
        >
          {words('requests-refuse')}
        </Button>
      </div>
    </form>
  );
}
