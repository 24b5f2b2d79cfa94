import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cancellationOf } from '#domain/booking/cancel/cancellation.ts';
import type { PricePart } from '#domain/price/price.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { amendingSuite } from './amending.ts';
import { cancellingSuite } from './cancelling.ts';
import { someTickets } from './museum/museum-arbitraries.ts';
import { museumPlug } from './museum/museum-plug.ts';
import { museumCancelling, museumRules } from './museum/museum-rules.ts';
import { wireWithMuseum } from './museum/museum-wire.ts';
import { sellingSuite } from './selling.ts';
import { printedSuite } from './printed.ts';
import { storedSuite } from './stored.ts';
import { wireSuite } from './wired.ts';

const long = instant('2026-11-19T12:00:00Z');

cancellingSuite({
  rules: museumRules,
  sold: someTickets,
  before: fc.integer({ min: 0, max: 6400 }).map((minutes) => plusMinutes(long, minutes)),
  mayRefuse: [],
});

sellingSuite(museumPlug);
wireSuite(museumPlug, wireWithMuseum);
amendingSuite(museumPlug, []);
storedSuite(museumPlug);
printedSuite(museumPlug);

it('a museum keeps nothing of a ticket up to three days before, a quarter up to one, three fifths until it opens, and all of it then', () => {
  /** From `long` to the opening of the first museum; each next one opens a day later. */
  const opening = 6_750;
  const percents: readonly (readonly [minutes: number, percent: number])[] = [
    [4320, 0],
    [1440, 25],
    [0, 60],
  ];
  const edges = [0, 1, 2].flatMap((day) => percents.map(([minutes]) => opening + day * 1440 - minutes));
  const someMinute = fc.oneof(
    fc.integer({ min: 0, max: 10_000 }),
    fc.tuple(fc.constantFrom(...edges), fc.integer({ min: -1, max: 1 })).map(([edge, beside]) => edge + beside),
  );
  fc.assert(
    fc.property(someTickets, someMinute, (booking, at) => {
      const question = {
        booking,
        places: museumCancelling.units(booking),
        reason: 'traveller',
        now: plusMinutes(long, at),
      } as const;
      const answer = cancellationOf(museumCancelling, question);
      if ('violations' in answer) throw new Error('Any ticket is cancelled');
      const [{ parts: tickets = [] } = {}] = booking.price.breakdown.parts ?? [];
      const taxOf = (params: PricePart['params']) =>
        tickets.find(
          ({ name, params: other }) =>
            name === 'taxes' && other?.['passenger'] === params?.['passenger'] && other?.['item'] === params?.['item'],
        )?.amount.minor ?? 0;
      const expected = tickets.flatMap(({ name, amount, params }) => {
        if (name === 'taxes') return [];
        const left = opening + Number(params?.['item']) * 1440 - at;
        const percent = percents.find(([minutes]) => left >= minutes)?.[1] ?? 100;
        const minor = Math.round((amount.minor * percent) / 100);
        const tax = amount.minor === 0 ? 0 : Math.round((taxOf(params) * minor) / amount.minor);
        const line = (each: string, of: number) =>
          of === 0 ? [] : [[each, params?.['passenger'], params?.['item'], of].join(' ')];
        return [...line(left < 0 ? 'no-show-fee' : 'cancellation-fee', minor), ...line('cancellation-gst', tax)];
      });
      const kept = (answer.cancellation.charges.parts ?? []).filter(({ name }) => name !== 'fees-kept');
      const said = kept.map(({ name, amount, params }) =>
        [name, params?.['passenger'], params?.['item'], amount.minor].join(' '),
      );
      expect(said.toSorted()).toEqual(expected.toSorted());
    }),
    { numRuns: 300 },
  );
});
