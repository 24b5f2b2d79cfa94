/** A priced journey as the domain's fare rules ask for it, in one fare family; and what giving it back or changing it costs now. */
import { type FeeQuestion, feesAt, type FeesNow } from '#domain/flight/fee-grids.ts';
import type { Concession, DerivedBase, FareInput, FareSector } from '#domain/flight/pricing.ts';
import { add, type Money, money, percentage, subtract } from '#domain/money/money.ts';
import type { FareFamily } from './fare-families.ts';
import { baseRule, derivedBases, infantDomestic, yqOf, yqRule } from './fare-levels.ts';
import type { PricedJourney, PricedLeg } from './priced-journey.ts';

const currency = 'INR';

/**
 * What cancelling or changing all directions costs one traveller now: the fee of the ticket, or those of its directions
 * together; null where one of them does not allow it.
 */
export function feesNow(
  priced: PricedJourney,
  family: FareFamily,
  concession: Concession | undefined,
): { readonly cancel: Money | null; readonly change: Money | null } {
  const whole = stepNow(priced, priced, family, concession);
  if (priced.directions === undefined || whole === undefined || whole.per === 'ticket')
    return { cancel: whole?.cancel ?? null, change: whole?.change ?? null };
  let cancel: Money | null = money(0, currency);
  let change: Money | null = money(0, currency);
  for (const direction of priced.directions) {
    const step = stepNow(priced, direction, family, concession);
    cancel = cancel === null || !step?.cancel ? null : add(cancel, step.cancel);
    change = change === null || !step?.change ? null : add(change, step.change);
  }
  return { cancel, change };
}

function stepNow(
  { moment }: PricedJourney,
  flown: PricedJourney,
  family: FareFamily,
  concession: Concession | undefined,
): FeesNow | undefined {
  const hoursLeft = ((flown.legs[0]?.departure ?? 0) - moment.minute) / 60;
  return feesAt(feeQuestion(flown, family, inputOf(flown, family, concession)), hoursLeft);
}

export function feeQuestion(priced: PricedJourney, family: FareFamily, input: FareInput): FeeQuestion {
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

export function inputOf(priced: PricedJourney, family: FareFamily, concession: Concession | undefined): FareInput {
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

function sectorOf(priced: PricedJourney, leg: PricedLeg, family: FareFamily): FareSector {
  const { flight, standing: place, lowest } = leg;
  const percents = place.percent * leg.daysPercent * leg.demandPercent * family.percent;
  const adult = Math.round((lowest * percents) / 100_000_000) + family.plus;
  const derived = derivedBases(priced.international);
  const child = ofAdult(adult, derived.child);
  const infant = ofAdult(adult, derived.infant);
  const yq = yqOf(flight.km, !flight.domestic, flight.carrier) * 100;
  return {
    origin: leg.from,
    destination: leg.to,
    carrier: flight.carrier,
    bookingClass: place.rbd,
    base: { adult: adult * 100, child: child * 100, infant: infant * 100 },
    baseRule,
    derived,
    yq: { adult: yq, child: yq, infant: 0 },
    yqRule,
  };
}
