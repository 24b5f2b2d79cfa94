/** A priced journey as the domain's fare rules ask for it, in one fare family; and what giving it back or changing it costs now. */
import { type FeeQuestion, feesAt, type FeesNow } from '#domain/flight/fare/fee-rules.ts';
import {
  type Concession,
  type DerivedBase,
  type FareInput,
  type FareSector,
  type FareSums,
  joinSums,
  type PerTraveller,
  sumPerTraveller,
} from '#domain/flight/fare/pricing.ts';
import { add, type Money, money, percentage, subtract } from '#domain/money/money.ts';
import { fromRupees } from '#domain/price/exchange.ts';
import type { FareFamily } from './fare-families.ts';
import { baseRule, derivedBases, infantDomestic, yqOf, yqRule } from './fare-levels.ts';
import type { Moment, PricedJourney, PricedLeg } from './priced-journey.ts';

/**
 * What cancelling or changing all directions costs one traveller now: the fee of the ticket, or those of its directions
 * together; null where one of them does not allow it.
 */
export function feesNow(
  priced: PricedJourney,
  family: FareFamily,
  concession: Concession | undefined,
): { readonly cancel: Money | null; readonly change: Money | null } {
  const whole = stepNow(priced, family, concession);
  if (priced.directions === undefined || whole === undefined || whole.per === 'ticket')
    return { cancel: whole?.cancel ?? null, change: whole?.change ?? null };
  const { currency } = priced.moment.rate;
  let cancel: Money | null = money(0, currency);
  let change: Money | null = money(0, currency);
  for (const direction of priced.directions) {
    const step = stepNow(direction, family, concession);
    cancel = cancel === null || !step?.cancel ? null : add(cancel, step.cancel);
    change = change === null || !step?.change ? null : add(change, step.change);
  }
  return { cancel, change };
}

/** Worked out once a family and concession of a journey. */
function stepNow(flown: PricedJourney, family: FareFamily, concession: Concession | undefined): FeesNow | undefined {
  const { fees } = flown.known;
  const key = `${family.letter}${concession?.fareType ?? ''}`;
  if (!fees.has(key)) {
    const hoursLeft = ((flown.legs[0]?.departure ?? 0) - flown.moment.minute) / 60;
    fees.set(key, feesAt(feeQuestion(flown, family, concession), hoursLeft));
  }
  return fees.get(key);
}

export function feeQuestion(
  priced: PricedJourney,
  family: FareFamily,
  concession: Concession | undefined,
): FeeQuestion {
  const { base, yq } = sumsFor(priced, family);
  const { currency } = priced.moment.rate;
  const full = money(base.adult, currency);
  return {
    carrier: priced.carrier,
    family: family.fees,
    international: priced.international,
    touchesIndia: priced.touchesIndia,
    premiumCabin: priced.cabin !== 'Y',
    issued: priced.moment.issued,
    base: concession === undefined ? full : subtract(full, percentage(full, concession.basisPoints)),
    yq: money(yq.adult, currency),
  };
}

/** What its flights and levies come to in a family: what a list of fares is priced from. */
export function sumsFor(priced: PricedJourney, family: FareFamily): FareSums {
  const known = priced.known.sums.get(family.letter);
  if (known !== undefined) return known;
  const sums =
    priced.directions === undefined
      ? {
          base: sumPerTraveller(priced.legs, (leg) => baseOf(leg, family, priced)),
          yq: sumPerTraveller(priced.legs, (leg) => yqEach(leg, priced.moment)),
          levies: sumPerTraveller(priced.levies, ({ each }) => each),
        }
      : joinSums(priced.directions.map((direction) => sumsFor(direction, family)));
  priced.known.sums.set(family.letter, sums);
  return sums;
}

/** What the domain opens down to each line. */
export function inputOf(priced: PricedJourney, family: FareFamily, concession: Concession | undefined): FareInput {
  return {
    currency: priced.moment.rate.currency,
    party: priced.party,
    sectors: priced.legs.map((leg) => sectorOf(priced, leg, family)),
    levies: priced.levies,
    ...(priced.gst === undefined ? {} : { gst: priced.gst }),
    ...(concession === undefined ? {} : { concession }),
  };
}

/** The same, with what each line's words need. */
export function explained(priced: PricedJourney, family: FareFamily, input: FareInput): FareInput {
  return {
    ...input,
    sectors: input.sectors.map((sector, index) => {
      const leg = priced.legs[index];
      return leg === undefined ? sector : { ...sector, because: reasonsOf(leg, family) };
    }),
  };
}

/** Rupees. */
function ofAdult(adult: number, { percentOfAdult }: DerivedBase): number {
  return percentOfAdult === undefined ? infantDomestic : Math.round((adult * percentOfAdult) / 100);
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

/** Minor units for one traveller of each type on a flight. */
function baseOf(leg: PricedLeg, family: FareFamily, { international, moment }: PricedJourney): PerTraveller {
  const percents = leg.standing.percent * leg.daysPercent * leg.demandPercent * family.percent;
  const adult = Math.round((leg.lowest * percents) / 100_000_000) + family.plus;
  const derived = derivedBases(international);
  return {
    adult: fromRupees(adult, moment.rate),
    child: fromRupees(ofAdult(adult, derived.child), moment.rate),
    infant: fromRupees(ofAdult(adult, derived.infant), moment.rate),
  };
}

function yqEach({ flight }: PricedLeg, { rate }: Moment): PerTraveller {
  const yq = fromRupees(yqOf(flight.km, !flight.domestic, flight.carrier), rate);
  return { adult: yq, child: yq, infant: 0 };
}

function sectorOf(priced: PricedJourney, leg: PricedLeg, family: FareFamily): FareSector {
  return {
    origin: leg.from,
    destination: leg.to,
    carrier: leg.flight.carrier,
    bookingClass: leg.standing.rbd,
    base: baseOf(leg, family, priced),
    baseRule,
    derived: derivedBases(priced.international),
    yq: yqEach(leg, priced.moment),
    yqRule,
  };
}
