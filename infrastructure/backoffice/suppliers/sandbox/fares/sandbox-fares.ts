/** Prices journeys: what a party would pay now for each fare family, and the rules that come with it. */
import type { Cabin, FareType } from '#domain/flight/reference/cabin.ts';
import { mayTravelOn } from '#domain/flight/fare/fare-conditions.ts';
import type { FareRules } from '#domain/flight/fare/fare-rules.ts';
import { feesOf } from '#domain/flight/fare/fee-rules.ts';
import {
  type Concession,
  type FareShares,
  type FareSums,
  joinSums,
  type Levy,
  listedFare,
  sumOfOne,
  sumOfParty,
  wholeFare,
} from '#domain/flight/fare/pricing.ts';
import type { BaggageAllowance } from '#domain/flight/offer/offer.ts';
import type { Party } from '#domain/flight/search/request.ts';
import { gstOn, leviesOn } from '#domain/flight/fare/tax-rules.ts';
import { money } from '#domain/money/money.ts';
import { toRupees } from '#domain/price/exchange.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { RankedFare, SupplierFare } from '#application/backoffice/ports/flight/flight-supplier.ts';
import { cabinBagKg, concessionExtraKg, concessionOf, familiesOf, type FareFamily } from './fare-families.ts';
import { daysPercent, demandPercent, levelOf, throughPercent } from './fare-levels.ts';
import { explained, feeQuestion, feesNow, inputOf, sumsFor } from './fare-input.ts';
import type { Journey } from '../timetable/find-journeys.ts';
import { type Moment, nothingKnown, type PricedJourney, type PricedLeg, type SoldOf } from './priced-journey.ts';
import { listedHoldLimit } from './hold-limit.ts';
import { fareKey, legsText, type Leg } from './keys.ts';
import { openingStock, standing } from '../seats/seat-stock.ts';
import type { Flight } from '../timetable/flight-patterns.ts';
import type { Stop, Timetable } from '../timetable/timetable.ts';

type Writable<A> = { -readonly [Field in keyof A]: A[Field] };

export class SandboxFares {
  readonly #timetable: Timetable;
  readonly #seed: number;
  readonly #levies = new Map<string, readonly Levy[]>();
  #leviesOf: IsoDate | undefined;
  readonly #allowances = new Map<number, BaggageAllowance>();

  constructor(timetable: Timetable, seed: number) {
    this.#timetable = timetable;
    this.#seed = seed;
  }

  /** Undefined where a flight has no such cabin or too few seats left, or its carrier sells no family in it. */
  price(journey: Journey, cabin: Cabin, party: Party, soldOf: SoldOf, moment: Moment): PricedJourney | undefined {
    const { flights, departures } = journey;
    const [first, last] = [flights[0], flights.at(-1)];
    if (first === undefined || last === undefined) {
      return undefined;
    }
    const longest = flights.reduce((far, flight) => (flight.km > far.km ? flight : far));
    const families = familiesOf(longest.carrier, cabin);
    if (families.length === 0) {
      return undefined;
    }
    const [origin, destination] = [this.#timetable.stop(first.from), this.#timetable.stop(last.to)];
    const international = origin.airport.country !== destination.airport.country;
    const through =
      (levelOf(this.#timetable.km(first.from, last.to), international, longest.carrier, cabin) *
        throughPercent(flights.length)) /
      100;
    const levels = flights.map((flight) => levelOf(flight.km, international, flight.carrier, cabin));
    const allLevels = levels.reduce((sum, level) => sum + level, 0);
    const legs: PricedLeg[] = [];
    for (const [index, flight] of flights.entries()) {
      const departure = departures[index] ?? 0;
      const share = flights.length === 1 ? 1 : (levels[index] ?? 0) / allLevels;
      const leg = this.#leg(flight, departure, Math.round(through * share), cabin, party, soldOf, moment);
      if (leg === undefined) {
        return undefined;
      }
      legs.push(leg);
    }
    return {
      legs,
      carrier: longest.carrier,
      families,
      cabin,
      party,
      international,
      touchesIndia: origin.airport.country === 'IN' || destination.airport.country === 'IN',
      levies: this.#leviesOn(flights, origin, destination, cabin, moment),
      gst: gstOn({ originCountry: origin.airport.country, cabin }, moment.issued),
      legsText: legsText(legs.map(({ flight, day }): Leg => ({ carrier: flight.carrier, number: flight.number, day }))),
      moment,
      known: nothingKnown(),
    };
  }

  /** What one adult pays in the cheapest family, or in the cheapest that gives the concession, rupees. */
  lowestPerAdult(priced: PricedJourney, concession?: Concession): number {
    const family = priced.families.find(({ corporate }) => concession === undefined || !corporate);
    return family === undefined
      ? Number.POSITIVE_INFINITY
      : toRupees(sumOfOne(sumsFor(priced, family), sharesOf(priced, concession), 'adult'), priced.moment.rate);
  }

  /** The journey's fares for a fare type, cheapest first: those of the type where the carrier gives it, and regular ones. */
  fares(priced: PricedJourney, fareType: FareType): readonly SupplierFare[] {
    const given = this.concession(priced, fareType);
    const regular = priced.families.map((family) => this.fare(priced, family, 'regular', undefined, false));
    const special =
      given === undefined
        ? []
        : priced.families
            .filter((family) => !family.corporate)
            .map((family) => this.fare(priced, family, fareType, given, false));
    return [...special, ...regular].sort((a, b) => a.fare.amount.minor - b.fare.amount.minor);
  }

  /**
   * Of what {@link fares} answers the lowest of each fare type, of directions that are sold as one (see `inOneTrip`). A
   * family that is dearer than another is so for every type of traveller.
   */
  lowest(
    directions: readonly [PricedJourney, ...PricedJourney[]],
    fareType: FareType,
  ): readonly [RankedFare, ...RankedFare[]] {
    const [first] = directions;
    const given = this.concession(first, fareType);
    const { families } = first;
    const regular = lowestOf(directions, families, 'regular', undefined);
    const open = given === undefined ? [] : families.filter(({ corporate }) => !corporate);
    return open.length === 0 ? [regular] : [lowestOf(directions, open, fareType, given), regular];
  }

  /** The concession that a fare type brings here; undefined for regular fares and where the carrier gives none. */
  concession(priced: PricedJourney, fareType: FareType): Concession | undefined {
    const sold =
      fareType !== 'regular' &&
      mayTravelOn(fareType, priced.party, priced.moment.issued) &&
      priced.cabin === 'Y' &&
      !priced.international &&
      priced.touchesIndia;
    return sold ? concessionOf(priced.carrier, fareType, priced.moment.issued) : undefined;
  }

  /** One fare; `whole` opens it down to its lines. */
  fare(
    priced: PricedJourney,
    family: FareFamily,
    fareType: FareType,
    concession: Concession | undefined,
    whole: boolean,
  ): SupplierFare {
    const sums = sumsFor(priced, family);
    const shares = sharesOf(priced, concession);
    const listed = listedFare(sums, shares);
    const { cancel, change } = feesNow(priced, family, concession);
    const kg = checkInKgOf(priced, family, fareType);
    const rbd = priced.legs[0]?.standing.rbd ?? 'Y';
    const perAdult = sumOfOne(sums, shares, 'adult');
    const { party, inPair = false } = priced;
    // Field by field and never copied: a search makes thousands of them.
    const made: Writable<SupplierFare> = {
      fareKey: fareKey(priced.legsText, { cabin: priced.cabin, family: family.letter, fareType, inPair, party }),
      family: family.name,
      fareType,
      cabin: priced.cabin,
      bookingClasses: bookingClassesOf(priced),
      fareBasis: `${rbd}${family.letter}${fareType === 'regular' ? '' : fareType.slice(0, 2).toUpperCase()}${inPair || priced.directions !== undefined ? 'RT' : 'OW'}${priced.carrier}`,
      refundable: cancel !== null,
      baggage: this.#baggage(kg, cabinBagKg(priced.cabin)),
      cancelFee: cancel,
      changeFee: change,
      mealIncluded: family.meal,
      seatIncluded: family.seat,
      seatsLeft: priced.legs.reduce((least, { standing: { left } }) => Math.min(least, left), 9),
      fare: whole ? wholeFare(explained(priced, family, inputOf(priced, family, concession))) : listed.fare,
      perAdult: money(perAdult, priced.moment.rate.currency),
    };
    const holdUntil = listedHoldLimit(priced, family);
    if (holdUntil !== undefined) made.holdUntil = holdUntil;
    if (inPair) made.special = 'return';
    if (!isOne(party)) made.each = listed.each;
    return made;
  }

  /** Of each direction: the fees of the ticket, where they are asked once for it, or its own. */
  rules(priced: PricedJourney, family: FareFamily, fareType: FareType): FareRules {
    const concession = this.concession(priced, fareType);
    const feesFor = (flown: PricedJourney) => feesOf(feeQuestion(flown, family, concession));
    const whole = feesFor(priced);
    return {
      sectors: (priced.directions ?? [priced]).map((direction) => {
        const { per, steps, noShow, rule } = whole.per === 'ticket' ? whole : feesFor(direction);
        return {
          origin: direction.legs[0]?.from ?? '',
          destination: direction.legs.at(-1)?.to ?? '',
          carrier: priced.carrier,
          family: family.name,
          steps,
          per: { cancel: per, change: per },
          noShow,
          rule,
          baggage: this.#baggage(checkInKgOf(priced, family, fareType), cabinBagKg(priced.cabin)),
        };
      }),
    };
  }

  /** There are few, and many fares have each. */
  #baggage(checkInKg: number, cabinKg: number): BaggageAllowance {
    const key = checkInKg * 1000 + cabinKg;
    const known = this.#allowances.get(key) ?? { checkInKg, cabinKg };
    this.#allowances.set(key, known);
    return known;
  }

  #leg(
    flight: Flight,
    departure: number,
    lowest: number,
    cabin: Cabin,
    party: Party,
    soldOf: SoldOf,
    moment: Moment,
  ): PricedLeg | undefined {
    const { clock, airport } = this.#timetable.stop(flight.from);
    const local = departure + clock.offsetAt(departure);
    const day = Math.floor(local / 1440);
    const stock = openingStock(this.#seed, flight, day, cabin);
    const place =
      stock === undefined
        ? undefined
        : standing(cabin, stock, soldOf(flight, day, cabin), party.adults + party.children);
    if (stock === undefined || place === undefined) {
      return undefined;
    }
    const today = Math.floor((moment.minute + clock.offsetAt(moment.minute)) / 1440);
    return {
      flight,
      day,
      departure,
      from: airport.code,
      to: this.#timetable.stop(flight.to).airport.code,
      stock,
      standing: place,
      lowest,
      daysPercent: daysPercent(day - today),
      demandPercent: demandPercent(this.#seed, flight.carrier, flight.number, day, local % 1440),
    };
  }

  #leviesOn(
    flights: readonly Flight[],
    origin: Stop,
    destination: Stop,
    cabin: Cabin,
    { issued, rate: { currency } }: Moment,
  ): readonly Levy[] {
    if (this.#leviesOf !== issued || this.#levies.size > 20_000) {
      this.#levies.clear();
      this.#leviesOf = issued;
    }
    const key = `${flights.map((flight) => flight.from).join('.')}.${destination.airport.code}${cabin === 'Y' ? 'e' : 'p'}`;
    const known = this.#levies.get(key);
    if (known !== undefined) {
      return known;
    }
    const [first, last] = [flights[0], flights.at(-1)];
    const levies = leviesOn(
      {
        origin: origin.airport.code,
        originCountry: origin.airport.country,
        destination: destination.airport.code,
        destinationCountry: destination.airport.country,
        transfers: flights.slice(1).map((flight) => {
          const { code, country } = this.#timetable.stop(flight.from).airport;
          return { airport: code, country };
        }),
        cabin,
        distanceKm: first === undefined || last === undefined ? 0 : this.#timetable.km(first.from, last.to),
        domesticSegments: flights.filter((flight) => flight.domestic).length,
      },
      issued,
      currency,
    );
    this.#levies.set(key, levies);
    return levies;
  }
}

/** What the whole party pays for a fare, minor units. */
export function fareOfParty(
  fares: SandboxFares,
  priced: PricedJourney,
  family: FareFamily,
  fareType: FareType,
): number {
  return listedFare(sumsFor(priced, family), sharesOf(priced, fares.concession(priced, fareType))).fare.amount.minor;
}

function lowestOf(
  directions: readonly [PricedJourney, ...PricedJourney[]],
  families: readonly FareFamily[],
  fareType: FareType,
  concession: Concession | undefined,
): RankedFare {
  const [first] = directions;
  const { party, cabin } = first;
  const shares = sharesOf(first, concession);
  let [least, of]: [number, FareSums | undefined] = [Number.POSITIVE_INFINITY, undefined];
  for (const family of families) {
    const sums =
      directions.length === 1 ? sumsFor(first, family) : joinSums(directions.map((each) => sumsFor(each, family)));
    const total = sumOfParty(sums, shares);
    if (total < least) [least, of] = [total, sums];
  }
  const each = of === undefined || isOne(party) ? undefined : listedFare(of, shares).each;
  return {
    fare: { name: 'fare', amount: money(least, first.moment.rate.currency) },
    fareType,
    cabin,
    ...(each && { each }),
  };
}

function sharesOf({ party, gst, moment: { rate } }: PricedJourney, concession: Concession | undefined): FareShares {
  return { currency: rate.currency, party, ...(gst && { gst }), ...(concession && { concession }) };
}

function bookingClassesOf({ legs, known }: PricedJourney): readonly string[] {
  known.bookingClasses ??= legs.map(({ standing: { rbd } }) => rbd);
  return known.bookingClasses;
}

function checkInKgOf({ international }: PricedJourney, family: FareFamily, fareType: FareType): number {
  return (international ? family.internationalKg : family.domesticKg) + concessionExtraKg(fareType);
}

function isOne({ adults, children, infants }: Party): boolean {
  return adults + children + infants === 1;
}
