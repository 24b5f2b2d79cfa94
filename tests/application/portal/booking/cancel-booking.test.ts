/** Cancelling: what is previewed, how long it stands, and that one request is never sent under two ids. */
import { describe, expect, test } from 'vitest';
import { FareChanged, InDoubt, NotAllowedInState, Unreachable } from '#application/desk/failures.ts';
import { rulesOver } from '#application/portal/flight/product-rules.ts';
import { rulesOver as rulesOfInsurance } from '#application/portal/insurance/product-rules.ts';
import { CancelBooking } from '#application/portal/booking/cancel/cancel-booking.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import { stands } from '#domain/booking/units.ts';
import { AfterBookingDesk } from '#tests/fixtures/after-booking.ts';
import { TabShelf } from '#tests/fixtures/checkout.ts';
import { rupees } from '#tests/fixtures/flight.ts';

const lost = () => new Unreachable({ detail: 'lost on the way' });

function page(desk: AfterBookingDesk, tab: TabShelf) {
  const cancel = new CancelBooking(
    desk,
    async () => rulesOver({ flight: desk }),
    desk.session,
    desk.account,
    desk.clock,
    desk.requests(tab),
  );
  return { cancel, now: () => cancel.state$.value };
}

async function opened(desk = new AfterBookingDesk(), tab = new TabShelf()) {
  const { cancel, now } = page(desk, tab);
  await cancel.open(desk.booking.transactionId);
  return { desk, tab, cancel, now };
}

describe('the preview', () => {
  test('is of the whole booking first, and of what is chosen then', async () => {
    const { desk, cancel, now } = await opened();
    const { transactionId, travellers, itineraries } = desk.booking;
    const all = { travellers: [...travellers.keys()], items: [...itineraries.keys()] };
    expect(desk.of('cancelQuote')).toEqual([{ transactionId, ...all }]);
    await cancel.choose({ travellers: [] });
    expect(now().preview).toBeUndefined();
    expect(desk.of('cancelQuote')).toHaveLength(1);
    await cancel.choose({ travellers: [0] });
    expect(desk.of('cancelQuote').at(-1)).toEqual({ transactionId, ...all, travellers: [0] });
  });

  test('leaves out who is cancelled already', async () => {
    const desk = new AfterBookingDesk();
    const gone = desk.booking.itineraries.map((_, itinerary) => ({ traveller: 0, item: itinerary }));
    desk.booking = { ...desk.booking, status: 'part-cancelled', gone };
    const { now } = await opened(desk);
    expect(now().choice.travellers).not.toContain(0);
    expect(stands(desk.booking, { traveller: 0, item: 0 })).toBe(false);
  });

  test('begins with the directions that are left and have not departed', async () => {
    const desk = new AfterBookingDesk();
    const { itineraries, travellers, options } = desk.booking;
    const there = itineraries[0];
    desk.booking = {
      ...desk.booking,
      status: 'part-cancelled',
      itineraries: [there, there],
      options: [options[0], options[0]],
      gone: travellers.map((_, traveller) => ({ traveller, item: 0 })),
    };
    const { now } = await opened(desk);
    expect(now().choice.items).toEqual([1]);
    expect(desk.of('cancelQuote')).toMatchObject([{ items: [1] }]);
  });

  test('expires, and cannot be committed then', async () => {
    const { desk, cancel, now } = await opened();
    desk.now = 299_500;
    cancel.tick();
    expect(now().secondsLeft).toBe(1);
    desk.now = 300_000;
    cancel.tick();
    expect(now().secondsLeft).toBe(0);
    await cancel.commit();
    expect(desk.of('cancel')).toEqual([]);
    await cancel.preview();
    expect(now().secondsLeft).toBe(300);
  });

  test('is not asked for where nothing can be cancelled', async () => {
    const desk = new AfterBookingDesk();
    desk.booking = { ...desk.booking, status: 'cancelled' };
    await opened(desk);
    expect(desk.of('cancelQuote')).toEqual([]);
  });
});

describe('committing', () => {
  test('sends what was previewed with the remarks, and shows what the booking has become', async () => {
    const { desk, cancel, now } = await opened();
    cancel.remark('  Changed plans ');
    await cancel.commit();
    expect(desk.of('cancel')).toEqual([
      { cancelQuoteId: 'cancel-quote-1', remarks: 'Changed plans', requestId: 'request-1' },
    ]);
    expect(now().done).toMatchObject({ status: 'cancelled', creditNote: 'LG-4131' });
    expect(now().booking).toMatchObject({ value: { status: 'cancelled' } });
    expect(desk.refreshed).toBe(1);
  });

  test('without an answer is sent again as it was, also by a page reloaded', async () => {
    const { desk, cancel, tab, now } = await opened();
    desk.failures.cancel = [lost(), lost()];
    await cancel.commit();
    expect(now()).toMatchObject({ unanswered: true, failure: { _tag: 'Unreachable' } });
    cancel.remark('something else');
    await cancel.choose({ travellers: [] });
    await cancel.commit();
    const again = await opened(desk, tab);
    expect(again.now().unanswered).toBe(true);
    await again.cancel.commit();
    expect(again.now().done?.status).toBe('cancelled');
    const sent = desk.of('cancel');
    expect(sent).toHaveLength(3);
    expect(new Set(sent.map((each) => JSON.stringify(each))).size).toBe(1);
  });

  test('refused is said, and the next try is another request', async () => {
    const { desk, cancel, now } = await opened();
    desk.failures.cancel = [new NotAllowedInState({ state: 'amending' })];
    await cancel.commit();
    expect(now()).toMatchObject({ unanswered: false, failure: { _tag: 'NotAllowedInState' } });
    await cancel.commit();
    expect(desk.of('cancel').map((each) => 'requestId' in each && each.requestId)).toEqual(['request-1', 'request-2']);
  });

  test('at another amount previews again', async () => {
    const { desk, cancel, now } = await opened();
    desk.failures.cancel = [new FareChanged({ from: rupees(2354), to: rupees(1854) })];
    await cancel.commit();
    expect(desk.of('cancelQuote')).toHaveLength(2);
    expect(now().failure?._tag).toBe('FareChanged');
    expect(now().preview?.kind).toBe('ready');
  });

  test('in doubt is not sent again', async () => {
    const { desk, cancel, now } = await opened();
    desk.failures.cancel = [new InDoubt({ transactionId: desk.booking.transactionId })];
    await cancel.commit();
    expect(now().done?.status).toBe('amending');
    await cancel.commit();
    expect(desk.of('cancel')).toHaveLength(1);
  });
});

describe('a policy', () => {
  const policyOf = (desk: AfterBookingDesk, from: string) =>
    ({
      ...desk.booking,
      product: 'insurance',
      from,
      to: '2026-12-01',
      zone: 'Asia/Kolkata',
    }) as unknown as FlightBooking;
  async function policy(from: string) {
    const desk = new AfterBookingDesk();
    desk.booking = policyOf(desk, from);
    const cancel = new CancelBooking(
      desk,
      async () => rulesOfInsurance(),
      desk.session,
      desk.account,
      desk.clock,
      desk.requests(new TabShelf()),
    );
    await cancel.open(desk.booking.transactionId);
    return { desk, cancel, now: () => cancel.state$.value };
  }

  test('is cancelled by itself before its cover begins', async () => {
    const { desk, now } = await policy('2026-11-21');
    expect([now().isOpen, now().asks]).toEqual([true, false]);
    expect(desk.of('cancelQuote')).toHaveLength(1);
  });

  test('is asked about once it has begun: nothing is worked out of any choice', async () => {
    const { desk, cancel, now } = await policy('2026-11-20');
    expect([now().isOpen, now().asks]).toEqual([false, true]);
    expect(now().choice.travellers).toEqual([...desk.booking.travellers.keys()]);
    await cancel.choose({ travellers: [0] });
    expect(now()).toMatchObject({ choice: { travellers: [0], items: [0] }, preview: undefined });
    expect(desk.of('cancelQuote')).toEqual([]);
  });

  test('that was cancelled, or reported for another reason, is asked about by nobody', async () => {
    const { desk, cancel, now } = await policy('2026-11-20');
    desk.booking = { ...desk.booking, status: 'cancelled' };
    await cancel.open(desk.booking.transactionId);
    expect(now().asks).toBe(false);
    desk.booking = { ...desk.booking, status: 'confirmed' };
    await cancel.open(desk.booking.transactionId, 'no-show');
    expect(now().asks).toBe(false);
  });
});
