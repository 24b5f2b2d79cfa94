/** The travellers of a group by a file: choose one, see what is wrong line by line, and how the group is split into PNRs. */
import { useId, useRef } from 'react';
import Download from 'lucide-react/icons/download';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import X from 'lucide-react/icons/x';
import { splitIntoRecords } from '#domain/flight/request/group.ts';
import { nameListColumns, type NameListError, nameListRequired } from '#domain/flight/request/name-list.ts';
import type { TravellerDraft } from '#domain/people/traveller.ts';
import { namedIn, type NameFile } from '#application/portal/flight/request/name-file.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { DataTable } from '#ui/design/data/data-table.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { Listed } from '#ui/design/choice/listed.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { violationText } from '#ui/shell/words/violation-words.ts';
import styles from '#ui/booking/request/requests.module.css';
import request from './flight-request.module.css';

export interface NamesProps {
  readonly id: string;
  readonly names: NameFile | undefined;
  readonly disabled?: boolean;
  readonly onFile: (fileName: string, text: string) => void;
  readonly onDrop: () => void;
  readonly onSample: () => void;
}

/** Browsers take neither a space nor capitals out of what a spreadsheet calls its own. */
const accepted = '.csv,text/csv,text/plain';

export function NamesFromFile({ id, names, disabled = false, onFile, onDrop, onSample }: NamesProps) {
  const words = useWords();
  const input = useRef<HTMLInputElement>(null);
  const helpId = useId();
  return (
    <div className={request.names}>
      <p id={helpId} className={styles.quiet}>
        {words('requests-names-help')}
      </p>
      <p className={request.columnsHelp}>
        {words('requests-names-columns')}{' '}
        <Listed>
          {nameListColumns.map((column) => (
            <Code key={column} strong={nameListRequired.includes(column)}>
              {column}
            </Code>
          ))}
        </Listed>
      </p>
      <div className={request.fileActs}>
        <input
          ref={input}
          type="file"
          accept={accepted}
          className="unseen"
          tabIndex={-1}
          aria-label={words('requests-names-choose')}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            target.value = '';
            if (file !== undefined) void file.text().then((text) => onFile(file.name, text));
          }}
        />
        <Button
          id={id}
          icon={FileSpreadsheet}
          disabled={disabled}
          aria-describedby={helpId}
          onClick={() => input.current?.click()}
        >
          {words(names === undefined ? 'requests-names-choose' : 'requests-names-other')}
        </Button>
        <Button variant="quiet" icon={Download} onClick={onSample}>
          {words('requests-names-sample')}
        </Button>
      </div>
      {names === undefined ? null : (
        <div className={styles.file}>
          <bdi>{names.fileName}</bdi>
          <IconButton icon={X} size={32} label={words('requests-names-drop')} disabled={disabled} onClick={onDrop} />
        </div>
      )}
      {names === undefined ? null : <Read names={names} />}
    </div>
  );
}

function Read({ names }: { readonly names: NameFile }) {
  const words = useWords();
  const { list } = names;
  if (list === 'reading') return <p role="status">{words('requests-names-reading')}</p>;
  if (list === 'no-dates') return <Alert kind="info">{words('requests-names-no-dates')}</Alert>;
  if (list === 'failed') return <Alert kind="error">{words('requests-names-failed')}</Alert>;
  const { errors, rows } = list;
  if (errors.length > 0) {
    return (
      <>
        <Alert kind="error" title={words('requests-names-errors', { count: errors.length })}>
          {words('requests-names-errors-help')}
        </Alert>
        <ErrorTable errors={errors} rows={rows} />
      </>
    );
  }
  return (
    <>
      <p role="status" className={request.good}>
        {words('requests-names-good', { count: rows.length })}
      </p>
      <Records travellers={namedIn(names)} />
    </>
  );
}

interface ErrorTableProps {
  readonly errors: readonly NameListError[];
  readonly rows: readonly { readonly line: number; readonly draft: TravellerDraft }[];
}

/** The first of many: anyone who mends these reads the file again. */
const mostShown = 50;

function ErrorTable({ errors, rows }: ErrorTableProps) {
  const words = useWords();
  const nameOf = ({ line }: NameListError) => {
    const draft = rows.find((row) => row.line === line)?.draft;
    return <bdi>{[draft?.firstName, draft?.lastName].filter(Boolean).join(' ')}</bdi>;
  };
  const lineOf = ({ line }: NameListError) => words('requests-names-line', { line });
  const columnOf = ({ column }: NameListError) => (column === undefined ? null : <Code>{column}</Code>);
  const shown = errors.slice(0, mostShown).map((error, at) => ({ ...error, key: `${error.line} ${at}` }));
  return (
    <div className={request.errors}>
      <DataTable
        label={words('requests-names-errors', { count: errors.length })}
        rows={shown}
        rowKey={({ key }) => key}
        density={40}
        columns={[
          { key: 'line', header: words('requests-names-line-head'), names: true, cell: lineOf },
          { key: 'name', header: words('requests-traveller'), cell: nameOf },
          { key: 'column', header: words('requests-names-column'), cell: columnOf },
          {
            key: 'error',
            header: words('requests-names-error'),
            cell: ({ violation }) => violationText(words, violation),
          },
        ]}
        narrow={(error) => ({
          first: lineOf(error),
          firstEnd: columnOf(error),
          second: (
            <>
              {nameOf(error)} {violationText(words, error.violation)}
            </>
          ),
        })}
      />
      {errors.length > mostShown ? (
        <p className={styles.quiet}>{words('requests-names-more', { count: errors.length - mostShown })}</p>
      ) : null}
    </div>
  );
}

/** How named travellers are split into the airline's records. */
export function Records({ travellers }: { readonly travellers: readonly TravellerDraft[] }) {
  const words = useWords();
  const records = splitIntoRecords(travellers.map(({ type }) => type));
  if (records === undefined) return <Alert kind="warning">{words('requests-records-not')}</Alert>;
  return (
    <details className={styles.records}>
      <summary>{words('requests-records', { count: records.length })}</summary>
      <ol>
        {records.map((record, at) => (
          <li key={at}>
            <strong>{words('requests-record', { number: at + 1, count: record.length })}</strong>{' '}
            <Listed>
              {record.map((position) => {
                const { firstName, lastName, type } = travellers[position] ?? { type: 'adult' };
                return (
                  <bdi key={position}>
                    {firstName} {lastName}
                    {type === 'adult' ? '' : ` (${words(`bookings-type-${type}`)})`}
                  </bdi>
                );
              })}
            </Listed>
          </li>
        ))}
      </ol>
    </details>
  );
}
