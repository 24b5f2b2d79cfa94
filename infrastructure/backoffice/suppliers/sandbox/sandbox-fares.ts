/** Prices journeys: what a party would pay now for each fare family, and the rules that come with it. */
import type { Cabin, FareType } from '#domain/flight/cabin.ts';
import type { FareRules } from '#domain/flight/fare-rules.ts';
import { type FeeQuestion, feesAt, feesOf } from '#domain/flight/fee-grids.ts';
import {
  type Concession,
  type FareGst,
  type FareInput,
  fareOfOne,
  fareOutline,
  fareTotal,
  type FareSector,
  type Levy,
  wholeFare,
} from '#domain/flight/pricing.ts';
import type { Party } from '#domain/flight/search-request.ts';
import { gstOn, leviesOn } from '#domain/flight/tax-rules.ts';
import { money, percentage, subtract } from '#domain/money/money.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import type { SupplierFare } from '#application/backoffice/ports/flight-supplier.ts';
import { cabinBagKg, concessionExtraKg, concessionOf, familiesOf, type FareFamily } from './fare-families.ts';
import { baseRule, daysPercent, demandPercent, levelOf, throughPercent, yqOf, yqRule } from './fare-levels.ts';
import type { Journey } from './find-journeys.ts';
import { fareKey, legsText, type Leg } from './sandbox-keys.ts';
import { openingStock, type SeatStock, type Standing, standing } from './seat-stock.ts';
import type { Flight } from './flight-patterns.ts';
import type { Stop, Timetable } from './timetable.ts';

/** When a price is asked for: the UTC minute, and the day by which rules are chosen. */
export interface Moment {
  readonly minute: number;
  readonly issued: IsoDate;
}

/** How many seats the sandbox has sold on a flight, local day and cabin. */
export type SoldOf = (flight: Flight, day: number, cabin: Cabin) => number;

/** A flight of a journey with where the party stands on its ladder. */
export interface PricedLeg {
  readonly flight: Flight;
  readonly day: number;
  readonly departure: number;
  /** IATA codes. */
  readonly from: string;
  readonly to: string;
  readonly stock: SeatStock;
  readonly standing: Standing;
  /** Rupees of the lowest class, and the percents on it. */
  readonly lowest: number;
  readonly daysPercent: number;
  readonly demandPercent: number;
}

export interface PricedJourney {
  readonly legs: readonly PricedLeg[];
  /** Flies the longest leg: its families and fee rules hold. */
  readonly carrier: string;
  readonly families: readonly FareFamily[];
  readonly cabin: Cabin;
  readonly party: Party;
  readonly international: boolean;
  readonly touchesIndia: boolean;
  readonly levies: readonly Levy[];
  readonly gst: FareGst | undefined;
  readonly legsText: string;
  readonly moment: Moment;
  /** What the domain prices, worked out once for each family and concession. */
  readonly inputs: Map<string, FareInput>;
}

const currency = 'INR';
/** Infants on a lap: rupees for a domestic sector, percent of the adult's base fare abroad; children abroad likewise. */
const infantDomestic = 1750;
const infantAbroadPercent = 10;
const childAbroadPercent = 75;

export class SandboxFares {
  readonly #timetable: Timetable;
  readonly #seed: number;
  readonly #levies = new Map<string, readonly Levy[]>();
  #leviesOf: IsoDate | undefined;

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
      levies: this.#leviesOn(flights, origin, destination, cabin, moment.issued),
      gst: gstOn({ originCountry: origin.airport.country, cabin }, moment.issued),
      legsText: legsText(legs.map(({ flight, day }): Leg => ({ carrier: flight.carrier, number: flight.number, day }))),
      moment,
      inputs: new Map(),
    };
  }

  /** What one adult pays in the cheapest family, rupees. */
  lowestPerAdult(priced: PricedJourney): number {
    const [family] = priced.families;
    return family === undefined ? 0 : fareOfOne(inputOf(priced, family, undefined), 'adult') / 100;
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

  /** The concession that a fare type brings here; undefined for regular fares and where the carrier gives none. */
  concession(priced: PricedJourney, fareType: FareType): Concession | undefined {
    const sold = fareType !== 'regular' && priced.cabin === 'Y' && !priced.international && priced.touchesIndia;
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
    const input = inputOf(priced, family, concession);
    const hoursLeft = ((priced.legs[0]?.departure ?? 0) - priced.moment.minute) / 60;
    const step = feesAt(feeQuestion(priced, family, input), hoursLeft);
    const kg = (priced.international ? family.internationalKg : family.domesticKg) + concessionExtraKg(fareType);
    const rbd = priced.legs[0]?.standing.rbd ?? 'Y';
    return {
      fareKey: fareKey(priced.legsText, priced.cabin, family.letter, fareType, priced.party),
      family: family.name,
      fareType,
      cabin: priced.cabin,
      bookingClasses: priced.legs.map((leg) => leg.standing.rbd),
      fareBasis: `${rbd}${family.letter}${fareType === 'regular' ? '' : fareType.slice(0, 2).toUpperCase()}OW${priced.carrier}`,
      refundable: step !== undefined && step.cancel !== null,
      baggage: { checkInKg: kg, cabinKg: cabinBagKg(priced.cabin) },
      cancelFee: step?.cancel ?? null,
      changeFee: step?.change ?? null,
      mealIncluded: family.meal,
      seatIncluded: family.seat,
      seatsLeft: Math.min(9, ...priced.legs.map((leg) => leg.standing.left)),
      fare: whole ? wholeFare(explained(priced, family, input)) : fareOutline(input),
      perAdult: money(fareOfOne(input, 'adult'), currency),
    };
  }

  rules(priced: PricedJourney, family: FareFamily, fareType: FareType): FareRules {
    const fees = feesOf(feeQuestion(priced, family, inputOf(priced, family, this.concession(priced, fareType))));
    const first = priced.legs[0]?.flight;
    const last = priced.legs.at(-1)?.flight;
    return {
      sectors: [
        {
          origin: first === undefined ? '' : this.#timetable.stop(first.from).airport.code,
          destination: last === undefined ? '' : this.#timetable.stop(last.to).airport.code,
          carrier: priced.carrier,
          family: family.name,
          steps: fees.steps,
          noShow: fees.noShow,
          rule: fees.rule,
        },
      ],
      baggage: {
        checkInKg: (priced.international ? family.internationalKg : family.domesticKg) + concessionExtraKg(fareType),
        cabinKg: cabinBagKg(priced.cabin),
      },
    };
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
    issued: IsoDate,
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
    );
    this.#levies.set(key, levies);
    return levies;
  }
}

function feeQuestion(priced: PricedJourney, family: FareFamily, input: FareInput): FeeQuestion {
  let base = 0;
  let yq = 0;
  for (const sector of input.sectors) {
    base += sector.base.adult;
    yq += sector.yq.adult;
  }
  const full = money(base, currency);
  return {
    carrier: priced.carrier,
    family: family.fees,
    international: priced.international,
    touchesIndia: priced.touchesIndia,
    premiumCabin: priced.cabin !== 'Y',
    issued: priced.moment.issued,
    base: input.concession === undefined ? full : subtract(full, percentage(full, input.concession.basisPoints)),
    yq: money(yq, currency),
  };
}

/** What the whole party pays for a fare, minor units. */
export function fareOfParty(
  fares: SandboxFares,
  priced: PricedJourney,
  family: FareFamily,
  fareType: FareType,
): number {
  return fareTotal(inputOf(priced, family, fares.concession(priced, fareType))).minor;
}

function inputOf(priced: PricedJourney, family: FareFamily, concession: Concession | undefined): FareInput {
  const key = `${family.letter}${concession?.fareType ?? ''}`;
  const known = priced.inputs.get(key);
  if (known !== undefined) {
    return known;
  }
  const input: FareInput = {
    currency,
    party: priced.party,
    sectors: priced.legs.map((leg) => sectorOf(priced, leg, family)),
    levies: priced.levies,
    ...(priced.gst === undefined ? {} : { gst: priced.gst }),
    ...(concession === undefined ? {} : { concession }),
  };
  priced.inputs.set(key, input);
  return input;
}

/** The same, with what each line's words need. */
function explained(priced: PricedJourney, family: FareFamily, input: FareInput): FareInput {
  return {
    ...input,
    sectors: input.sectors.map((sector, index) => {
      const leg = priced.legs[index];
      return leg === undefined ? sector : { ...sector, because: reasonsOf(leg, family) };
    }),
  };
}

function reasonsOf(leg: PricedLeg, family: FareFamily): Readonly<Record<string, number>> {
  return {
    lowest: leg.lowest,
    classPercent: leg.standing.percent,
    daysPercent: leg.daysPercent,
    demandPercent: leg.demandPercent,
    familyPercent: family.percent,
    familyPlus: family.plus,
  };
}

function sectorOf(priced: PricedJourney, leg: PricedLeg, family: FareFamily): FareSector {
  const { flight, standing: place, lowest } = leg;
  const percents = place.percent * leg.daysPercent * leg.demandPercent * family.percent;
  const adult = Math.round((lowest * percents) / 100_000_000) + family.plus;
  const abroad = priced.international;
  const child = abroad ? Math.round((adult * childAbroadPercent) / 100) : adult;
  const infant = abroad ? Math.round((adult * infantAbroadPercent) / 100) : infantDomestic;
  const yq = yqOf(flight.km, !flight.domestic, flight.carrier) * 100;
  return {
    origin: leg.from,
    destination: leg.to,
    carrier: flight.carrier,
    bookingClass: place.rbd,
    base: { adult: adult * 100, child: child * 100, infant: infant * 100 },
    baseRule,
    yq: { adult: yq, child: yq, infant: 0 },
    yqRule,
  };
}
