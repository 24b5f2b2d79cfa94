/** The heading of a ticket, and the passengers that its slip lists. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isListed } from '#domain/booking/units.ts';
import { instant } from '#domain/time/instant.ts';
import type { BerthStatus } from '#domain/train/berths/status.ts';
import { ticketState } from '#domain/train/booking/ticket-state.ts';
import { trainSubject } from '#domain/train/papers/subject.ts';
import { trainTicket } from '#domain/train/papers/ticket.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';
import { makeDocumentFacts } from '#tests/fixtures/documents.ts';
import { plainJourneys } from '#tests/products/train/train-arbitraries.ts';

const confirmed: BerthStatus = { kind: 'confirmed', berth: { coach: 'B2', number: 32, kind: 'SUB' } };
const rac: BerthStatus = { kind: 'rac', number: 2 };
const waiting: BerthStatus = { kind: 'waiting', list: 'GNWL', number: 3 };
const child: BerthStatus = { kind: 'no-berth' };

const stateOf = (current: readonly BerthStatus[], gone: readonly number[] = []) =>
  ticketState({
    standings: current.map((each) => ({ booked: each, current: each })),
    gone: gone.map((traveller) => ({ traveller, item: 0 })),
  });

it.each([
  [[confirmed, confirmed, child], [], 'confirmed'],
  [[waiting], [], 'waiting'],
  [[waiting, waiting, child], [], 'waiting'],
  [[confirmed, waiting], [], 'part-waiting'],
  [[rac, waiting], [], 'part-waiting'],
  [[confirmed, rac], [], 'part-rac'],
  [[rac, rac], [], 'rac'],
  [[confirmed, waiting], [1], 'confirmed'],
  [[confirmed, waiting], [0], 'waiting'],
  [[{ kind: 'cancelled' }, confirmed], [], 'confirmed'],
  [[{ kind: 'cancelled' }], [], 'none'],
  [[confirmed, confirmed], [0, 1], 'none'],
] as const)('%o without %o is %s', (current, gone, state) => {
  expect(stateOf(current, gone)).toBe(state);
});

const marks = fc.constantFrom('stays', 'cancelled', 'missed', 'claimed');

it('lists everybody as sold, marks who is cancelled, did not come or was refunded by a claim', () => {
  fc.assert(
    fc.property(plainJourneys, fc.array(marks, { minLength: 4, maxLength: 4 }), (sold, some) => {
      const gone = sold.travellers.flatMap((_, traveller) => {
        const mark = some[traveller] ?? 'stays';
        if (mark === 'stays') return [];
        return [{ traveller, item: 0, ...(mark !== 'cancelled' && { [mark]: true }) }];
      });
      const booking = {
        ...sold,
        travellers: sold.travellers.map(({ firstName }) => makeTraveller({ firstName })),
        gone,
        transactionId: 'TR1',
        reference: '4417203385',
        pnr: '4417203385',
        status: 'part-cancelled',
        product: 'train',
        contact: { email: 'asha@example.test', mobile: '9847012345' },
        bookedOn: instant('2026-11-20T04:30:00Z'),
      } as const;
      const facts = { ...makeDocumentFacts(), booking, subject: trainSubject(booking) };
      const { passengers, state } = trainTicket(facts, booking);
      expect(passengers).toHaveLength(sold.travellers.length);
      for (const [at, { gone: mark = 'stays', current }] of passengers.entries()) {
        expect(mark).toBe(some[at] ?? 'stays');
        expect(current === 'CAN').toBe(mark === 'cancelled');
        expect(isListed({ gone }, { traveller: at, item: 0 })).toBe(mark === 'stays' || mark === 'claimed');
      }
      expect(state).toBe(ticketState(booking));
    }),
  );
});
