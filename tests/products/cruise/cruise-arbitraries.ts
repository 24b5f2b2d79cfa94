/** Cruises as they are sold, at a line's fares and terms and an agency's own. */
import fc from 'fast-check';
import { sellingPrice } from '#domain/booking/sale/selling-price.ts';
import { noSellingTerms, orUsual } from '#domain/booking/sale/selling-terms.ts';
import { cabinUnits, withGuests } from '#domain/cruise/booking/in-short.ts';
import type { CancellableCruise, SharedCabin } from '#domain/cruise/booking/cruise-booking.ts';
import { cabinFare, gratuityWays } from '#domain/cruise/sailing/fare.ts';
import {
  cabinKinds,
  type CabinParty,
  cruiseRegions,
  guestTypes,
  type Sailing,
} from '#domain/cruise/sailing/sailing.ts';
import { lineTermsOf } from '#domain/cruise/terms/line-terms.ts';
import { usualCruiseTerms } from '#domain/cruise/terms/usual-terms.ts';
import { money } from '#domain/money/money.ts';
import { tdsOnCommission } from '#domain/price/commission-tds.ts';
import { isoDate, isoMonth } from '#domain/time/calendar-date.ts';
import { sailingsOfMonth } from '#infrastructure/backoffice/suppliers/sandbox/cruise/sailings.ts';
import { makeTraveller } from '#tests/fixtures/booking.ts';

export const soldOn = isoDate('2026-11-20');

export const someParty: fc.Arbitrary<CabinParty> = fc
  .record({ adults: fc.integer({ min: 1, max: 3 }), childAges: fc.array(fc.nat(11), { maxLength: 2 }) })
  .filter(({ adults, childAges }) => adults + childAges.length <= 4);

/** Of any ship of the sandbox, in the winter of 2027. */
export const someSailing: fc.Arbitrary<Sailing> = fc.constantFrom(
  ...cruiseRegions.flatMap((region) => sailingsOfMonth(region, isoMonth('2027-02'))).map(({ sailing }) => sailing),
);

export interface SoldCruise extends CancellableCruise {
  readonly gratuities: (typeof gratuityWays)[number];
  readonly travellers: readonly ReturnType<typeof makeTraveller>[];
}

const agesOf = { adult: '1988-03-12', child: '2020-05-01', infant: '2026-03-01' } as const;
/** `sailing`: of one that is to be cancelled before a day that a suite knows. */
export const cruisesOn = (sailings: fc.Arbitrary<Sailing>, markups = fc.nat(9000)): fc.Arbitrary<SoldCruise> =>
  fc
    .record({
      sailing: sailings,
      cabins: fc.array(fc.record({ kind: fc.constantFrom(...cabinKinds), party: someParty, guarantee: fc.boolean() }), {
        minLength: 2,
        maxLength: 3,
      }),
      gratuities: fc.constantFrom(...gratuityWays),
      markup: fc.oneof(fc.constant(0), markups),
    })
    .filter(({ cabins }) => {
      const types = cabins.flatMap(({ party }) => guestTypes(party));
      return types.length <= 9 && types.filter((type) => type === 'infant').length <= cabins.length;
    })
    .map(({ sailing, cabins, gratuities, markup }) => {
      const [first, ...others] = cabins.map(({ kind, party, guarantee }, at): SharedCabin => {
        const own = { kind, party, squareMetres: 16 };
        return guarantee ? own : { ...own, deck: 7, number: String(7001 + at) };
      });
      if (first === undefined) throw new Error('No cabin was drawn');
      const booked = withGuests([first, ...others]);
      const units = cabinUnits({ cabins: booked });
      const [cost, ...costs] = booked.map(({ kind, party, number }, item) => ({
        ...(units[item] ?? { traveller: 0, item }),
        lines: cabinFare(
          {
            kind,
            party,
            guarantee: number === undefined,
            nights: sailing.nights,
            nightly: 812 + item * 97,
            portCharges: 2900,
            gratuities,
            days: 80,
          },
          { on: soldOn, currency: 'INR' },
        ).lines,
      }));
      const kind = sailing.region === 'india' ? 'coastal' : 'ocean';
      const lineTerms = lineTermsOf(kind, sailing.days.length, { on: soldOn, currency: 'INR' });
      if (cost === undefined || lineTerms === undefined) throw new Error('Neither cabin nor terms');
      const own = {
        ...noSellingTerms,
        tdsOnCommission,
        productMarkups: [
          { id: 'm', from: isoDate('2020-01-01'), note: '', match: {}, amount: { perUnit: money(markup, 'INR') } },
        ],
      };
      const terms = orUsual(own, usualCruiseTerms, 'cruise', soldOn);
      return {
        price: sellingPrice([cost, ...costs], { product: 'cruise', terms, on: soldOn }),
        sailing,
        cabins: booked,
        lineTerms,
        gratuities,
        travellers: booked
          .flatMap(({ party }) => guestTypes(party))
          .map((type, at) =>
            makeTraveller({
              type,
              title: type === 'adult' ? 'Ms' : 'Mstr',
              gender: type === 'adult' ? 'female' : 'male',
              firstName: `Guest${'abcdefghi'[at]}`,
              dateOfBirth: isoDate(agesOf[type]),
            }),
          ),
      };
    });

export const someCruise = cruisesOn(someSailing);
