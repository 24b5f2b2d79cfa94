/** The note that goes with an answer to a request. */
import { requestMostText } from '#domain/booking/request/rules.ts';
import { TextArea } from '#ui/design/field/text-area.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import type { ActsProps } from '#ui/booking/request/request-view.ts';

export interface AnswerNoteProps extends Pick<ActsProps, 'state' | 'queue'> {
  readonly label: string;
}

export function AnswerNote({ state: { draft, violations }, queue, label }: AnswerNoteProps) {
  const words = useWords();
  return (
    <TextArea
      id="answer-note"
      label={label}
      optional
      help={words('requests-note-help')}
      rows={3}
      maxLength={requestMostText}
      value={draft.note}
      error={violationAt(words, violations, 'answer.note')}
      onChange={(note) => queue.type({ note })}
    />
  );
}
