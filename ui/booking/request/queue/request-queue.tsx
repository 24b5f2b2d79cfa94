/**
 * The queue of requests: the agency's own, or every agency's for those who work through it. The list is in the address, and
 * so is the request that is open beside it.
 */
import { RowTitle } from '#ui/booking/lists/booking-title.tsx';
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type RequestState, requestStates } from '#domain/booking/request/request.ts';
import { waitUntil } from '#domain/time/duration.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { RequestsFilter, RequestsPage, RequestSummary } from '#application/desk/requests.ts';
import type { PortalProduct } from '#ui/booking/product-view.ts';
import { useProducts, useViewOfProduct } from '#ui/booking/use-product.ts';
import { requestParts } from '#ui/composition/request-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Chips } from '#ui/design/choice/chips.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useDates } from '#ui/design/date/dates.ts';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { FindForm } from '#ui/design/field/find-field.tsx';
import { useKey } from '#ui/design/press/use-key.ts';
import { useWords } from '#ui/design/words/words.ts';
import { Loaded } from '#ui/booking/request/loaded.tsx';
import { RequestDetail } from './request-detail.tsx';
import { RequestStateBadge } from './request-state.tsx';
import { RowLinks } from '#ui/booking/request/row-links.tsx';
import { useRowFocus } from '#ui/booking/request/use-row-focus.ts';
import { pageIn } from '#ui/booking/lists/page-in.ts';
import { Pages } from '#ui/booking/lists/pages.tsx';
import { useMoments } from '#ui/booking/request/request-moments.ts';
import styles from '#ui/booking/request/requests.module.css';
import frame from '#ui/booking/request/list-and-detail.module.css';

/** States in which an agency waits for the desk's answer. */
const waiting: readonly RequestState[] = ['asked', 'taken'];

interface QueueProps {
  /** Every agency's, for those who work through it; else the agency's own. */
  readonly operates: boolean;
  /** Where the page stands that it is on. */
  readonly path: string;
}

export function RequestQueue({ operates, path }: QueueProps) {
  const words = useWords();
  const queue = usePart(requestParts.queue);
  const state = useStateOf(queue.state$);
  const [query, setQuery] = useSearchParams();
  const list = new URLSearchParams(query);
  // To open another request lists nothing again.
  list.delete('request');
  const address = list.toString();
  const { all: products } = useProducts();
  const filter = useMemo(
    () => filterIn(new URLSearchParams(address), operates, kindsOf(products)),
    [address, operates, products],
  );
  const open = query.get('request') ?? undefined;
  useEffect(() => {
    void queue.list(filter);
  }, [queue, filter]);
  useEffect(() => queue.follow(), [queue]);
  useEffect(() => {
    void queue.open(open);
  }, [queue, open]);
  useRowFocus(open);
  const change = (changes: Readonly<Record<string, string | undefined>>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === '') next.delete(name);
      else next.set(name, value);
    }
    setQuery(next);
  };
  const rows = state.page.kind === 'ready' ? state.page.value.requests : [];
  const at = rows.findIndex(({ number }) => number === open);
  const move = (to: number) => {
    const row = rows[to];
    if (row !== undefined) change({ request: row.number });
  };
  useKey('j', operates && rows.length > 0, () => move(at + 1));
  useKey('k', operates && at > 0, () => move(at - 1));
  const addressOf = (number: string) => {
    const next = new URLSearchParams(query);
    next.set('request', number);
    return `${path}?${next.toString()}`;
  };
  return (
    <div className={classNames(frame.columns, open !== undefined && frame.withDetail)}>
      <section className={frame.list} aria-label={words('title-requests')}>
        <Filters filter={filter} page={state.page.kind === 'ready' ? state.page.value : undefined} onChange={change} />
        <Loaded of={state.page} onAgain={() => void queue.list(filter)}>
          {(page) => (
            <Rows
              page={page}
              readAt={state.readAt}
              open={open}
              addressOf={addressOf}
              onChange={change}
              operates={operates}
            />
          )}
        </Loaded>
      </section>
      {open === undefined ? null : (
        <RequestDetail state={state} queue={queue} operates={operates} onClose={() => change({ request: undefined })} />
      )}
    </div>
  );
}

/** Of all products. */
function kindsOf(products: readonly PortalProduct[]): readonly string[] {
  return [...new Set(products.flatMap(({ requests }) => requests.kinds))];
}

/** Those who work through the queue begin with what nobody has taken up. */
function filterIn(query: URLSearchParams, operates: boolean, kinds: readonly string[]): RequestsFilter {
  const wanted = query.get('state') ?? (operates ? 'asked' : 'all');
  const state = requestStates.find((each) => each === wanted);
  const kind = kinds.find((each) => each === query.get('kind'));
  const text = query.get('text')?.trim() ?? '';
  return {
    scope: operates ? 'all' : 'own',
    page: pageIn(query),
    ...(state !== undefined && { state }),
    ...(kind !== undefined && { kind }),
    ...(text !== '' && { text }),
  };
}

interface FiltersProps {
  readonly filter: RequestsFilter;
  readonly page: RequestsPage | undefined;
  readonly onChange: (changes: Readonly<Record<string, string | undefined>>) => void;
}

function Filters({ filter, page, onChange }: FiltersProps) {
  const words = useWords();
  const { all: products } = useProducts();
  const counts = page?.counts;
  const total = requestStates.reduce((sum, state) => sum + (counts?.[state] ?? 0), 0);
  const always: readonly RequestState[] = ['asked', 'taken'];
  const shown = requestStates.filter(
    (state) => always.includes(state) || state === filter.state || (counts?.[state] ?? 0) > 0,
  );
  return (
    <div className={frame.filters}>
      <FindForm
        className={frame.find}
        label={words('requests-find-one')}
        text={filter.text}
        onFind={(text) => onChange({ text, page: undefined })}
      >
        <Select
          label={words('requests-kind')}
          value={filter.kind ?? 'all'}
          options={[
            { key: 'all', label: words('requests-kind-all') },
            ...kindsOf(products).map((key) => ({ key, label: words(`requests-kind-${key}`) })),
          ]}
          onChange={(key) => onChange({ kind: key === 'all' ? undefined : key, page: undefined })}
        />
      </FindForm>
      <Chips
        label={words('requests-state')}
        single
        scroll
        chosen={[filter.state ?? 'all']}
        chips={[
          { key: 'all', label: words('requests-state-all'), count: counts === undefined ? undefined : total },
          ...shown.map((key) => ({ key, label: words(`requests-state-${key}`), count: counts?.[key] })),
        ]}
        onChange={([key]) => onChange({ state: key, page: undefined })}
      />
    </div>
  );
}

interface RowsProps {
  readonly page: RequestsPage;
  readonly readAt: Instant | undefined;
  readonly open: string | undefined;
  readonly addressOf: (number: string) => string;
  readonly operates: boolean;
  readonly onChange: FiltersProps['onChange'];
}

function Rows({ page, readAt, open, addressOf, operates, onChange }: RowsProps) {
  const words = useWords();
  if (page.requests.length === 0) {
    return <EmptyState title={words('requests-none')}>{words('requests-none-help')}</EmptyState>;
  }
  return (
    <>
      <RowLinks items={page.requests} idOf={({ number }) => number} open={open} addressOf={addressOf}>
        {(request) => <Row request={request} readAt={readAt} operates={operates} />}
      </RowLinks>
      <Pages of={page} onPage={(at) => onChange({ page: String(at) })} />
    </>
  );
}

interface RowProps {
  readonly request: RequestSummary;
  readonly readAt: Instant | undefined;
  readonly operates: boolean;
}

function Row({ request, readAt, operates }: RowProps) {
  const words = useWords();
  const dates = useDates();
  const moment = useMoments();
  const { number, kind, state, agency, askedBy, askedAt, takenBy, transactionId } = request;
  const view = useViewOfProduct(request.product);
  return (
    <>
      <span className={frame.rowLine}>
        <strong>{words(`requests-kind-${kind}`)}</strong>
        <RequestStateBadge state={state} />
      </span>
      <span className={frame.rowLine}>
        <span className={frame.trip}>
          {view === undefined ? request.title : <RowTitle view={view} title={request.title} />}
          <span>{dates.short(request.startsOn)}</span>
        </span>
        <span>{words('requests-travellers', { count: request.travellerCount })}</span>
      </span>
      <span className={classNames(frame.rowLine, styles.quiet)}>
        <span>
          <Listed>
            <Code>{number}</Code>
            {transactionId === undefined ? (
              <bdi>{operates ? agency.companyName : askedBy}</bdi>
            ) : (
              <Code>{transactionId}</Code>
            )}
            {takenBy === undefined ? null : <bdi>{takenBy}</bdi>}
          </Listed>
        </span>
        <span>
          {operates && readAt !== undefined && waiting.includes(state)
            ? words('requests-waits', { ...waitUntil(askedAt, readAt) })
            : moment(askedAt)}
        </span>
      </span>
    </>
  );
}
