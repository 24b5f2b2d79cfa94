/** Mail and text messages that were kept instead of sent, and the audit: who did what, and which logins failed. */
import { auditViews, type AuditView, messageChannels, type MessageChannel } from '#domain/operations/records.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { AuditEntry } from '#application/desk/operations/records.ts';
import { momentText } from '#ui/booking/moment-text.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { FactList } from '#ui/design/data/fact-list.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { CasePapers } from './case-papers.tsx';
import { Cases } from './cases.tsx';
import requests from '#ui/booking/request/requests.module.css';
import styles from './records.module.css';

function useMoment() {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  return (at: Instant) => momentText(words, dates, at, zone);
}

export function Messages() {
  const words = useWords();
  const moment = useMoment();
  const queue = usePart(operationsParts.messages);
  const stateText = (channel: MessageChannel) => words(`operations-channel-${channel}`);
  const badgeOf = ({ channel }: { readonly channel: MessageChannel }) => (
    <Badge kind="neutral">{stateText(channel)}</Badge>
  );
  return (
    <Cases
      queue={queue}
      section="messages"
      states={messageChannels}
      waiting="mail"
      stateText={stateText}
      badgeOf={badgeOf}
      rowsOf={({ messages }) =>
        messages.map((row) => ({
          id: row.messageId,
          code: row.to,
          name: row.subject === '' ? row.to : row.subject,
          badge: badgeOf(row),
          facts: [moment(row.writtenAt)],
        }))
      }
    >
      {(open, found) => (
        <section className={requests.part}>
          <h3>
            <bdi>{found.subject === '' ? found.to : found.subject}</bdi>
          </h3>
          <FactList
            facts={[
              [words('operations-message-to'), <bdi key="to">{found.to}</bdi>],
              [words('operations-message-written'), moment(found.writtenAt)],
            ]}
          />
          {found.isWithheld ? (
            <Alert kind="info">{words('operations-message-withheld')}</Alert>
          ) : (
            <p className={styles.body}>
              <bdi>{found.body}</bdi>
            </p>
          )}
          {found.attachment === undefined ? null : (
            <CasePapers
              papers={[{ key: 'file', name: words('operations-message-file'), filename: found.attachment }]}
              opening={open.paper}
              onOpen={(paper) => void queue.paper(paper)}
            />
          )}
        </section>
      )}
    </Cases>
  );
}

export function Audit() {
  const words = useWords();
  const moment = useMoment();
  const badgeOf = ({ operation }: AuditEntry) =>
    operation === 'session.log-in-refused' ? (
      <Badge kind="danger">{words('operations-audit-refused')}</Badge>
    ) : (
      <Badge kind="neutral">{words('operations-audit-done')}</Badge>
    );
  const actorOf = ({ actor }: AuditEntry) => actor ?? words('operations-audit-system');
  return (
    <Cases
      queue={usePart(operationsParts.audit)}
      section="audit"
      states={auditViews}
      waiting="house"
      stateText={(view: AuditView) => words(`operations-audit-${view}`)}
      badgeOf={badgeOf}
      rowsOf={({ entries }) =>
        entries.map((row) => ({
          id: row.auditId,
          code: row.operation,
          name: actorOf(row),
          badge: <span>{moment(row.at)}</span>,
          facts: [row.agency ?? row.reference ?? ''].filter((fact) => fact !== ''),
        }))
      }
    >
      {(_open, found) => (
        <section className={requests.part}>
          <h3>
            <Code>{found.operation}</Code>
          </h3>
          <FactList
            facts={[
              [words('operations-audit-at'), moment(found.at)],
              [words('operations-audit-actor'), actorOf(found)],
              [words('operations-agency'), found.agency],
              [words('operations-audit-reference'), found.reference && <Code key="reference">{found.reference}</Code>],
            ]}
          />
          <h4>{words('operations-audit-detail')}</h4>
          <p className={styles.detail}>
            <bdi>{found.detail}</bdi>
          </p>
        </section>
      )}
    </Cases>
  );
}
