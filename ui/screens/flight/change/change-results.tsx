/**
 * Moving a booking to other flights, second step: what may be flown instead, one list for the whole journey or a list a
 * direction, each at what the change to it costs.
 */
import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { totalsOfChosen } from '#domain/flight/offer/choice.ts';
import { isNegative, negate } from '#domain/money/money.ts';
import { withoutLooks } from '#application/portal/flight/search/look-link.ts';
import type { ChangeFlights } from '#application/portal/flight/change/change-flights.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { whenIdle } from '#ui/design/theme/when-idle.ts';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { DecisionBar } from '#ui/shell/frame/page-frame.tsx';
import { violationText } from '#ui/shell/words/violation-words.ts';
import { ChangePage, useChange } from './change-page.tsx';
import { useAddressOf } from '../results/results-address.ts';
import { ChosenFlights, nextToChoose, Notices } from '../results/results-decision.tsx';
import { type DecisionView, ResultsFound } from '../results/results-found.tsx';
import { ResultsSkeleton } from '../results/results-states.tsx';
import { useCities, useDirectionName } from '../results/results-trip.ts';
import styles from './change.module.css';

export function Screen() {
  const words = useWords();
  const { change, state, transactionId } = useChange();
  return (
    <ChangePage title={words('change-results-title', { id: transactionId })} state={state} change={change}>
      {() => <Found key={transactionId} transactionId={transactionId} change={change} />}
    </ChangePage>
  );
}

function Found({ transactionId, change }: { readonly transactionId: string; readonly change: ChangeFlights }) {
  const words = useWords();
  const navigate = useNavigate();
  const { search: address } = useLocation();
  const { results } = change;
  const search = usePart(flightParts.search);
  const { airports } = useStateOf(search.state$);
  const cities = useCities(airports);
  const state = useStateOf(results.state$);
  const query = address.replace(/^\?/, '');
  const here = state.kind !== 'idle' && state.query === withoutLooks(query) ? state : undefined;
  useAddressOf(here);
  useEffect(() => whenIdle(() => void search.loadAllAirports()), [search]);
  useEffect(() => void results.open(query), [results, query]);
  const otherDays = useCallback(() => void navigate(`/flight/reshedule/${transactionId}`), [navigate, transactionId]);
  if (here?.kind === 'invalid') {
    return (
      <ErrorPanel
        message={here.violations.map((each) => violationText(words, each)).join(' ')}
        action={{ label: words('change-other-days'), onPress: otherDays }}
      />
    );
  }
  if (here?.kind === 'failed') {
    return (
      <ErrorPanel
        message={failureText(words, here.failure)}
        action={{ label: words('shell-try-again'), onPress: () => void results.open(query, true) }}
      />
    );
  }
  return (
    <>
      <div className={styles.note}>
        <Alert kind="info">{words('change-prices-note')}</Alert>
        <Button onClick={otherDays}>{words('change-other-days')}</Button>
      </div>
      {here?.kind === 'found' ? (
        <ResultsFound
          instead
          trip={here}
          results={results}
          cities={cities}
          onEdit={otherDays}
          decision={(view) => <ChangeDecision change={change} {...view} />}
        />
      ) : (
        <ResultsSkeleton />
      )}
    </>
  );
}

interface ChangeDecisionProps extends DecisionView {
  readonly change: ChangeFlights;
}

function ChangeDecision({ trip, change, at, tabbed, onGoTo }: ChangeDecisionProps) {
  const words = useWords();
  const narrow = useNarrow();
  const navigate = useNavigate();
  const name = useDirectionName(trip.request);
  const { choices } = trip;
  const { transactionId } = change.state$.value;
  const next = nextToChoose(choices, at);
  const goesOn = tabbed && choices[at] !== undefined && next !== undefined;
  const total = totalsOfChosen(choices.flatMap((choice) => choice?.fare ?? []))?.total;
  const goOn = async () => {
    const quote = await change.quote();
    if (quote !== undefined) await navigate(`/change-booking/${transactionId}/booking`);
    else if (next !== undefined && tabbed) onGoTo(next);
  };
  const price =
    total === undefined ? null : (
      <span className={styles.total}>
        <span className={styles.quiet}>{words(isNegative(total) ? 'change-comes-back' : 'change-pay-for')}</span>
        <Amount of={isNegative(total) ? negate(total) : total} strong />
      </span>
    );
  return (
    <>
      <Notices trip={trip} results={change.results} inView={tabbed ? at : undefined} />
      <DecisionBar
        label={words('flight-decision')}
        acts={
          <>
            {narrow ? null : price}
            <Button
              variant="primary"
              size={48}
              iconEnd={ArrowRight}
              iconMirrored
              busy={trip.quoting}
              busyLabel={words('change-asking')}
              onClick={() => (goesOn ? onGoTo(next) : void goOn())}
            >
              {goesOn ? words('flight-next', { name: name(next) }) : words('change-go-on')}
            </Button>
          </>
        }
      >
        {total === undefined ? (
          <span className={styles.quiet}>{words('change-choose')}</span>
        ) : narrow ? (
          price
        ) : (
          <ChosenFlights trip={trip} />
        )}
      </DecisionBar>
    </>
  );
}
