/**
 * One list of found offers: of a whole journey, or of one direction where each is sold by itself. Refined, compared and
 * chosen from here, without asking again. A choice that the filters no longer show stays chosen and says so.
 */
import { BehaviorSubject } from 'rxjs';
import { pairs } from '#domain/flight/offer/choice.ts';
import { checkCompared } from '#domain/flight/offer/compare.ts';
import type { AirlineCode } from '#domain/flight/offer/itinerary.ts';
import { OfferIndex } from '#domain/flight/offer/offer-index.ts';
import type { FareOption, FlightOffer } from '#domain/flight/offer/offer.ts';
import { refine } from '#domain/flight/offer/refine.ts';
import type { OfferFilters, OfferOrder, Refined } from '#domain/flight/offer/refine.ts';
import type { FareOfOffer } from '#domain/flight/offer/return-pairs.ts';
import type { FlightSearchRequest, Sector } from '#domain/flight/search/request.ts';
import { isNetShown, keepNetShown, type NetSetting } from '#application/portal/booking/search/net-shown.ts';
import { leadsOf } from './refined-facts.ts';
import type { RefinedLeads } from './refined-facts.ts';

export type ChosenFare = FareOfOffer;

export interface FoundFlights {
  readonly query: string;
  readonly request: FlightSearchRequest;
  /** What each offer of the list flies: all sectors of the request, or one of them. */
  readonly sectors: readonly [Sector, ...Sector[]];
  /** With all fares, also those that are sold only with another direction's. */
  readonly offers: readonly FlightOffer[];
  /** At the fares that can be bought beside what is chosen in the other direction. */
  readonly index: OfferIndex;
  /** All fares of the offers of which the index has fewer, by offer id. */
  readonly withheld: ReadonlyMap<string, readonly FareOption[]>;
  /** How many the back office has, more than it sent when there are over 5,000; undefined where it has more, and not reported. */
  readonly total: number | undefined;
  readonly filters: OfferFilters;
  readonly order: OfferOrder;
  readonly refined: Refined;
  readonly leads: RefinedLeads;
  readonly view: 'cards' | 'bars';
  /** Whether the fares say the agency's terms at all: not every caller may see them. */
  readonly termsKnown: boolean;
  /** Whether net fares and commission are shown; kept on this device. */
  readonly netShown: boolean;
  /** The offer whose fares are open, by id. */
  readonly opened: string | undefined;
  readonly chosen: ChosenFare | undefined;
  /** False where the filters no longer show the chosen offer. */
  readonly chosenShown: boolean;
  /** What is chosen in the other direction of a journey there and back, where each is sold by itself. */
  readonly partner: ChosenFare | undefined;
  readonly compared: readonly ChosenFare[];
  /** Fares that turned out to be sold out since the search. They are in the index only where an offer has no other. */
  readonly soldOut: readonly ChosenFare[];
  /** A quote is being asked for: nothing else is chosen meanwhile. */
  readonly held: boolean;
}

/** How the agent looks at a list; kept from one search to the next. */
export type Look = Pick<FoundFlights, 'filters' | 'order' | 'view'>;
export const firstLook: Look = { filters: {}, order: { key: 'price', descending: false }, view: 'cards' };

/** What a list is made of. */
export type ListOfOffers = Pick<FoundFlights, 'query' | 'request' | 'sectors' | 'offers' | 'total'>;

export class FlightResults {
  readonly state$: BehaviorSubject<FoundFlights>;
  readonly #airlineName: (code: AirlineCode) => string;
  readonly #settings: NetSetting;

  constructor(list: ListOfOffers, look: Look, airlineName: (code: AirlineCode) => string, settings: NetSetting) {
    this.#airlineName = airlineName;
    this.#settings = settings;
    const sold = this.#sold(list, undefined);
    const refined = refine(sold.index, look.filters, look.order);
    this.state$ = new BehaviorSubject<FoundFlights>({
      ...list,
      ...look,
      ...sold,
      refined,
      leads: leadsOf(sold.index, refined, look.filters),
      termsKnown: list.offers.some(({ fares }) => fares.some(({ terms }) => terms !== undefined)),
      netShown: isNetShown(settings),
      opened: undefined,
      chosen: undefined,
      chosenShown: true,
      partner: undefined,
      compared: [],
      soldOut: [],
      held: false,
    });
  }

  /** Sets filters; a filter given as undefined is taken away. */
  filter(change: OfferFilters): void {
    this.#change((found) => refinedBy(found, { filters: { ...found.filters, ...change } }));
  }

  clearFilters(): void {
    this.#change((found) => refinedBy(found, { filters: {} }));
  }

  sort(order: OfferOrder): void {
    this.#change((found) => refinedBy(found, { order }));
  }

  /** Sets filters, order and view at once. */
  look({ filters, order, view }: Look): void {
    this.#change((found) => ({ ...refinedBy(found, { filters, order }), view }));
  }

  show(view: FoundFlights['view']): void {
    this.#change((found) => ({ ...found, view }));
  }

  /** Shows or hides net fares and commission, here and from now on on this device. */
  showNet(netShown: boolean): void {
    keepNetShown(this.#settings, netShown);
    this.#change((found) => ({ ...found, netShown }));
  }

  /** Opens or closes the fares of an offer. */
  toggleFares(offerId: string): void {
    this.#change((found) => ({ ...found, opened: found.opened === offerId ? undefined : offerId }));
  }

  /** Chooses an offer at one of its fares; a fare that is sold out is not taken. */
  choose(offer: FlightOffer, fare: FareOption): void {
    this.#change((found) => {
      if (found.held || isSoldOut(found, fare)) return found;
      return { ...found, chosen: { offer, fare }, chosenShown: isShown(found, offer) };
    });
  }

  /** Takes an offer into the comparison or out of it; a fourth is not taken. */
  toggleCompared(offer: FlightOffer, fare: FareOption): void {
    this.#change((found) => {
      const without = found.compared.filter((each) => each.offer.offerId !== offer.offerId);
      if (without.length < found.compared.length) return { ...found, compared: without };
      const compared = [...found.compared, { offer, fare }];
      return checkCompared(compared.length).length === 0 ? { ...found, compared } : found;
    });
  }

  clearCompared(): void {
    this.#change((found) => ({ ...found, compared: [] }));
  }

  /** Shows the fares that can be bought beside what is chosen in the other direction. */
  beside(partner: ChosenFare | undefined): void {
    this.#change((found) => {
      if (specialOf(partner) === specialOf(found.partner)) return { ...found, partner };
      const sold = this.#sold(found, partner);
      const next = { ...found, ...sold, partner };
      return sold.withheld.size + found.withheld.size === 0 ? next : refinedBy(next, {});
    });
  }

  /** While a quote is asked for, what is chosen stays. */
  hold(held: boolean): void {
    this.#change((found) => ({ ...found, held }));
  }

  /** Takes out a fare that was sold since the search: neither chosen, compared, filtered nor sorted by it. */
  takeOut({ offer, fare }: ChosenFare): void {
    this.#change((found) => {
      const offers = found.offers.map((each) => {
        const [first, ...rest] = each.fares.filter(({ fareId }) => fareId !== fare.fareId);
        return each.offerId === offer.offerId && first ? { ...each, fares: [first, ...rest] as const } : each;
      });
      const left = {
        ...found,
        offers,
        ...this.#sold({ offers, sectors: found.sectors }, found.partner),
        chosen: undefined,
        compared: found.compared.filter((each) => each.fare.fareId !== fare.fareId),
        soldOut: [...found.soldOut, { offer, fare }],
      };
      return refinedBy(left, {});
    });
  }

  /** The index of what can be bought beside another direction's choice, and what it leaves out. */
  #sold(
    { offers, sectors }: Pick<FoundFlights, 'offers' | 'sectors'>,
    partner: ChosenFare | undefined,
  ): Pick<FoundFlights, 'index' | 'withheld'> {
    const withheld = new Map<string, readonly FareOption[]>();
    const sold = offers.map((offer) => {
      const [first, ...rest] = offer.fares.filter(
        (fare) => fare.special === undefined || (partner !== undefined && pairs({ offer, fare }, partner)),
      );
      if (first === undefined || rest.length + 1 === offer.fares.length) return offer;
      withheld.set(offer.offerId, offer.fares);
      return { ...offer, fares: [first, ...rest] as const };
    });
    const direction = sectors.length > 1 ? 'all' : 0;
    return { index: new OfferIndex(sold, { airlineName: this.#airlineName, direction }), withheld };
  }

  #change(change: (found: FoundFlights) => FoundFlights): void {
    const state = this.state$.value;
    const next = change(state);
    if (next !== state) this.state$.next(next);
  }
}

/** The fare that an offer is shown at: the chosen one, else the cheapest that passes the filters. */
export function shownFare({ chosen, refined }: FoundFlights, offer: FlightOffer, position: number): FareOption {
  if (chosen?.offer.offerId === offer.offerId) return chosen.fare;
  return offer.fares[refined.fareOf[position] ?? 0] ?? offer.fares[0];
}

/** All fares of an offer, those that were sold since the search among them, cheapest first. */
export function allFares(
  { soldOut, withheld }: Pick<FoundFlights, 'soldOut' | 'withheld'>,
  { offerId, fares: shown }: FlightOffer,
): readonly FareOption[] {
  const fares = withheld.get(offerId) ?? shown;
  const gone = soldOut.filter(
    ({ offer, fare }) => offer.offerId === offerId && !fares.some(({ fareId }) => fareId === fare.fareId),
  );
  if (gone.length === 0) return fares;
  return [...fares, ...gone.map(({ fare }) => fare)].toSorted((one, other) => one.total.minor - other.total.minor);
}

export function isSoldOut({ soldOut }: Pick<FoundFlights, 'soldOut'>, { fareId }: FareOption): boolean {
  return soldOut.some(({ fare }) => fare.fareId === fareId);
}

/** The airline whose special return fares go with a choice; undefined where none do. */
function specialOf(chosen: ChosenFare | undefined): AirlineCode | undefined {
  return chosen?.fare.special === undefined ? undefined : chosen.offer.itineraries[0].segments[0].carrier;
}

function isShown({ index, refined }: FoundFlights, { offerId }: FlightOffer): boolean {
  return refined.order.some((at) => index.offers[at]?.offerId === offerId);
}

function refinedBy(found: FoundFlights, change: Partial<Pick<FoundFlights, 'filters' | 'order'>>): FoundFlights {
  const { index, chosen } = found;
  const { filters, order } = { ...found, ...change };
  const refined = refine(index, filters, order);
  const next = { ...found, filters, order, refined };
  // Another order of the same offers has the same leaders.
  const leads = change.filters === undefined && change.order ? found.leads : leadsOf(index, refined, filters);
  return { ...next, leads, chosenShown: chosen === undefined || isShown(next, chosen.offer) };
}
