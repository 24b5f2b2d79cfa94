/** Why a booking did not go through, in words, with the next best step; and what to do where no answer came at all. */
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Product } from '#domain/booking/booking.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { paths } from '#ui/composition/paths.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { AwaitingApprovalAlert } from '#ui/corporate/awaiting-approval.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import styles from './checkout.module.css';

export interface CheckoutProblemProps {
  readonly failure?: DeskFailure | undefined;
  readonly unanswered: boolean;
  readonly product: Product;
  /** The booking is put away; My Bookings comes next. */
  readonly onLeave: () => void;
}

export function CheckoutProblem({ failure, unanswered, product, onLeave }: CheckoutProblemProps) {
  const words = useWords();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure !== undefined || unanswered) place.current?.scrollIntoView({ block: 'center' });
  }, [failure, unanswered]);
  if (failure === undefined && !unanswered) return null;
  return (
    <div ref={place}>
      {unanswered || failure === undefined ? (
        <Unanswered failure={failure} onLeave={onLeave} />
      ) : failure._tag === 'AwaitingApproval' ? (
        <AwaitingApprovalAlert approvalId={failure.approvalId} />
      ) : (
        <Alert
          kind="error"
          title={words('message-booking-failed', { product })}
          action={<NextStep failure={failure} />}
        >
          {failureText(words, failure)}
        </Alert>
      )}
    </div>
  );
}

/** Nobody knows yet whether it was bought: the same request is sent again, which buys nothing twice. */
function Unanswered({ failure, onLeave }: Pick<CheckoutProblemProps, 'failure' | 'onLeave'>) {
  const words = useWords();
  const navigate = useNavigate();
  const leave = () => {
    onLeave();
    void navigate(paths.bookings);
  };
  return (
    <Alert
      kind="warning"
      title={words('booking-unanswered')}
      action={
        <div className={styles.alertActs}>
          <LinkButton to={paths.bookings}>{words('booking-my-bookings')}</LinkButton>
          <Button variant="quiet" onClick={leave}>
            {words('booking-leave-it')}
          </Button>
        </div>
      }
    >
      {words('booking-unanswered-help')}
      {failure === undefined ? null : <span className={styles.reason}>{failureText(words, failure)}</span>}
    </Alert>
  );
}

function NextStep({ failure }: { readonly failure: DeskFailure }) {
  const words = useWords();
  const may = useMay();
  if (failure._tag === 'NotAllowedInState' || failure._tag === 'RequestIdReused') {
    return (
      <LinkButton to={paths.bookings} size={32}>
        {words('booking-my-bookings')}
      </LinkButton>
    );
  }
  return failure._tag === 'BalanceTooLow' && may('ledger') ? (
    <LinkButton to={paths.ledger} size={32}>
      {words('booking-open-ledger')}
    </LinkButton>
  ) : null;
}
