/** Writing a package to a customer: by mail, or as a text that is sent otherwise. */
import { languages } from '#domain/people/language.ts';
import { holidayParts } from '#ui/composition/holiday/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { CopiedText } from '#ui/design/field/copied-text.tsx';
import { TextArea } from '#ui/design/field/text-area.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { namedViolation, violationAt } from '#ui/shell/words/violation-words.ts';
import styles from './holiday.module.css';

const idOf = (path: string) => `proposal-${path}`;
const noteMost = 1000;

export function ProposalDialog({ offerId }: { readonly offerId: string }) {
  const words = useWords();
  const proposal = usePart(holidayParts.proposal);
  const { open, draft, violations, attempt, busy, failure, made } = useStateOf(proposal.state$);
  const field = (name: string) => ({
    id: idOf(name),
    label: words(`holiday-proposal-${name}`),
    error: violationAt(words, violations, name),
  });
  if (made !== undefined && !open)
    return (
      <Modal
        open
        size={640}
        title={words('holiday-proposed', { reference: made.reference })}
        onClose={() => proposal.forget()}
        footer={null}
        closeButton
      >
        <div className={styles.rows}>
          <Alert kind="success">{words(made.mailed ? 'holiday-proposed-mailed' : 'holiday-proposed-copy')}</Alert>
          <CopiedText label={words('holiday-proposal-text')} text={made.text} rows={14} />
        </div>
      </Modal>
    );
  return (
    <Modal
      applyAct="holiday.propose"
      open={open && draft.offerId === offerId}
      size={480}
      title={words('holiday-propose')}
      onClose={() => proposal.close()}
      onApply={() => void proposal.send()}
      applyLabel={words('holiday-proposal-send')}
      applyBusy={busy}
    >
      <div className={styles.rows}>
        {failure === undefined ? null : <Alert kind="error">{failureText(words, failure)}</Alert>}
        <ErrorSummary
          attempt={attempt}
          errors={violations.map((each) => ({
            fieldId: idOf(each.path),
            text: namedViolation(words, words(`holiday-proposal-${each.path}`), each),
          }))}
        />
        <TextField
          {...field('name')}
          autoComplete="off"
          maxLength={80}
          value={draft.name}
          onChange={(name) => proposal.type({ name })}
        />
        <TextField
          {...field('email')}
          optional
          inputMode="email"
          autoComplete="off"
          leftToRight
          help={words('holiday-proposal-email-help')}
          value={draft.email}
          onChange={(email) => proposal.type({ email })}
        />
        <Select
          {...field('language')}
          options={languages.map((key) => ({ key, label: words(`holiday-language-${key}`) }))}
          value={draft.language}
          onChange={(key) => proposal.type({ language: languages.find((each) => each === key) ?? 'en' })}
        />
        <TextArea
          {...field('note')}
          optional
          rows={3}
          maxLength={noteMost}
          value={draft.note}
          onChange={(note) => proposal.type({ note })}
        />
      </div>
    </Modal>
  );
}
