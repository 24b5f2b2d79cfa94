/** What goes with the booking for the agency's own sake: booking-page parameters as they will be sent, and GST details. */
import { useEffect } from 'react';
import { prefixOf, remarkOf } from '#domain/booking/parameter-values.ts';
import type { BookingParameter } from '#domain/booking/parameters.ts';
import { parameterName } from '#ui/booking/parameter-name.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { fieldId } from '#ui/design/field/field-id.ts';
import { useFieldError } from './book-view.ts';
import type { BookView } from './book-view.ts';
import { GstCard } from '#ui/people/gst-fields.tsx';

export function ReferencesPart(view: BookView) {
  const words = useWords();
  const { form, quote } = view.state;
  const asked = quote.required.parameters.filter(({ code }) => form.parameters.some((each) => each.code === code));
  return (
    <>
      {asked.length === 0 ? null : (
        <Card title={words('booking-references')} fact={words('booking-references-note')}>
          <FormRow columns={[1, 1]} narrowColumns={[1]}>
            {asked.map((parameter) => (
              <ParameterField key={parameter.code} {...view} parameter={parameter} />
            ))}
          </FormRow>
        </Card>
      )}
      <GstPart {...view} />
    </>
  );
}

function ParameterField({ state, checkout, parameter }: BookView & { readonly parameter: BookingParameter }) {
  const words = useWords();
  const errorAt = useFieldError(state);
  const clock = usePart(parts.clock);
  const today = clock.todayIn(useBusinessZone());
  const { parameters } = state.form;
  const { code, required, sendToGds, input, fixedValues } = parameter;
  const value = parameters.find((each) => each.code === code)?.value ?? '';
  const path = `parameters[${state.quote.required.parameters.indexOf(parameter)}]`;
  const prefix = prefixOf(parameter, today);
  const change = (text: string) =>
    checkout.changeForm({ parameters: parameters.map((each) => (each.code === code ? { code, value: text } : each)) });
  const sent = value.trim() === '' ? `${code}${prefix}` : remarkOf(parameter, value, today);
  const common = {
    id: fieldId(path),
    label: parameterName(words, 'booking', parameter),
    optional: !required,
    error: errorAt(path),
    help: sendToGds ? (
      <>
        {words('booking-sent-as')} <Code>{sent}</Code>
      </>
    ) : (
      words('booking-kept-with-booking')
    ),
  };
  if (input === 'list') {
    return (
      <Select
        {...common}
        options={fixedValues.map((each) => ({ key: each, label: each }))}
        value={value === '' ? null : value}
        onChange={change}
      />
    );
  }
  return (
    <TextField
      {...common}
      value={value}
      inputMode={input === 'number' ? 'numeric' : undefined}
      autoComplete="off"
      prefix={prefix === '' ? undefined : prefix}
      onChange={change}
      onBlur={() => {
        if (value.trim() !== '') checkout.leaveField(path);
      }}
    />
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
