/** One's support requests: the list, and the one that is open beside it. Which one is in the address. */
import { useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import type { TicketRow } from '#application/desk/agency/support.ts';
import type { OpenCase } from '#application/portal/operations/decision-queue.ts';
import type { TicketCases } from '#application/portal/agency/tickets.ts';
import { Pages } from '#ui/booking/lists/pages.tsx';
import { pageIn } from '#ui/booking/lists/page-in.ts';
import { RowLinks } from '#ui/booking/request/row-links.tsx';
import { useRowFocus } from '#ui/booking/request/use-row-focus.ts';
import { agencyParts } from '#ui/composition/agency-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { Reply } from '#ui/support/reply.tsx';
import { Thread, TicketMark } from '#ui/support/thread.tsx';
import { NewTicketDialog } from './new-ticket.tsx';
import styles from '#ui/booking/request/requests.module.css';
import frame from '#ui/booking/request/list-and-detail.module.css';

export function Screen() {
  const words = useWords();
  const queue = usePart(agencyParts.tickets);
  const writing = usePart(agencyParts.newTicket);
  const [query, setQuery] = useSearchParams();
  const { page, open } = useStateOf(queue.state$);
  const [wanted, at] = [query.get('ticket') ?? undefined, pageIn(query)];
  const filter = useMemo(() => ({ page: at }), [at]);
  useEffect(() => void queue.list(filter), [queue, filter]);
  useEffect(() => queue.follow(), [queue]);
  useEffect(() => void queue.open(wanted), [queue, wanted]);
  useRowFocus(wanted);
  const show = (ticket: string) => setQuery({ ...(at > 1 && { page: String(at) }), ...(ticket !== '' && { ticket }) });
  return (
    <div className={frame.page}>
      <PageHead title={words('title-support')} />
      <div className={styles.acts}>
        <Button act="agency.addTicket" variant="primary" icon={Plus} size={40} onClick={() => writing.begin()}>
          {words('support-new')}
        </Button>
      </div>
      <div className={classNames(frame.columns, wanted !== undefined && frame.withDetail)}>
        <section className={frame.list} aria-label={words('title-support')}>
          {page.kind === 'loading' ? (
            <div className={frame.padded}>
              <SkeletonRows rows={6} height="64px" />
            </div>
          ) : page.kind === 'failed' ? (
            <div className={frame.padded}>
              <ErrorPanel
                message={failureText(words, page.failure)}
                action={{ label: words('shell-try-again'), onPress: () => void queue.list(filter) }}
              />
            </div>
          ) : page.value.tickets.length === 0 ? (
            <EmptyState title={words('support-none')}>{words('support-none-help')}</EmptyState>
          ) : (
            <>
              <RowLinks
                items={page.value.tickets}
                idOf={({ ticketId }) => ticketId}
                open={wanted}
                addressOf={(ticket) => ({ search: `?ticket=${ticket}${at > 1 ? `&page=${at}` : ''}` })}
              >
                {(row) => <Row row={row} />}
              </RowLinks>
              <Pages of={page.value} onPage={(to) => setQuery({ page: String(to) })} />
            </>
          )}
        </section>
        {open === undefined ? null : <Detail open={open} onClose={() => show('')} />}
      </div>
      <NewTicketDialog
        onRaised={(ticketId) => {
          void queue.list({ ...filter });
          show(ticketId);
        }}
      />
    </div>
  );
}

function Row({ row }: { readonly row: TicketRow }) {
  const words = useWords();
  const { ticketId, subject, state, about, unread } = row;
  return (
    <>
      <span className={frame.rowLine}>
        <strong>
          <bdi>{subject}</bdi>
        </strong>
        <TicketMark state={state} />
      </span>
      <span className={classNames(frame.rowLine, styles.quiet)}>
        <span>
          <Code>{ticketId}</Code>
          {about === '' ? null : (
            <>
              {' · '}
              <Code>{about}</Code>
            </>
          )}
        </span>
        {unread ? <strong>{words('support-unread')}</strong> : null}
      </span>
    </>
  );
}

interface DetailProps {
  readonly open: OpenCase<TicketCases>;
  readonly onClose: () => void;
}

function Detail({ open, onClose }: DetailProps) {
  const words = useWords();
  const queue = usePart(agencyParts.tickets);
  const title = useRef<HTMLHeadingElement>(null);
  const { id, found, failure, done } = open;
  useEffect(() => title.current?.focus({ preventScroll: true }), [id]);
  return (
    <section className={frame.detail} aria-labelledby="ticket-title">
      <header className={frame.detailHead}>
        <h2 id="ticket-title" ref={title} tabIndex={-1}>
          <Code>{id}</Code>
        </h2>
        {found.kind === 'ready' ? <TicketMark state={found.value.state} /> : null}
        <span className={frame.close}>
          <IconButton icon={X} label={words('design-close')} onClick={onClose} />
        </span>
      </header>
      {found.kind === 'loading' ? <SkeletonRows rows={4} height="72px" /> : null}
      {found.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, found.failure)}
          action={{ label: words('shell-try-again'), onPress: () => void queue.open(id) }}
        />
      ) : null}
      {found.kind === 'ready' ? (
        <>
          {failure === undefined ? null : (
            <Alert kind="error" title={words('message-submit-failed')}>
              {failureText(words, failure)}
            </Alert>
          )}
          {done === undefined ? null : <Alert kind="success">{words(`support-done-${done}`)}</Alert>}
          <h3>
            <bdi>{found.value.subject}</bdi>
          </h3>
          <Thread ticket={found.value} opening={open.paper} onOpen={(fileId) => void queue.paper(fileId)} />
          <Reply queue={queue} open={open} />
        </>
      ) : null}
    </section>
  );
}
