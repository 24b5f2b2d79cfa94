import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cancellationOf } from '#domain/booking/cancel/cancellation.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { takesBerth } from '#domain/train/booking/rules.ts';
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
  // A child without a berth does not stay alone.
  mayRefuse: ['rail-child-alone'],
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
        const withBerth = booking.passengers.filter((each, other) => other !== traveller && takesBerth(each));
        const isChild = current.kind === 'no-berth';
        const leavesChildren = withBerth.length === 0 && booking.passengers.length > 1 && !isChild;
        const isBerth = (kind: string) => kind === 'confirmed';
        const ofParty = booking.standings.some((each) => isBerth(each.current.kind));
        // A child goes by those with whom it travels.
        expect('violations' in answer).toBe(isBerth(current.kind) || leavesChildren || (isChild && ofParty));
        if ('violations' in answer || isChild || leaves - at < 30) continue;
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
