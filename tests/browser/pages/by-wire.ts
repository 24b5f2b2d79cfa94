/** Bookings made without a page, for what there is to be seen of them on one: the same operations, over the same wire. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import type { Desk as BackOfficeDesk } from '#application/desk/desk.ts';
import type { BookFlight } from '#application/desk/flight.ts';
import type { FareChoice, FlightsFound } from '#application/desk/found-flights.ts';
import { defaultSearch } from '#domain/flight/search/rules.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import { surname } from '#tests/fixtures/booking.ts';
import { inDays } from '../harness/days.ts';
import { type Person, rohan } from './book.ts';

export interface Sale {
  /** Of the flight from Delhi to Mumbai, counted from today. */
  readonly day: number;
  /** Of the way back, where there is one. */
  readonly back?: number;
  /** A hold is made of the first fare that is held. */
  readonly mode?: BookFlight['mode'];
  /** Adults; one whom no other sale has, where none are named: nobody flies twice at one time. */
  readonly people?: readonly Person[];
}

let sales = 0;

/** Rohan Kurian with a further name: each another person. */
const somebodyNew = (): Person => ({ ...rohan, last: `${rohan.last} ${surname(sales++)}` });

/** Books the first non-stop flights that can be had. Where the airline keeps silent, the booking is in doubt. */
export async function bookByWire(desk: BackOfficeDesk, sale: Sale): Promise<{ transactionId: string; pnr: string }> {
  return Effect.runPromise(
    desk.flight.book(await quotedByWire(desk, sale)).pipe(
      Effect.map(({ transactionId, reference: pnr = '' }) => ({ transactionId, pnr })),
      Effect.catchTag('InDoubt', ({ transactionId }) => Effect.succeed({ transactionId, pnr: '' })),
    ),
  );
}

/** The request that books the first non-stop flights that can be had, from their quote. */
export async function quotedByWire({ flight }: BackOfficeDesk, sale: Sale): Promise<BookFlight> {
  const { day, back, mode = 'ticket', people = [somebodyNew()] } = sale;
  const onward = { origin: 'DEL', destination: 'BOM', date: inDays(day) };
  const found = await Effect.runPromise(
    flight.search({
      ...defaultSearch,
      ...(back === undefined
        ? { sectors: [onward] }
        : {
            journeyType: 'round-trip',
            sectors: [onward, { origin: 'BOM', destination: 'DEL', date: inDays(back) }],
          }),
      party: { adults: people.length, children: 0, infants: 0 },
      nonStopOnly: true,
    }),
  );
  for (const choices of choicesOf(found, back !== undefined)) {
    const { quoteId, hold, required } = await Effect.runPromise(flight.quote({ choices }));
    if (required.gst || (mode === 'hold' && hold === undefined)) continue;
    return {
      quoteId,
      mode,
      requestId: randomUUID(),
      travellers: people.map(travellerOf),
      contact: { email: 'rohan.kurian@example.com', mobile: '9847012345' },
      parameters: [],
      acceptTerms: true,
    };
  }
  throw new Error(`Nothing from Delhi to Mumbai can be had in ${day} days (${mode})`);
}

/** Fares one can choose, best first; of a return, the same family there and back. */
function choicesOf({ offers }: FlightsFound, isReturn: boolean): readonly (readonly FareChoice[])[] {
  const fares = offers.flatMap(({ offerId, sector, fares: all }) =>
    all
      .filter(({ special }) => special === undefined)
      .map(({ fareId, family }) => ({ offerId, fareId, family, sector })),
  );
  if (!isReturn) return fares.map((fare) => [fare]);
  return fares
    .filter(({ sector }) => sector === 0)
    .flatMap((there) => {
      const back = fares.find(({ sector, family }) => sector === 1 && family === there.family);
      return back === undefined ? [] : [[there, back]];
    });
}

function travellerOf({ title, first, last, born }: Person): Traveller {
  return {
    type: 'adult',
    title,
    firstName: first,
    lastName: last,
    dateOfBirth: born,
    gender: title === 'Mr' || title === 'Mstr' ? 'male' : 'female',
    nationality: 'IN',
  };
}
