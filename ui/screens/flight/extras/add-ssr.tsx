/** Services for a booking that has its tickets: the same choosing as before the sale, and one sum to pay. */
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { actsOf } from '#domain/flight/booking/acts.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { formatMoney } from '#domain/money/format.ts';
import { isZero } from '#domain/money/money.ts';
import { type AddServices, type AddServicesState, addedPrice } from '#application/portal/flight/extras/add-services.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { bookingPath } from '#ui/composition/paths.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { AmendPage, Amended, BackToBooking, DecidingAmount } from '#ui/booking/amend-page.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { DecisionBar } from '#ui/shell/frame/page-frame.tsx';
import { violationText } from '#ui/shell/words/violation-words.ts';
import { flight } from '../product.ts';
import { ExtrasComing, ExtrasFlights } from './extras-flights.tsx';
import { useExtrasWords, whoIs } from './extras-words.ts';

interface AddView {
  readonly state: AddServicesState;
  readonly adding: AddServices;
}

interface OpenView extends AddView {
  readonly booking: FlightBooking;
}

export function Screen() {
  const words = useWords();
  const adding = usePart(flightParts.addServices);
  const state = useStateOf(adding.state$);
  const { transactionId = '' } = useParams();
  const now = usePart(parts.clock).now();
  useEffect(() => void adding.open(transactionId), [adding, transactionId]);
  return (
    <AmendPage
      transactionId={transactionId}
      title={words('aftersale-add-title', { id: transactionId })}
      booking={state.booking}
      onRetry={() => void adding.open(transactionId)}
      refusal={(present) =>
        state.done !== undefined || state.unanswered || actsOf(present, now).includes('add-ssr')
          ? undefined
          : words('aftersale-not-now')
      }
    >
      {(booking) =>
        state.done === undefined ? (
          <Open state={state} adding={adding} booking={booking} />
        ) : (
          <Ended transactionId={transactionId} done={state.done} />
        )
      }
    </AmendPage>
  );
}

function Open({ state, adding, booking }: OpenView) {
  const words = useWords();
  const { offered, unanswered, extras, violations } = state;
  const view = {
    state: { quote: booking, form: { travellers: booking.travellers, extras }, fare: booking.price },
    checkout: { extras: adding },
  };
  const troubled = extras[Number(/\[(\d+)\]/.exec(violations[0]?.path ?? '')?.[1] ?? -1)]?.place;
  return (
    <>
      <Trouble state={state} adding={adding} booking={booking} />
      {unanswered ? <Alert kind="warning">{words('manage-unanswered')}</Alert> : null}
      {offered?.kind === 'loading' ? <ExtrasComing /> : null}
      {offered?.kind === 'failed' ? (
        <ErrorPanel
          message={`${words('aftersale-offer-failed')} ${failureText(words, offered.failure)}`}
          action={{ label: words('shell-try-again'), onPress: () => void adding.offer() }}
        />
      ) : null}
      {offered?.kind !== 'ready' ? null : offered.value.lines.length === 0 && offered.value.seatMaps.length === 0 ? (
        <EmptyState
          title={words('aftersale-none-left')}
          actions={<BackToBooking transactionId={booking.transactionId} />}
        />
      ) : (
        <ExtrasFlights {...view} offered={offered.value} troubled={troubled} />
      )}
      <Decision state={state} adding={adding} booking={booking} />
    </>
  );
}

/** Why it was not bought: at the service where it is for one. */
function Trouble({ state: { failure, extras, violations }, adding, booking }: OpenView) {
  const { words, name } = useExtrasWords();
  const { language } = useLanguage();
  if (failure === undefined) return null;
  const shown = failure._tag === 'FareChanged' ? failure : undefined;
  const amount = (of: FlightBooking['price']['total']) => formatMoney(of, { locale: language });
  return (
    <Alert kind="error" title={words('aftersale-not-added')}>
      {shown === undefined ? (
        violations.length === 0 ? (
          failureText(words, failure)
        ) : (
          <ul>
            {violations.map((violation) => {
              const extra = extras[Number(/\[(\d+)\]/.exec(violation.path)?.[1] ?? -1)];
              const why = violationText(words, violation);
              if (extra === undefined) return <li key={violation.path}>{why}</li>;
              const about = {
                who: whoIs(words, { form: { travellers: booking.travellers, extras } }, extra.traveller),
                what: name(extra),
              };
              return (
                <li key={violation.path}>
                  {words('extras-wrong', { ...about, why })}{' '}
                  <Button
                    variant="link"
                    aria-label={words('extras-remove-of', about)}
                    onClick={() => adding.drop(extra)}
                  >
                    {words('extras-remove')}
                  </Button>
                </li>
              );
            })}
          </ul>
        )
      ) : (
        words('aftersale-changed', { from: amount(shown.from), to: amount(shown.to) })
      )}
    </Alert>
  );
}

function Decision({ state, adding, booking }: OpenView) {
  const words = useWords();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const size = useNarrow() ? 40 : 48;
  const { extras, sending, unanswered, offered } = state;
  const { charge: total, customer, rounding } = addedPrice(state, booking.price.total.currency);
  const chosen = words('aftersale-chosen', { count: extras.length });
  const shown = (of: typeof total) => formatMoney(of, { locale: language });
  const none = extras.length === 0;
  return (
    <DecisionBar
      reaching
      label={words('aftersale-decision')}
      acts={
        <>
          <Button size={size} disabled={sending} onClick={() => void navigate(bookingPath(booking.transactionId))}>
            {words('aftersale-discard')}
          </Button>
          <Button
            act="flight.addSsr"
            size={size}
            variant="primary"
            busy={sending}
            disabled={!unanswered && (none || offered?.kind !== 'ready')}
            onClick={() => void adding.commit()}
          >
            {unanswered
              ? words('manage-ask-again')
              : none
                ? words('aftersale-buy-waiting')
                : isZero(total)
                  ? words('aftersale-ask')
                  : words('aftersale-buy', { amount: formatMoney(total, { locale: language }) })}
          </Button>
        </>
      }
    >
      <DecidingAmount
        label={
          isZero(rounding)
            ? chosen
            : words('aftersale-rounded', { chosen, customer: shown(customer), rounding: shown(rounding) })
        }
        amount={total}
      />
    </DecisionBar>
  );
}

interface EndedProps {
  readonly transactionId: string;
  readonly done: NonNullable<AddServicesState['done']>;
}

function Ended({ transactionId, done: { added, status } }: EndedProps) {
  const words = useWords();
  return (
    <Amended
      product="flight"
      how={added ? 'done' : status === 'amending' ? 'under-way' : 'refused'}
      done={{ title: words('aftersale-added'), text: words('aftersale-added-text') }}
      refused={words('aftersale-not-added')}
    >
      <BackToBooking transactionId={transactionId} />
      {added ? (
        <LinkButton to={flight.paths.paper('voucher', transactionId)}>{words('aftersale-show-ticket')}</LinkButton>
      ) : null}
    </Amended>
  );
}
