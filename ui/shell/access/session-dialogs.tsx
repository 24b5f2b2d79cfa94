/** Two questions about the session that must be answered: a logout that failed, and a tab that another one replaced. */
import type { Identity } from '#application/desk/session.ts';
import { Button } from '#ui/design/press/button.tsx';
import { Modal } from '#ui/design/layer/modal.tsx';
import { useWords } from '#ui/design/words/words.ts';

export interface LogOutFailureProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onEndHere: () => void;
}

export function LogOutFailure({ open, onClose, onEndHere }: LogOutFailureProps) {
  const words = useWords();
  return (
    <Modal
      open={open}
      title={words('session-logout-failed')}
      onClose={onClose}
      closeLabel={words('session-stay')}
      onApply={onEndHere}
      applyLabel={words('session-end-here')}
      danger
    >
      <p>{words('session-logout-failed-help')}</p>
    </Modal>
  );
}

export function ReplacedTab({ by }: { readonly by: Identity }) {
  const words = useWords();
  return (
    <Modal
      open
      answerRequired
      title={words('session-replaced')}
      onClose={() => undefined}
      footer={
        <Button variant="primary" onClick={() => window.location.replace('/')}>
          {words('session-replaced-go-on', { name: `${by.firstName} ${by.lastName}` })}
        </Button>
      }
    >
      <p>{words('session-replaced-help', { name: `${by.firstName} ${by.lastName}`, agentId: by.agentId })}</p>
    </Modal>
  );
}
