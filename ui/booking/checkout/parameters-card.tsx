/** Booking-page parameters that go with a booking for the agency's own sake, as they will be sent. */
import { prefixOf, remarkOf } from '#domain/booking/parameter-values.ts';
import type { BookingParameter, BookingParameterValue } from '#domain/booking/parameters.ts';
import { parameterName } from '#ui/booking/parameter-name.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { fieldId } from '#ui/design/field/field-id.ts';

export interface ParametersCardProps {
  /** All of the quote: a path names one by its position among them. */
  readonly asked: readonly BookingParameter[];
  readonly values: readonly BookingParameterValue[];
  readonly errorAt: (path: string) => string | undefined;
  readonly onChange: (values: readonly BookingParameterValue[]) => void;
  readonly onLeave: (path: string) => void;
  readonly disabled?: boolean | undefined;
}

/** Nothing where nothing is filled in. */
export function ParametersCard(props: ParametersCardProps) {
  const words = useWords();
  const filledIn = props.asked.filter(({ code }) => props.values.some((each) => each.code === code));
  if (filledIn.length === 0) return null;
  return (
    <Card title={words('booking-references')} fact={words('booking-references-note')}>
      <FormRow columns={[1, 1]} narrowColumns={[1]}>
        {filledIn.map((parameter) => (
          <ParameterField key={parameter.code} {...props} parameter={parameter} />
        ))}
      </FormRow>
    </Card>
  );
}

function ParameterField({
  parameter,
  asked,
  values,
  errorAt,
  onChange,
  onLeave,
  disabled = false,
}: ParametersCardProps & { readonly parameter: BookingParameter }) {
  const words = useWords();
  const clock = usePart(parts.clock);
  const today = clock.todayIn(useBusinessZone());
  const { code, required, sendToGds, input, fixedValues } = parameter;
  const value = values.find((each) => each.code === code)?.value ?? '';
  const path = `parameters[${asked.indexOf(parameter)}]`;
  const prefix = prefixOf(parameter, today);
  const change = (text: string) => onChange(values.map((each) => (each.code === code ? { code, value: text } : each)));
  const sent = value.trim() === '' ? `${code}${prefix}` : remarkOf(parameter, value, today);
  const common = {
    id: fieldId(path),
    label: parameterName(words, 'booking', parameter),
    optional: !required,
    error: errorAt(path),
    disabled,
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
        if (value.trim() !== '') onLeave(path);
      }}
    />
  );
}
