/**
 * What a company's policy compares, over HTTP on both databases: a fare with the lowest that would have done as well, a night
 * with the rate that is agreed. What it is compared with is the back office's own, not what the caller sends.
 */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PolicyRule } from '#domain/corporate/policy.ts';
import type { FlightOffer } from '#domain/flight/offer/offer.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { money } from '#domain/money/money.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeContact, makeTraveller } from '#tests/fixtures/booking.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import { databases } from '#tests/support/databases.ts';
import { employ, makeCompany } from './crew.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
const failureOf = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));

const lowest: PolicyRule = {
  ruleId: 'lowest',
  kind: 'lowest',
  effect: 'block',
  place: 'anywhere',
  percent: 0,
  hours: 24,
  count: 3,
};
const blocked = (kind: string) => ({ violations: [{ code: 'policy-blocked', path: '', params: { kind } }] });

describe.each(databases())('what a policy compares over the $kind database', ({ fresh }) => {
  let database: Database;
  let office: RunningBackOffice;
  let agency: PortalDesk;
  beforeAll(async () => {
    database = await fresh();
    office = await runBackOffice(database);
    agency = await portalDesk(office, 'agent@demo.test');
  });
  afterAll(() => office.stop());

  const travelling = async (rules: readonly PolicyRule[]) => {
    const company = makeCompany({ rules });
    const { company: saved } = await get(agency.desk.corporate.saveCompany(company));
    const { desk } = await employ({ office, database }, agency.desk, company.companyId, 'Farhan');
    return { saved, desk: desk.desk };
  };
  const bought = (quoteId: string) => ({
    quoteId,
    requestId: randomUUID(),
    mode: 'ticket' as const,
    travellers: [makeTraveller()],
    contact: makeContact(),
    gst: {
      holder: 'Kuruvila Exports',
      number: '32AABCK4821K1Z5',
      email: 'accounts@kuruvila.example',
      address: 'Marine Drive, Kochi',
      phone: '9847022816',
    },
    parameters: [],
    acceptTerms: true as const,
  });

  it('a fare above the lowest of the day is blocked, the lowest is sold, and the agency is not asked', async () => {
    const { desk } = await travelling([lowest]);
    const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, 33) }];
    const { offers } = await get(desk.flight.search({ ...defaultSearch, sectors, numResults: 5000 }));
    const economy = offers
      .filter(({ fares: [fare] }) => fare.cabin === 'Y' && fare.seatsLeft > 2)
      .toSorted((one, other) => one.fares[0].total.minor - other.fares[0].total.minor);
    const [cheapest, dearest] = [economy[0], economy.at(-1)];
    if (cheapest === undefined || dearest === undefined) throw new Error('Nothing is sold');
    const quoted = ({ offerId, fares: [{ fareId }] }: FlightOffer, of = desk) =>
      get(of.flight.quote({ choices: [{ offerId, fareId }] }));

    const dear = await quoted(dearest);
    const [part] = dear.parts ?? [];
    expect(part?.total).toEqual(dear.fare.total);
    expect(part?.instead[0]?.total).toEqual(cheapest.fares[0].total);
    const { carrier, flightNumber } = cheapest.itineraries[0].segments[0];
    expect(part?.instead[0]?.name).toContain(`${carrier} ${flightNumber}`);
    expect(await failureOf(desk.flight.book(bought(dear.quoteId)))).toMatchObject(blocked('lowest'));

    const cheap = await quoted(cheapest);
    expect(cheap.parts).toEqual([{ total: cheap.fare.total, instead: [] }]);
    expect(await get(desk.flight.book(bought(cheap.quoteId)))).toMatchObject({ status: 'confirmed' });

    // Nothing is compared for who books for no company.
    const { offers: shown } = await get(agency.desk.flight.search({ ...defaultSearch, sectors, numResults: 10 }));
    const [first] = shown;
    if (first === undefined) throw new Error('Nothing is sold');
    expect(await quoted(first, agency.desk)).not.toHaveProperty('parts');
  });

  it('directions that are bought by themselves are each compared with their own', async () => {
    const { desk } = await travelling([{ ...lowest, effect: 'inform' }]);
    const there = { origin: 'DEL', destination: 'BOM', date: addDays(today, 34) };
    const back = { origin: 'BOM', destination: 'DEL', date: addDays(today, 37) };
    const { offers } = await get(
      desk.flight.search({ ...defaultSearch, journeyType: 'round-trip', sectors: [there, back], numResults: 5000 }),
    );
    const dearest = (sector: number) =>
      offers
        .filter((offer) => offer.sector === sector && offer.fares[0].special === undefined)
        .toSorted((one, other) => other.fares[0].total.minor - one.fares[0].total.minor)
        .find(({ fares: [fare] }) => fare.cabin === 'Y');
    const lowestOf = (sector: number) =>
      Math.min(
        ...offers
          .filter((offer) => offer.sector === sector)
          .flatMap(({ fares }) => fares)
          .flatMap(({ cabin, special, total }) => (cabin === 'Y' && special === undefined ? total.minor : [])),
      );
    const choices = [dearest(0), dearest(1)].flatMap((offer) =>
      offer === undefined ? [] : [{ offerId: offer.offerId, fareId: offer.fares[0].fareId }],
    );
    const { parts } = await get(desk.flight.quote({ choices }));
    expect(parts?.map(({ instead: [least] }) => least?.total.minor)).toEqual([lowestOf(0), lowestOf(1)]);
  });

  it('a night above the rate that is agreed for a city, called by an older name, is blocked', async () => {
    const { cities } = await get(agency.desk.hotel.places({ text: 'cochin' }));
    const city = cities.find(({ country }) => country === 'IN');
    if (city === undefined) throw new Error('There is no such city');
    const rule: PolicyRule = {
      ruleId: 'agreed',
      kind: 'contract',
      effect: 'block',
      place: 'anywhere',
      percent: 5,
      rates: [{ city: 'Cochin', amount: money(100, 'INR'), alsoNamed: ['sent by somebody'] }],
    };
    const { saved, desk } = await travelling([rule]);
    expect(city.name).not.toBe('Cochin');
    expect(saved.rules[0]?.rates?.[0]?.alsoNamed).toEqual(expect.arrayContaining([city.name.toLowerCase(), 'cochin']));
    expect(saved.rules[0]?.rates?.[0]?.alsoNamed).not.toContain('sent by somebody');
    const { searchId, hotels } = await get(
      desk.hotel.search({
        where: { kind: 'city', cityId: city.cityId },
        checkIn: addDays(today, 40),
        checkOut: addDays(today, 42),
        rooms: [{ adults: 1, childAges: [] }],
        nationality: 'IN',
        stars: [],
        sort: 'PA',
        numResults: 20,
      }),
    );
    const [hotel] = hotels;
    if (hotel === undefined) throw new Error('No hotel is sold there');
    const { rates } = await get(desk.hotel.details({ searchId, hotelId: hotel.hotelId }));
    const rate = rates.find(({ forRooms }) => forRooms.includes(0));
    if (rate === undefined) throw new Error('No room is sold there');
    const quote = await get(desk.hotel.prebook({ rateIds: [rate.rateId] }));
    const book = () =>
      desk.hotel.book({
        quoteId: quote.quoteId,
        requestId: randomUUID(),
        mode: 'confirm',
        guests: [{ room: 0, title: 'Ms', firstName: 'Asha', lastName: 'Rao' }],
        contact: makeContact(),
        parameters: [],
        acceptTerms: true,
      });
    expect(await failureOf(book())).toMatchObject(blocked('contract'));
    // The rate of the hotel itself goes before that of its city.
    const own = { city: city.name, hotel: hotel.name, amount: money(100_000_000, 'INR') };
    await get(
      agency.desk.corporate.saveCompany({ ...saved, rules: [{ ...rule, rates: [...(rule.rates ?? []), own] }] }),
    );
    expect(await get(book())).toMatchObject({ status: 'confirmed' });
  });
});
