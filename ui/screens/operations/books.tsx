/** The books: when they were last held against each other, what does not agree, and a lost booking put back. */
import { type ReactNode, useEffect } from 'react';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type BookFinding, isLostBooking } from '#domain/account/books.ts';
import type { Books as BooksPart, CheckedBooks } from '#application/portal/operations/books.ts';
import { momentText } from '#ui/booking/moment-text.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { type Column, DataTable } from '#ui/design/data/data-table.tsx';
import { FactList } from '#ui/design/data/fact-list.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { wholeFailureText } from '#ui/shell/words/violation-words.ts';
import { Loaded } from '#ui/booking/request/loaded.tsx';
import styles from '#ui/booking/request/requests.module.css';
import frame from '#ui/booking/request/list-and-detail.module.css';

export function Books() {
  const words = useWords();
  const books = usePart(operationsParts.books);
  const { checked, restored } = useStateOf(books.state$);
  useEffect(() => void books.check(), [books]);
  return (
    <div className={styles.rows}>
      {restored === undefined ? null : (
        <Alert kind="success" title={words(restored.restored ? 'operations-restored' : 'operations-restored-before')}>
          <Code>{restored.transactionId}</Code>
        </Alert>
      )}
      <section className={frame.list} aria-label={words('operations-books')}>
        <Loaded of={checked} onAgain={() => void books.check()}>
          {(found) => <Checked books={books} found={found} />}
        </Loaded>
      </section>
      <Restoring books={books} />
    </div>
  );
}

function Checked({ books, found }: { readonly books: BooksPart; readonly found: CheckedBooks }) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const { checking } = useStateOf(books.state$);
  const { agencies, findings, at } = found;
  const moment = momentText(words, dates, at, zone);
  return (
    <>
      <div className={frame.filters}>
        <div className={styles.end}>
          <p>{words('operations-books-checked', { moment, agencies })}</p>
          <Button icon={RefreshCw} busy={checking} onClick={() => void books.check()}>
            {words('operations-books-again')}
          </Button>
        </div>
      </div>
      {findings.length === 0 ? (
        <div className={frame.padded}>
          <Alert kind="success">{words('operations-books-agree')}</Alert>
        </div>
      ) : (
        <Findings books={books} findings={findings} />
      )}
    </>
  );
}

type Shown = BookFinding & { readonly key: string };

function Findings({ books, findings }: { readonly books: BooksPart; readonly findings: readonly BookFinding[] }) {
  const words = useWords();
  const kind = (finding: BookFinding) => words(`operations-book-${finding.kind}`);
  const about = ({ transactionId, depositId, entryId }: BookFinding) => {
    const id = transactionId ?? depositId ?? entryId;
    return id === undefined ? null : <Code>{id}</Code>;
  };
  const restore = (finding: BookFinding): ReactNode =>
    isLostBooking(finding) ? (
      <Button
        size={32}
        aria-label={words('operations-restore-named', { booking: finding.transactionId })}
        onClick={() => books.choose(finding)}
      >
        {words('operations-restore')}
      </Button>
    ) : null;
  const columns: readonly Column<Shown>[] = [
    { key: 'kind', header: words('operations-book-difference'), cell: kind, names: true },
    {
      key: 'agency',
      header: words('operations-agency'),
      cell: ({ agencyId }) => <Code>{agencyId}</Code>,
    },
    { key: 'about', header: words('operations-book-about'), cell: about },
    {
      key: 'posted',
      header: words('operations-book-posted'),
      numeric: true,
      cell: ({ posted }) => posted && <Amount of={posted} />,
    },
    {
      key: 'expected',
      header: words('operations-book-expected'),
      numeric: true,
      cell: ({ expected }) => expected && <Amount of={expected} />,
    },
    { key: 'restore', header: words('operations-restore'), headerHidden: true, cell: restore },
  ];
  return (
    <DataTable
      label={words('operations-books')}
      columns={columns}
      rows={findings.map((finding, at) => ({ ...finding, key: String(at) }))}
      rowKey={({ key }) => key}
      narrow={(finding) => ({
        first: kind(finding),
        firstEnd: finding.posted && <Amount of={finding.posted} />,
        second: (
          <>
            <Code>{finding.agencyId}</Code> {about(finding)}
          </>
        ),
        secondEnd: finding.expected && <Amount of={finding.expected} />,
        acts: isLostBooking(finding) ? restore(finding) : undefined,
      })}
    />
  );
}

/** What will be put back, before it is. */
function Restoring({ books }: { readonly books: BooksPart }) {
  const words = useWords();
  const { lost, restoring, failure } = useStateOf(books.state$);
  return (
    <Modal
      open={lost !== undefined}
      title={words('operations-restore-title')}
      onClose={() => books.choose(undefined)}
      applyLabel={words('operations-restore')}
      applyBusy={restoring}
      onApply={() => void books.restore()}
    >
      {lost === undefined ? null : (
        <div className={styles.rows}>
          <p>{words('operations-restore-help')}</p>
          <FactList
            facts={[
              [words('operations-booking'), <Code key="booking">{lost.transactionId}</Code>],
              [words('operations-agency'), <Code key="agency">{lost.agencyId}</Code>],
              [words('operations-book-entry'), lost.entryId && <Code key="entry">{lost.entryId}</Code>],
              [words('operations-book-posted'), lost.posted && <Amount key="posted" of={lost.posted} strong />],
            ]}
          />
          {failure === undefined ? null : (
            <Alert kind="error" title={words('operations-restore-failed')}>
              {wholeFailureText(words, failure)}
            </Alert>
          )}
        </div>
      )}
    </Modal>
  );
}
