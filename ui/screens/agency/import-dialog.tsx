/** A file of travellers before and while it is brought in: how many lines are right, and what is wrong with the others. */
import { agencyParts } from '#ui/composition/agency-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationText } from '#ui/shell/words/violation-words.ts';
import styles from './profile.module.css';

export function ImportDialog() {
  const words = useWords();
  const book = usePart(agencyParts.travellers);
  const { imported, failure } = useStateOf(book.state$);
  const { ready = 0, errors = [], saved = 0, state = 'checked', filename = '' } = imported ?? {};
  const over = state === 'done';
  return (
    <Modal
      applyAct="agency.addTraveller"
      open={imported !== undefined}
      size={640}
      title={words('travellers-import-title')}
      subtitle={<bdi>{filename}</bdi>}
      onClose={() => book.closeImport()}
      {...(!over && ready > 0 && { onApply: () => void book.import() })}
      applyLabel={words('travellers-import-save', { count: ready })}
      applyBusy={state === 'saving'}
      applyBusyLabel={words('travellers-import-saving', { saved, count: ready })}
    >
      <div className={styles.stack}>
        {failure === undefined ? null : (
          <Alert kind="error" title={words('travellers-import-stopped', { saved, count: ready })}>
            {failureText(words, failure)}
          </Alert>
        )}
        <div role="status">
          {over ? (
            <Alert kind="success" live={false}>
              {words('travellers-import-done', { count: saved })}
            </Alert>
          ) : (
            <p>{words(ready === 0 ? 'travellers-import-none' : 'travellers-import-ready', { count: ready })}</p>
          )}
        </div>
        {errors.length === 0 ? null : (
          <>
            <p>{words('travellers-import-errors', { count: errors.length })}</p>
            <ul className={styles.errors}>
              {errors.map(({ line, violation }) => (
                <li key={`${line} ${violation.path} ${violation.code} ${JSON.stringify(violation.params ?? {})}`}>
                  {words(violation.path === '' ? 'travellers-line-whole' : 'travellers-line', {
                    line,
                    field: violation.path === '' ? '' : words(`travellers-field-${violation.path}`),
                    says: violationText(words, violation),
                  })}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </Modal>
  );
}
