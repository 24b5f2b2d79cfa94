import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cancellationOf } from '#domain/booking/cancel/cancellation.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { trainCancelling, trainInShort, trainRules } from '#domain/train/booking/train-rules.ts';
import { amendingSuite } from './amending.ts';
import { cancellingSuite } from './cancelling.ts';
import { printedSuite } from './printed.ts';
import { sellingSuite } from './selling.ts';
import { storedSuite } from './stored.ts';
import { someJourneys } from './train/train-arbitraries.ts';
import { trainPlug } from './train/train-plug.ts';

const long = instant('2026-11-19T12:00:00Z');
/** From `long` until the train leaves. */
const leaves = 6_750;

cancellingSuite({
  rules: trainRules,
  sold: someJourneys,
  before: fc.integer({ min: 0, max: 6400 }).map((minutes) => plusMinutes(long, minutes)),
  mayRefuse: [],
});

sellingSuite(trainPlug);
amendingSuite(trainPlug, []);
storedSuite(trainPlug);
printedSuite(trainPlug);

it('nobody with a berth cancels once the chart is made; who shares or waits does until half an hour before, for 60 rupees', () => {
  fc.assert(
    fc.property(someJourneys, fc.integer({ min: 0, max: leaves }), (booking, at) => {
      const charted = { ...booking, chartedAt: long };
      for (const [traveller, { current }] of booking.standings.entries()) {
        const question = {
          booking: charted,
          places: [{ item: 0, traveller }],
          reason: 'traveller',
          now: plusMinutes(long, at),
        } as const;
        const answer = cancellationOf(trainCancelling, question);
        expect('violations' in answer).toBe(current.kind === 'confirmed');
        if ('violations' in answer || current.kind === 'no-berth' || leaves - at < 30) continue;
        const fees = (answer.cancellation.charges.parts ?? []).filter(({ name }) => name === 'cancellation-fee');
        expect(fees.map(({ amount }) => amount.minor)).toEqual([6000]);
      }
    }),
    { numRuns: 100 },
  );
});

it('is shown by its stations, its number, and who still travels', () => {
  fc.assert(
    fc.property(someJourneys, ({ travellers, ...booking }) => {
      const short = { title: 'ERS-SBC', mark: '12691', startsOn: '2026-11-24', travellerCount: travellers.length };
      expect(trainInShort({ ...booking, travellers })).toMatchObject(short);
      if (travellers.length < 2) return;
      const gone = [{ item: 0, traveller: 0 }];
      expect(trainInShort({ ...booking, travellers, gone }).travellerCount).toBe(travellers.length - 1);
    }),
  );
});
