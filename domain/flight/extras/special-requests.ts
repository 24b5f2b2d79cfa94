/**
 * What travellers ask of the airline without paying for it, by the codes that airlines know: a meal, a place to sit, help on
 * the way (IATA special service requests), and the numbers of their frequent-flyer programmes. They go with the order; the
 * airline may still say no.
 */
import { flyerNumberAt } from '../../people/frequent-flyer.ts';
import type { Traveller } from '../../people/traveller.ts';

export interface SpecialRequest {
  /** Position in the booking. */
  readonly traveller: number;
  /** 'VGML', 'WCHR', 'NSSW', 'FQTV'; a wish without a code of its own as it was written. */
  readonly code: string;
  /** With FQTV: the number, and the direction that it is for. */
  readonly number?: string;
  readonly itinerary?: number;
}

const seatCodes: Readonly<Record<string, string>> = { window: 'NSSW', aisle: 'NSSA' };

/** In the order of the travellers; numbers for as many directions as are flown. */
export function specialRequests(
  travellers: readonly Pick<Traveller, 'mealPreference' | 'seatPreference' | 'specialAssistance' | 'frequentFlyer'>[],
  directions: number,
): readonly SpecialRequest[] {
  return travellers.flatMap(({ mealPreference, seatPreference = '', specialAssistance, frequentFlyer }, traveller) => [
    ...[mealPreference, seatCodes[seatPreference] ?? seatPreference, specialAssistance].flatMap((code) =>
      code ? [{ traveller, code }] : [],
    ),
    ...Array.from({ length: directions }).flatMap((_, itinerary) => {
      const number = flyerNumberAt(frequentFlyer, itinerary);
      return number === undefined ? [] : [{ traveller, code: 'FQTV', number, itinerary }];
    }),
  ]);
}
