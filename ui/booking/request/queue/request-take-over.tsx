/** Deciding on a booking that no supplier confirms: what it costs, as was confirmed with anyone who made it, or a no. */
import FileInput from 'lucide-react/icons/file-input';
import { useRequestView } from '#ui/booking/use-product.ts';
import { useHouseCurrency } from '#ui/composition/use-house.ts';
import { Button } from '#ui/design/press/button.tsx';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { namedViolation, violationAt } from '#ui/shell/words/violation-words.ts';
import { AnswerForm } from '#ui/booking/request/answer-form.tsx';
import { AnswerNote } from '#ui/booking/request/answer-note.tsx';
import type { ActsProps } from '#ui/booking/request/request-view.ts';

export function RequestTakeOver({ state, queue, request }: ActsProps) {
  const words = useWords();
  const currency = useHouseCurrency();
  const { draft, violations, stopped, acting } = state;
  const held = useRequestView(request.product)?.isHeld?.(request) === true;
  const label = words('requests-price-confirmed');
  const fields = violations.flatMap((each) => {
    if (each.path === 'total') return [{ fieldId: 'answer-price', text: namedViolation(words, label, each) }];
    return each.path.startsWith('answer')
      ? [{ fieldId: 'answer-note', text: namedViolation(words, words('requests-note'), each) }]
      : [];
  });
  return (
    <AnswerForm
      state={state}
      queue={queue}
      title={words('requests-your-answer')}
      onSubmit={() => void queue.takeOver()}
      yes={
        <Button type="submit" variant="primary" size={48} icon={FileInput} busy={acting === 'take-over'}>
          {words(held ? 'requests-take-over-held' : 'requests-take-over')}
        </Button>
      }
    >
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
    </AnswerForm>
  );
}
