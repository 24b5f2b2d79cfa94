/** The worst that an answer may hold: names, addresses and remarks many times as long, amounts a thousand times as large. */
const longer: readonly (readonly [RegExp, string])[] = [
  [/\b(Asha|Meera|Anita|Pooja)\b/g, 'Venkatalakshminarasimha'],
  [/\b(Rao|Nair|Menon|Thakur)\b/g, 'Thiruvenkatanathan-Wickremesinghe'],
  [
    /\b(Malabar (Travels|Holidays)( Pvt Ltd)?|Himgiri Tours)\b/g,
    'Coromandel International Travel, Pilgrimage and Conference Services Private Limited',
  ],
  [/\b(accounts|anita|asha|desk)@/g, 'reservations.and.ticketing.department.of.the.head.office@'],
  [/\bVegetarian meal\b/g, 'Vegetarian meal without onion, garlic and root vegetables, Jain kitchen'],
];

const times = 1000;

export function lengthened<Value>(value: Value): Value {
  return walk(value) as Value;
}

function walk(value: unknown): unknown {
  if (typeof value === 'string') return longer.reduce((text, [short, long]) => text.replace(short, long), value);
  if (Array.isArray(value)) return value.map(walk);
  if (typeof value !== 'object' || value === null) return value;
  if ('minor' in value && typeof value.minor === 'number') return { ...value, minor: value.minor * times };
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, walk(each)]));
}
