/** The second step: who travels, how they are reached, and what the agency wants sent with the booking. */
import { useEffect } from 'react';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import type { SummedError } from '#ui/design/notice/error-summary.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { BookProblem } from './book-problem.tsx';
import { BookTrip } from './book-trip.tsx';
import { fieldId, fieldName } from './book-view.ts';
import type { BookView } from './book-view.ts';
import { ContactPart } from './book-contact.tsx';
import { ReferencesPart } from './book-references.tsx';
import { TravellerCard } from '#ui/people/traveller-card.tsx';

export function TravellersStep({ state, checkout }: BookView) {
  const words = useWords();
  const savedTravellers = usePart(flightParts.savedTravellers);
  const saved = useStateOf(savedTravellers.state$);
  useEffect(() => {
    void savedTravellers.load();
  }, [savedTravellers]);
  const summed = state.checked.includes('travellers') ? state.violations : [];
  const errors = new Map<string, SummedError>();
  for (const violation of summed) {
    const id = fieldId(violation.path);
    if (errors.has(id)) continue;
    errors.set(id, { fieldId: id, text: fieldName(words, state, violation.path) });
  }
  return (
    <>
      <BookTrip quote={state.quote} resultsQuery={state.resultsQuery} />
      <ErrorSummary errors={[...errors.values()]} attempt={state.stopped} />
      <BookProblem state={state} checkout={checkout} />
      {state.carried ? (
        <Alert
          kind="info"
          action={
            <Button size={32} onClick={() => checkout.clearTravellers()}>
              {words('booking-clear-travellers')}
            </Button>
          }
        >
          {words('booking-carried')}
        </Alert>
      ) : null}
      {state.form.travellers.map((_traveller, index) => (
        // Emptied, it opens again.
        <TravellerCard
          key={`${index} ${state.carried}`}
          state={state}
          checkout={checkout}
          index={index}
          saved={saved}
        />
      ))}
      <ContactPart state={state} checkout={checkout} />
      <ReferencesPart state={state} checkout={checkout} />
    </>
  );
}
