/** What searches over the wire offer, to be quoted: rooms in Kochi, a cabin off India. */
import { Effect } from 'effect';
import { addDays, type IsoDate, monthOf, shiftMonth } from '#domain/time/calendar-date.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import type { QuoteCruise } from '#application/desk/cruise/cruise.ts';
import type { Desk } from '#application/desk/desk.ts';

const get = Effect.runPromise;

/** Two nights for two. */
export async function staysInKochi({ hotel }: Pick<Desk, 'hotel'>, checkIn: IsoDate) {
  const { cities } = await get(hotel.places({ text: 'kochi' }));
  return get(
    hotel.search({
      where: { kind: 'city', cityId: cities.find(({ country }) => country === 'IN')?.cityId ?? '' },
      checkIn,
      checkOut: addDays(checkIn, 2),
      rooms: [{ adults: 2, childAges: [] }],
      nationality: 'IN',
      stars: [],
      sort: 'PA',
      numResults: 100,
    }),
  );
}

/** A cabin for two that the line assigns, on the first ship that leaves on or after a day. */
export async function aCabin({ cruise }: Pick<Desk, 'cruise'>, from: IsoDate): Promise<QuoteCruise> {
  const cabins = [{ adults: 2, childAges: [] }];
  const months = [monthOf(from), shiftMonth(monthOf(from), 1)];
  const found = await Promise.all(months.map((month) => get(cruise.search({ region: 'india', month, cabins }))));
  const chosen = found
    .flatMap(({ sailings }) => sailings)
    .find(({ sailing }) => dateOfLocal(sailing.departs.local) >= from);
  const { choices } = await get(cruise.cabins({ sailingId: chosen?.sailingId ?? '' }));
  const offer = choices[0]?.offers.find(({ guarantee }) => guarantee);
  return { cabins: [{ cabinId: offer?.cabinId ?? '' }], gratuities: 'prepaid' };
}
