/** Cruises in the running back office on both databases: a cabin is one buyer's, is given back, is held and paid, and goes into a cart. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CruiseBooking } from '#domain/cruise/booking/cruise-booking.ts';
import { guestTypes } from '#domain/cruise/sailing/sailing.ts';
import { addDays, isoDate, monthOf } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { CabinsFound, CruiseQuote, QuoteCruise } from '#application/desk/cruise/cruise.ts';
import type { CabinParty } from '#domain/cruise/sailing/sailing.ts';
import { makeContact, makeTraveller, surname } from '#tests/fixtures/booking.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { agreed } from '../cart/putting-in.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const failureOf = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const two: CabinParty = { adults: 2, childAges: [] };
const born = { adult: addDays(today, -14_000), child: addDays(today, -2200), infant: addDays(today, -200) } as const;

describe.each(databases)('cruises over the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let portal: PortalDesk;
  let buyers = 0;
  beforeAll(async () => {
    office = await runBackOffice(await fresh());
    portal = await portalDesk(office, 'agent@demo.test');
  });
  afterAll(() => office.stop());

  /** A sailing of India's coast, about so many days ahead. */
  const cabinsOf = async (ahead: number, cabins: readonly CabinParty[] = [two]): Promise<CabinsFound> => {
    const { cruise } = portal.desk;
    const { sailings } = await get(cruise.search({ region: 'india', month: monthOf(addDays(today, ahead)), cabins }));
    return get(cruise.cabins({ sailingId: sailings.at(-1)?.sailingId ?? '' }));
  };
  const numbered = ({ choices, plan }: CabinsFound): QuoteCruise => {
    const offer = choices[0]?.offers.find(({ kind, guarantee }) => kind === 'balcony' && !guarantee);
    const cabin = plan.find(({ kind, free }) => kind === 'balcony' && free);
    return { cabins: [{ cabinId: offer?.cabinId ?? '', number: cabin?.number ?? '' }], gratuities: 'on-board' };
  };
  const guests = ({ booked }: Pick<CruiseQuote, 'booked'>) => {
    buyers += 1;
    return booked
      .flatMap(({ party }) => guestTypes(party))
      .map((type, at) =>
        makeTraveller({
          type,
          title: type === 'adult' ? 'Ms' : 'Mstr',
          gender: type === 'adult' ? 'female' : 'male',
          firstName: `Guest${'abcdefghi'[at]}`,
          lastName: surname(buyers),
          dateOfBirth: isoDate(born[type]),
        }),
      );
  };
  const bookingOf = (quote: CruiseQuote, mode: 'confirm' | 'hold' = 'confirm') => ({
    quoteId: quote.quoteId,
    requestId: randomUUID(),
    contact: makeContact(),
    parameters: [],
    acceptTerms: true,
    travellers: guests(quote),
    dining: 'early',
    mode,
  });
  const details = async (transactionId: string): Promise<CruiseBooking> => {
    const kept = await get(portal.desk.booking.details({ transactionId }));
    if (kept.product !== 'cruise') throw new Error('It is a cruise');
    return kept;
  };

  it('sells a cabin by its number once, and again when it was given up', async () => {
    const { cruise, booking } = portal.desk;
    const found = await cabinsOf(150);
    const asked = numbered(found);
    const [one, other] = await Promise.all([get(cruise.quote(asked)), get(cruise.quote(asked))]);
    expect(one.schedule.reduce((all, { amount }) => all + amount.minor, 0)).toBe(one.price.total.minor);
    const bought = await get(cruise.book(bookingOf(one)));
    expect(bought.status).toBe('confirmed');
    const kept = await details(bought.transactionId);
    expect(kept.cabins[0].number).toBe(asked.cabins[0]?.number);
    expect((await failureOf(cruise.book(bookingOf(other))))._tag).toBe('SoldOut');
    expect((await failureOf(cruise.quote(asked)))._tag).toBe('SoldOut');
    const plan = await get(cruise.cabins({ sailingId: found.sailingId }));
    expect(plan.plan.find(({ number }) => number === kept.cabins[0].number)?.free).toBe(false);
    const { cancelQuoteId } = await get(booking.cancelQuote({ transactionId: bought.transactionId }));
    await get(booking.cancel({ cancelQuoteId, requestId: randomUUID(), remarks: '' }));
    const again = await get(cruise.quote(asked));
    expect(again.price.total).toEqual(one.price.total);
  });

  it('asks tips as were shown: the price with them is what was shown and what they add', async () => {
    const found = await cabinsOf(180);
    const asked = numbered(found);
    const offer = found.choices[0]?.offers.find(({ cabinId }) => cabinId === asked.cabins[0]?.cabinId);
    const { cruise } = portal.desk;
    const [aboard, paid] = await Promise.all([
      get(cruise.quote(asked)),
      get(cruise.quote({ ...asked, gratuities: 'prepaid' })),
    ]);
    expect([aboard.changed, paid.changed]).toEqual([false, false]);
    expect(aboard.price.total).toEqual(offer?.total);
    expect(paid.price.total.minor).toBe((offer?.total.minor ?? 0) + (offer?.gratuities.minor ?? 0));
  });

  it('holds a cabin without paying, and has it paid or given back', async () => {
    const { cruise, booking, account } = portal.desk;
    const before = await get(account.balance());
    const quote = await get(cruise.quote(numbered(await cabinsOf(210))));
    expect(quote.hold).toBeDefined();
    const held = await get(cruise.book(bookingOf(quote, 'hold')));
    expect(held.status).toBe('held');
    expect((await get(account.balance())).balance).toEqual(before.balance);
    const paid = await get(booking.ticketHeld({ transactionId: held.transactionId, requestId: randomUUID() }));
    expect(paid).toMatchObject({ product: 'cruise', status: 'confirmed' });
    expect(await get(booking.sheet({ transactionId: held.transactionId, kind: 'ticket' }))).toBeDefined();
    const other = await get(cruise.quote(numbered(await cabinsOf(240))));
    const given = await get(cruise.book(bookingOf(other, 'hold')));
    const released = await get(booking.releaseHeld({ transactionId: given.transactionId, requestId: randomUUID() }));
    expect(released).toMatchObject({ product: 'cruise', status: 'released' });
  });

  it('sells several cabins together with children, and takes one of them back alone', async () => {
    const { cruise, booking } = portal.desk;
    const found = await cabinsOf(270, [two, { adults: 1, childAges: [6, 0] }]);
    const cabins = found.choices.map(({ offers }) => ({ cabinId: offers[0]?.cabinId ?? '' }));
    const quote = await get(cruise.quote({ cabins, gratuities: 'prepaid' }));
    const mixed = bookingOf(quote);
    const wrong = { ...mixed, travellers: mixed.travellers.toReversed(), requestId: randomUUID() };
    expect(await failureOf(cruise.book(wrong))).toMatchObject({
      _tag: 'Invalid',
      violations: expect.arrayContaining([expect.objectContaining({ code: 'party-quoted', path: 'travellers' })]),
    });
    const { transactionId } = await get(cruise.book(mixed));
    const units = [{ item: 1, traveller: 2 }];
    const { cancelQuoteId } = await get(booking.cancelQuote({ transactionId, units }));
    await get(booking.cancel({ cancelQuoteId, requestId: randomUUID(), remarks: '' }));
    expect(await details(transactionId)).toMatchObject({ status: 'part-cancelled', gone: units });
    expect((await failureOf(cruise.quote({ cabins: cabins.toReversed(), gratuities: 'prepaid' })))._tag).toBe(
      'Invalid',
    );
  });

  it('goes into a cart, is priced and booked there', async () => {
    const { cruise, cart } = portal.desk;
    const asked = numbered(await cabinsOf(300));
    const quote = await get(cruise.quote(asked));
    const cartId = randomUUID();
    const added = {
      cartId,
      name: 'Asha Rao, Mumbai',
      product: 'cruise',
      quote: asked,
      booking: bookingOf(quote),
    } as const;
    await get(cart.add(added));
    const booked = await get(cart.book(agreed(await get(cart.quote({ cartId })))));
    expect(booked.items.map(({ product, outcome }) => [product, outcome?.status])).toEqual([['cruise', 'confirmed']]);
  });
});
