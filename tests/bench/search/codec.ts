/**
 * An answer of 5,000 offers spelled and read by the tables of `offer.ts` and by the hand-written codec of `offers.ts`, in turns
 * in one process: what that second codec is worth.
 */
import { flightsByTable, flightsFound, flightsOnce } from '#infrastructure/wire/flight/offers.ts';
import { madeOffers } from '../made-offers.ts';
import { type Line, median, timed } from '../measure.ts';

const count = 5000;
const warmUps = 3;
const rounds = 15;

export function benchCodec(): readonly Line[] {
  const found = { searchId: 'made-search', currency: 'INR', offers: madeOffers(count), total: count } as const;
  const spell = (codec: typeof flightsFound) => codec.text?.(found) ?? JSON.stringify(codec.write(found));
  const [whole, short] = [spell(flightsFound), spell(flightsOnce)];
  const works = {
    writtenByTable: () => spell(flightsByTable),
    written: () => spell(flightsFound),
    writtenShort: () => spell(flightsOnce),
    readByTable: () => flightsByTable.read(JSON.parse(whole)),
    read: () => flightsFound.read(JSON.parse(whole)),
    readShort: () => flightsFound.read(JSON.parse(short)),
    parsed: () => JSON.parse(short) as unknown,
  };
  const taken: Record<keyof typeof works, number[]> = {
    writtenByTable: [],
    written: [],
    writtenShort: [],
    readByTable: [],
    read: [],
    readShort: [],
    parsed: [],
  };
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [name, work] of Object.entries(works)) {
      const milliseconds = timed(work);
      if (round >= 0) taken[name as keyof typeof works].push(milliseconds);
    }
  }
  const of = (name: keyof typeof works) => median(taken[name]);
  const line = (what: string, name: keyof typeof works, note = ''): Line => ({
    what,
    value: of(name),
    unit: 'ms',
    note,
  });
  const sizes = `${Math.round(whole.length / count)} bytes an offer; short ${Math.round(short.length / count)}`;
  return [
    line(`writing ${count} offers by the tables`, 'writtenByTable', sizes),
    line('the same by hand', 'written'),
    line('the same by hand, short, as the portal asks', 'writtenShort'),
    { what: 'tables ÷ hand', value: of('writtenByTable') / of('written'), unit: '×' },
    line('reading them by the tables', 'readByTable', 'JSON.parse included'),
    line('the same by hand', 'read', 'JSON.parse included'),
    line('the same by hand, short', 'readShort', 'JSON.parse included'),
    line('JSON.parse of the short one alone', 'parsed'),
    { what: 'tables ÷ hand', value: of('readByTable') / of('read'), unit: '×' },
  ];
}
