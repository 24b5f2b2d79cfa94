/** What goes with the booking for the agency's own sake: booking-page parameters as they will be sent, and GST details. */
import { useEffect } from 'react';
import { ParametersCard } from '#ui/booking/checkout/parameters-card.tsx';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { useFieldError } from './book-view.ts';
import type { BookView } from './book-view.ts';
import { GstCard } from '#ui/people/gst-fields.tsx';

export function ReferencesPart(view: BookView) {
  const { state, checkout } = view;
  const errorAt = useFieldError(state);
  return (
    <>
      <ParametersCard
        asked={state.quote.required.parameters}
        values={state.form.parameters}
        errorAt={errorAt}
        onChange={(parameters) => checkout.changeForm({ parameters })}
        onLeave={(path) => checkout.leaveField(path)}
      />
      <GstPart {...view} />
    </>
  );
}

function GstPart({ state, checkout }: BookView) {
  const errorAt = useFieldError(state);
  const profiles = usePart(flightParts.gstProfiles);
  const kept = useStateOf(profiles.state$);
  useEffect(() => void profiles.load(), [profiles]);
  return (
    <GstCard
      kept={kept}
      onForget={(recordId) => void profiles.forget(recordId)}
      keep={state.form.keepGst === true}
      onKeep={(keepGst) => checkout.changeForm({ keepGst })}
      entered={state.form.gst ?? {}}
      required={state.quote.required.gst}
      keptHereOnly={state.quote.required.notPassedOn?.includes('gst') === true}
      errorAt={errorAt}
      onLeave={(path) => checkout.leaveField(path)}
      onChange={(gst) => checkout.changeForm({ gst })}
    />
  );
}
