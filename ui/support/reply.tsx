/** Writing on in a support request, or closing it with a last word. */
import Send from 'lucide-react/icons/send-horizontal';
import type { DecisionQueue, OpenCase } from '#application/portal/operations/decision-queue.ts';
import type { TicketCases } from '#application/portal/agency/tickets.ts';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { MessageFields } from './message-fields.tsx';
import styles from './support.module.css';

export interface ReplyProps {
  readonly queue: DecisionQueue<TicketCases>;
  readonly open: OpenCase<TicketCases>;
}

export function Reply({ queue, open: { draft, violations, acting } }: ReplyProps) {
  const words = useWords();
  if (draft === undefined) return null;
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void queue.decide('reply');
      }}
    >
      <h3>{words('support-reply')}</h3>
      <MessageFields
        id="reply"
        text={draft.text}
        files={draft.files}
        violations={violations}
        onChange={(change) => queue.type(change)}
      />
      <div className={styles.acts}>
        <Button
          act="agency.replyTicket"
          type="submit"
          variant="primary"
          size={40}
          icon={Send}
          busy={acting === 'reply'}
          disabled={acting === 'close'}
        >
          {words('support-send')}
        </Button>
        <Button
          act="agency.replyTicket"
          size={40}
          busy={acting === 'close'}
          disabled={acting === 'reply'}
          onClick={() => void queue.decide('close')}
        >
          {words('support-send-close')}
        </Button>
      </div>
    </form>
  );
}
