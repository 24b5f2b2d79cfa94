/** Tickets reissued to other airports, and why not to other airlines or countries: over the real stores and the sandbox. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { wrongSums } from '#domain/price/explain.ts';
import { money, subtract } from '#domain/money/money.ts';
import { addDays, isoDate } from '#domain/time/calendar-date.ts';
import type { ChangeDirection } from '#application/desk/changes.ts';
import type { KeptBooking } from '#application/backoffice/ports/flight/flight-books.ts';
import type { FlightSearchRequest } from '#domain/flight/search/request.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { journey, oneWay, travellersOf } from '#tests/fixtures/flight-supplier.ts';
import {
  type AmendingOffice,
  expectBooksRight,
  failureOf,
  openedOffice,
  rupees,
} from '#tests/support/amending-office.ts';
import { databases } from '#tests/support/databases.ts';
import { issueNow, paperPorts, papersIn } from '#tests/support/paper-office.ts';

const run = Effect.runPromise;

describe.each(databases())('reissues on the $kind database', ({ fresh }) => {
  let database: Database;
  beforeAll(async () => {
    database = await fresh();
  });
  afterAll(() => database.close());

  const sold = async (office: AmendingOffice, request: FlightSearchRequest): Promise<KeptBooking> => {
    const quote = await office.quote(request, ({ rules }) =>
      rules.sectors.every(({ steps }) => steps.every(({ change, hoursTo }) => hoursTo < 100 || change !== null)),
    );
    const travellers = travellersOf(quote.party);
    const { transactionId } = await run(office.sell(quote, 'ticket', randomUUID(), { travellers }));
    return office.details(transactionId);
  };
  const laterDay = ({ itineraries }: KeptBooking, at: number) =>
    addDays(isoDate(itineraries[at]?.segments[0].departure.local.slice(0, 10) ?? ''), 3);

  it('goes to another airport by the same path as to another day; ledger and papers agree', async () => {
    const office = await openedOffice(database, rupees(900_000), {});
    const ports = paperPorts(database, office, 'service-fee');
    const booking = await sold(office, oneWay('DEL-BOM', 25));
    const { transactionId } = booking;
    const directions = [{ itinerary: 0, date: laterDay(booking, 0), destination: 'BLR' }];
    const found = await run(office.changes.changeSearch({ transactionId, directions }));
    const [offer] = found.offers;
    if (offer === undefined) throw new Error('Nothing was found');
    expect(new Set(found.offers.map(({ itineraries }) => itineraries[0].segments.at(-1)?.destination))).toEqual(
      new Set(['BLR']),
    );
    const choices = [{ offerId: offer.offerId, fareId: offer.fares[0].fareId }];
    const quote = await run(office.changes.changeQuote({ transactionId, itineraries: [0], choices }));
    expect(quote.charge.amount).toEqual(offer.fares[0].total);
    expect(wrongSums(quote.charge)).toEqual([]);
    const before = (await office.balance()).balance;
    const answer = await run(office.changes.change({ changeQuoteId: quote.changeQuoteId, requestId: randomUUID() }));
    expect(answer).toMatchObject({ status: 'changed', charged: quote.charge.amount });
    const after = await office.details(transactionId);
    expect(after.itineraries).toEqual(quote.flights);
    expect(after.tickets.map(({ inExchangeFor }) => inExchangeFor)).toEqual(
      booking.tickets.map(({ number }) => number),
    );
    const net = quote.net?.amount ?? rupees(0);
    expect((await office.balance()).balance).toEqual(subtract(before, net));
    await issueNow(ports, office, [transactionId]);
    const entry = answer.invoice ?? answer.creditNote;
    const later = (await papersIn(database, transactionId)).filter((each) => each.entry === entry);
    expect(later).toHaveLength(2);
    for (const { kind, document } of later) {
      const own = kind === 'invoice' || kind === 'credit-note';
      expect(document).toMatchObject({ total: money(Math.abs((own ? net : quote.charge.amount).minor), 'INR') });
    }
    await expectBooksRight(office);
  });

  it('finds both directions of a return that ends elsewhere', async () => {
    const office = await openedOffice(database, rupees(900_000), {});
    const booking = await sold(office, journey('DEL-BOM 30, BOM-DEL 36'));
    const directions = [
      { itinerary: 0, date: laterDay(booking, 0) },
      { itinerary: 1, date: laterDay(booking, 1), destination: 'JAI' },
    ];
    const { offers } = await run(office.changes.changeSearch({ transactionId: booking.transactionId, directions }));
    const flown = offers.map(
      ({ sector, itineraries: [{ segments }] }) => `${sector} ${segments[0].origin}-${segments.at(-1)?.destination}`,
    );
    expect([...new Set(flown)].toSorted()).toEqual(['0 DEL-BOM', '1 BOM-JAI']);
  });

  it('says why it does not go to another country or airline', async () => {
    const office = await openedOffice(database, rupees(900_000), {});
    const booking = await sold(office, oneWay('DEL-BOM', 25));
    const { transactionId } = booking;
    const refused = async (asked: Omit<ChangeDirection, 'itinerary' | 'date'>) => {
      const directions = [{ itinerary: 0, date: laterDay(booking, 0), ...asked }];
      return failureOf(office.changes.changeSearch({ transactionId, directions }));
    };
    expect(await refused({ destination: 'DXB' })).toMatchObject({
      violations: [{ code: 'reroute-border', path: 'directions[0].destination' }],
    });
    const airline = booking.itineraries[0].segments[0].carrier;
    const other = airline === 'SG' ? '6E' : 'SG';
    expect(await refused({ airline: other })).toMatchObject({
      violations: [{ code: expect.stringMatching(/^reroute-(own-flights|issuer)$/), params: { airline } }],
    });
    const { offers } = await office.search(oneWay('DEL-BOM', 28));
    const elsewhere = offers.find(({ itineraries: [{ segments }] }) => segments[0].carrier !== airline);
    if (elsewhere === undefined) throw new Error('One airline flies everything');
    const choices = [{ offerId: elsewhere.offerId, fareId: elsewhere.fares[0].fareId }];
    const crafted = office.changes.changeQuote({ transactionId, itineraries: [0], choices });
    expect(await failureOf(crafted)).toMatchObject({ violations: [{ path: 'choices', params: { airline } }] });
    expect((await office.details(transactionId)).itineraries).toEqual(booking.itineraries);
  });
});
