/** A script in whatever an answer says in free words: names of people and companies, addresses, remarks, labels. */
const names = /\b(Asha|Meera|Anita|Pooja|Rao|Nair|Menon|Thakur)\b/;
/** What a browser would run if a page wrote it as markup. */
export const script = '<img src="x:" onerror="window.ran=1">';

export function scripted<Value>(value: Value): Value {
  return walk(value) as Value;
}

function walk(value: unknown): unknown {
  if (typeof value === 'string') return isFree(value) ? `${value} ${script}` : value;
  if (Array.isArray(value)) return value.map(walk);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, walk(each)]));
}

const isFree = (text: string) => names.test(text) || (/[a-z] [A-Za-z]/.test(text) && !text.startsWith('<'));
