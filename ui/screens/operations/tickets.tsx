/** Support requests of agencies: those that wait for an answer first. */
import { ticketStates, type TicketState } from '#domain/agency/ticket.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { FactList } from '#ui/design/data/fact-list.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { Reply } from '#ui/support/reply.tsx';
import { Thread, TicketMark } from '#ui/support/thread.tsx';
import { Cases } from './cases.tsx';
import styles from '#ui/booking/request/requests.module.css';

export function Tickets() {
  const words = useWords();
  const queue = usePart(operationsParts.tickets);
  return (
    <Cases
      queue={queue}
      section="tickets"
      states={ticketStates}
      waiting="open"
      stateText={(state: TicketState) => words(`support-state-${state}`)}
      badgeOf={({ state }) => <TicketMark state={state} />}
      rowsOf={({ tickets }) =>
        tickets.map((row) => ({
          id: row.ticketId,
          name: row.subject,
          badge: <TicketMark state={row.state} />,
          facts: [row.companyName, ...(row.unread ? [<strong key="new">{words('support-unread')}</strong>] : [])],
          waitsSince: row.state === 'open' ? row.lastAt : undefined,
        }))
      }
    >
      {(open, found) => (
        <>
          <section className={styles.part}>
            <h3>
              <bdi>{found.subject}</bdi>
            </h3>
            <FactList
              facts={[
                [words('operations-agency'), <Code key="agency">{found.agentId}</Code>],
                [words('support-company'), found.companyName],
                [words('support-raised-by'), found.raisedBy],
                [words('support-about'), found.about && <Code key="about">{found.about}</Code>],
              ]}
            />
          </section>
          <Thread ticket={found} opening={open.paper} onOpen={(fileId) => void queue.paper(fileId)} />
          <Reply queue={queue} open={open} />
        </>
      )}
    </Cases>
  );
}
