/** Cruises in the running back office on both databases: a cabin is one buyer's, is given back, is held and paid, and goes into a cart. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CruiseBooking } from '#domain/cruise/booking/cruise-booking.ts';
import { cruiseRegions, guestTypes } from '#domain/cruise/sailing/sailing.ts';
import { addDays, daysBetween, isoDate, monthOf } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds, startOfDay } from '#domain/time/instant.ts';
import { pricesTogether } from '#domain/booking/sale/prices-together.ts';
import { formatDecimal, money } from '#domain/money/money.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import { formatDate } from '#domain/time/stored-formats.ts';
import type { CabinsFound, CruiseQuote, OfferedCabinKind, QuoteCruise } from '#application/desk/cruise/cruise.ts';
import type { CabinParty } from '#domain/cruise/sailing/sailing.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeContact, makeTraveller, surname } from '#tests/fixtures/booking.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { agreed } from '../cart/putting-in.ts';

const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const failureOf = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const two: CabinParty = { adults: 2, childAges: [] };
const passport = {
  issuedOn: addDays(today, -900),
  expiresOn: addDays(today, 1500),
  placeOfIssue: 'IN',
  country: 'IN',
};
const born = { adult: addDays(today, -14_000), child: addDays(today, -2200), infant: addDays(today, -200) } as const;

describe.each(databases())('cruises over the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let database: Database;
  let portal: PortalDesk;
  let buyers = 0;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    portal = await portalDesk(office, 'agent@demo.test');
    // Enough for every cabin that is bought here, whatever the season asks.
    await database.query('update account set credit_limit = credit_limit + 10000000000');
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
  const withPassports = (quote: CruiseQuote) => {
    const booking = bookingOf(quote);
    const travellers = booking.travellers.map((each, at) => ({
      ...each,
      passport: { ...passport, number: `Z${2_000_000 + buyers * 10 + at}` },
    }));
    return { ...booking, travellers };
  };
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

  it('records what the customer pays by the days of the line, once a request, never more than is owed, nor of a cabin that is held', async () => {
    const { cruise } = portal.desk;
    const quote = await get(cruise.quote(numbered(await cabinsOf(200))));
    const { transactionId } = await get(cruise.book(bookingOf(quote)));
    const [deposit] = quote.schedule;
    if (deposit === undefined) throw new Error('Nothing is paid for it');
    const asked = { transactionId, requestId: randomUUID(), on: today, amount: deposit.amount, mode: 'upi' };
    await get(cruise.receive(asked));
    await get(cruise.receive(asked));
    const { receipts, history } = await details(transactionId);
    expect(receipts).toMatchObject([{ amount: deposit.amount, mode: 'upi', on: today }]);
    expect(history.filter(({ code }) => code === 'payment-received')).toHaveLength(1);
    const tooMuch = { ...asked, requestId: randomUUID(), amount: quote.price.total };
    expect(await failureOf(cruise.receive(tooMuch))).toMatchObject({ violations: [{ code: 'amount-most' }] });
    const held = await get(cruise.book(bookingOf(await get(cruise.quote(numbered(await cabinsOf(200)))), 'hold')));
    expect(
      await failureOf(cruise.receive({ ...asked, transactionId: held.transactionId, requestId: randomUUID() })),
    ).toMatchObject({
      _tag: 'NotAllowedInState',
    });
  });

  it('reminds of the balance that falls due, once, and of none while it is far', async () => {
    const { cruise } = portal.desk;
    // Lines of India's coast ask the balance thirty days before.
    const months = [...new Set([monthOf(addDays(today, 32)), monthOf(addDays(today, 36))])];
    const found = await Promise.all(
      months.map((month) => get(cruise.search({ region: 'india', month, cabins: [two] }))),
    );
    const near = found
      .flatMap(({ sailings }) => sailings)
      .find(({ sailing }) => {
        const days = daysBetween(today, dateOfLocal(sailing.departs.local));
        return days >= 32 && days <= 37;
      });
    if (near === undefined) throw new Error('A ship leaves in these days');
    const buy = async (cabins: CabinsFound) => {
      const quote = await get(cruise.quote(numbered(cabins)));
      const { transactionId } = await get(cruise.book(bookingOf(quote)));
      const [deposit, balance] = quote.schedule;
      if (deposit === undefined || balance === undefined) throw new Error('It is paid in two');
      const received = { transactionId, requestId: randomUUID(), on: today, amount: deposit.amount, mode: 'cash' };
      await get(cruise.receive(received));
      return { transactionId, balance };
    };
    const far = await buy(await cabinsOf(210));
    const { transactionId, balance } = await buy(await get(cruise.cabins({ sailingId: near.sailingId })));
    const reminded = async (id: string) =>
      (await details(id)).history.filter(({ code }) => code === 'payment-reminded').map(({ params }) => params);
    await expect.poll(() => reminded(transactionId), { timeout: 60_000 }).toHaveLength(1);
    const said = {
      due: formatDate(balance.due, 'DD MMM YYYY'),
      amount: `INR ${formatDecimal(balance.amount)}`,
    };
    expect(await reminded(transactionId)).toMatchObject([{ ...said, stage: expect.stringMatching(/^(soon|now)$/) }]);
    const kept = await details(transactionId);
    expect(kept.reminded).toEqual([expect.stringMatching(/^1\/(soon|now)$/)]);
    expect(kept.receipts).toHaveLength(1);
    const written = await database.query<{ payload: unknown }>(
      "select payload from outbox where kind = 'cruise-payment' and payload ->> 'transactionId' = any ($1)",
      [[transactionId, far.transactionId]],
    );
    expect(written).toMatchObject([{ payload: { transactionId, instalment: 1, ...said } }]);
    expect(await reminded(far.transactionId)).toEqual([]);
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
    // What was seen of it before, line by line, is what is quoted.
    expect([aboard.price, paid.price]).toEqual([offer?.price, offer?.withTips]);
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

  it('shows several cabins of an agency with round prices as they are quoted: rounded together, and nothing has changed', async () => {
    const { cruise } = portal.desk;
    const unit = money(100_000, 'INR');
    const row = { id: 'thousands', from: isoDate('2020-01-01'), note: 'Made for tests', unit };
    await database.query(
      `insert into agency_terms (agency_id, list, place, terms) select agency_id, 'roundings', 1000, $1::jsonb from agency`,
      [JSON.stringify(row)],
    );
    const party: readonly CabinParty[] = [two, { adults: 1, childAges: [6] }, { adults: 3, childAges: [] }];
    const month = monthOf(addDays(today, 300));
    const { sailings } = await get(cruise.search({ region: 'india', month, cabins: party }));
    const together = (offers: readonly OfferedCabinKind[], way: 'price' | 'withTips' = 'price') => {
      const [first, ...others] = offers.map((offer, item) => ({ traveller: item, item, price: offer[way] }));
      if (first === undefined || others.length < 2) throw new Error('Every party has a cabin');
      return pricesTogether([first, ...others]);
    };
    const differing: number[] = [];
    for (const { sailingId, total: listed } of sailings.slice(-4)) {
      const { choices } = await get(cruise.cabins({ sailingId }));
      const cheapest = choices.map(({ offers }) => offers.reduce((a, b) => (b.total.minor < a.total.minor ? b : a)));
      expect(listed).toEqual(together(cheapest).total);
      const chosen = choices.flatMap(({ offers }) => offers.find(({ guarantee }) => guarantee) ?? []);
      const cabins = chosen.map(({ cabinId }) => ({ cabinId }));
      for (const gratuities of ['on-board', 'prepaid'] as const) {
        const { total, terms } = together(chosen, gratuities === 'prepaid' ? 'withTips' : 'price');
        const { price, changed, previousTotal } = await get(cruise.quote({ cabins, gratuities }));
        expect([price.total, price.terms, changed, previousTotal]).toEqual([total, terms, false, total]);
        expect(total.minor % unit.minor).toBe(0);
      }
      const apart = cheapest.reduce((sofar, offer) => sofar + offer.total.minor, 0);
      differing.push(apart - listed.minor);
    }
    // Cabins rounded one by one would come to something else.
    expect(differing.some((minor) => minor !== 0)).toBe(true);
    await database.query(`delete from agency_terms where terms ->> 'id' = $1`, [row.id]);
  });

  describe('what is charged when', () => {
    const entriesOf = async (transactionId: string) => {
      const rows = await database.query<{ kind: string; amount: string }>(
        'select kind, amount from journal_entry where reference = $1 order by sequence',
        [transactionId],
      );
      return rows.map(({ kind, amount }) => ({ kind, amount: Number(amount) }));
    };
    /** What all that was put off and not paid comes to, over all agencies. */
    const stillOwed = async (transactionId: string) => {
      const [row] = await database.query<{ owed: string | null }>(
        `select -sum(p.amount) as owed from posting p join journal_entry e using (agency_id, sequence)
         where p.ledger_account = 'instalments' and e.reference = $1`,
        [transactionId],
      );
      return Number(row?.owed ?? 0);
    };
    const bought = async (ahead: number) => {
      const { cruise } = portal.desk;
      const quote = await get(cruise.quote(numbered(await cabinsOf(ahead))));
      const { transactionId } = await get(cruise.book(bookingOf(quote)));
      return { quote, transactionId };
    };
    const balance = async () => (await get(portal.desk.account.balance())).balance.minor;
    const isDueIn = (transactionId: string, days: number) =>
      database.query('update booking set put_off_until = $2 where transaction_id = $1', [
        transactionId,
        addDays(today, days),
      ]);
    const happened = async (transactionId: string) => (await details(transactionId)).history.map(({ code }) => code);

    it('charges the deposit when it is booked, and the balance on its day', async () => {
      const before = await balance();
      const { quote, transactionId } = await bought(160);
      const net = quote.price.terms?.net.minor ?? 0;
      const deposit = before - (await balance());
      // A quarter, or as much more as the line keeps of what is not paid.
      expect(deposit).toBeGreaterThanOrEqual(Math.floor(net / 4));
      expect(deposit).toBeLessThan(net / 2);
      expect(await entriesOf(transactionId)).toEqual([
        { kind: 'instalment', amount: net - deposit },
        { kind: 'booking', amount: -net },
      ]);
      expect(await stillOwed(transactionId)).toBe(net - deposit);
      const kept = await details(transactionId);
      expect(kept.money?.paid?.minor).toBe(net);
      const balanceRow = quote.schedule.find(({ kind }) => kind === 'balance');
      expect(kept.putOff).toEqual({ amount: { minor: net - deposit, currency: 'INR' }, until: balanceRow?.due });
      const listed = async (filter: object) =>
        (await get(portal.desk.booking.list({ page: 1, ...filter }))).bookings.find(
          (row) => row.transactionId === transactionId,
        )?.putOff;
      expect(await listed({})).toEqual(kept.putOff);

      await isDueIn(transactionId, 5);
      await expect.poll(() => happened(transactionId), { timeout: 60_000 }).toContain('balance-due');
      expect(before - (await balance())).toBe(deposit);
      expect(await listed({ balanceBy: addDays(today, 4) })).toBeUndefined();
      expect(await listed({ balanceBy: addDays(today, 5) })).toEqual({
        amount: { minor: net - deposit, currency: 'INR' },
        until: addDays(today, 5),
      });
      await isDueIn(transactionId, 0);
      await expect.poll(() => happened(transactionId), { timeout: 60_000 }).toContain('balance-charged');
      expect(before - (await balance())).toBe(net);
      expect(await stillOwed(transactionId)).toBe(0);
      expect(await listed({})).toBeUndefined();
      expect(await listed({ balanceBy: addDays(today, 5) })).toBeUndefined();
      const mailed = await database.query<{ kind: string }>(
        "select kind from outbox where kind like 'balance-%' and payload ->> 'transactionId' = $1 order by id",
        [transactionId],
      );
      expect(mailed.map(({ kind }) => kind)).toEqual(['balance-due', 'balance-charged']);

      const { cancelQuoteId } = await get(portal.desk.booking.cancelQuote({ transactionId }));
      await get(portal.desk.booking.cancel({ cancelQuoteId, requestId: randomUUID(), remarks: '' }));
      const entries = await entriesOf(transactionId);
      expect((await balance()) - before).toBe(entries.reduce((all, { amount }) => all + amount, 0));
    });

    it('gives back no more than was charged where it is cancelled before its balance is paid', async () => {
      const before = await balance();
      const { transactionId } = await bought(190);
      const {
        cancelQuoteId,
        refund,
        balance: settling,
        overTime,
      } = await get(portal.desk.booking.cancelQuote({ transactionId }));
      const paid = before - (await balance());
      const { putOff } = await details(transactionId);
      expect(settling).toEqual({
        paid: { minor: paid, currency: 'INR' },
        settled: putOff?.amount,
        toAccount: { minor: (refund?.amount.minor ?? 0) - (putOff?.amount.minor ?? 0), currency: 'INR' },
      });
      // Until the balance was charged no more comes back than was paid; from its day on, the whole refund.
      const charged = overTime.find(({ kind }) => kind === 'balance');
      expect(charged?.at).toBe(putOff && startOfDay(putOff.until, 'Asia/Kolkata'));
      expect(overTime[0]).toMatchObject({ kind: 'now', toAccount: settling?.toAccount });
      for (const { at, refund: whole, toAccount } of overTime) {
        expect(toAccount).toEqual(at < (charged?.at ?? '') ? settling?.toAccount : whole);
      }
      await get(portal.desk.booking.cancel({ cancelQuoteId, requestId: randomUUID(), remarks: '' }));
      const entries = await entriesOf(transactionId);
      expect(entries.map(({ kind }) => kind)).toEqual(['instalment', 'booking', 'refund', 'instalment']);
      expect(entries[0]?.amount).toBe(-(entries[3]?.amount ?? 0));
      expect(entries[2]?.amount).toBe(refund?.amount.minor);
      // What the quote said comes to the account, and nothing is left to pay.
      expect((await balance()) - (before - paid)).toBe(settling?.toAccount.minor);
      expect((await details(transactionId)).putOff).toBeUndefined();
      expect(await stillOwed(transactionId)).toBe(0);
      expect((await balance()) - before).toBe(entries.reduce((all, { amount }) => all + amount, 0));
    });

    it('takes the balance before its day, once, however often it is pressed, and nothing where the account has not enough', async () => {
      const { booking } = portal.desk;
      const before = await balance();
      const { quote, transactionId } = await bought(250);
      const net = quote.price.terms?.net.minor ?? 0;
      const reserve = (minor: number) =>
        database.query(
          'update account set reserved = reserved + $2 where agency_id = (select agency_id from booking where transaction_id = $1)',
          [transactionId, minor],
        );
      const owed = (await details(transactionId)).putOff;
      await reserve(1_000_000_000_000);
      expect(await failureOf(booking.payBalance({ transactionId }))).toMatchObject({
        _tag: 'BalanceTooLow',
        needed: owed?.amount,
      });
      expect((await details(transactionId)).putOff).toEqual(owed);
      await reserve(-1_000_000_000_000);

      const pressed = await Promise.all(
        [1, 2, 3, 4].map(() => Effect.runPromise(Effect.result(booking.payBalance({ transactionId })))),
      );
      expect(pressed.filter(({ _tag }) => _tag === 'Success')).toHaveLength(1);
      expect(await failureOf(booking.payBalance({ transactionId }))).toMatchObject({
        _tag: 'NotAllowedInState',
        state: 'paid',
      });
      expect(before - (await balance())).toBe(net);
      expect(await stillOwed(transactionId)).toBe(0);
      expect((await entriesOf(transactionId)).map(({ kind }) => kind)).toEqual(['instalment', 'booking', 'instalment']);
      const kept = await details(transactionId);
      expect(kept.putOff).toBeUndefined();
      const paid = kept.history.filter(({ code }) => code === 'balance-paid');
      expect(paid.map(({ actor }) => typeof actor)).toEqual(['string']);
      const audited = await database.query<{ who: string | null }>(
        "select actor_user_id as who from audit where operation = 'cruise.balance-paid' and reference = $1",
        [transactionId],
      );
      expect(audited.map(({ who }) => typeof who)).toEqual(['string']);
    });

    it('cancels what is not paid once its day is over, and owes nothing beyond what was charged', async () => {
      const { quote, transactionId } = await bought(220);
      const received = quote.schedule[0]?.amount ?? quote.price.total;
      await get(
        portal.desk.cruise.receive({
          transactionId,
          requestId: randomUUID(),
          on: today,
          amount: received,
          mode: 'upi',
        }),
      );
      // The account has nothing left.
      await database.query(
        'update account set reserved = reserved + 1000000000000 where agency_id = (select agency_id from booking where transaction_id = $1)',
        [transactionId],
      );
      const before = await balance();
      await isDueIn(transactionId, 0);
      await expect.poll(() => happened(transactionId), { timeout: 60_000 }).toContain('balance-due');
      expect((await details(transactionId)).status).toBe('confirmed');
      await isDueIn(transactionId, -1);
      await expect.poll(async () => (await details(transactionId)).status, { timeout: 60_000 }).toBe('cancelled');
      expect(await happened(transactionId)).toContain('balance-unpaid');
      expect(await stillOwed(transactionId)).toBe(0);
      expect(await balance()).toBeGreaterThanOrEqual(before);
      // The customer too gets what was received of them, less what is kept.
      const { refunds } = await get(portal.desk.booking.refunds({ page: 1 }));
      const { customerPays } = await details(transactionId);
      expect(refunds.find((row) => row.transactionId === transactionId)?.customerRefund.minor).toBe(
        Math.max(0, received.minor - customerPays.minor),
      );
      await database.query(
        'update account set reserved = reserved - 1000000000000 where agency_id = (select agency_id from booking where transaction_id = $1)',
        [transactionId],
      );
    });
  });

  it('gives each guarantee cabin a number of its own some days before, on the voucher too, and takes it back when it is cancelled', async () => {
    const { cruise, booking } = portal.desk;
    const months = [...new Set([monthOf(addDays(today, 2)), monthOf(addDays(today, 5))])];
    const found = await Promise.all(
      cruiseRegions.flatMap((region) =>
        months.map((month) => get(cruise.search({ region, month, cabins: [two] })).then(({ sailings }) => sailings)),
      ),
    );
    const near = found.flat().filter(({ sailing }) => {
      const days = daysBetween(today, dateOfLocal(sailing.departs.local));
      return days >= 2 && days <= 5;
    });
    const offers = await Promise.all(near.map(({ sailingId }) => get(cruise.cabins({ sailingId }))));
    const left = offers.flatMap((each) => {
      const offer = each.choices[0]?.offers.find(({ guarantee }) => guarantee);
      return offer === undefined ? [] : [{ ...each, offer }];
    });
    const [sold] = left;
    if (sold === undefined) throw new Error('A ship leaves in these days with cabins that the line gives');
    const buy = async () => {
      const quote = await get(cruise.quote({ cabins: [{ cabinId: sold.offer.cabinId }], gratuities: 'on-board' }));
      return (await get(cruise.book(withPassports(quote)))).transactionId;
    };
    const bought = [await buy(), await buy(), await buy()];
    const numbers = async () =>
      (await Promise.all(bought.map(details)))
        .map(({ cabins }) => cabins[0].number)
        .filter((each) => each !== undefined);
    await expect.poll(numbers, { timeout: 60_000 }).toHaveLength(3);
    expect(new Set(await numbers()).size).toBe(3);
    const [first = ''] = bought;
    const [number = ''] = await numbers();
    const kept = await details(first);
    expect(kept.history.find(({ code }) => code === 'cabin-given')?.params).toEqual({ cabins: number });
    expect(JSON.stringify(await get(booking.sheet({ transactionId: first, kind: 'ticket' })))).toContain(number);
    const isFree = async () =>
      (await get(cruise.cabins({ sailingId: sold.sailingId }))).plan.find((each) => each.number === number)?.free;
    expect(await isFree()).toBe(false);
    const { cancelQuoteId } = await get(booking.cancelQuote({ transactionId: first }));
    await get(booking.cancel({ cancelQuoteId, requestId: randomUUID(), remarks: '' }));
    expect(await isFree()).toBe(true);
  });

  it('sells the last cabins that the line gives to as many buyers as there are, each of them one', async () => {
    const { cruise } = portal.desk;
    const month = monthOf(addDays(today, 330));
    const { sailings } = await get(cruise.search({ region: 'india', month, cabins: [two] }));
    const found = await Promise.all(sailings.slice(0, 6).map(({ sailingId }) => get(cruise.cabins({ sailingId }))));
    const [last] = found
      .flatMap(({ sailingId, choices }) =>
        (choices[0]?.offers ?? []).flatMap((offer) => (offer.guarantee ? [{ ...offer, sailingId }] : [])),
      )
      .toSorted((one, other) => one.left - other.left);
    if (last === undefined) throw new Error('A line gives cabins');
    const { cabinId, left, kind, sailingId } = last;
    const quotes = await Promise.all(
      Array.from({ length: left + 4 }, () => get(cruise.quote({ cabins: [{ cabinId }], gratuities: 'on-board' }))),
    );
    const asked = quotes.map(withPassports);
    const ended = await Promise.all(asked.map((each) => Effect.runPromise(Effect.result(cruise.book(each)))));
    const bought = ended.flatMap((each) => (each._tag === 'Success' ? [each.success] : []));
    expect(bought.map(({ status }) => status)).toEqual(Array.from({ length: left }, () => 'confirmed'));
    expect(new Set(bought.map(({ transactionId }) => transactionId)).size).toBe(left);
    expect(ended.flatMap((each) => (each._tag === 'Failure' ? [each.failure._tag] : []))).toEqual(
      Array.from({ length: 4 }, () => 'SoldOut'),
    );
    // Nothing of the kind is free, by number or left to the line.
    const after = await get(cruise.cabins({ sailingId }));
    expect((after.choices[0]?.offers ?? []).filter((offer) => offer.kind === kind && offer.guarantee)).toEqual([]);
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
