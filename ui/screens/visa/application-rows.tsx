/** Rows of the list of applications: how far each is, what is to be done next, and until when. */
import type { VisaAct } from '#domain/visa/next.ts';
import type { ApplicationRow } from '#application/desk/visa/visa.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Badge, type BadgeKind } from '#ui/design/data/badge.tsx';
import { type Column, DataTable } from '#ui/design/data/data-table.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { useCountryName } from '#ui/people/country-field.tsx';
import { Progress } from './progress.tsx';
import { stepBadges } from './step-badges.ts';
import own from './applications.module.css';
import styles from './visa.module.css';

const actBadges: Readonly<Record<VisaAct, BadgeKind>> = {
  papers: 'warning',
  refused: 'danger',
  check: 'info',
  submit: 'info',
  decision: 'info',
  delivery: 'success',
  none: 'neutral',
};

interface RowsProps {
  readonly rows: readonly ApplicationRow[];
  /** The one that is shown beside them. */
  readonly chosen: string | null;
  readonly onChoose: (transactionId: string) => void;
}

export function Rows({ rows, chosen, onChoose }: RowsProps) {
  const words = useWords();
  const dates = useDates();
  const country = useCountryName();
  const may = useMay();
  const opens = ({ transactionId, leadTraveller }: ApplicationRow) => (
    <button type="button" className={own.opens} onClick={() => onChoose(transactionId)}>
      <bdi>{leadTraveller}</bdi>
    </button>
  );
  const columns: readonly Column<ApplicationRow>[] = [
    {
      key: 'application',
      header: words('visa-application'),
      names: true,
      cell: (row) => (
        <>
          {opens(row)}
          <br />
          <span className={styles.quiet}>
            <Code>{row.transactionId}</Code>, {words('visa-for', { count: row.applicants })}
          </span>
        </>
      ),
    },
    {
      key: 'where',
      header: words('visa-where'),
      cell: ({ destination, kind, stayDays }) => (
        <>
          {country(destination)}
          {kind === undefined || stayDays === undefined ? null : (
            <>
              <br />
              <span className={styles.quiet}>
                {words(`visa-kind-${kind}`)}, {words('visa-days', { days: stayDays })}
              </span>
            </>
          )}
        </>
      ),
    },
    ...(may('operate')
      ? [{ key: 'agency', header: words('visa-agency'), cell: ({ agency }: ApplicationRow) => <Code>{agency}</Code> }]
      : []),
    { key: 'from', header: words('visa-from'), cell: ({ from }) => dates.short(from) },
    {
      key: 'step',
      header: words('visa-step'),
      cell: (row) => (
        <div className={styles.stage}>
          <StepBadge step={row.step} />
          <Missing row={row} />
        </div>
      ),
    },
    { key: 'next', header: words('visa-next'), cell: (row) => <Next row={row} /> },
    {
      key: 'open',
      header: words('visa-open'),
      headerHidden: true,
      cell: (row) => <Open row={row} />,
    },
  ];
  return (
    <DataTable
      label={words('title-visa-applications')}
      columns={columns}
      rows={rows}
      rowKey={({ transactionId }) => transactionId}
      density={52}
      selected={chosen}
      onRowPress={({ transactionId }) => onChoose(transactionId)}
      narrow={(row) => ({
        first: opens(row),
        firstEnd: <StepBadge step={row.step} />,
        second: (
          <>
            {country(row.destination)}, {dates.short(row.from)}, {words('visa-for', { count: row.applicants })}
            <br />
            <Missing row={row} />
            <br />
            <Next row={row} />
          </>
        ),
        secondEnd: <Code>{row.transactionId}</Code>,
        acts: <Open row={row} />,
      })}
    />
  );
}

function StepBadge({ step }: Pick<ApplicationRow, 'step'>) {
  const words = useWords();
  return <Badge kind={stepBadges[step]}>{words(`visa-step-${step}`)}</Badge>;
}

function Missing({ row: { step, missing = 0 } }: { readonly row: ApplicationRow }) {
  const words = useWords();
  return (
    <span className={styles.stage}>
      <Progress step={step} />
      {missing === 0 ? null : <span className={styles.quiet}>{words('visa-missing', { count: missing })}</span>}
    </span>
  );
}

function Next({ row: { next, nextOn, isShort = false } }: { readonly row: ApplicationRow }) {
  const words = useWords();
  const dates = useDates();
  if (next === undefined) return null;
  return (
    <span className={styles.stage}>
      <Badge kind={isShort ? 'danger' : actBadges[next]}>
        {words(`visa-next-${next}`, { on: nextOn === undefined ? '' : dates.short(nextOn) })}
      </Badge>
      {isShort ? <span className={own.short}>{words('visa-short')}</span> : null}
    </span>
  );
}

function Open({ row: { transactionId, leadTraveller } }: { readonly row: ApplicationRow }) {
  const words = useWords();
  return (
    <LinkButton to={`/visa/track/${transactionId}`} size={32}>
      <span aria-hidden="true">{words('visa-open')}</span>
      <span className="unseen">{words('visa-open-of', { name: leadTraveller })}</span>
    </LinkButton>
  );
}
