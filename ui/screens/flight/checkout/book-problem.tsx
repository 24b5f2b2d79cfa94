/** Why a booking did not go through, in words, with the next best step; and what to do where no answer came at all. */
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { DeskFailure } from '#application/desk/failures.ts';
import { parts } from '#ui/composition/parts.ts';
import { paths } from '#ui/composition/paths.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { AwaitingApprovalAlert } from '#ui/corporate/awaiting-approval.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { usePutAway } from './book-history.ts';
import type { BookView } from './book-view.ts';
import styles from './book-parts.module.css';

export function BookProblem({ state, checkout }: BookView) {
  const words = useWords();
  const { failure, unanswered } = state;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== undefined || unanswered) place.current?.scrollIntoView({ block: 'center' });
  }, [failure, unanswered]);
  if (failure === undefined && !unanswered) return null;
  return (
    <div ref={place}>
      {unanswered || failure === undefined ? (
        <Unanswered state={state} checkout={checkout} />
      ) : failure._tag === 'AwaitingApproval' ? (
        <AwaitingApprovalAlert approvalId={failure.approvalId} />
      ) : (
        <Alert
          kind="error"
          title={words('message-booking-failed', { product: 'flight' })}
          action={<NextStep failure={failure} />}
        >
          {failureText(words, failure)}
        </Alert>
      )}
    </div>
  );
}

function NextStep({ failure }: { readonly failure: DeskFailure }) {
  const words = useWords();
  const session = useStateOf(usePart(parts.session).state$);
  const rights = session.kind === 'signed-in' ? (session.user?.rights ?? []) : [];
  switch (failure._tag) {
    case 'NotAllowedInState':
    case 'RequestIdReused':
      return (
        <LinkButton to={paths.bookings} size={32}>
          {words('booking-my-bookings')}
        </LinkButton>
      );
    case 'BalanceTooLow':
      return rights.includes('ledger') ? (
        <LinkButton to={paths.ledger} size={32}>
          {words('booking-open-ledger')}
        </LinkButton>
      ) : null;
    default:
      return null;
  }
}

/** Nobody knows yet whether it was bought: the same request is sent again, which buys nothing twice. */
function Unanswered({ state, checkout }: BookView) {
  const words = useWords();
  const navigate = useNavigate();
  const putAway = usePutAway(checkout);
  return (
    <Alert
      kind="warning"
      title={words('booking-unanswered')}
      action={
        <div className={styles.alertActs}>
          <LinkButton to={paths.bookings}>{words('booking-my-bookings')}</LinkButton>
          <Button
            variant="quiet"
            onClick={() => {
              putAway();
              void navigate(paths.bookings);
            }}
          >
            {words('booking-leave-it')}
          </Button>
        </div>
      }
    >
      {words('booking-unanswered-help')}
      {state.failure === undefined ? null : <span className={styles.reason}>{failureText(words, state.failure)}</span>}
    </Alert>
  );
}
