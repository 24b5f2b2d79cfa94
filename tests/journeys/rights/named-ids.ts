/** Requests that name something by its id: which of their texts are ids, and the same with others in their place. */

export const isId = (name: string): boolean => /Ids?$/.test(name);

/** Calls back with every text below a value, and the name of its field. */
export function eachText(value: unknown, say: (name: string, text: string) => void, name = ''): void {
  if (typeof value === 'string') say(name, value);
  else if (Array.isArray(value)) for (const each of value) eachText(each, say, name);
  else if (typeof value === 'object' && value !== null)
    for (const [key, each] of Object.entries(value)) eachText(each, say, key);
}

/** With other texts in the place of ids. */
export function withIds(value: unknown, other: (name: string, text: string) => string, name = ''): unknown {
  if (typeof value === 'string') return other(name, value);
  if (Array.isArray(value)) return value.map((each) => withIds(each, other, name));
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withIds(each, other, key)]));
}

/** As an id that was never given. */
export const madeUp = (text: string): string =>
  /[0-9]/.test(text) ? text.replace(/[0-9](?=[^0-9]*$)/, (digit) => String((Number(digit) + 5) % 10)) : `no.${text}`;
