/** The booking-page parameters of a deployment as its client settings keep them: a JSON list, each spelled as in section 3. */
import { type BookingParameter, systemValues } from './parameters.ts';

/** Characters at most. */
const mostName = 100;
const mostCode = 60;
const mostValue = 2_000;

const spans = { dom: 'domestic', int: 'international', both: 'both' } as const;

/** Undefined where the text is no list of parameters, or two have one code. */
export function readParameters(json: string): readonly BookingParameter[] | undefined {
  let list: unknown;
  try {
    list = JSON.parse(json);
  } catch {
    return undefined;
  }
  if (!Array.isArray(list)) return undefined;
  const read = list.flatMap((each: unknown) => readParameter(each) ?? []);
  const codes = new Set(read.map(({ code }) => code));
  return read.length === list.length && codes.size === list.length ? read : undefined;
}

/** {@link readParameters} undone. */
export function writeParameters(parameters: readonly BookingParameter[]): string {
  return JSON.stringify(
    parameters.map(({ name, code, active, source, input, required, maxLength, sendToGds, applies, ...rest }) => ({
      parametername: name,
      parametercode: code,
      status: active ? 'active' : 'inactive',
      systemdynamicvalue: source,
      paraminputtype: input,
      paraminputvalidations: { required, maxlength: maxLength },
      sendtogds: sendToGds,
      domint: applies === 'domestic' ? 'dom' : applies === 'international' ? 'int' : 'both',
      fixedvalues: rest.fixedValues,
      prefix: rest.prefix,
    })),
  );
}

/** What may be left out: `status` active, typed by the agent as text, optional, sent, on every journey, without a prefix. */
function readParameter(given: unknown): BookingParameter | undefined {
  if (!isRecord(given)) return undefined;
  const { paraminputvalidations: validations = {}, fixedvalues: choices = [] } = given;
  const name = textOf(given['parametername'], mostName);
  const code = textOf(given['parametercode'], mostCode);
  const prefix = given['prefix'] ?? '';
  const active = choiceOf(given['status'] ?? 'active', ['active', 'inactive']);
  const source = choiceOf(given['systemdynamicvalue'] ?? 'static', ['static', ...systemValues]);
  const input = choiceOf(given['paraminputtype'] ?? 'text', ['text', 'number', 'list']);
  const applies = choiceOf(given['domint'] ?? 'both', ['dom', 'int', 'both']);
  const sendToGds = given['sendtogds'] ?? true;
  if (!name || !code || !active || !source || !input || !applies || !isRecord(validations)) return undefined;
  const { required = false, maxlength: maxLength = 60 } = validations;
  if (typeof prefix !== 'string' || typeof sendToGds !== 'boolean' || typeof required !== 'boolean') return undefined;
  if (typeof maxLength !== 'number' || !Number.isInteger(maxLength) || maxLength < 1 || maxLength > mostValue) {
    return undefined;
  }
  if (!isTexts(choices) || (input === 'list' && choices.length === 0)) return undefined;
  return {
    name,
    code,
    active: active === 'active',
    source,
    input,
    required,
    maxLength,
    sendToGds,
    applies: spans[applies],
    fixedValues: choices,
    prefix,
  };
}

function textOf(given: unknown, most: number): string | undefined {
  return typeof given === 'string' && given.trim() !== '' && given.length <= most ? given : undefined;
}

function choiceOf<Choice extends string>(given: unknown, choices: readonly Choice[]): Choice | undefined {
  return choices.find((each) => each === given);
}

function isTexts(given: unknown): given is readonly string[] {
  return Array.isArray(given) && given.every((each) => typeof each === 'string' && each.trim() !== '');
}

function isRecord(given: unknown): given is Readonly<Record<string, unknown>> {
  return typeof given === 'object' && given !== null && !Array.isArray(given);
}
