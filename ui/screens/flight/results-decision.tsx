/** At the bottom edge: what is chosen, what it costs and brings, whether the balance covers it, and the act. */
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useNavigate } from 'react-router-dom';
import { spendable } from '#domain/account/balance.ts';
import { sharedDecimals } from '#domain/money/format.ts';
import type { ChosenFare, FlightResults, FoundFlights } from '#application/portal/flight/flight-results.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/alert.tsx';
import { Amount, Code } from '#ui/design/amount.tsx';
import { Button } from '#ui/design/button.tsx';
import { CarrierTile } from '#ui/design/carrier-tile.tsx';
import { useDates } from '#ui/design/dates.ts';
import { Icon } from '#ui/design/icon.tsx';
import { useNarrow } from '#ui/design/use-narrow.ts';
import { useWords } from '#ui/design/words.ts';
import { failureText } from '#ui/shell/failure-words.ts';
import { DecisionBar } from '#ui/shell/page-frame.tsx';
import { clockOf, dayOf, daysAfter, flightsOf, lastOf } from './offer-words.ts';
import styles from './results.module.css';

export interface ResultsDecisionProps {
  readonly found: FoundFlights;
  readonly results: FlightResults;
  readonly carrierImages: string;
}

export function ResultsDecision({ found, results, carrierImages }: ResultsDecisionProps) {
  const words = useWords();
  const narrow = useNarrow();
  const navigate = useNavigate();
  const checkout = usePart(flightParts.checkout);
  const session = usePart(parts.session);
  const { chosen, request } = found;
  const { adults, children, infants } = request.party;
  const button = useRef<HTMLButtonElement>(null);
  useEnterLeadsTo(button);
  const book = async () => {
    const quote = await results.quote();
    const state = session.state$.value;
    if (quote === undefined || state.kind !== 'signed-in') return;
    checkout.begin(quote, found.query, { email: state.user?.email ?? '', mobile: state.user?.mobile ?? '' });
    await navigate('/flight/book');
  };
  return (
    <>
      <Notices found={found} results={results} />
      <DecisionBar
        label={words('flight-decision')}
        acts={
          <>
            {chosen === undefined || narrow ? null : <Price chosen={chosen} found={found} />}
            <Button
              ref={button}
              variant="primary"
              size={48}
              iconEnd={ArrowRight}
              iconMirrored
              busy={found.quoting}
              busyLabel={words('flight-checking-price')}
              onClick={() => void book()}
            >
              {words('flight-book')}
            </Button>
          </>
        }
      >
        {chosen === undefined ? (
          <span className={styles.hint}>{words('flight-choose-one')}</span>
        ) : narrow ? (
          <span className={styles.total}>
            <span className={styles.quiet}>{words('flight-total', { count: adults + children + infants })}</span>
            <Amount of={chosen.fare.total} strong />
          </span>
        ) : (
          <Chosen chosen={chosen} carrierImages={carrierImages} />
        )}
      </DecisionBar>
    </>
  );
}

/** Enter on a chosen flight goes to the act at once, instead of through every flight that comes after it. */
function useEnterLeadsTo(button: RefObject<HTMLButtonElement | null>): void {
  useEffect(() => {
    const lead = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key !== 'Enter' || !(target instanceof HTMLInputElement) || target.type !== 'radio') return;
      if (!target.checked || target.closest('main [role="listitem"]') === null) return;
      event.preventDefault();
      button.current?.focus();
    };
    document.addEventListener('keydown', lead);
    return () => document.removeEventListener('keydown', lead);
  }, [button]);
}

function Chosen({
  chosen: { offer, fare },
  carrierImages,
}: {
  readonly chosen: ChosenFare;
  readonly carrierImages: string;
}) {
  const words = useWords();
  const dates = useDates();
  const [itinerary] = offer.itineraries;
  const [first] = itinerary.segments;
  const { arrival } = lastOf(itinerary);
  const days = daysAfter(itinerary, arrival.local);
  return (
    <span className={styles.chosen}>
      <CarrierTile code={first.carrier} base={carrierImages} size={32} />
      <span className={styles.chosenWords}>
        <span className={styles.quiet}>
          {words('flight-chosen-fare', { flights: flightsOf(itinerary), family: fare.family })}
        </span>
        <span className={styles.when}>
          {words('flight-chosen-departs', {
            date: dates.short(dayOf(first.departure.local)),
            time: clockOf(first.departure.local),
          })}{' '}
          <Icon of={ArrowRight} size={14} mirrored />{' '}
          <Code>
            {clockOf(arrival.local)}
            {days > 0 ? <sup className={styles.later}>+{days}</sup> : null}
          </Code>
        </span>
      </span>
    </span>
  );
}

function Price({ chosen: { fare }, found }: { readonly chosen: ChosenFare; readonly found: FoundFlights }) {
  const words = useWords();
  const { balance } = useStateOf(usePart(parts.accountSummary).state$);
  const { adults, children, infants } = found.request.party;
  const { terms, total } = fare;
  const decimals = sharedDecimals(terms && found.netShown ? [total, terms.net, terms.earn] : [total]);
  const covers =
    terms && balance && balance.balance.currency === terms.net.currency
      ? spendable(balance).minor >= terms.net.minor
      : undefined;
  return (
    <>
      <span className={styles.total}>
        <span className={styles.quiet}>{words('flight-total', { count: adults + children + infants })}</span>
        <strong className={styles.sum}>
          <Amount of={total} decimals={decimals} />
        </strong>
      </span>
      {terms === undefined ? null : (
        <span className={styles.terms}>
          {found.netShown ? (
            <span className={styles.termsLine}>
              <span>
                {words('flight-net', { count: 1 })} <Amount of={terms.net} decimals={decimals} strong />
              </span>
              <span>
                {words('flight-earn')} <Amount of={terms.earn} decimals={decimals} tone="gain" />
              </span>
            </span>
          ) : null}
          {covers === undefined ? null : (
            <span className={covers ? styles.covers : styles.short}>
              <Icon of={covers ? CircleCheck : TriangleAlert} size={14} />
              {words(covers ? 'flight-balance-covers' : 'flight-balance-short')}
            </span>
          )}
        </span>
      )}
    </>
  );
}

/** What stands in the way, with the way on. */
function Notices({ found, results }: Pick<ResultsDecisionProps, 'found' | 'results'>) {
  const words = useWords();
  const { quoteFailure, nothingChosen, chosen, chosenShown } = found;
  return (
    <div className={styles.notices}>
      {nothingChosen ? <Alert kind="error">{words('message-select-flight')}</Alert> : null}
      {chosen !== undefined && !chosenShown ? (
        <Alert
          kind="warning"
          action={
            <Button size={32} onClick={() => results.clearFilters()}>
              {words('flight-clear-filters')}
            </Button>
          }
        >
          {words('flight-chosen-hidden', { flights: flightsOf(chosen.offer.itineraries[0]) })}
        </Alert>
      ) : null}
      {quoteFailure === undefined ? null : (
        <QuoteFailure failure={quoteFailure} again={() => void results.open(found.query, true)} />
      )}
    </div>
  );
}

function QuoteFailure({ failure, again }: { readonly failure: DeskFailure; readonly again: () => void }) {
  const words = useWords();
  const expired = failure._tag === 'NotFound';
  return (
    <Alert
      kind="error"
      action={
        expired ? (
          <Button size={32} onClick={again}>
            {words('flight-search-again')}
          </Button>
        ) : undefined
      }
    >
      {expired ? words('flight-offers-expired') : failureText(words, failure)}
    </Alert>
  );
}
