/**
 * Filling in booking-page parameters: the rules for their values, what is put before them, and the XML fragment in which
 * they travel (section 3).
 */
import { match } from 'ts-pattern';
import { combine, firstOf, required, type Violation, violation, within } from '../rules/violation.ts';
import { dayOf, type IsoDate, monthNumberOf } from '../time/calendar-date.ts';
import { formatDate } from '../time/stored-formats.ts';
import type { BookedParameter, BookingParameter, BookingParameterValue, SystemValue } from './parameters.ts';

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

/** The booking that values are given for. */
export interface ParameterFacts {
  readonly international: boolean;
  /** The business day of the booking: what a `DDMMM` prefix becomes. */
  readonly bookedOn: IsoDate;
}

/**
 * The rules of the values given for a journey's parameters: required ones are there, each fits its input, its length
 * (prefix included, as it is sent) and its choices; every code is one that was asked for, and none comes twice. What
 * the system fills in takes no value. Paths: `parameters[0]`, the position among the parameters as
 * listed; `parameters` for a value that was not asked for.
 */
export function checkParameterValues(
  values: readonly BookingParameterValue[],
  parameters: readonly BookingParameter[],
  facts: ParameterFacts,
): readonly Violation[] {
  const asked = parametersFor(parameters, facts).filter(({ source }) => source === 'static');
  const codes = values.map(({ code }) => code);
  const astray = codes.some((code, at) => codes.indexOf(code) !== at || !asked.some((each) => each.code === code));
  return combine(
    asked.flatMap((parameter) => {
      const given = values.find(({ code }) => code === parameter.code);
      const path = `parameters[${parameters.indexOf(parameter)}]`;
      return within(path, checkValue(parameter, given?.value.trim() ?? '', facts.bookedOn));
    }),
    astray ? [violation('not-a-choice', 'parameters')] : [],
  );
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

/** The booking that parameters are filled in for by the system. */
export interface BookingFacts {
  readonly agentId: string;
  readonly bookedBy: string;
  readonly bookedOn: IsoDate;
  readonly startsOn: IsoDate;
  readonly leadTraveller: string;
  /** What was bought, in the notation of its product: 'DEL-BOM-DEL'. */
  readonly title: string;
}

/**
 * The parameters that a booking keeps: what was typed, and what the system fills in, each with its prefix of the day, in the
 * order of the parameters. What is left empty is not kept; what the system fills in is cut to its length.
 */
export function bookedParameters(
  values: readonly BookingParameterValue[],
  parameters: readonly BookingParameter[],
  facts: BookingFacts,
): readonly BookedParameter[] {
  return parameters.flatMap((parameter): readonly BookedParameter[] => {
    const { code, name, source, sendToGds, maxLength } = parameter;
    const prefix = prefixOf(parameter, facts.bookedOn);
    const value =
      source === 'static'
        ? (values.find((each) => each.code === code)?.value.trim() ?? '')
        : systemValue(source, facts).slice(0, Math.max(0, maxLength - prefix.length));
    return value === '' ? [] : [{ code, name, value: `${prefix}${value}`, sendToGds }];
  });
}

/**
 * What is sent along with an order.
 *
 * @example remarksOf([{ code: 'RM*EREF/', name: 'Email', value: '20NOV4471', sendToGds: true }]) // => ['RM*EREF/20NOV4471']
 */
export function remarksOf(parameters: readonly BookedParameter[]): readonly string[] {
  return parameters.filter(({ sendToGds }) => sendToGds).map(({ code, value }) => `${code}${value}`);
}

function systemValue(source: SystemValue, facts: BookingFacts): string {
  return match(source)
    .with('agent-id', () => facts.agentId)
    .with('booked-by', () => facts.bookedBy)
    .with('booking-date', () => formatDate(facts.bookedOn, 'DDMMMYY'))
    .with('travel-date', () => formatDate(facts.startsOn, 'DDMMMYY'))
    .with('lead-traveller', () => facts.leadTraveller)
    .with('journey', () => facts.title)
    .exhaustive();
}

/**
 * A filled-in parameter as the XML fragment in which it travels (section 3).
 *
 * @example parameterXml({ code: 'RM*BRB/', value: 'Rao & Sons' })
 *   // => '<parameter><parametercode>RM*BRB/</parametercode><parametervalue>Rao &amp; Sons</parametervalue></parameter>'
 */
export function parameterXml({ code, value }: BookingParameterValue): string {
  return `<parameter><parametercode>${escapeXml(code)}</parametercode><parametervalue>${escapeXml(value)}</parametervalue></parameter>`;
}

/** The parameter of a fragment that {@link parameterXml} writes; undefined where the text is none, or too long. */
export function readParameterXml(text: string): BookingParameterValue | undefined {
  const { code, value } = (text.length <= mostXml ? fragment.exec(text) : null)?.groups ?? {};
  if (code === undefined || value === undefined) return undefined;
  const read = { code: unescapeXml(code), value: unescapeXml(value) };
  return read.code.length <= mostCode && read.value.length <= mostValue ? read : undefined;
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

/** Characters at most, as they are read; in a fragment each may be an entity of six. */
const mostCode = 60;
const mostValue = 2_000;
const mostXml = 6 * (mostCode + mostValue) + 1_000;

const fragment =
  /^\s*<parameter>\s*<parametercode>(?<code>[^<]+)<\/parametercode>\s*<parametervalue>(?<value>[^<]*)<\/parametervalue>\s*<\/parameter>\s*$/;

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

function unescapeXml(escaped: string): string {
  return escaped.replaceAll(/&(amp|lt|gt|quot|apos);/g, (entity, name: string) => characters[name] ?? entity);
}

const characters: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(entities).map(([character, entity]) => [entity.slice(1, -1), character]),
);

function checkValue(parameter: BookingParameter, value: string, bookedOn: IsoDate): readonly Violation[] {
  if (value === '') return parameter.required ? required(value, '') : [];
  const { maxLength: most, input, fixedValues } = parameter;
  return firstOf(
    prefixOf(parameter, bookedOn).length + value.length > most ? [violation('too-long', '', { most })] : [],
    input === 'number' && !/^\d+$/.test(value) ? [violation('not-a-number', '')] : [],
    input === 'list' && !fixedValues.includes(value) ? [violation('not-a-choice', '')] : [],
  );
}
