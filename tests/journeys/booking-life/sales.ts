/** Selling, holding, ticketing and releasing holds, and time passing. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { expect } from 'vitest';
import type { FlightQuote } from '#domain/flight/quote/quote.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import { addDays, daysBetween } from '#domain/time/calendar-date.ts';
import { dateIn, type Instant, plusMinutes } from '#domain/time/instant.ts';
import { makeTraveller, surname } from '#tests/fixtures/booking.ts';
import { askedAt, journey, oneWay } from '#tests/fixtures/flight-supplier.ts';
import { amend, answerOf, type Command, command, didIt, type Mood, settle } from './airline.ts';
import { noteTickets } from './checks.ts';
import { departs, type Direction, isSold, type Model, oneOf, type Outcome, placesNamed, type Sold } from './model.ts';

const zone = 'Asia/Kolkata';

export interface Sale {
  readonly days: number;
  readonly adults: number;
  readonly infants: number;
  readonly kind: 'one way' | 'return' | 'abroad';
  readonly hold: boolean;
}

/** A domestic return has a fare a direction, one abroad has one for the journey. */
export const sell = ({ days, adults, infants, kind, hold }: Sale): Command =>
  command(
    `sell(${days}, ${adults}+${Math.min(adults, infants)}, ${kind}, ${hold ? 'hold' : 'ticket'})`,
    () => true,
    async (model, real) => {
      const { office } = real;
      const from = daysBetween(dateIn(askedAt, zone), dateIn(model.now, zone)) + days;
      const party = { adults, children: 0, infants: Math.min(adults, infants) };
      const [there, back] = kind === 'abroad' ? ['DEL-DXB', 'DXB-DEL'] : ['DEL-BOM', 'BOM-DEL'];
      const request =
        kind === 'one way'
          ? oneWay(there, from, { party })
          : journey(`${there} ${from}, ${back} ${from + 3}`, { party });
      const quote = await office.quote(request, (each) => !hold || each.hold !== undefined);
      const travellers = peopleOf(model, quote, kind === 'abroad');
      const { transactionId, status } = await Effect.runPromise(
        office.sell(quote, hold ? 'hold' : 'ticket', randomUUID(), { travellers }),
      );
      expect(status).toBe(hold ? 'held' : 'confirmed');
      const net = leavesOf(quote);
      const directions = directionsOf(quote, model.now);
      const heldUntil = hold ? (quote.hold?.until ?? model.now) : undefined;
      const sold: Sold = {
        transactionId,
        family: { taken: 0, takenOfCustomer: 0, forfeited: false },
        hold: heldUntil && { until: heldUntil, net, total: quote.fare.total.minor },
        isOneFare: quote.options.length === 1,
        people: travellers.map(({ firstName, lastName, type }) => ({ name: `${firstName} ${lastName}`, type })),
        directions,
        gone: [],
        services: [],
        tickets: [],
        exchanged: [],
        status,
        before: status,
        paid: hold ? 0 : net,
        pays: hold ? 0 : quote.fare.total.minor,
        papers: new Map(),
        net,
        total: quote.fare.total.minor,
        open: undefined,
        airline: { directions, gone: [], flies: true, heldUntil },
        pending: undefined,
      };
      if (!hold) noteTickets(sold, await office.details(transactionId), model);
      model.sold.push(sold);
      didIt(real, hold ? 'hold' : `sell ${kind}`);
    },
  );

/** Of what the account is charged, every last line of the tree, added up. */
function leavesOf({ fare: { netBreakdown } }: FlightQuote): number {
  const leaves = (part: NonNullable<typeof netBreakdown>): number =>
    part.parts === undefined ? part.amount.minor : part.parts.reduce((sum, each) => sum + leaves(each), 0);
  if (netBreakdown === undefined) throw new Error('The office may see net fares');
  return leaves(netBreakdown);
}

export function directionsOf(
  { itineraries, options }: Pick<FlightQuote, 'itineraries' | 'options'>,
  boughtAt: Instant,
): Direction[] {
  return itineraries.map((flights, at) => ({
    flights,
    places: placesNamed(flights),
    cabin: (options[at] ?? options[0]).cabin,
    boughtAt,
    agreed: flights.segments.map(() => '').join('|'),
  }));
}

/** People whom nobody has sold to before, infants a few months old. */
function peopleOf(model: Model, { party }: FlightQuote, abroad: boolean): readonly Traveller[] {
  model.people += 1;
  const lastName = surname(model.people);
  const today = dateIn(model.now, zone);
  const names = ['Lakshmi', 'Kabir', 'Meera', 'Arjun', 'Tara', 'Dev'];
  const passport = {
    number: 'Z1234567',
    placeOfIssue: 'Delhi',
    country: 'IN',
    issuedOn: addDays(today, -100),
    expiresOn: addDays(today, 3000),
  };
  return [...Array(party.adults).keys(), ...Array(party.infants).keys()].map((_, at) =>
    makeTraveller({
      type: at < party.adults ? 'adult' : 'infant',
      title: at < party.adults ? 'Ms' : 'Mstr',
      firstName: names[at % names.length] ?? '',
      lastName,
      ...(at >= party.adults && { dateOfBirth: addDays(today, -200) }),
      ...(abroad && { passport: { ...passport, number: `Z${1_000_000 + at}` } }),
    }),
  );
}

export const ticketOrRelease = (at: number, kind: 'ticketHeld' | 'releaseHeld', mood: Mood): Command =>
  command(
    `${kind}(${at}, ${mood})`,
    (model) => oneOf(model, at, ({ status }) => status === 'held') !== undefined,
    async (model, real) => {
      const sold = oneOf(model, at, ({ status }) => status === 'held');
      if (sold?.hold === undefined) return;
      const { transactionId, hold } = sold;
      const asked = real.office.desk[kind]({ transactionId, requestId: randomUUID() });
      if (model.now >= hold.until) {
        expect(await answerOf(asked)).toMatchObject({ failure: { _tag: 'NotAllowedInState', state: 'expired' } });
        return;
      }
      const ticketed: Outcome = {
        airline: (order) => {
          order.heldUntil = undefined;
        },
        here: async (each) => {
          each.status = 'confirmed';
          each.paid += hold.net;
          each.pays += hold.total;
          noteTickets(each, await real.office.details(transactionId), model);
        },
      };
      const released: Outcome = {
        airline: (order) => {
          order.flies = false;
        },
        here: (each) => {
          each.status = 'released';
        },
      };
      await amend(sold, model, real, mood, asked, kind === 'ticketHeld' ? ticketed : released);
      didIt(real, `${kind} ${mood}`);
    },
  );

export const recover: Command = command(
  'recover',
  () => true,
  async (model, real) => {
    await real.office.recover();
    for (const sold of model.sold) {
      if (sold.pending !== undefined) await settle(sold, model, real, sold.pending);
    }
  },
);

export function passTo(
  model: Model,
  { office }: { readonly office: { clock: { at: Instant } } },
  moment: Instant,
): void {
  model.now = moment;
  office.clock.at = moment;
}

export const pass = (hours: number): Command =>
  command(
    `pass(${hours} h)`,
    () => true,
    async (model, real) => passTo(model, real, plusMinutes(model.now, hours * 60)),
  );

/** Until a while after the first flight of a booking that has not left. */
export const fly = (at: number): Command => {
  const waits = (model: Model) => (sold: Sold) =>
    isSold(sold) && sold.directions.some((each) => departs(each) > model.now);
  return command(
    `fly(${at})`,
    (model) => oneOf(model, at, waits(model)) !== undefined,
    async (model, real) => {
      const sold = oneOf(model, at, waits(model));
      const [next] = (sold?.directions ?? [])
        .map(departs)
        .filter((moment) => moment > model.now)
        .toSorted();
      if (next !== undefined) passTo(model, real, plusMinutes(next, 20));
    },
  );
};

export const expire: Command = command(
  'expire',
  () => true,
  async (model, { office }) => {
    await office.expire();
    for (const sold of model.sold) {
      if (sold.status !== 'held' || sold.hold === undefined || model.now < sold.hold.until) continue;
      sold.status = 'expired';
      sold.airline.flies = false;
    }
  },
);
