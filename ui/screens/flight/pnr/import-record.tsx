/** What the suppliers say of what is pasted: whose word stands, what the display says otherwise, and its result. */
import CircleCheck from 'lucide-react/icons/circle-check';
import type { RecordDifference } from '#domain/flight/pnr/record.ts';
import type { PnrConfirmation } from '#application/desk/pnr.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Code } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { flight } from '../product.ts';
import type { ImportView } from './import-view.ts';
import styles from './import.module.css';

export function ImportConfirmation({ state, page }: ImportView) {
  const { confirmation } = state;
  if (confirmation === undefined) return null;
  switch (confirmation.state) {
    case 'confirmed':
      return <Confirmed confirmation={confirmation} />;
    case 'unconfirmed':
      return <Unconfirmed reason={confirmation.reason} state={state} page={page} />;
    case 'taken':
      return <Taken transactionId={confirmation.transactionId} />;
  }
}

function Confirmed({
  confirmation: { supplier, differences },
}: {
  readonly confirmation: Extract<PnrConfirmation, { readonly state: 'confirmed' }>;
}) {
  const words = useWords();
  return (
    <Card
      title={words('imports-supplier-says')}
      aside={
        <span role="status">
          <Badge kind="success" icon={CircleCheck}>
            {words('imports-confirmed', { code: supplier })}
          </Badge>
        </span>
      }
      flush={differences.length > 0}
    >
      {differences.length === 0 ? (
        <p>{words('imports-same')}</p>
      ) : (
        <>
          <p className={styles.differing}>{words('imports-differs', { count: differences.length })}</p>
          <table className={styles.differences}>
            <thead>
              <tr>
                <th scope="col">{words('imports-differing')}</th>
                <th scope="col">{words('imports-shown')}</th>
                <th scope="col">{words('imports-recorded')}</th>
              </tr>
            </thead>
            <tbody>
              {differences.map((each, at) => (
                <Difference key={at} difference={each} />
              ))}
            </tbody>
          </table>
        </>
      )}
    </Card>
  );
}

function Difference({ difference: { what, shown, recorded } }: { readonly difference: RecordDifference }) {
  const words = useWords();
  const text = (value: string | undefined) =>
    value === undefined ? <span className={styles.quiet}>{words('imports-not-there')}</span> : <Code>{value}</Code>;
  return (
    <tr>
      <th scope="row">{words(`imports-differs-${what}`)}</th>
      <td data-label={words('imports-shown')}>{text(shown)}</td>
      <td data-label={words('imports-recorded')}>{text(recorded)}</td>
    </tr>
  );
}

function Unconfirmed({
  reason,
  state,
  page,
}: ImportView & { readonly reason: Extract<PnrConfirmation, { readonly state: 'unconfirmed' }>['reason'] }) {
  const words = useWords();
  return (
    <Alert
      kind="warning"
      title={words(`imports-unconfirmed-${reason}`)}
      action={
        <Button busy={state.checking} disabled={state.sending || state.unanswered} onClick={() => void page.check()}>
          {words('imports-check-again')}
        </Button>
      }
    >
      {words('imports-unconfirmed-help')}
    </Alert>
  );
}

/** A booking here already: the agency's own is opened, of another's nothing is said. */
export function Taken({ transactionId }: { readonly transactionId: string | undefined }) {
  const words = useWords();
  return transactionId === undefined ? (
    <Alert kind="error" title={words('imports-taken')}>
      {words('imports-taken-help')}
    </Alert>
  ) : (
    <Alert
      kind="error"
      title={words('imports-before')}
      action={
        <LinkButton to={flight.paths.paper('voucher', transactionId)}>
          {words('imports-open-booking', { id: transactionId })}
        </LinkButton>
      }
    >
      {words('imports-before-help')}
    </Alert>
  );
}
