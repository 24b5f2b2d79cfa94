/** A supplier's fares as an agency sells them: its terms applied, its own signed ids put on. */
import { amountNamed } from '#domain/price/amount-named.ts';
import type { AgencyTerms, Price, PricePart } from '#domain/price/price.ts';
import type { FareOption } from '#domain/flight/offer/offer.ts';
import type { Party } from '#domain/flight/search/request.ts';
import {
  applyInAmounts,
  applyInShort,
  applyTerms,
  chooseTerms,
  customerPerAdult,
  customerTotal,
} from '#domain/flight/terms/apply-terms.ts';
import { holdLimit } from '#domain/flight/terms/hold-limit.ts';
import type { ChosenTerms } from '#domain/flight/terms/term-lines.ts';
import { fareContext, type Journey } from '#domain/flight/terms/journey.ts';
import type { FareContext, FlightTerms, PromoRow } from '#domain/flight/terms/terms.ts';
import type { Money } from '#domain/money/money.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { RankedFare, SupplierFare } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { Seal } from '#application/backoffice/ports/machine.ts';
import { fareIdOf, type OfferClaim, offerIdOf, type ShownAt, shownAt } from '../quote/sealed-ids.ts';

/** For whom fares are priced, and when. */
export interface Selling {
  readonly agencyId: string;
  readonly terms: FlightTerms;
  /** The rows of the promo code that was typed, where one was. */
  readonly promos?: readonly PromoRow[] | undefined;
  readonly party: Party;
  readonly now: Instant;
  /** The business day, by which dated rules are chosen. */
  readonly on: IsoDate;
  /** Where fares may be held, and the deployment's longest hold in minutes, if it has one. */
  readonly holds?: { readonly mostMinutes: number | undefined };
}

/** The whole fare with its trees and the agency's terms. */
export function fareFor(option: SupplierFare, journey: Journey, { terms, promos, party, on }: Selling): Price {
  return applyTerms(option.fare, fareContext(option, journey, party), terms, on, { each: option.each, promos });
}

/** Prices many fares of one search: which rows apply is found once for every kind of fare. */
export class Pricing {
  readonly #selling: Selling;
  readonly #chosen = new Map<string, ChosenTerms>();
  /** The kind of fare asked for last: the next is mostly of the same. */
  #last: (KindOfFare & { readonly chosen: ChosenTerms }) | undefined;
  readonly #shownAt: ShownAt;

  constructor(selling: Selling) {
    this.#selling = selling;
    this.#shownAt = shownAt(selling.agencyId, selling.now);
  }

  /**
   * Among which fares of an offer its lowest price is: terms keep the order of two fares of one carrier and type, but for
   * a promo code, which may take more off the dearer.
   */
  ranks(found: { readonly [Which in 'fares' | 'lowest']: readonly RankedFare[] }): readonly RankedFare[] {
    return this.#selling.promos === undefined ? found.lowest : found.fares;
  }

  /** What the customer would pay for the party, in minor units: for ranking. */
  total(option: RankedFare, journey: Journey): number {
    return customerTotal(option.fare, this.#termsOf(option, journey), option.each).minor;
  }

  /** What the customer would pay for one adult. */
  perAdult(fare: SupplierFare, journey: Journey): Money {
    return customerPerAdult(fare.perAdult, this.#termsOf(fare, journey), adultBaseOf(fare, this.#selling.party));
  }

  /** The fare as a quote shows it, its price opened by one level. */
  option(
    fare: SupplierFare,
    supplier: string,
    journey: Journey,
    seal: Seal,
  ): FareOption & { readonly terms: AgencyTerms } {
    const chosen = this.#termsOf(fare, journey);
    return this.#optionOf(fare, supplier, journey, chosen, seal, applyInShort(fare.fare, chosen, fare.each));
  }

  /** The fare as a search lists it: the price is not opened. */
  listed(
    fare: SupplierFare,
    supplier: string,
    journey: Journey,
    seal: Seal,
  ): FareOption & { readonly terms: AgencyTerms } {
    const chosen = this.#termsOf(fare, journey);
    const { total, terms } = applyInAmounts(fare.fare, chosen, fare.each);
    const breakdown: PricePart = { name: 'customer-price', amount: total };
    return this.#optionOf(fare, supplier, journey, chosen, seal, { total, breakdown, terms });
  }

  #optionOf(
    fare: SupplierFare,
    supplier: string,
    journey: Journey,
    chosen: ChosenTerms,
    seal: Seal,
    { total, breakdown, terms }: ReturnType<typeof applyInShort>,
  ): FareOption & { readonly terms: AgencyTerms } {
    // Field by field: copying "all but three" costs several times as much, and there may be thousands.
    return {
      fareId: fareIdOf(
        seal,
        {
          supplier,
          fareKey: fare.fareKey,
          shown: total,
          promo: this.#selling.promos?.[0]?.code,
          pairs: fare.special && journey.itineraries[0].segments[0].carrier,
        },
        this.#shownAt,
      ),
      family: fare.family,
      fareType: fare.fareType,
      cabin: fare.cabin,
      bookingClasses: fare.bookingClasses,
      fareBasis: fare.fareBasis,
      refundable: fare.refundable,
      baggage: fare.baggage,
      cancelFee: fare.cancelFee,
      changeFee: fare.changeFee,
      mealIncluded: fare.mealIncluded,
      seatIncluded: fare.seatIncluded,
      seatsLeft: fare.seatsLeft,
      ...this.#holdOf(fare, journey),
      ...(fare.special && { special: fare.special }),
      total,
      perAdult: customerPerAdult(fare.perAdult, chosen, adultBaseOf(fare, this.#selling.party)),
      breakdown,
      terms,
    };
  }

  #holdOf({ holdUntil, ...fare }: SupplierFare, journey: Journey): Pick<FareOption, 'holdUntil'> {
    const { holds, terms, party, now, on } = this.#selling;
    if (holdUntil === undefined || holds === undefined) return {};
    const limit = holdLimit([fareContext(fare, journey, party)], { given: holdUntil, terms, ...holds }, now, on);
    return limit === undefined ? {} : { holdUntil: limit.until };
  }

  offerId(claim: OfferClaim, seal: Seal): string {
    return offerIdOf(seal, claim, this.#shownAt);
  }

  #termsOf({ cabin, fareType }: Pick<SupplierFare, 'cabin' | 'fareType'>, journey: Journey): ChosenTerms {
    const { carrier } = journey.itineraries[0].segments[0];
    const { international, trip, origin, destination, departs } = journey;
    const last = this.#last;
    if (
      last?.carrier === carrier &&
      last.cabin === cabin &&
      last.fareType === fareType &&
      last.international === international &&
      last.trip === trip &&
      last.origin === origin &&
      last.destination === destination &&
      last.departs === departs
    ) {
      return last.chosen;
    }
    const key = `${carrier} ${cabin} ${fareType} ${international} ${trip} ${origin} ${destination} ${departs}`;
    const { terms, promos, party, on } = this.#selling;
    const chosen =
      this.#chosen.get(key) ?? chooseTerms(fareContext({ cabin, fareType }, journey, party), terms, on, promos);
    this.#chosen.set(key, chosen);
    this.#last = { carrier, cabin, fareType, international, trip, origin, destination, departs, chosen };
    return chosen;
  }
}

type KindOfFare = Omit<FareContext, 'party'>;

/** One adult's base fare, where it is known: reported by the supplier, or that of a party of one. */
function adultBaseOf({ fare, each }: SupplierFare, { adults, children, infants }: Party): Money | undefined {
  const shown = each?.find(({ traveller }) => traveller === 'adult')?.base;
  return shown ?? (adults + children + infants === 1 ? amountNamed(fare, 'base-fare') : undefined);
}

/** A listed fare of which the agency's terms say nothing: it is bought in exchange for another. */
export function optionWithoutTerms({ terms: _hidden, ...option }: FareOption): FareOption {
  return option;
}
