/** What is asked for on the page of a booking, as an operator types it. */
import type { BookingParameter } from '#domain/booking/parameters.ts';

/** Numbers as letters, choices a line each. */
export interface ParameterDraft extends Omit<BookingParameter, 'maxLength' | 'fixedValues'> {
  readonly maxLength: string;
  readonly fixedValues: string;
}

/** What one more begins as. */
export const newParameter: ParameterDraft = {
  name: '',
  code: '',
  active: true,
  source: 'static',
  input: 'text',
  required: false,
  maxLength: '60',
  sendToGds: true,
  applies: 'both',
  fixedValues: '',
  prefix: '',
};

export function parameterDraftOf({ maxLength, fixedValues, ...rest }: BookingParameter): ParameterDraft {
  return { ...rest, maxLength: String(maxLength), fixedValues: fixedValues.join('\n') };
}

export function readParameterDraft({ maxLength, fixedValues, ...rest }: ParameterDraft): BookingParameter {
  const typed = maxLength.trim();
  return {
    ...rest,
    name: rest.name.trim(),
    code: rest.code.trim(),
    // What is no number is refused by the rule that counts.
    maxLength: /^\d{1,9}$/.test(typed) ? Number(typed) : 0,
    fixedValues: fixedValues
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  };
}
