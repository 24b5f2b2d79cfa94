/**
 * Moving a booking to other flights, last step: what is flown instead, what it costs to the last ledger line, then to keep
 * the booking as it is or to change it.
 */
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router-dom';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { formatMoney } from '#domain/money/format.ts';
import { isNegative, isZero, negate } from '#domain/money/money.ts';
import type { ChangeQuote } from '#application/desk/changes.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { ChangeFlights, ChangeState } from '#application/portal/flight/change/change-flights.ts';
import { bookingPath } from '#ui/composition/paths.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { ExplainTree } from '#ui/design/data/explain-tree.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { Segmented } from '#ui/design/choice/segmented.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import type { Words } from '#ui/design/words/words.ts';
import { StatusMark } from '#ui/booking/status/status-mark.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { LedgerLines } from '#ui/booking/ledger-lines.tsx';
import { DecisionBar } from '#ui/shell/frame/page-frame.tsx';
import { violationText } from '#ui/shell/words/violation-words.ts';
import { flight } from '../product.ts';
import { ChangeFee } from './change-fee.tsx';
import { ChangePage, FlightRow, useChange } from './change-page.tsx';
import { useFareSpeaker } from '../fare/fare-column.tsx';
import { type ExtraLine, fareLines } from '../fare/fare-words.ts';
import styles from './change.module.css';

export function Screen() {
  const words = useWords();
  const { change, state, transactionId } = useChange();
  useEffect(() => {
    const timer = setInterval(() => change.tick(), 1000);
    return () => clearInterval(timer);
  }, [change]);
  const { booking, quote, unanswered, done } = state;
  const here = state.transactionId === transactionId;
  if (here && booking.kind === 'ready' && quote === undefined && !unanswered && done === undefined)
    return <Navigate to={`/flight/reshedule/${transactionId}`} replace />;
  return (
    <ChangePage
      title={words('change-confirm-title', { id: transactionId })}
      state={state}
      change={change}
      ended={done !== undefined}
    >
      {(opened) =>
        done === undefined ? (
          <Open booking={opened} state={state} change={change} />
        ) : (
          <Ended booking={opened} done={done} />
        )
      }
    </ChangePage>
  );
}

interface OpenProps {
  readonly booking: FlightBooking;
  readonly state: ChangeState;
  readonly change: ChangeFlights;
}

function Open({ booking, state, change }: OpenProps) {
  const words = useWords();
  const { quote, failure, unanswered } = state;
  return (
    <>
      {failure === undefined ? null : (
        <Alert kind="error" title={words('change-failed')}>
          {failureText(words, failure)}
        </Alert>
      )}
      {unanswered ? <Alert kind="warning">{words('manage-unanswered')}</Alert> : null}
      {quote?.kind === 'loading' ? <SkeletonRows rows={6} height="48px" /> : null}
      {quote?.kind === 'failed' ? (
        <ErrorPanel
          message={feeTrouble(words, quote.failure) ?? failureText(words, quote.failure)}
          action={
            change.fee === undefined
              ? { label: words('change-check-again'), onPress: () => void change.quoteAgain() }
              : { label: words('change-without-fee'), onPress: () => void change.charge(undefined) }
          }
        />
      ) : null}
      {quote?.kind === 'ready' ? (
        <Quoted booking={booking} quote={quote.value}>
          <ChangeFee quote={quote.value} change={change} fixed={unanswered || state.sending} />
        </Quoted>
      ) : null}
      <Decision state={state} change={change} />
    </>
  );
}

/** What is wrong with the fee that was asked, where that is why there is no quote. */
function feeTrouble(words: Words, failure: DeskFailure): string | undefined {
  if (failure._tag !== 'Invalid') return undefined;
  const wrong = failure.violations.find(({ path }) => path.startsWith('ask'));
  return wrong && violationText(words, wrong);
}

interface QuotedProps {
  readonly booking: FlightBooking;
  readonly quote: ChangeQuote;
  /** Below the cost. */
  readonly children: ReactNode;
}

function Quoted({ booking, quote, children }: QuotedProps) {
  const words = useWords();
  const { language } = useLanguage();
  const { itineraries, flights, options, forfeited, servicesLost, previousCharge, ledgerLines = [] } = quote;
  const money = (amount: ChangeQuote['forfeited']) => formatMoney(amount, { locale: language });
  const difference = quote.charge.parts?.find(({ name }) => name === 'fare-difference')?.amount;
  return (
    <>
      {previousCharge === undefined ? null : (
        <Alert kind="warning">{words('change-price-moved', { from: money(previousCharge) })}</Alert>
      )}
      <div className={styles.columns}>
        <Card title={words('change-flights')}>
          <ul className={styles.moves}>
            {flights.map((itinerary, at) => {
              const old = booking.itineraries[itineraries[at] ?? 0];
              return (
                <li key={at}>
                  {old === undefined ? null : (
                    <div>
                      <h3>{words('change-was')}</h3>
                      <FlightRow itinerary={old} />
                    </div>
                  )}
                  <div>
                    <h3>{words('change-now')}</h3>
                    <FlightRow itinerary={itinerary} />
                    <p className={styles.quiet}>{(options[at] ?? options[0]).family}</p>
                  </div>
                </li>
              );
            })}
          </ul>
        </Card>
        <div className={styles.side}>
          <Cost booking={booking} quote={quote} />
          {children}
          {isZero(forfeited) ? null : (
            <Alert kind="info">{words('change-forfeited', { amount: money(forfeited) })}</Alert>
          )}
          {difference === undefined || !isNegative(difference) ? null : (
            <Alert kind="info">{words('change-given-back', { amount: money(negate(difference)) })}</Alert>
          )}
          {isZero(servicesLost) ? null : (
            <Alert kind="warning">{words('change-services-lost', { amount: money(servicesLost) })}</Alert>
          )}
          {ledgerLines.length === 0 ? null : <LedgerLines lines={ledgerLines} />}
        </div>
      </div>
    </>
  );
}

function Cost({ booking, quote }: { readonly booking: FlightBooking; readonly quote: ChangeQuote }) {
  const words = useWords();
  const [side, setSide] = useState<'customer' | 'net'>('customer');
  const { charge, net, newTotal } = quote;
  const root = side === 'net' && net !== undefined ? net : charge;
  const whose: ExtraLine = ({ name, params }) => {
    if (name !== 'change-fee' && name !== 'change-gst') return undefined;
    const traveller = booking.travellers[Number(params?.['passenger'] ?? 0) - 1];
    if (traveller === undefined) return undefined;
    const sector = String(params?.['sector'] ?? '').replaceAll('-', '–');
    return { label: `${traveller.firstName} ${traveller.lastName}`, note: sector };
  };
  const speaker = useFareSpeaker(root, whose);
  return (
    <Card
      title={words('change-cost')}
      aside={
        net === undefined ? undefined : (
          <Segmented
            label={words('change-cost')}
            segments={[
              { key: 'customer', label: words('change-customer') },
              { key: 'net', label: words('change-net') },
            ]}
            value={side}
            onChange={(key) => setSide(key === 'net' ? 'net' : 'customer')}
          />
        )
      }
    >
      {(root.parts ?? []).length === 0 ? (
        <p>{words('change-nothing-to-pay')}</p>
      ) : (
        <ExplainTree key={side} label={words('change-cost')} lines={fareLines(root, speaker, true)} openLevels={0} />
      )}
      <dl className={styles.lines}>
        <div className={styles.strong}>
          <dt>{words(isNegative(root.amount) ? 'change-comes-back' : 'change-pay-for')}</dt>
          <dd>
            <Amount of={isNegative(root.amount) ? negate(root.amount) : root.amount} decimals={speaker.decimals} />
          </dd>
        </div>
        <div>
          <dt>{words('change-new-total')}</dt>
          <dd>
            <Amount of={newTotal} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}

function Decision({ state, change }: Pick<OpenProps, 'state' | 'change'>) {
  const words = useWords();
  const navigate = useNavigate();
  const { language } = useLanguage();
  const narrow = useNarrow();
  const size = narrow ? 40 : 48;
  const { quote, secondsLeft, sending, unanswered, transactionId } = state;
  const valid = words('change-valid', { time: clockText(secondsLeft) });
  // What leaves the account, where the caller may know it.
  const charge = quote?.kind === 'ready' ? (quote.value.net ?? quote.value.charge).amount : undefined;
  const over = quote?.kind === 'ready' && secondsLeft === 0;
  return (
    <DecisionBar
      reaching
      label={words('change-decision')}
      acts={
        <>
          <Button size={size} disabled={sending} onClick={() => void navigate(bookingPath(transactionId))}>
            {words('change-keep')}
          </Button>
          {over && !unanswered ? (
            <Button size={size} variant="primary" onClick={() => void change.quoteAgain()}>
              {words('change-check-again')}
            </Button>
          ) : (
            <Button
              act="flight.change"
              size={size}
              variant="primary"
              busy={sending}
              disabled={!unanswered && charge === undefined}
              onClick={() => void change.confirm()}
            >
              {unanswered
                ? words('manage-ask-again')
                : charge === undefined || isZero(charge)
                  ? words('change-confirm-free')
                  : isNegative(charge)
                    ? words('change-confirm-back', { amount: formatMoney(negate(charge), { locale: language }) })
                    : words('change-confirm', { amount: formatMoney(charge, { locale: language }) })}
            </Button>
          )}
        </>
      }
    >
      {charge === undefined || unanswered ? null : over ? (
        <strong>{words('change-over')}</strong>
      ) : (
        <span role="timer" className={styles.quiet} aria-label={valid}>
          {narrow ? clockText(secondsLeft) : valid}
        </span>
      )}
    </DecisionBar>
  );
}

interface EndedProps {
  readonly booking: FlightBooking;
  readonly done: NonNullable<ChangeState['done']>;
}

function Ended({ booking, done: { status, charged, forfeited, invoice, creditNote } }: EndedProps) {
  const words = useWords();
  const { language } = useLanguage();
  const { transactionId } = booking;
  return (
    <div className={styles.side}>
      {status === 'changed' && charged !== undefined ? (
        <Alert kind="success" title={words('change-done')}>
          {isNegative(charged)
            ? words('change-done-back', { amount: formatMoney(negate(charged), { locale: language }) })
            : words('change-done-paid', { amount: formatMoney(charged, { locale: language }) })}
        </Alert>
      ) : status === 'amending' ? (
        <Alert kind="warning" title={words('bookings-amending-title')}>
          {words('bookings-amending-text')}
        </Alert>
      ) : (
        <Alert kind="error" title={words('change-failed')}>
          {words('manage-supplier-refused', { product: booking.product })}
        </Alert>
      )}
      {forfeited === undefined ? null : (
        <Alert kind="info">{words('change-forfeited', { amount: formatMoney(forfeited, { locale: language }) })}</Alert>
      )}
      <p>
        <StatusMark status={booking.status} product={booking.product} />
      </p>
      {booking.itineraries.map((itinerary, at) => (
        <FlightRow key={at} itinerary={itinerary} />
      ))}
      <div className={styles.next}>
        <LinkButton variant="primary" to={bookingPath(transactionId)}>
          {words('manage-back-to-booking')}
        </LinkButton>
        <LinkButton to={flight.paths.paper('voucher', transactionId)}>{words('change-open-ticket')}</LinkButton>
        {invoice === undefined ? null : (
          <LinkButton to={`${flight.paths.paper('invoice', transactionId)}?entry=${invoice}`}>
            {words('change-open-invoice')}
          </LinkButton>
        )}
        {creditNote === undefined ? null : (
          <LinkButton to={`${flight.paths.paper('refund-receipt', transactionId)}?entry=${creditNote}`}>
            {words('change-open-receipt')}
          </LinkButton>
        )}
      </div>
    </div>
  );
}

/** '04:58'. */
function clockText(seconds: number): string {
  return [Math.floor(seconds / 60), seconds % 60].map((figure) => String(figure).padStart(2, '0')).join(':');
}
