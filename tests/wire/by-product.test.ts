/** What is spelt by product: each value by the codec of its own, each complaint by the names of its own. */
import { expect, it } from 'vitest';
import { namesOf, toDomainPath, toWirePath } from '#infrastructure/wire/form/codec.ts';
import { oneOf, text } from '#infrastructure/wire/form/leaves.ts';
import { at, codecOf, record } from '#infrastructure/wire/form/shape.ts';
import { byProduct } from '#infrastructure/wire/products.ts';

interface Stay {
  readonly product: 'hotel';
  readonly place: string;
}
interface Ride {
  readonly product: 'bus';
  readonly place: string;
}

const stay = codecOf(record<Stay>({ product: at('product', oneOf(['hotel'])), place: at('city', text) }));
const ride = codecOf(record<Ride>({ product: at('product', oneOf(['bus'])), place: at('stop', text) }));
const aliases = [['arrival', 'place']] as const;
const codec = byProduct<Stay | Ride>({ hotel: stay, bus: { ...ride, names: { fields: [], ...ride.names, aliases } } });

it.each([
  ['hotel', 'place', 'city'],
  ['bus', 'place', 'stop'],
  ['bus', 'arrival', 'stop'],
])('of %s complains of %s at %s', (product, domain, wire) => {
  const names = namesOf(codec, { product });
  expect(toWirePath(names, domain)).toBe(wire);
  expect(toDomainPath(names, wire)).toBe(product === 'bus' ? 'arrival' : domain);
});

it('has the names of all where nobody says of which product it is', () => {
  expect(toWirePath(codec.names, 'arrival')).toBe('city');
  expect(toDomainPath(namesOf(codec, {}), 'stop')).toBe('arrival');
});
