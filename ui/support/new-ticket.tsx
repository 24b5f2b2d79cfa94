/** The dialog in which a support request is written. */
import { agencyParts } from '#ui/composition/agency-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { namedViolation, violationAt } from '#ui/shell/words/violation-words.ts';
import { MessageFields } from './message-fields.tsx';
import styles from '#ui/booking/request/requests.module.css';

const idOf = (path: string) => `ticket-${path}`;

export function NewTicketDialog({ onRaised }: { readonly onRaised: (ticketId: string) => void }) {
  const words = useWords();
  const writing = usePart(agencyParts.newTicket);
  const { open, draft, violations, attempt, busy, failure } = useStateOf(writing.state$);
  const send = async () => {
    const made = await writing.send();
    if (made !== undefined) onRaised(made.ticketId);
  };
  const text = (field: 'subject' | 'about') => ({
    id: idOf(field),
    label: words(`support-${field}`),
    error: violationAt(words, violations, field),
    value: draft[field],
    autoComplete: 'off',
    onChange: (value: string) => writing.type({ [field]: value }),
  });
  return (
    <Modal
      applyAct="agency.addTicket"
      open={open}
      size={640}
      title={words('support-new')}
      onClose={() => writing.close()}
      onApply={() => void send()}
      applyLabel={words('support-send')}
      applyBusy={busy}
    >
      <div className={styles.rows}>
        {failure === undefined ? null : (
          <Alert kind="error" title={words('message-submit-failed')}>
            {failureText(words, failure)}
          </Alert>
        )}
        <ErrorSummary
          attempt={attempt}
          errors={violations
            .filter(({ path }) => !path.startsWith('files'))
            .map((each) => ({
              fieldId: idOf(each.path),
              text: namedViolation(words, words(`support-${each.path}`), each),
            }))}
        />
        <TextField {...text('subject')} />
        <TextField {...text('about')} optional help={words('support-about-help')} />
        <MessageFields
          id="ticket"
          text={draft.text}
          files={draft.files}
          violations={violations}
          onChange={(change) => writing.type(change)}
        />
      </div>
    </Modal>
  );
}
