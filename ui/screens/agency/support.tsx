/** One's support requests: the list, and the one that is open beside it. Which one is in the address. */
import { useEffect, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import Plus from 'lucide-react/icons/plus';
import type { TicketRow } from '#application/desk/agency/support.ts';
import type { OpenCase } from '#application/portal/operations/decision-queue.ts';
import type { TicketCases } from '#application/portal/agency/tickets.ts';
import { Pages } from '#ui/booking/lists/pages.tsx';
import { pageIn } from '#ui/booking/lists/page-in.ts';
import { DetailFrame } from '#ui/booking/request/detail-frame.tsx';
import { Loaded } from '#ui/booking/request/loaded.tsx';
import { RowLinks } from '#ui/booking/request/row-links.tsx';
import { useRowFocus } from '#ui/booking/request/use-row-focus.ts';
import { agencyParts } from '#ui/composition/agency-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { NewTicketDialog } from '#ui/support/new-ticket.tsx';
import { Reply } from '#ui/support/reply.tsx';
import { Thread, TicketMark } from '#ui/support/thread.tsx';
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
          <Loaded of={page} onAgain={() => void queue.list(filter)}>
            {(shown) =>
              shown.tickets.length === 0 ? (
                <EmptyState title={words('support-none')}>{words('support-none-help')}</EmptyState>
              ) : (
                <>
                  <RowLinks
                    items={shown.tickets}
                    idOf={({ ticketId }) => ticketId}
                    open={wanted}
                    addressOf={(ticket) => ({ search: `?ticket=${ticket}${at > 1 ? `&page=${at}` : ''}` })}
                  >
                    {(row) => <Row row={row} />}
                  </RowLinks>
                  <Pages of={shown} onPage={(to) => setQuery({ page: String(to) })} />
                </>
              )
            }
          </Loaded>
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
  const { id, found, failure, done } = open;
  return (
    <DetailFrame
      kind="ticket"
      id={id}
      of={found}
      badgeOf={({ state }) => <TicketMark state={state} />}
      onAgain={() => void queue.open(id)}
      onClose={onClose}
    >
      {(ticket) => (
        <>
          {failure === undefined ? null : (
            <Alert kind="error" title={words('message-submit-failed')}>
              {failureText(words, failure)}
            </Alert>
          )}
          {done === undefined ? null : <Alert kind="success">{words(`support-done-${done}`)}</Alert>}
          <h3>
            <bdi>{ticket.subject}</bdi>
          </h3>
          <Thread ticket={ticket} opening={open.paper} onOpen={(fileId) => void queue.paper(fileId)} />
          <Reply queue={queue} open={open} />
        </>
      )}
    </DetailFrame>
  );
}
