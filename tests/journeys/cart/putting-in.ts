/** Services found, quoted and filled in as the portal does it, to be put into carts; each for another day and traveller. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { AddToCart, BookCart, CartQuoted } from '#application/desk/cart/cart.ts';
import type { Desk } from '#application/desk/desk.ts';
import { born, makeTraveller, passport, surname } from '#tests/fixtures/booking.ts';

const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
export const get = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(asked);
export const failureOf = <A, E>(asked: Effect.Effect<A, E>) => Effect.runPromise(Effect.flip(asked));
const contact = { email: 'asha@example.com', mobile: '9876543210' };
const common = { contact, parameters: [], acceptTerms: true };

let buyers = 0;

export async function aFlight({ flight }: Desk, cartId: string, lastName?: string): Promise<AddToCart> {
  buyers += 1;
  const sectors = [{ origin: 'DEL', destination: 'BOM', date: addDays(today, 20 + buyers) }];
  const { offers } = await get(flight.search({ ...defaultSearch, sectors, numResults: 40 }));
  const open = offers.filter(({ fares }) => fares[0].seatsLeft > 4);
  // What an airline holds, so that it is held where it waits for approval.
  const offer = open.find(({ fares }) => fares[0].holdUntil !== undefined) ?? open[0];
  if (offer === undefined) throw new Error('nothing is sold so');
  const quote = { choices: [{ offerId: offer.offerId, fareId: offer.fares[0].fareId }] };
  const { quoteId } = await get(flight.quote(quote));
  const traveller = makeTraveller({ lastName: lastName ?? surname(buyers) });
  const booking = { ...common, quoteId, requestId: randomUUID(), mode: 'ticket' as const, travellers: [traveller] };
  return { cartId, name: 'Asha Rao, Mumbai', product: 'flight', quote, booking };
}

export async function aCab({ cab }: Desk, cartId: string, lastName?: string): Promise<AddToCart> {
  buyers += 1;
  const at = `${addDays(today, 20 + buyers)}T10:30`;
  const { cabs } = await get(cab.search({ kind: 'airport', pickUpAt: 'COK', dropAt: 'munnar', at, passengers: 2 }));
  const [first] = cabs;
  if (first === undefined) throw new Error('no cab is sold so');
  const quote = { cabId: first.cabId };
  const { quoteId } = await get(cab.quote(quote));
  const lead = { title: 'Ms' as const, firstName: 'Asha', lastName: lastName ?? surname(buyers) };
  const ride = { lead, pickUpPoint: 'Terminal 1, arrivals', arrivingBy: '6E 6714' };
  const booking = { ...common, quoteId, requestId: randomUUID(), ...ride };
  return { cartId, name: 'Asha Rao, Mumbai', product: 'cab', quote, booking };
}

export async function aPolicy({ insurance }: Desk, cartId: string, lastName?: string): Promise<AddToCart> {
  buyers += 1;
  const from = addDays(today, 20 + buyers);
  const search = { region: 'asia', trip: 'single', family: false, from, to: addDays(from, 6), births: [born] } as const;
  const { plans } = await get(insurance.plans(search));
  const quote = { planId: plans[0]?.planId ?? '' };
  const { quoteId } = await get(insurance.quote(quote));
  const traveller = makeTraveller({ lastName: lastName ?? surname(buyers), dateOfBirth: born, passport });
  const proposal = {
    address: '14 Marine Drive, Kochi',
    purpose: 'holiday',
    nominee: { name: 'Kabir Rao', relation: 'parent' },
    illnessBefore: false,
    residents: true,
  } as const;
  const booking = { ...common, ...proposal, quoteId, requestId: randomUUID(), travellers: [traveller] };
  return { cartId, name: 'Asha Rao, Mumbai', product: 'insurance', quote, booking };
}

export async function aVisa({ visa }: Desk, cartId: string, lastName?: string): Promise<AddToCart> {
  buyers += 1;
  const from = addDays(today, 20 + buyers);
  const search = { nationality: 'IN', destination: 'AE', purpose: 'tourism', births: [born] } as const;
  const { visas } = await get(visa.requirements({ ...search, from, to: addDays(from, 6) }));
  const quote = { visaId: visas[0]?.visaId ?? '' };
  const { quoteId } = await get(visa.quote(quote));
  const traveller = makeTraveller({ lastName: lastName ?? surname(buyers), dateOfBirth: born, passport });
  const booking = {
    ...common,
    quoteId,
    requestId: randomUUID(),
    travellers: [traveller],
    profiles: ['employed' as const],
  };
  return { cartId, name: 'Asha Rao, Mumbai', product: 'visa', quote, booking };
}

export async function aBerth({ train }: Desk, cartId: string, lastName?: string): Promise<AddToCart> {
  buyers += 1;
  for (let ahead = 6; ahead < 50; ahead += 4) {
    const date = addDays(today, ahead);
    const { trains } = await get(train.search({ origin: 'NDLS', destination: 'MMCT', date, quota: 'GN' }));
    for (const { train: number, from, to, classes } of trains) {
      const own = classes.find(({ days }) =>
        days.some((day) => day.date === date && day.availability.kind === 'available' && day.availability.left > 4),
      );
      if (own === undefined) continue;
      const quote = {
        train: number,
        date,
        travelClass: own.travelClass,
        quota: 'GN' as const,
        origin: from.station,
        destination: to.station,
        travellers: [{ age: 34, gender: 'female' as const }],
      };
      const { quoteId } = await get(train.quote(quote));
      const travellers = [{ title: 'Ms', firstName: 'Asha', lastName: lastName ?? surname(buyers) }];
      const booking = { ...common, quoteId, requestId: randomUUID(), travellers };
      return { cartId, name: 'Asha Rao, Mumbai', product: 'train', quote, booking };
    }
  }
  throw new Error('no berth is sold so');
}

/** Agreed to as quoted. */
export function agreed({ cart, prices }: CartQuoted, ifOneFails: BookCart['ifOneFails'] = 'go-on'): BookCart {
  const items = prices.flatMap(({ itemId, price }) => (price ? [{ itemId, quoteId: price.quoteId }] : []));
  return { cartId: cart.cartId, items, ifOneFails };
}
