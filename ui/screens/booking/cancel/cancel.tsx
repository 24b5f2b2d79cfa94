/** Cancelling: who and what, what that comes to to the last ledger line, then Ignore or Commit. */
import { useEffect } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import Eye from 'lucide-react/icons/eye';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { formatMoney } from '#domain/money/format.ts';
import { givenToCustomer } from '#domain/booking/cancel/customer-back.ts';
import { isPositive, type Money } from '#domain/money/money.ts';
import { remarksMost } from '#domain/booking/amendment.ts';
import type { CancelBooking, CancelState } from '#application/portal/booking/cancel/cancel-booking.ts';
import type { CancelReason } from '#application/portal/booking/cancel/cancel-rules.ts';
import { bookingParts } from '#ui/composition/booking-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { Card } from '#ui/design/data/card.tsx';
import { TextArea } from '#ui/design/field/text-area.tsx';
import { AmendPage } from '#ui/booking/amend-page.tsx';
import type { OfBooking, ProductView } from '#ui/booking/product-view.ts';
import { useProducts, useProductView } from '#ui/booking/use-product.ts';
import { WithView } from '#ui/booking/with-view.tsx';
import { bookingPath } from '#ui/composition/paths.ts';
import { StatusMark } from '#ui/booking/status/status-mark.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { DecisionBar } from '#ui/shell/frame/page-frame.tsx';
import { AskToCancel } from './ask-to-cancel.tsx';
import { CancelPreview } from './cancel-preview.tsx';
import styles from './cancel.module.css';

const titles: Readonly<Record<CancelReason, string>> = {
  traveller: 'manage-cancel-title',
  airline: 'schedule-refund-title',
  'no-show': 'schedule-no-show-title',
};

/** As the address says it. */
function reasonOf(text: string | null): CancelReason {
  return text === 'airline' || text === 'no-show' ? text : 'traveller';
}

interface CancelView {
  readonly state: CancelState;
  readonly cancel: CancelBooking;
}

export function Screen() {
  const words = useWords();
  const cancel = usePart(bookingParts.cancel);
  const state = useStateOf(cancel.state$);
  const { transactionId = '' } = useParams();
  const reason = reasonOf(useSearchParams()[0].get('reason'));
  const { booking, isOpen, asks, done } = state;
  useEffect(() => {
    void cancel.open(transactionId, reason);
    const timer = setInterval(() => cancel.tick(), 1000);
    return () => clearInterval(timer);
  }, [cancel, transactionId, reason]);
  const now = usePart(parts.clock).now();
  const view = useProductView(transactionId);
  const previewed = done === undefined && isOpen;
  return (
    <AmendPage
      transactionId={transactionId}
      title={words(titles[reason], { id: transactionId })}
      beside={
        previewed ? (
          <>
            <Badge kind="info" icon={Eye}>
              {words('manage-preview')}
            </Badge>
            <Validity state={state} cancel={cancel} />
          </>
        ) : null
      }
      booking={booking}
      onRetry={() => void cancel.open(transactionId, reason)}
      refusal={(present) =>
        done !== undefined || previewed || asks
          ? undefined
          : words(
              reason === 'no-show'
                ? 'schedule-no-show-none-left'
                : view !== undefined && view !== 'missing' && view.hasBegun(present, now)
                  ? 'manage-cancel-departed'
                  : 'manage-cancel-not-now',
            )
      }
    >
      {(present) => (
        <WithView transactionId={transactionId}>
          {(shown) => {
            if (done !== undefined) return <Ended booking={present} done={done} />;
            const Asked = asks ? Begun : Open;
            return <Asked booking={present} view={shown} state={state} cancel={cancel} />;
          }}
        </WithView>
      )}
    </AmendPage>
  );
}

function Validity({ state: { preview, secondsLeft, unanswered, sending }, cancel }: CancelView) {
  const words = useWords();
  if (preview?.kind !== 'ready' || unanswered) return null;
  return (
    <span className={styles.validity}>
      {secondsLeft === 0 ? (
        <strong>{words('manage-preview-over')}</strong>
      ) : (
        <span role="timer">{words('manage-preview-valid', { time: clockText(secondsLeft) })}</span>
      )}
      <Button icon={RefreshCw} disabled={sending} onClick={() => void cancel.preview()}>
        {words('manage-check-again')}
      </Button>
    </span>
  );
}

interface OpenProps extends CancelView, OfBooking {
  readonly view: ProductView;
}

/** A person decides on what has begun: nothing is shown ahead. */
function Begun({ booking, view, state, cancel }: OpenProps) {
  const words = useWords();
  return (
    <div className={styles.choice}>
      <Alert kind="info" live={false}>
        {words(view.askedOnceBegun ?? 'manage-asked-once-begun')}
      </Alert>
      <view.UnitChoice booking={booking} state={state} cancel={cancel} />
      <Remarks state={state} cancel={cancel} />
      <div className={styles.asks}>
        <AskToCancel booking={booking} chosen={state} />
      </div>
    </div>
  );
}

function Remarks({ state: { remarks, sending, unanswered }, cancel }: CancelView) {
  const words = useWords();
  return (
    <Card>
      <TextArea
        label={words('manage-remarks')}
        optional
        help={words('manage-remarks-help')}
        value={remarks}
        maxLength={remarksMost}
        disabled={sending || unanswered}
        onChange={(text) => cancel.remark(text)}
      />
    </Card>
  );
}

function Open({ booking, view, state, cancel }: OpenProps) {
  const words = useWords();
  const { failure, unanswered, preview, reason } = state;
  return (
    <>
      {failure === undefined ? null : (
        <Alert kind="error" title={words('message-booking-cancellation-failed')}>
          {failureText(words, failure)}
        </Alert>
      )}
      {unanswered ? <Alert kind="warning">{words('manage-unanswered')}</Alert> : null}
      {reason === 'traveller' ? null : (
        <Alert kind="info">{words(reason === 'airline' ? 'schedule-refund-note' : 'schedule-no-show-note')}</Alert>
      )}
      <div className={styles.columns}>
        <div className={styles.choice}>
          <view.UnitChoice booking={booking} state={state} cancel={cancel} />
          <Remarks state={state} cancel={cancel} />
        </div>
        <CancelPreview
          booking={booking}
          view={view}
          preview={preview}
          onRetry={() => void cancel.preview()}
          byRequest={view.cancelRequest?.(state)}
          chosen={state}
        />
      </div>
      <Decision booking={booking} state={state} cancel={cancel} />
    </>
  );
}

function Decision({ booking, state, cancel }: Omit<OpenProps, 'view'>) {
  const words = useWords();
  const { paidElsewhere } = booking;
  const navigate = useNavigate();
  const { language } = useLanguage();
  const size = useNarrow() ? 40 : 48;
  const { preview, secondsLeft, sending, unanswered, transactionId } = state;
  const quote = preview?.kind === 'ready' ? preview.value : undefined;
  const back =
    quote &&
    (quote.balance?.toAccount ?? quote.refund?.amount ?? givenToCustomer(quote.customerRefund, quote.customerBack));
  const label =
    back === undefined
      ? undefined
      : words(
          quote?.refund === undefined
            ? 'manage-to-customer'
            : paidElsewhere === undefined
              ? 'manage-to-balance'
              : 'manage-to-elsewhere',
        );
  return (
    <DecisionBar
      reaching
      label={words('manage-cancel-decision')}
      acts={
        <>
          <Button size={size} disabled={sending} onClick={() => void navigate(bookingPath(transactionId))}>
            {words('manage-ignore')}
          </Button>
          <Button
            act="booking.cancel"
            size={size}
            variant="danger"
            busy={sending}
            disabled={!unanswered && (quote === undefined || secondsLeft === 0)}
            onClick={() => void cancel.commit()}
          >
            {unanswered
              ? words('manage-ask-again')
              : back === undefined
                ? words('manage-commit-waiting')
                : words('manage-commit', { amount: formatMoney(back, { locale: language }) })}
          </Button>
        </>
      }
    >
      {back === undefined ? null : (
        <div className={styles.decision}>
          <span className={styles.quiet}>{label}</span>
          <strong className={styles.figure}>
            <Amount of={back} />
          </strong>
        </div>
      )}
    </DecisionBar>
  );
}

interface EndedProps extends OfBooking {
  readonly done: NonNullable<CancelState['done']>;
}

/** What is given back to the customer now; nothing where that is not known. */
function useCustomerGets({ customerRefund }: EndedProps['done']): string | null {
  const words = useWords();
  const { language } = useLanguage();
  const say = (amount: Money) => words('manage-customer-gets', { amount: formatMoney(amount, { locale: language }) });
  if (customerRefund === undefined) return null;
  return isPositive(customerRefund) ? say(customerRefund) : words('manage-customer-gets-nothing');
}

function Ended({ booking, done }: EndedProps) {
  const { status, creditNote } = done;
  const gets = useCustomerGets(done);
  const words = useWords();
  const { transactionId } = booking;
  const products = useProducts();
  const isElsewhere = booking.paidElsewhere !== undefined;
  const cancelled = status === 'cancelled' || status === 'part-cancelled';
  return (
    <div className={styles.ended}>
      {cancelled ? (
        <Alert kind="success" title={words('message-booked-or-cancelled')}>
          {gets}
        </Alert>
      ) : status === 'amending' ? (
        <Alert kind="warning" title={words('bookings-amending-title')}>
          {words('bookings-amending-text')}
        </Alert>
      ) : (
        <Alert kind="error" title={words('message-booking-cancellation-failed')}>
          {words('manage-supplier-refused', { product: booking.product })}
        </Alert>
      )}
      <p>
        <StatusMark status={booking.status} product={booking.product} />
      </p>
      <div className={styles.next}>
        <LinkButton variant="primary" to={bookingPath(transactionId)}>
          {words('manage-back-to-booking')}
        </LinkButton>
        {creditNote === undefined ? null : (
          <LinkButton
            to={`${products.paper('refund-receipt', transactionId)}?entry=${creditNote}${isElsewhere ? '&for=customer' : ''}`}
          >
            {words(isElsewhere ? 'title-customer-refund-receipt' : 'title-flight-refund-receipt')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/** '04:58'. */
function clockText(seconds: number): string {
  const two = (figure: number) => String(figure).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}
