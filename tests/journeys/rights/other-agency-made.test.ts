/**
 * What other-agency.test.ts cannot ask for by the examples of the reference alone, made here first: offers and cabins of a search,
 * changes of flights, papers that were handed in, money that was credited. The agent of another agency asks for each by the very ids,
 * and hears what they hear of ids that were never given; then the owner asks the same, and is answered.
 */
import { randomUUID } from 'node:crypto';
import { Effect, Result } from 'effect';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { AskFlightRequest } from '#application/desk/flight-requests.ts';
import type { Desk } from '#application/desk/desk.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { Product } from '#domain/booking/booking.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { moneyOf } from '#domain/money/money.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds, plusMinutes } from '#domain/time/instant.ts';
import { dateOfLocal, toInstant } from '#domain/time/place-time.ts';
import { ports, work } from '#infrastructure/backoffice/composition/parts.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { boundOperations } from '#infrastructure/backoffice/http/bound-operations.ts';
import { SandboxSchedules } from '#infrastructure/backoffice/suppliers/sandbox/store/schedules.ts';
import { catalogueReference } from '#infrastructure/wire/reference/catalogue-reference.ts';
import { agencyCareReference } from '#infrastructure/wire/reference/operations/agencies.ts';
import { makeContact, makeTraveller } from '#tests/fixtures/booking.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { comeIn, ownPassword } from '#tests/support/invited.ts';
import { aCab, agreed } from '../cart/putting-in.ts';
import { makeCompany } from '../corporate/crew.ts';
import { buyingOf } from '../products/buying.ts';
import { aCabin, staysInKochi } from '../products/finding.ts';
import { madeUp, withIds } from './named-ids.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const invitedPerson = { userId: agencyCareReference.addAgency.request.person.userId, password: ownPassword };
const pdf = Buffer.from('%PDF-1.7\na paper\n%%EOF\n').toString('base64');
const terms = { contact: makeContact(), parameters: [], acceptTerms: true } as const;

/** An operation, what it is asked for, the ids in it that are the owner's, and how the owner is refused where it is no answer. */
type Asked = readonly [
  operation: string,
  request: Readonly<Record<string, unknown>>,
  ids: readonly string[],
  owner?: Readonly<Record<string, unknown>>,
];

const operationOf = (name: string) => {
  const bound = boundOperations.find((each) => each.name === name);
  if (bound === undefined) throw new Error(`There is no ${name}`);
  return bound;
};

describe.each(databases())('what another agency made over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let owner: Desk;
  let operator: Desk;
  let invited: Promise<PortalDesk> | undefined;
  const theirs = (): Promise<PortalDesk> => {
    invited ??= comeIn(office, database, invitedPerson.userId);
    return invited;
  };
  const another = async (): Promise<Desk> => (await theirs()).desk;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database, { SCHEDULE_ROUND_SECONDS: '1' });
    owner = (await portalDesk(office, 'agent@demo.test')).desk;
    operator = (await portalDesk(office, 'operator@demo.test')).desk;
    const { request: added } = agencyCareReference.addAgency;
    await get(operator.operations.addAgency({ ...added, requestId: randomUUID() }));
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => office.stop());

  const outcome = (desk: Desk, name: string, request: unknown) =>
    Effect.runPromise(Effect.result<unknown, DeskFailure, never>(operationOf(name).answer(desk, request)));

  /** Of two adults, so that one can leave. */
  const sold = async (ahead: number) => {
    const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, ahead) }];
    const party = { adults: 2, children: 0, infants: 0 };
    const { offers } = await get(owner.flight.search({ ...defaultSearch, sectors, party, numResults: 40 }));
    const offer = offers.find(({ fares: [fare] }) => fare.seatsLeft > 4 && fare.holdUntil !== undefined);
    if (offer === undefined) throw new Error('nothing is sold so');
    const { quoteId } = await get(
      owner.flight.quote({ choices: [{ offerId: offer.offerId, fareId: offer.fares[0].fareId }] }),
    );
    const travellers = ['Asha', 'Meera'].map((firstName) =>
      makeTraveller({ firstName, lastName: `Rao${ahead}`.replaceAll(/\d/g, 'x') }),
    );
    const booked = await get(
      owner.flight.book({ ...terms, quoteId, requestId: randomUUID(), mode: 'ticket', travellers }),
    );
    return { transactionId: booked.transactionId, itinerary: offer.itineraries[0] };
  };

  const ofSearches = async (): Promise<readonly Asked[]> => {
    const { searchId, hotels } = await staysInKochi(owner, addDays(today, 30));
    const hotelId = hotels[0]?.hotelId ?? '';
    const { rates } = await get(owner.hotel.details({ searchId, hotelId }));
    const cabin = await aCabin(owner, addDays(today, 60));
    return [
      ['hotel.details', { searchId, hotelId }, ['searchId']],
      ['hotel.prebook', { rateIds: [rates[0]?.rateId] }, ['rateIds']],
      ['cruise.quote', { ...cabin }, ['cabinId']],
    ];
  };

  const ofFlights = async (): Promise<readonly Asked[]> => {
    const parted = await sold(31);
    const moved = await sold(33);
    const changed = await sold(35);
    const directions = [{ itinerary: 0, date: addDays(today, 38) }];
    const { transactionId } = moved;
    const { offers } = await get(owner.flight.changeSearch({ transactionId, directions }));
    const [choice] = offers.flatMap(({ offerId, fares }) => fares.map(({ fareId }) => ({ offerId, fareId })));
    if (choice === undefined) throw new Error('nothing to change to');
    const { changeQuoteId } = await get(
      owner.flight.changeQuote({ transactionId, itineraries: [0], choices: [choice] }),
    );
    const [{ carrier, flightNumber, departure }] = changed.itinerary.segments;
    await new SandboxSchedules(database).cause({
      day: Date.parse(dateOfLocal(departure.local)) / 86_400_000,
      flight: `${carrier}${flightNumber}`,
      what: 'moved',
      minutes: 25,
      reportedAt: fromMilliseconds(Date.now() - 1000),
    });
    // The round that asks the airlines comes by.
    const changeOf = async () => {
      await get(office.part(work.watchSchedules)());
      const details = await get(owner.booking.details({ transactionId: changed.transactionId }));
      return details.product === 'flight' ? details.scheduleChange?.changeId : undefined;
    };
    await expect.poll(changeOf, { interval: 300 }).toBeDefined();
    const changeId = await changeOf();
    const answered = { transactionId: changed.transactionId };
    return [
      [
        'flight.splitPnr',
        { transactionId: parted.transactionId, travellers: [1], requestId: randomUUID() },
        ['transactionId'],
      ],
      ['flight.changeSearch', { transactionId, directions }, ['transactionId']],
      ['flight.change', { changeQuoteId, requestId: randomUUID(), remarks: '' }, ['changeQuoteId']],
      ['flight.scheduleRefundQuote', answered, ['transactionId']],
      [
        'flight.scheduleAnswer',
        { ...answered, changeId, chosen: [], requestId: randomUUID() },
        ['transactionId', 'changeId'],
      ],
    ];
  };

  /** The office's clock is put to when it has just left, by which today's sessions are over. */
  const ofDeparted = async (): Promise<readonly Asked[]> => {
    const { transactionId, itinerary } = await sold(37);
    const left = plusMinutes(toInstant(itinerary.segments[0].departure), 30);
    const stranger = await theirs();
    vi.spyOn(office.part(ports.clock), 'now').mockReturnValue(left);
    owner = (await portalDesk(office, 'agent@demo.test')).desk;
    stranger.use((await get(stranger.desk.session.logIn(invitedPerson))).token);
    return [['flight.noShowQuote', { transactionId, travellers: [0], items: [0] }, ['transactionId']]];
  };

  const ofBookings = async (): Promise<readonly Asked[]> => {
    const ride = await buyingOf('train', today).buy(owner, 'Menon', 40);
    const details = await get(owner.booking.details({ transactionId: ride.transactionId }));
    if (details.product !== 'train') throw new Error('It is no train');
    const { train, began, from } = details.journey;
    const { stops } = await get(owner.train.route({ train, date: began }));
    const boarding = stops[stops.findIndex(({ station }) => station === from.station) + 1]?.station;
    const applied = await buyingOf('visa', today).buy(owner, 'Menon', 40);
    const visa = { transactionId: applied.transactionId, applicant: 0, paper: 'passport' } as const;
    await get(owner.visa.submitDocument({ ...visa, filename: 'passport.pdf', base64: pdf }));
    const paid = async (product: Product) => {
      const { transactionId } = await buyingOf(product, today).buy(owner, 'Menon', 60);
      return { transactionId, requestId: randomUUID(), on: today, amount: moneyOf('100', 'INR'), mode: 'upi' };
    };
    const [holiday, cruise] = [await paid('holiday'), await paid('cruise')];
    const cartId = randomUUID();
    await get(owner.cart.add(await aCab(owner, cartId)));
    const cart = agreed(await get(owner.cart.quote({ cartId })));
    const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, 60) }];
    const asking: AskFlightRequest = {
      product: 'flight',
      kind: 'group',
      group: {
        journeyType: 'one-way',
        sectors,
        party: { adults: 22, children: 0, infants: 0 },
        cabin: 'Y',
        wishes: '',
        contact: makeContact(),
      },
      travellers: [],
      requestId: randomUUID(),
    };
    const { number } = await get(owner.booking.askRequest(asking));
    const ticket = { transactionId: details.transactionId, requestId: randomUUID() };
    return [
      ['train.changeBoarding', { ...ticket, boarding }, ['transactionId']],
      ['visa.paper', { ...visa }, ['transactionId']],
      ['holiday.receive', holiday, ['transactionId']],
      ['cruise.receive', cruise, ['transactionId']],
      // Nobody has accepted an offer yet: it is there for the owner all the same.
      ['booking.linkBooking', { ...ticket, number }, ['number', 'transactionId'], { _tag: 'NotAllowedInState' }],
      ['cart.book', { ...cart }, ['cartId', 'itemId']],
    ];
  };

  const ofMoney = async (): Promise<readonly Asked[]> => {
    const { slipId: _slip, ...asked } = catalogueReference.account.addDeposit.request;
    const depositDate = addDays(today, -1);
    const { depositId } = await get(
      owner.account.addDeposit({ ...asked, deposit: { ...asked.deposit, depositDate }, requestId: randomUUID() }),
    );
    await get(
      operator.account.decideDeposit({
        depositId,
        approve: true,
        approvedAmount: asked.deposit.amount,
        approvedOn: depositDate,
        remarks: '',
      }),
    );
    return [
      ['account.topUpReceipt', { depositId }, ['depositId']],
      ['account.topUpSheet', { depositId, language: 'en' }, ['depositId']],
    ];
  };

  it.each([
    ['of a search', ofSearches],
    ['of flights that change', ofFlights],
    ['of bookings and carts', ofBookings],
    ['of money', ofMoney],
    ['of a flight that has left', ofDeparted],
  ])(
    'is not there for its agent: %s',
    async (_, make) => {
      const stranger = await another();
      const asked = await make();
      for (const [name, request, ids] of asked) {
        const none = withIds(request, (field, text) => (ids.includes(field) ? madeUp(text) : text));
        expect(none, name).not.toEqual(request);
        const found = await outcome(stranger, name, request);
        expect.soft(found, name).toEqual(await outcome(stranger, name, none));
        expect.soft(Result.isSuccess(found), `${name} was answered`).toBe(false);
      }
      for (const [name, request, , refusal] of asked) {
        const heard = refusal === undefined ? { _tag: 'Success' } : { failure: refusal };
        expect.soft(await outcome(owner, name, request), `${name}, by the owner`).toMatchObject(heard);
      }
    },
    240_000,
  );

  it('is not changed by its agent: a company under its own id', async () => {
    const stranger = await another();
    const company = makeCompany({ gstNumbers: ['32AABCK4821K1Z5'], costCentres: [] });
    const { companyId } = company;
    const own = await get(owner.corporate.saveCompany(company));
    const saved = await get(stranger.corporate.saveCompany({ ...company, name: 'Theirs' }));
    // A company of the stranger's own: what is the owner's is neither shown nor changed by it.
    expect(saved).toEqual(await get(stranger.corporate.company({ companyId })));
    expect(await get(owner.corporate.company({ companyId }))).toEqual(own);
    const none = await outcome(stranger, 'corporate.saveCompany', {
      ...company,
      companyId: randomUUID(),
      version: own.company.version,
    });
    const changing = { ...company, companyId: randomUUID(), name: 'Ours' };
    const ours = await get(owner.corporate.saveCompany(changing));
    const late = await outcome(stranger, 'corporate.saveCompany', { ...changing, version: ours.company.version });
    expect(late).toEqual(none);
    expect(Result.isSuccess(late)).toBe(false);
  });
});
