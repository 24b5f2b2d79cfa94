/** The rules of booking-page parameters as an operator sets them. */
import { firstOf, requiredFields, tooLong, type Violation, violation, within } from '../rules/violation.ts';
import { type BookingParameter } from './parameters.ts';

/** Most that one page asks. */
export const parametersMost = 20;

/** Most characters of each; a value counts with its prefix. */
export const parameterMost = { name: 100, code: 60, prefix: 60, choice: 100, value: 2_000 } as const;

/** Most choices of a list. */
export const choicesMost = 100;

/**
 * Codes: `list-count` of the whole; `required`, `too-long` of a field; `listed-twice` at a code that another has, and at a
 * choice that is there twice; `count-between` at `maxLength`, which a prefix leaves room in; `required` at `fixedValues` of a list.
 *
 * @example checkParameters(defaultParameters) // => []
 */
export function checkParameters(parameters: readonly BookingParameter[]): readonly Violation[] {
  return [
    ...(parameters.length > parametersMost ? [violation('list-count', '', { most: parametersMost })] : []),
    ...parameters.flatMap((parameter, at) => {
      const isTwice = parameters.findIndex(({ code }) => code.trim() === parameter.code.trim()) !== at;
      return within(`[${at}]`, [
        ...checkParameter(parameter),
        ...(isTwice && parameter.code.trim() !== '' ? [violation('listed-twice', 'code')] : []),
      ]);
    }),
  ];
}

function checkParameter(parameter: BookingParameter): readonly Violation[] {
  const { name, code, prefix, input, source, maxLength, fixedValues } = parameter;
  const least = prefix.length + 1;
  return [
    ...requiredFields({ name, code }, ['name', 'code']),
    ...tooLong(name, parameterMost.name, 'name'),
    ...tooLong(code, parameterMost.code, 'code'),
    ...tooLong(prefix, parameterMost.prefix, 'prefix'),
    ...(Number.isInteger(maxLength) && maxLength >= least && maxLength <= parameterMost.value
      ? []
      : [violation('count-between', 'maxLength', { least, most: parameterMost.value })]),
    ...(input === 'list' && source === 'static' ? checkChoices(fixedValues, 'fixedValues') : []),
  ];
}

function checkChoices(choices: readonly string[], path: string): readonly Violation[] {
  return firstOf(
    choices.length === 0 ? [violation('required', path)] : [],
    choices.length > choicesMost ? [violation('list-count', path, { most: choicesMost })] : [],
    choices.flatMap((choice) => tooLong(choice, parameterMost.choice, path)).slice(0, 1),
    new Set(choices.map((each) => each.trim())).size < choices.length ? [violation('listed-twice', path)] : [],
  );
}
