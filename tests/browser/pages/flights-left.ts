/**
 * Flights with few seats, found as any program finds them: over the wire. Parties of one more and one fewer tell how many
 * seats a departure has left.
 */
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { inDays } from '../harness/days.ts';
import { agent, password } from '../harness/server.ts';

/** A non-stop flight of which a party can buy all seats that are left, at one price. */
export interface LastSeats {
  readonly from: string;
  readonly to: string;
  readonly date: IsoDate;
  /** "IX 107", as the portal writes it. */
  readonly flight: string;
  readonly seats: number;
}

interface Offer {
  readonly itineraries: readonly [{ readonly segments: readonly [{ carrier: string; flightnumber: string }] }];
  readonly fares: readonly { readonly seatsleft: number }[];
}

/** Looks through the days from `first` for a flight with at most `most` seats in all. */
export async function findLastSeats(base: string, first: number, most = 4): Promise<LastSeats> {
  const ask = async (fields: Readonly<Record<string, string>>) => {
    const response = await fetch(`${base}/v2dispatch.jsp`, {
      method: 'POST',
      body: new URLSearchParams({ resultformat: 'JSON', ...fields }),
    });
    return response.json();
  };
  const { TransactionStatus: sessiontoken } = await ask({ opid: 'LOGINV2', userid: agent, password });
  for (const [from, to] of [
    ['DEL', 'BOM'],
    ['BLR', 'DEL'],
    ['BOM', 'MAA'],
  ] as const) {
    for (let day = first; day < first + 30; day += 1) {
      const date = inDays(day);
      const left = async (numadults: number): Promise<ReadonlyMap<string, number>> => {
        const { ApiStatus } = await ask({
          opid: 'FS001',
          actioncode: 'FLIGHTSEARCH',
          sessiontoken,
          origin: from,
          destination: to,
          onwarddate: date,
          numadults: `${numadults}`,
          nonstopsearch: 'true',
          numresults: '5000',
        });
        const offers: readonly Offer[] = ApiStatus.Result.offers;
        return new Map(
          offers.map(({ itineraries: [{ segments }], fares }) => [
            `${segments[0].carrier} ${segments[0].flightnumber}`,
            Math.max(...fares.map(({ seatsleft }) => seatsleft)),
          ]),
        );
      };
      const alone = await left(1);
      for (let seats = 1; seats <= most; seats += 1) {
        const last = [...alone].filter(([, priced]) => priced === seats).map(([flight]) => flight);
        if (last.length === 0) continue;
        const [whole, more] = [await left(seats), await left(seats + 1)];
        const flight = last.find((each) => whole.has(each) && !more.has(each));
        if (flight !== undefined) return { from, to, date, flight, seats };
      }
    }
  }
  throw new Error('No flight has only a few seats');
}
