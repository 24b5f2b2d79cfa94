/** The second step: who travels, how they are reached, and what the agency wants sent with the booking. */
import { journeyFactsOf, travelDatesOf } from '#domain/flight/checkout/rules.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { ErrorSummary } from '#ui/design/notice/error-summary.tsx';
import type { SummedError } from '#ui/design/notice/error-summary.tsx';
import { useWords } from '#ui/design/words/words.ts';
import type { PartyForm } from '#ui/people/party-form.ts';
import { BookProblem } from './book-problem.tsx';
import { BookTrip } from './book-trip.tsx';
import { fieldId } from '#ui/design/field/field-id.ts';
import { fieldName } from './book-view.ts';
import type { BookView } from './book-view.ts';
import { useFlightParty } from '../party.ts';
import { ContactPart } from './book-contact.tsx';
import { ReferencesPart } from './book-references.tsx';
import { TravellerCard } from '#ui/people/traveller-card.tsx';

export function TravellersStep({ state, checkout }: BookView) {
  const words = useWords();
  const party = usePartyForm({ state, checkout });
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
        <TravellerCard key={`${index} ${state.carried}`} form={party} index={index} />
      ))}
      <ContactPart state={state} checkout={checkout} />
      <ReferencesPart state={state} checkout={checkout} />
    </>
  );
}

/** The travellers of the booking, as the fields of people take them. */
function usePartyForm({ state, checkout }: BookView): PartyForm {
  const { form, quote } = state;
  const { itineraries, required } = quote;
  return {
    travellers: form.travellers,
    facts: journeyFactsOf({ required, travelDates: travelDatesOf(itineraries) }),
    ...useFlightParty(itineraries),
    passportsLater:
      quote.hold?.passportsLater === true
        ? {
            chosen: form.passportsLater === true,
            onChange: (passportsLater) => checkout.changeForm({ passportsLater }),
          }
        : undefined,
    saving: form.save,
    violations: state.violations,
    findings: state.findings,
    change: (index, change) => checkout.changeTraveller(index, change),
    leave: (path) => checkout.leaveField(path),
    save: (index, saved) => {
      const others = form.save.filter((each) => each !== index);
      checkout.changeForm({ save: saved ? [...others, index] : others });
    },
    chooseLap: (infant, adult) => checkout.chooseLap(infant, adult),
  };
}
