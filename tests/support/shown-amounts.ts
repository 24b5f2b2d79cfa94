/** What an answer, as it came over the wire, notifies of money: every amount in it, what amounts add up to, and what they are called. */

type Json = unknown;

const isObject = (value: Json): value is Readonly<Record<string, Json>> => typeof value === 'object' && value !== null;

/** Minor units of '1234.50'; undefined for what is no amount. */
function minorOf(text: Json): number | undefined {
  return typeof text === 'string' && /^-?\d+\.\d{2}$/.test(text) ? Math.abs(Math.round(Number(text) * 100)) : undefined;
}

/** Of `{"amount":"1234.50","currency":"INR"}`. */
function moneyOf(value: Json): number | undefined {
  return isObject(value) && 'currency' in value ? minorOf(value['amount']) : undefined;
}

/** Amounts in a sentence or a letter: ₹ 17,199 and 16726.17. */
function written(text: string): readonly number[] {
  const found =
    text.replaceAll(/[\u00A0\u202F\u2066-\u2069]/g, '').match(/\d{1,3}(?:,\d{2,3})+(?:\.\d{2})?|\d+\.\d{2}\b/g) ?? [];
  return found.map((each) => Math.round(Number(each.replaceAll(',', '')) * 100));
}

/** Every amount of an answer, without its sign: as money, in the params of a line, or in a text that people read. */
export function amountsIn(value: Json): readonly number[] {
  if (typeof value === 'string') return minorOf(value) === undefined ? written(value) : [minorOf(value) ?? 0];
  if (Array.isArray(value)) return value.flatMap(amountsIn);
  return isObject(value) ? Object.values(value).flatMap(amountsIn) : [];
}

/** What amounts are called: the fields that hold them, and the names of lines. */
export function namesIn(value: Json): readonly string[] {
  return [...fieldsIn(value), ...linesIn(value)];
}

/** Fields that hold an amount at any depth. */
export function fieldsIn(value: Json): readonly string[] {
  if (Array.isArray(value)) return value.flatMap(fieldsIn);
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => [
    ...(amountsIn(inner).length > 0 ? [name] : []),
    ...fieldsIn(inner),
  ]);
}

function linesIn(value: Json): readonly string[] {
  if (!isObject(value)) return [];
  const own = typeof value['name'] === 'string' && moneyOf(value['amount']) !== undefined ? [value['name']] : [];
  return [...own, ...Object.values(value).flatMap(linesIn)];
}

/** What any two or more lines that stand side by side come to. */
export function sumsOf(value: Json): readonly number[] {
  if (!isObject(value)) return [];
  const inner = Object.values(value).flatMap(sumsOf);
  if (!Array.isArray(value)) return inner;
  const lines = value.flatMap((line: Json) => {
    const text = isObject(line) && isObject(line['amount']) ? line['amount']['amount'] : undefined;
    return typeof text === 'string' ? [Math.round(Number(text) * 100)] : [];
  });
  return [...inner, ...subsets(lines.slice(0, 12)).map(Math.abs)];
}

function subsets(lines: readonly number[]): readonly number[] {
  const sums: number[] = [];
  for (let chosen = 1; chosen < 2 ** lines.length; chosen += 1) {
    const some = lines.filter((_, at) => (chosen & (2 ** at)) !== 0);
    if (some.length > 1) sums.push(some.reduce((sofar, line) => sofar + line, 0));
  }
  return sums;
}

/** Names of the agency's side of a price, and of its account: nobody without a right meets one of them. */
export const secretNames: ReadonlySet<string> = new Set([
  'net',
  'netbreakdown',
  'net-payable',
  'commission',
  'tds',
  'markup',
  'earn',
  'earned',
  'paid',
  'suppliers',
  'owntax',
  'givenback',
  'eachterms',
  'ledgerlines',
  'balance',
  'toaccount',
  'debit',
  'credit',
  'needs',
  'shortfall',
  'spendable',
  'spendableafter',
  'needed',
  'creditLimit',
]);
