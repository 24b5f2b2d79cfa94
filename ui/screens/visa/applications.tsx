/** Applications whose journey has not begun, the earliest first: an agency's own, or all for those who move them. */
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import Plus from 'lucide-react/icons/plus';
import Stamp from 'lucide-react/icons/stamp';
import type { ApplicationRow } from '#application/desk/visa/visa.ts';
import { Pages } from '#ui/booking/lists/pages.tsx';
import { useSold } from '#ui/composition/use-house.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { visaParts } from '#ui/composition/visa/parts.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { type Column, DataTable } from '#ui/design/data/data-table.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { useCountryName } from '#ui/people/country-field.tsx';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { visa as product } from './product.ts';
import { Progress } from './progress.tsx';
import { stepBadges } from './track.tsx';
import styles from './visa.module.css';

export function Screen() {
  const words = useWords();
  const tracking = usePart(visaParts.track);
  const list = useStateOf(tracking.list$);
  const [query, setQuery] = useSearchParams();
  const page = Math.max(1, Number(query.get('page') ?? 1) || 1);
  const [may, sold] = [useMay(), useSold()];
  const isEmpty = list.kind === 'ready' && list.value.applications.length === 0;
  const another =
    may('book') && !may('operate') && sold('visa') ? (
      <LinkButton variant="primary" icon={Plus} to={product.href}>
        {words('visa-new')}
      </LinkButton>
    ) : undefined;
  useEffect(() => void tracking.list(page), [tracking, page]);
  return (
    <>
      <PageHead
        title={words('title-visa-applications')}
        fact={words('visa-applications-lead')}
        // Where there is none yet the way on stands in the middle of the page.
        acts={isEmpty ? undefined : another}
      />
      <div className={styles.page}>
        {list.kind === 'loading' ? <SkeletonRows rows={6} height="52px" /> : null}
        {list.kind === 'failed' ? (
          <ErrorPanel
            message={failureText(words, list.failure)}
            action={{ label: words('visa-try-again'), onPress: () => void tracking.list(page) }}
          />
        ) : null}
        {isEmpty ? (
          <EmptyState icon={Stamp} title={words('visa-applications-none')} actions={another}>
            {words('visa-applications-none-help')}
          </EmptyState>
        ) : null}
        {list.kind === 'ready' && list.value.applications.length > 0 ? (
          <>
            <Rows rows={list.value.applications} />
            <Pages of={list.value} onPage={(to) => setQuery({ page: String(to) })} />
          </>
        ) : null}
      </div>
    </>
  );
}

function Rows({ rows }: { readonly rows: readonly ApplicationRow[] }) {
  const words = useWords();
  const dates = useDates();
  const country = useCountryName();
  const may = useMay();
  const columns: readonly Column<ApplicationRow>[] = [
    {
      key: 'application',
      header: words('visa-application'),
      names: true,
      cell: ({ transactionId, leadTraveller, applicants }) => (
        <>
          <bdi>{leadTraveller}</bdi>
          <br />
          <span className={styles.quiet}>
            <Code>{transactionId}</Code>, {words('visa-for', { count: applicants })}
          </span>
        </>
      ),
    },
    { key: 'where', header: words('visa-where'), cell: ({ destination }) => country(destination) },
    ...(may('operate')
      ? [{ key: 'agency', header: words('visa-agency'), cell: ({ agency }: ApplicationRow) => <Code>{agency}</Code> }]
      : []),
    { key: 'from', header: words('visa-from'), cell: ({ from }) => dates.short(from) },
    {
      key: 'step',
      header: words('visa-step'),
      cell: ({ step }) => <Stage step={step} />,
    },
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
      narrow={(row) => ({
        first: <bdi>{row.leadTraveller}</bdi>,
        firstEnd: <Stage step={row.step} />,
        second: (
          <>
            {country(row.destination)}, {dates.short(row.from)}, {words('visa-for', { count: row.applicants })}
          </>
        ),
        secondEnd: <Code>{row.transactionId}</Code>,
        acts: <Open row={row} />,
      })}
    />
  );
}

function Stage({ step }: Pick<ApplicationRow, 'step'>) {
  const words = useWords();
  return (
    <div className={styles.stage}>
      <Badge kind={stepBadges[step]}>{words(`visa-step-${step}`)}</Badge>
      <Progress step={step} />
    </div>
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
