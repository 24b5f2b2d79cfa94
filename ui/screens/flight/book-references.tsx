/** What goes with the booking for the agency's own sake: booking-page parameters as they will be sent, and GST details. */
import { useState } from 'react';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { adviseOnGstin, checkGstin } from '#domain/agency/gstin.ts';
import { isGstEntered } from '#domain/agency/gst-rules.ts';
import type { GstEntry } from '#domain/agency/gst-rules.ts';
import { prefixOf, remarkOf } from '#domain/booking/parameter-values.ts';
import type { BookingParameter } from '#domain/booking/parameters.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Code } from '#ui/design/amount.tsx';
import { Button } from '#ui/design/button.tsx';
import { Card } from '#ui/design/card.tsx';
import { FormRow } from '#ui/design/form-section.tsx';
import { Icon } from '#ui/design/icon.tsx';
import { Select } from '#ui/design/select.tsx';
import { TextField } from '#ui/design/text-field.tsx';
import { useWords } from '#ui/design/words.ts';
import { fieldId, parameterName, useFieldError } from './book-view.ts';
import type { BookView } from './book-view.ts';
import { violationText } from '#ui/shell/violation-words.ts';
import styles from './traveller.module.css';

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
  const configuration = useStateOf(usePart(parts.configuration).state$);
  const today = clock.todayIn(configuration.kind === 'ready' ? configuration.configuration.businessZone : 'UTC');
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
    label: parameterName(words, parameter),
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
  const words = useWords();
  const errorAt = useFieldError(state);
  const gst: GstEntry = state.form.gst ?? {};
  const { required } = state.quote;
  const [opened, setOpened] = useState(false);
  const open = opened || required.gst || isGstEntered(gst);
  const common = (field: keyof GstEntry) => ({
    id: fieldId(`gst.${field}`),
    label: words(`booking-field-gst-${field}`),
    error: errorAt(`gst.${field}`),
    value: gst[field] ?? '',
    onBlur: () => {
      if ((gst[field] ?? '').trim() !== '') checkout.leaveField(`gst.${field}`);
    },
    onChange: (text: string) => checkout.changeForm({ gst: { ...gst, [field]: text } }),
  });
  const { number = '' } = gst;
  const [advice] = adviseOnGstin(number, 'gst.number');
  return (
    <Card
      title={words('booking-gst')}
      fact={words(required.gst ? 'booking-gst-required' : 'booking-gst-note')}
      aside={
        open ? undefined : (
          <Button size={32} aria-expanded={false} onClick={() => setOpened(true)}>
            {words('booking-add-gst')}
          </Button>
        )
      }
      flush={!open}
    >
      {open ? (
        <div className={styles.rows}>
          <FormRow columns={[1, 1]} narrowColumns={[1]}>
            <TextField
              {...common('number')}
              leftToRight
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              checked={number !== '' && checkGstin(number, '').length === 0 && advice === undefined}
              help={
                advice === undefined ? undefined : (
                  <span className={styles.advice} role="status">
                    <Icon of={TriangleAlert} size={16} className={styles.adviceIcon} />
                    <span>{violationText(words, advice)}</span>
                  </span>
                )
              }
            />
            <TextField {...common('holder')} autoComplete="off" />
          </FormRow>
          <FormRow columns={[1, 1, 1]} narrowColumns={[1]}>
            <TextField {...common('email')} type="email" leftToRight autoComplete="off" />
            <TextField {...common('phone')} type="tel" leftToRight autoComplete="off" />
            <TextField {...common('address')} autoComplete="off" />
          </FormRow>
        </div>
      ) : null}
    </Card>
  );
}
