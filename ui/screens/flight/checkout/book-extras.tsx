/**
 * The third step, which may be skipped: seats, meals, baggage and special services, a flight at a time. What can be had is
 * asked for when the step is first opened; where that fails one goes on without.
 */
import { useEffect } from 'react';
import type { FlightPlace } from '#domain/flight/extras/ancillaries.ts';
import { isOfExtras } from '#application/portal/flight/checkout/form.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationText } from '#ui/shell/words/violation-words.ts';
import { BookProblem } from './book-problem.tsx';
import { BookTrip } from './book-trip.tsx';
import type { BookView } from './book-view.ts';
import { ExtrasComing, ExtrasFlights } from '../extras/extras-flights.tsx';
import { useExtrasWords, whoIs } from '../extras/extras-words.ts';
import styles from '../extras/extras.module.css';

export function ExtrasStep(view: BookView) {
  const { state, checkout } = view;
  const words = useWords();
  const { quote, extras } = state;
  const asksAgain = state.priceChange === undefined && !state.sending;
  useEffect(() => {
    if (asksAgain) void checkout.extras.open();
  }, [checkout, quote.quoteId, asksAgain]);
  return (
    <>
      <BookTrip quote={quote} resultsQuery={state.resultsQuery} />
      <BookProblem {...view} />
      <ToChange {...view} />
      {extras === undefined || extras.kind === 'loading' ? <ExtrasComing /> : null}
      {extras?.kind === 'failed' ? (
        <Card title={words('extras-chosen')}>
          <ErrorPanel
            message={`${words('extras-loading-failed')} ${failureText(words, extras.failure)} ${words('extras-without')}`}
            action={{ label: words('shell-try-again'), onPress: () => void checkout.extras.open() }}
          />
          {state.form.extras.length === 0 ? null : (
            <Button variant="link" onClick={() => checkout.extras.dropAll()}>
              {words('extras-drop-all')}
            </Button>
          )}
        </Card>
      ) : null}
      {extras?.kind === 'ready' ? (
        <ExtrasFlights {...view} offered={extras.value} troubled={troubledOf(state)} />
      ) : null}
    </>
  );
}

/** The flight of the first extra that something is wrong with. */
function troubledOf({ violations, form }: BookView['state']): FlightPlace | undefined {
  const wrong = violations.find(({ path }) => isOfExtras(path));
  return form.extras[Number(/\[(\d+)\]/.exec(wrong?.path ?? '')?.[1] ?? -1)]?.place;
}

/** What can no longer be had as it was chosen, each with a way to be rid of it. */
function ToChange({ state, checkout }: BookView) {
  const { words, name } = useExtrasWords();
  const wrong = state.violations.filter(({ path }) => isOfExtras(path));
  if (wrong.length === 0) return null;
  return (
    <Alert kind="error" title={words('extras-to-change', { count: wrong.length })}>
      <ul className={styles.wrong}>
        {wrong.map((violation) => {
          const extra = state.form.extras[Number(/\[(\d+)\]/.exec(violation.path)?.[1] ?? -1)];
          const why = violationText(words, violation);
          if (extra === undefined) return <li key={violation.path}>{why}</li>;
          const about = { who: whoIs(words, state, extra.traveller), what: name(extra) };
          return (
            <li key={`${violation.path}${violation.code}`}>
              {words('extras-wrong', { ...about, why })}{' '}
              <Button
                variant="link"
                aria-label={words('extras-remove-of', about)}
                onClick={() => checkout.extras.drop(extra)}
              >
                {words('extras-remove')}
              </Button>
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
