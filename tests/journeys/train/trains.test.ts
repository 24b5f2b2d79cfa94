/** Trains in the running back office, over the wire, on both databases: waiting lists move on the bookings that wait. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dateOfLocal } from '#domain/time/place-time.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import { dateIn, instant } from '#domain/time/instant.ts';
import { subtract } from '#domain/money/money.ts';
import { statusText } from '#domain/train/berths/status.ts';
import type { TrainBooking } from '#domain/train/booking/train-booking.ts';
import { certificateCode, certificateDaysLeft, certificateStanding } from '#domain/train/reference/certificate.ts';
import { railwayZone } from '#domain/train/timetable/train.ts';
import { isSurer } from '#domain/train/search/alternatives.ts';
import type { QuoteTrain } from '#application/desk/train/train.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { outlineOf } from '#infrastructure/backoffice/documents/barcode.ts';
import { makeContact } from '#tests/fixtures/booking.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';

const get = Effect.runPromise;
const today = isoDate(new Date().toISOString().slice(0, 10));
const pairs = [
  ['NDLS', 'MMCT'],
  ['NDLS', 'HWH'],
  ['MAS', 'SBC'],
  ['MMCT', 'ADI'],
  ['NDLS', 'MAS'],
] as const;

describe.each(databases())('trains over the $kind database', ({ fresh }) => {
  let office: RunningBackOffice;
  let database: Database;
  let portal: PortalDesk;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    portal = await portalDesk(office, 'agent@demo.test');
  });
  afterAll(() => office.stop());

  /** A class on a day for which one would wait, with room for more. */
  const someList = async (): Promise<QuoteTrain> => {
    for (const [origin, destination] of pairs)
      for (let ahead = 5; ahead < 48; ahead += 6) {
        const asked = { origin, destination, date: addDays(today, ahead), quota: 'GN' } as const;
        const { trains } = await get(portal.desk.train.search(asked));
        for (const { train, from, to, classes } of trains)
          for (const { travelClass, days } of classes)
            for (const { date, availability } of days) {
              // A list is filled to four fifths at most: one that is so long has room for two.
              if (availability.kind !== 'waiting' || availability.current < 9 || availability.current > 40) continue;
              const journey = { train, date, travelClass, quota: 'GN', origin: from.station } as const;
              return { ...journey, destination: to.station, travellers: [{ age: 30, gender: 'female' }] };
            }
      }
    throw new Error('Some train has a list');
  };
  /** A berth on a train that stops on the way. */
  const someWay = async () => {
    for (let ahead = 5; ahead < 48; ahead += 6) {
      const asked = { origin: 'NDLS', destination: 'MMCT', date: addDays(today, ahead), quota: 'GN' } as const;
      const { trains } = await get(portal.desk.train.search(asked));
      for (const { train, began, from, to, classes } of trains) {
        const { stops } = await get(portal.desk.train.route({ train, date: began }));
        const place = (code: string) => stops.findIndex(({ station }) => station === code);
        const way = stops.slice(place(from.station), place(to.station));
        for (const { travelClass, days } of classes)
          for (const { date, availability } of days) {
            if (availability.kind !== 'available' || availability.left < 4 || way.length < 4 || date !== asked.date)
              continue;
            const journey = { train, date, travelClass, quota: 'GN', origin: from.station } as const;
            const wanted: QuoteTrain = {
              ...journey,
              destination: to.station,
              travellers: [{ age: 30, gender: 'female' }],
            };
            return { wanted, stops: way };
          }
      }
    }
    throw new Error('Some train has berths');
  };
  const sell = async (wanted: QuoteTrain) => {
    const { quoteId, price } = await get(portal.desk.train.quote(wanted));
    const booked = await get(
      portal.desk.train.book({
        quoteId,
        requestId: randomUUID(),
        contact: makeContact(),
        parameters: [],
        acceptTerms: true,
        travellers: [{ title: 'Ms', firstName: 'Asha', lastName: 'Rao' }],
      }),
    );
    return { ...booked, price };
  };
  const details = async (transactionId: string): Promise<TrainBooking> => {
    const kept = await get(portal.desk.booking.details({ transactionId }));
    if (kept.product !== 'train') throw new Error('It is a train');
    return kept;
  };

  it('prices lower berths for a party that they are not for as the general quota, and says so', async () => {
    const { wanted } = await someWay();
    const general = await get(portal.desk.train.quote(wanted));
    const asked = await get(portal.desk.train.quote({ ...wanted, quota: 'SS' }));
    expect(asked.journey.quota).toBe('GN');
    expect([asked.price.total, asked.availability]).toEqual([general.price.total, general.availability]);
  });

  it('moves who waits behind a booking that is cancelled, keeps it in the history, and sells its place on', async () => {
    const { booking, account, train } = portal.desk;
    const wanted = await someList();
    const before = (await get(account.balance())).balance;
    const first = await sell(wanted);
    const second = await sell(wanted);
    const [ahead, behind] = [await details(first.transactionId), await details(second.transactionId)];
    const [front, back] = [ahead.standings[0]?.current, behind.standings[0]?.current];
    if (front?.kind !== 'waiting' || back?.kind !== 'waiting') throw new Error('Both wait');
    expect([first.pnr, first.passengers]).toEqual([
      ahead.pnr,
      [{ status: statusText(ahead.standings[0]?.booked ?? front) }],
    ]);
    expect(back.number).toBe(front.number + 1);
    const quote = await get(booking.cancelQuote({ transactionId: first.transactionId }));
    const request = { cancelQuoteId: quote.cancelQuoteId, requestId: randomUUID(), remarks: '' };
    expect(await get(booking.cancel(request))).toMatchObject({ status: 'cancelled' });
    const { pnr } = behind;
    // The railway says it at once; the booking has it with the next round.
    const status = await get(train.pnrStatus({ pnr }));
    expect(status).toMatchObject({ transactionId: second.transactionId, pnr, charted: false });
    expect(status.passengers[0]).toMatchObject({ name: 'Asha Rao', booked: back, current: front });
    await expect
      .poll(async () => (await details(second.transactionId)).standings[0]?.current, { timeout: 30_000, interval: 500 })
      .toEqual(front);
    const moved = await details(second.transactionId);
    expect(moved.history.at(-1)).toMatchObject({
      code: 'rail-moved',
      params: { moves: `Asha Rao ${back.list} ${back.number} → ${front.list} ${front.number}` },
    });
    const said = await get(train.pnrStatus({ pnr }));
    expect(said.moves).toMatchObject([
      {
        charted: false,
        moves: `Asha Rao ${back.list} ${back.number} → ${front.list} ${front.number}`,
        to: [{ traveller: 0, status: `${front.list} ${front.number}` }],
      },
    ]);
    expect([said.bookedOn, said.departed]).toEqual([behind.bookedOn, false]);
    expect(said.coaches.length).toBeGreaterThan(0);
    // It can be cancelled as it stands now, and nobody moves who gave up.
    const second1 = await get(booking.cancelQuote({ transactionId: second.transactionId }));
    await get(booking.cancel({ cancelQuoteId: second1.cancelQuoteId, requestId: randomUUID(), remarks: '' }));
    const after = (await get(account.balance())).balance;
    const kept = subtract(before, after).minor;
    const paid = [first, second].reduce((sum, { price }) => sum + (price.terms?.net.minor ?? 0), 0);
    const back1 = [quote, second1].reduce((sum, { refund }) => sum + (refund?.amount.minor ?? 0), 0);
    expect(kept).toBe(paid - back1);
  });

  it('moves where travellers get on, once, with the railway, the history, the calendar and both mails', async () => {
    const { booking, train } = portal.desk;
    const { wanted, stops } = await someWay();
    const { transactionId } = await sell(wanted);
    const before = await details(transactionId);
    const [, , there] = stops;
    if (there === undefined) throw new Error('It stops on the way');
    const request = { requestId: randomUUID(), transactionId, boarding: there.station };
    expect(await get(train.changeBoarding(request))).toEqual({ transactionId, status: 'confirmed', moved: true });
    // The same request again is the same answer; another is refused.
    expect(await get(train.changeBoarding(request))).toMatchObject({ moved: true });
    const again = { requestId: randomUUID(), transactionId, boarding: stops[1]?.station ?? '' };
    expect(await get(Effect.flip(train.changeBoarding(again)))).toMatchObject({
      _tag: 'Invalid',
      violations: [{ code: 'rail-boarding-moved', path: 'boarding' }],
    });
    const kept = await details(transactionId);
    const { boardingMovedAt, ...journey } = kept.journey;
    expect(boardingMovedAt).toBeDefined();
    const { station, name, departs: at } = there;
    expect(journey).toEqual({ ...before.journey, boarding: { station, name, at } });
    expect(kept.history.at(-1)).toMatchObject({ code: 'boarding-moved', params: { place: `${name} (${station})` } });
    expect([kept.price, kept.standings, kept.moneyLines]).toEqual([before.price, before.standings, before.moneyLines]);
    const { bookings } = await get(booking.list({ product: 'train', text: transactionId, page: 1 }));
    expect(bookings).toMatchObject([{ startsOn: dateOfLocal(at.local) }]);
    const mails = await database.query<{ kind: string }>(
      `select kind from outbox where kind = 'train-boarding' and payload ->> 'transactionId' = $1`,
      [transactionId],
    );
    const sent = await database.query<{ subject: string }>(
      `select operation as subject from audit where operation = 'train.boarding' and reference = $1`,
      [transactionId],
    );
    expect([mails.length > 0, sent.length]).toEqual([true, 1]);
    // It is cancelled as before: charges count from where the ticket is from.
    const quote = await get(booking.cancelQuote({ transactionId }));
    const cancelled = await get(
      booking.cancel({ cancelQuoteId: quote.cancelQuoteId, requestId: randomUUID(), remarks: '' }),
    );
    expect(cancelled).toMatchObject({ status: 'cancelled' });
    expect(await get(Effect.flip(train.changeBoarding({ ...request, requestId: randomUUID() })))).toMatchObject({
      _tag: 'NotAllowedInState',
    });
  });

  it('finds surer tickets where there is no berth, each of which is sold at the fare that was shown', async () => {
    const { train } = portal.desk;
    const kinds = new Set<string>();
    let sold = 0;
    for (const [origin, destination] of pairs)
      for (const ahead of [6, 20]) {
        const date = addDays(today, ahead);
        const { trains } = await get(train.search({ origin, destination, date, quota: 'GN' }));
        const waits = trains.flatMap((each) =>
          each.classes.flatMap(({ travelClass, days: [day] }) =>
            day?.date === date && (day.availability.kind === 'waiting' || day.availability.kind === 'rac')
              ? [{ train: each.train, travelClass }]
              : [],
          ),
        )[0];
        if (waits === undefined) continue;
        const { asked, alternatives } = await get(
          train.advanceSearch({ origin, destination, date, quota: 'GN', ...waits }),
        );
        expect(asked).toMatchObject(waits);
        expect(alternatives.every(({ tickets }) => isSurer(tickets, asked === undefined ? [] : [asked]))).toBe(true);
        for (const { kind, tickets } of alternatives) {
          kinds.add(kind);
          for (const { from, to, quota, boarding, fare, ...ticket } of tickets) {
            // Ladies’ berths a man of thirty is refused; of seniors’ ones he is given the general quota.
            if (quota === 'LD' || quota === 'SS' || sold > 40) continue;
            sold += 1;
            const quote = await get(
              train.quote({
                train: ticket.train,
                travelClass: ticket.travelClass,
                quota,
                date: dateOfLocal(from.at.local),
                origin: from.station,
                destination: to.station,
                travellers: [{ age: 30, gender: 'male' }],
                ...(boarding && { boarding: boarding.station }),
              }),
            );
            expect(quote.price.total).toEqual(fare);
            expect(quote.journey.boarding).toEqual(boarding);
          }
        }
      }
    expect(kinds.size).toBeGreaterThan(3);
    expect(sold).toBeGreaterThan(10);
  });

  it('sells both tickets of a way that is split at a stop, where the whole way has no berth', async () => {
    const { account, train } = portal.desk;
    const someSplit = async () => {
      for (const [origin, destination] of pairs)
        for (let ahead = 5; ahead < 40; ahead += 5) {
          const asked = { origin, destination, date: addDays(today, ahead), quota: 'GN' } as const;
          const { trains } = await get(train.search(asked));
          for (const { train: number, classes } of trains)
            for (const { travelClass, days } of classes) {
              const day = days.find(({ date }) => date === asked.date)?.availability;
              if (day?.kind !== 'waiting' || day.list !== 'GNWL') continue;
              const found = await get(train.advanceSearch({ ...asked, train: number, travelClass }));
              const split = found.alternatives.find(({ kind }) => kind === 'split');
              if (split?.tickets.every(({ availability }) => availability.kind === 'available'))
                return { found, split };
            }
        }
      throw new Error('Some way is surer in two parts');
    };
    const { found, split } = await someSplit();
    const [first, second] = split.tickets;
    if (second === undefined) throw new Error('A split has two tickets');
    const stop = split.station?.code;
    const ends = [found.asked?.from.station, stop, stop, found.asked?.to.station];
    expect([first, second].flatMap(({ from, to }) => [from.station, to.station])).toEqual(ends);
    const before = (await get(account.balance())).balance;
    const sold = [];
    for (const { from, to, availability: _, ...ticket } of [first, second]) {
      const booked = await sell({
        train: ticket.train,
        travelClass: ticket.travelClass,
        quota: ticket.quota,
        date: dateOfLocal(from.at.local),
        origin: from.station,
        destination: to.station,
        travellers: [{ age: 30, gender: 'female' }],
      });
      expect([booked.status, booked.price.total]).toEqual(['confirmed', ticket.fare]);
      const kept = await details(booked.transactionId);
      const berths = kept.standings.flatMap(({ booked: as }) => (as.kind === 'confirmed' ? [as.berth] : []));
      expect(booked.passengers?.map(({ berth }) => berth)).toEqual(berths);
      sold.push({ ...booked, kept });
    }
    // Each is a booking by itself, with its own PNR, berth and charge.
    expect(sold.map(({ kept }) => kept.standings[0]?.current.kind)).toEqual(['confirmed', 'confirmed']);
    expect(new Set(sold.flatMap(({ transactionId, kept }) => [transactionId, kept.pnr])).size).toBe(4);
    const charged = sold.reduce((all, { price }) => all + (price.terms?.net.minor ?? 0), 0);
    expect(subtract(before, (await get(account.balance())).balance).minor).toBe(charged);
  });

  it('has the certificate of the agency, with a code that says what the page says', async () => {
    const shown = await get(portal.desk.train.certificate());
    const { agency, rspId, principal, issuedOn, validUntil, standing, daysLeft, outline } = shown;
    const day = dateIn(instant(new Date().toISOString()), railwayZone);
    expect([standing, daysLeft]).toEqual([certificateStanding(shown, day), certificateDaysLeft(shown, day)]);
    expect(issuedOn <= day && validUntil >= day).toBe(true);
    const facts = certificateCode(shown, agency);
    for (const fact of [rspId, agency.companyName, agency.agentId, principal.name, principal.pspId, validUntil]) {
      expect(facts).toContain(fact);
    }
    const { width: size, path } = outlineOf({ bcid: 'qrcode', text: facts });
    expect(outline).toEqual({ size, path });
  });
});
