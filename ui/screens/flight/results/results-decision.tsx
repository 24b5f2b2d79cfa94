/** At the bottom edge: what is chosen, what it costs and brings, whether the balance covers it, and the act. */
import { memo, useEffect, useRef, useState } from 'react';
import type { ReactNode, RefObject } from 'react';
import ArrowRight from 'lucide-react/icons/arrow-right';
import CircleCheck from 'lucide-react/icons/circle-check';
import Timer from 'lucide-react/icons/timer';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { useNavigate } from 'react-router-dom';
import { coverageOf } from '#domain/account/affordability.ts';
import { totalsOfChosen } from '#domain/flight/offer/choice.ts';
import type { ChosenTotals } from '#domain/flight/offer/choice.ts';
import type { Itinerary } from '#domain/flight/offer/itinerary.ts';
import { sharedDecimals } from '#domain/money/format.ts';
import { checkoutPath } from '#application/portal/flight/search/search-link.ts';
import { addressOf } from '#application/portal/flight/search/trip-results.ts';
import type { FoundTrip, TripLists, TripResults } from '#application/portal/flight/search/trip-results.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { useHouseCountry } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { CarrierTile } from '#ui/design/data/carrier-tile.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import { useDates } from '#ui/design/date/dates.ts';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { LaterDay } from '#ui/design/date/later-day.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationText } from '#ui/shell/words/violation-words.ts';
import { DecisionBar } from '#ui/shell/frame/page-frame.tsx';
import { QuoteButton, useKeptPicks } from '../quote/quote-button.tsx';
import { clockOf, dayOf, daysAfter, flightsOf, flightsOfOffer, lastOf } from '../offer/offer-words.ts';
import type { DecisionView } from './results-found.tsx';
import { useDirectionName } from './results-trip.ts';
import styles from './results.module.css';

export interface ResultsDecisionProps extends DecisionView {
  readonly results: TripResults;
}

export const ResultsDecision = memo(({ trip, results, at, tabbed, onGoTo }: ResultsDecisionProps) => {
  const words = useWords();
  const narrow = useNarrow();
  const may = useMay();
  const navigate = useNavigate();
  const checkout = usePart(flightParts.checkout);
  const { language } = useLanguage();
  const session = usePart(parts.session);
  const country = useHouseCountry();
  const name = useDirectionName(trip.request);
  const { choices, request, violations } = trip;
  const kept = useKeptPicks(trip);
  const button = useRef<HTMLButtonElement>(null);
  useEnterLeadsTo(button);
  const next = nextToChoose(choices, at);
  const goesOn = tabbed && choices[at] !== undefined && next !== undefined;
  const sums = totalsOfChosen(choices.flatMap((choice) => choice?.fare ?? []));
  const count = request.party.adults + request.party.children + request.party.infants;
  const whole = choices.every((choice) => choice !== undefined);
  const [unheld, setUnheld] = useState<readonly (string | undefined)[]>([]);
  const notHeld = unheld.length > 0 && choices.every((choice, each) => choice?.fare.fareId === unheld[each]);
  const book = async (toHold: boolean) => {
    const [wrong] = violations;
    if (wrong !== undefined && whole) {
      onGoTo(Number(/\d+/.exec(wrong.path)?.[0] ?? at));
      return;
    }
    const quote = await results.quote();
    if (!whole && next !== undefined && tabbed) onGoTo(next);
    const state = session.state$.value;
    if (quote === undefined || state.kind !== 'signed-in') return;
    if (toHold && quote.hold === undefined) {
      setUnheld(choices.map((choice) => choice?.fare.fareId));
      return;
    }
    const contact = { email: state.user?.email ?? '', mobile: state.user?.mobile ?? '', language };
    checkout.begin(quote, addressOf(trip), contact, country);
    if (toHold) checkout.changeForm({ toHold: true });
    await navigate(checkoutPath(request));
  };
  if (sums === undefined && kept === 0)
    return <Notices trip={trip} results={results} inView={tabbed ? at : undefined} />;
  // Beside several flights there is no room for its word.
  const isMark = narrow || trip.request.sectors.length > 2;
  const total = (
    <span className={styles.quiet}>{words(whole ? 'flight-total' : 'flight-total-so-far', { count })}</span>
  );
  return (
    <>
      <Notices trip={trip} results={results} inView={tabbed ? at : undefined} />
      {notHeld ? (
        <div className={styles.notices}>
          <Alert kind="warning" live>
            {words('flight-not-held')}
          </Alert>
        </div>
      ) : null}
      <DecisionBar
        label={words('flight-decision')}
        acts={
          <>
            {sums === undefined || narrow ? null : (
              <Price sums={sums} label={total} netShown={isNetShown(trip)} whole={whole} />
            )}
            {goesOn ? null : <QuoteButton trip={trip} />}
            {goesOn ? (
              <Button
                ref={button}
                variant="primary"
                size={48}
                iconEnd={ArrowRight}
                iconMirrored
                onClick={() => onGoTo(next)}
              >
                {words('flight-next', { name: name(next) })}
              </Button>
            ) : may('book') ? (
              <>
                {isMark ? (
                  <IconButton
                    variant="secondary"
                    icon={Timer}
                    label={words('flight-hold')}
                    disabled={trip.quoting}
                    onClick={() => void book(true)}
                  />
                ) : (
                  <Button size={48} icon={Timer} disabled={trip.quoting} onClick={() => void book(true)}>
                    {words('flight-hold')}
                  </Button>
                )}
                <Button
                  ref={button}
                  variant="primary"
                  size={48}
                  iconEnd={ArrowRight}
                  iconMirrored
                  busy={trip.quoting}
                  keyHint={!whole || narrow ? undefined : 'Enter'}
                  keyName={words('shell-key-enter')}
                  busyLabel={words('flight-checking-price')}
                  onClick={() => void book(false)}
                >
                  {words('flight-book')}
                </Button>
              </>
            ) : (
              <span className={styles.hint}>{words('shell-not-yours-book')}</span>
            )}
          </>
        }
      >
        {sums === undefined ? (
          <span className={styles.hint}>{words(choices.length > 1 ? 'flight-choose-each' : 'flight-choose-one')}</span>
        ) : narrow ? (
          <span className={styles.total}>
            {total}
            <Amount of={sums.total} strong />
          </span>
        ) : (
          <ChosenFlights trip={trip} />
        )}
      </DecisionBar>
    </>
  );
});

function isNetShown({ lists }: FoundTrip): boolean {
  return lists.some(({ netShown }) => netShown);
}

/** The first list after one, all round, in which nothing is chosen. */
export function nextToChoose(choices: FoundTrip['choices'], at: number): number | undefined {
  const order = choices.map((_, step) => (at + 1 + step) % choices.length);
  return order.find((each) => choices[each] === undefined);
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

/** Each direction in its order: the flight chosen for it, or that one is to be chosen. */
export function ChosenFlights({ trip }: Pick<ResultsDecisionProps, 'trip'>) {
  const words = useWords();
  const name = useDirectionName(trip.request);
  const { sectors } = trip.request;
  const dense = sectors.length > 2;
  return (
    <span className={classNames(styles.chosenFlights, dense && styles.dense)}>
      {sectors.map((_, at) => {
        const choice = trip.bySector ? trip.choices[at] : trip.choices[0];
        const itinerary = trip.bySector ? choice?.offer.itineraries[0] : choice?.offer.itineraries[at];
        return choice && itinerary ? (
          <Chosen
            key={at}
            itinerary={itinerary}
            label={words('flight-chosen-fare', { flights: flightsOf(itinerary), family: choice.fare.family })}
            name={sectors.length > 1 && !dense ? name(at) : undefined}
          />
        ) : (
          <span key={at} className={styles.chosenWords}>
            {sectors.length > 1 ? <span className={styles.quiet}>{name(at)}</span> : null}
            <span className={styles.hint}>{words('flight-choose-flight')}</span>
          </span>
        );
      })}
    </span>
  );
}

interface ChosenProps {
  readonly itinerary: Itinerary;
  readonly label: string;
  readonly name: string | undefined;
}

function Chosen({ itinerary, label, name }: ChosenProps) {
  const words = useWords();
  const dates = useDates();
  const [first] = itinerary.segments;
  const { arrival } = lastOf(itinerary);
  const days = daysAfter(itinerary, arrival.local);
  return (
    <span className={styles.chosen}>
      <CarrierTile code={first.carrier} size={32} />
      <span className={styles.chosenWords}>
        <span className={styles.quiet}>
          {name === undefined ? label : words('flight-chosen-named', { name, chosen: label })}
        </span>
        <span className={styles.when}>
          {words('flight-chosen-departs', {
            date: dates.short(dayOf(first.departure.local)),
            time: clockOf(first.departure.local),
          })}{' '}
          <Icon of={ArrowRight} size={14} mirrored />{' '}
          <Code>
            {clockOf(arrival.local)}
            <LaterDay days={days} />
          </Code>
        </span>
      </span>
    </span>
  );
}

interface PriceProps {
  readonly sums: ChosenTotals;
  readonly label: ReactNode;
  readonly netShown: boolean;
  /** A part of a journey that is covered says nothing of the rest. */
  readonly whole: boolean;
}

function Price({ sums: { total, terms }, label, netShown, whole }: PriceProps) {
  const words = useWords();
  const { balance } = useStateOf(usePart(parts.accountSummary).state$);
  const decimals = sharedDecimals(terms && netShown ? [total, terms.net, terms.earn] : [total]);
  const by =
    terms && balance && balance.balance.currency === terms.net.currency ? coverageOf(balance, terms.net).by : undefined;
  const short = by === 'none';
  return (
    <>
      <span className={styles.total}>
        {label}
        <strong className={styles.sum}>
          <Amount of={total} decimals={decimals} />
        </strong>
      </span>
      {terms === undefined ? null : (
        <span className={styles.terms}>
          {netShown ? (
            <span className={styles.termsLine}>
              <span>
                {words('flight-net', { count: 1 })} <Amount of={terms.net} decimals={decimals} strong />
              </span>
              <span>
                {words('flight-earn')} <Amount of={terms.earn} decimals={decimals} tone="gain" />
              </span>
            </span>
          ) : null}
          {by === undefined || !(whole || short) ? null : (
            <span className={short ? styles.short : styles.covers}>
              <Icon of={short ? TriangleAlert : CircleCheck} size={14} />
              {words(short ? 'flight-balance-short' : `flight-${by}-covers`)}
            </span>
          )}
        </span>
      )}
    </>
  );
}

interface NoticesProps {
  readonly trip: FoundTrip;
  readonly results: TripLists;
  /** The one list in view; what is wrong in another is said here. */
  readonly inView: number | undefined;
}

/** What stands in the way, with the way on. */
export function Notices({ trip, results, inView }: NoticesProps) {
  const words = useWords();
  const name = useDirectionName(trip.request);
  const { quoteFailure, missing, lists, violations, request } = trip;
  const both = request.journeyType === 'round-trip' && trip.bySector;
  return (
    <div className={styles.notices}>
      {missing ? (
        <Alert kind="error">{words(both ? 'message-select-both-flights' : 'message-select-flight')}</Alert>
      ) : null}
      {lists.map(({ chosen, chosenShown }, at) =>
        chosen === undefined || chosenShown ? null : (
          <Alert
            key={at}
            kind="warning"
            action={
              <Button size={32} onClick={() => results.lists[at]?.clearFilters()}>
                {words('flight-clear-filters')}
              </Button>
            }
          >
            {words('flight-chosen-hidden', { flights: flightsOfOffer(chosen.offer) })}
          </Alert>
        ),
      )}
      {violations.map((violation) => {
        const at = Number(/\d+/.exec(violation.path)?.[0] ?? 0);
        return inView === undefined || at === inView ? null : (
          <Alert key={violation.path} kind="error">
            {words('rules-of-field', { field: name(at), said: violationText(words, violation) })}
          </Alert>
        );
      })}
      {quoteFailure === undefined ? null : (
        <QuoteFailure failure={quoteFailure} again={() => void results.open(trip.query, true)} />
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
