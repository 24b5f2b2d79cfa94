/**
 * Filling in booking-page parameters: the rules for their values, what is put before them, and the XML fragment in which
 * they travel (section 3).
 */
import { combine, firstOf, required, type Violation, violation, within } from '../rules/violation.ts';
import { dayOf, type IsoDate, monthNumberOf } from '../time/calendar-date.ts';
import type { BookingParameter, BookingParameterValue } from './parameters.ts';

/** Put before a value, stands for day and month. */
const dayMonthPrefix = 'DDMMM';

/** The parameters that are asked for on a journey: active ones that apply to it. */
export function parametersFor(
  parameters: readonly BookingParameter[],
  { international }: { readonly international: boolean },
): readonly BookingParameter[] {
  const here = international ? 'international' : 'domestic';
  return parameters.filter(({ active, applies }) => active && (applies === 'both' || applies === here));
}

/**
 * The rules of the values given for a journey's parameters: required ones are there, each fits its input and length, a
 * list's value is one of its choices, every code is one that was asked for, and none comes twice. Dynamic parameters are
 * the system's to fill and take no value. Paths: `parameters[RM*BRB/]`, the code in brackets.
 */
export function checkParameterValues(
  parameters: readonly BookingParameter[],
  values: readonly BookingParameterValue[],
): readonly Violation[] {
  const codes = values.map(({ code }) => code);
  const unknown = codes.filter((code) => !parameters.some((each) => each.code === code && each.source === 'static'));
  const twice = codes.filter((code, index) => codes.indexOf(code) !== index && !unknown.includes(code));
  return combine(
    parameters
      .filter(({ source }) => source === 'static')
      .flatMap((parameter) => {
        const given = values.find(({ code }) => code === parameter.code);
        return checkValue(parameter, given?.value.trim() ?? '');
      }),
    [...new Set([...unknown, ...twice])].map((code) => violation('not-a-choice', pathOf(code))),
  );
}

/** The path under which a parameter's violations are named. */
export function pathOf(code: string): string {
  return `parameters[${code}]`;
}

/**
 * A day as the trade writes it, without the year.
 *
 * @example dayMonth(isoDate('2026-11-05')) // => '05NOV'
 */
export function dayMonth(date: IsoDate): string {
  return `${String(dayOf(date)).padStart(2, '0')}${months[monthNumberOf(date) - 1] ?? ''}`;
}

/**
 * What is put before a parameter's value on a day: its prefix, `DDMMM` standing for day and month.
 *
 * @example prefixOf({ prefix: 'DDMMM' }, isoDate('2026-11-20')) // => '20NOV'
 */
export function prefixOf({ prefix }: Pick<BookingParameter, 'prefix'>, on: IsoDate): string {
  return prefix.replace(dayMonthPrefix, dayMonth(on));
}

/**
 * A value as it is sent: code, prefix and value in one.
 *
 * @example remarkOf({ code: 'RM*EREF/', prefix: 'DDMMM' }, '4471', isoDate('2026-11-20')) // => 'RM*EREF/20NOV4471'
 */
export function remarkOf(parameter: Pick<BookingParameter, 'code' | 'prefix'>, value: string, on: IsoDate): string {
  return `${parameter.code}${prefixOf(parameter, on)}${value.trim()}`;
}

/**
 * The XML fragment of the filled-in parameters, in the order of the parameters; empty text where none is filled in. The
 * element names are the field names of section 3; `value` carries prefix and value.
 */
export function parametersXml(
  parameters: readonly BookingParameter[],
  values: readonly BookingParameterValue[],
  on: IsoDate,
): string {
  const filled = parameters.flatMap((parameter) => {
    const value = values.find(({ code }) => code === parameter.code)?.value.trim() ?? '';
    return value === '' ? [] : [parameterXml(parameter, value, on)];
  });
  return filled.length === 0 ? '' : `<bookingpageparams>${filled.join('')}</bookingpageparams>`;
}

/**
 * Text as it may stand in XML: the five reserved characters as entities, characters that XML 1.0 does not have left out.
 *
 * @example escapeXml('Rao & <Sons>') // => 'Rao &amp; &lt;Sons&gt;'
 */
export function escapeXml(text: string): string {
  return Array.from(text)
    .filter((character) => !isForbidden(character.codePointAt(0) ?? 0))
    .map((character) => entities[character] ?? character)
    .join('');
}

const months = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Characters outside the production Char of XML 1.0: control characters, halves of surrogate pairs, U+FFFE and U+FFFF. */
function isForbidden(code: number): boolean {
  return (
    (code < 0x20 && code !== 0x09 && code !== 0x0a && code !== 0x0d) ||
    (code >= 0xd800 && code <= 0xdfff) ||
    code === 0xfffe ||
    code === 0xffff
  );
}

function parameterXml(parameter: BookingParameter, value: string, on: IsoDate): string {
  const fields: readonly (readonly [string, string])[] = [
    ['parametername', parameter.name],
    ['parametercode', parameter.code],
    ['status', parameter.active ? 'active' : 'inactive'],
    ['systemdynamicvalue', String(parameter.source === 'dynamic')],
    ['paraminputtype', parameter.input],
    ['sendtogds', String(parameter.sendToGds)],
    ['domint', parameter.applies],
    ['value', `${prefixOf(parameter, on)}${value}`],
  ];
  const elements = fields.map(([name, text]) => `<${name}>${escapeXml(text)}</${name}>`);
  return `<bookingpageparam>${elements.join('')}</bookingpageparam>`;
}

function checkValue(parameter: BookingParameter, value: string): readonly Violation[] {
  if (value === '') return parameter.required ? within(pathOf(parameter.code), required(value, '')) : [];
  return within(
    pathOf(parameter.code),
    firstOf(
      value.length > parameter.maxLength ? [violation('too-long', '', { most: parameter.maxLength })] : [],
      parameter.input === 'number' && !/^\d+$/.test(value) ? [violation('not-a-number', '')] : [],
      parameter.input === 'list' && !parameter.fixedValues.includes(value) ? [violation('not-a-choice', '')] : [],
    ),
  );
}
