/**
 * One kind of case: the list with how long each has waited, and the case that is open beside it. J and K move through the list
 * wherever nothing is being typed.
 */
import { type ReactNode, useEffect } from 'react';
import { waitUntil } from '#domain/time/duration.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { CaseTypes, DecisionQueue, OpenCase } from '#application/portal/operations/decision-queue.ts';
import { RowLinks } from '#ui/booking/request/row-links.tsx';
import { useRowFocus } from '#ui/booking/request/use-row-focus.ts';
import { Pages } from '#ui/booking/lists/pages.tsx';
import { useStateOf } from '#ui/composition/use-part.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Code } from '#ui/design/data/amount.tsx';
import { FindForm } from '#ui/design/field/find-field.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { useKey } from '#ui/design/press/use-key.ts';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import { type CaseAddress, useCaseAddress } from './case-address.ts';
import { CaseDetail } from './case-detail.tsx';
import { Loaded } from '#ui/booking/request/loaded.tsx';
import { StateChips } from './state-chips.tsx';
import styles from '#ui/booking/request/requests.module.css';
import frame from '#ui/booking/request/list-and-detail.module.css';

export interface CaseRow {
  readonly id: string;
  /** Shown for the id, where people know it by another. */
  readonly code?: string;
  readonly name: string;
  readonly badge: ReactNode;
  readonly facts: readonly ReactNode[];
  readonly figure?: ReactNode;
  /** Of what waits for a decision: since when. */
  readonly waitsSince?: Instant | undefined;
}

export interface CasesProps<T extends CaseTypes> {
  readonly queue: DecisionQueue<T>;
  /** Named so in the words. */
  readonly section: 'registrations' | 'deposits' | 'adjustments' | 'tickets' | 'agencies' | 'messages' | 'audit';
  readonly states: readonly T['state'][];
  readonly waiting: T['state'];
  readonly stateText: (state: T['state']) => string;
  readonly rowsOf: (page: T['page']) => readonly CaseRow[];
  readonly badgeOf: (found: T['found']) => ReactNode;
  /** Of the open case, as `CaseRow.code` of its row. */
  readonly codeOf?: (found: T['found']) => string;
  /** Beside the search. */
  readonly act?: ReactNode;
  /** The facts of the open case and its decision. */
  readonly children: (open: OpenCase<T>, found: T['found']) => ReactNode;
}

export function Cases<T extends CaseTypes>(props: CasesProps<T>) {
  const { queue, section, states, waiting, rowsOf, badgeOf, children } = props;
  const words = useWords();
  const { page, open, readAt } = useStateOf(queue.state$);
  const address = useCaseAddress(states, waiting);
  const { filter, open: wanted, change } = address;
  useEffect(() => void queue.list(filter), [queue, filter]);
  useEffect(() => queue.follow(), [queue]);
  useEffect(() => void queue.open(wanted), [queue, wanted]);
  useRowFocus(wanted);
  const rows = page.kind === 'ready' ? rowsOf(page.value) : [];
  const at = rows.findIndex(({ id }) => id === wanted);
  const move = (to: number) => {
    const row = rows[to];
    if (row !== undefined) change({ case: row.id });
  };
  useKey('j', rows.length > 0, () => move(at + 1));
  useKey('k', at > 0, () => move(at - 1));
  return (
    <div className={classNames(frame.columns, wanted !== undefined && frame.withDetail)}>
      <section className={frame.list} aria-label={words(`operations-${section}`)}>
        <Filters {...props} address={address} />
        <Loaded of={page} onAgain={() => void queue.list(filter)}>
          {(listed) =>
            rows.length === 0 ? (
              <EmptyState title={words('operations-none')}>{words('operations-none-help')}</EmptyState>
            ) : (
              <>
                <RowLinks items={rows} idOf={({ id }) => id} open={wanted} addressOf={address.of}>
                  {(row) => <Row row={row} readAt={readAt} />}
                </RowLinks>
                <Pages of={listed} onPage={(to) => change({ page: String(to) })} />
              </>
            )
          }
        </Loaded>
      </section>
      {open === undefined ? null : (
        <CaseDetail
          open={open}
          queue={queue}
          badgeOf={badgeOf}
          codeOf={props.codeOf}
          onClose={() => change({ case: '' })}
        >
          {children}
        </CaseDetail>
      )}
    </div>
  );
}

function Filters<T extends CaseTypes>(props: CasesProps<T> & { readonly address: CaseAddress<T['state']> }) {
  const { section, states, stateText, address, act } = props;
  const words = useWords();
  const { filter, change } = address;
  return (
    <div className={frame.filters}>
      <FindForm
        className={frame.find}
        label={words(`operations-find-${section}`)}
        text={filter.text}
        onFind={(text) => change({ text, page: '' })}
      >
        {act}
      </FindForm>
      <StateChips states={states} stateText={stateText} address={address} />
    </div>
  );
}

function Row({ row, readAt }: { readonly row: CaseRow; readonly readAt: Instant | undefined }) {
  const words = useWords();
  const { id, code = id, name, badge, facts, figure, waitsSince } = row;
  return (
    <>
      <span className={frame.rowLine}>
        <strong>
          <bdi>{name}</bdi>
        </strong>
        {waitsSince === undefined || readAt === undefined ? (
          badge
        ) : (
          <span>{words('operations-waits', { ...waitUntil(waitsSince, readAt) })}</span>
        )}
      </span>
      <span className={classNames(frame.rowLine, styles.quiet)}>
        <span>
          <Listed>
            <Code>{code}</Code>
            {facts}
          </Listed>
        </span>
        {figure}
      </span>
    </>
  );
}
