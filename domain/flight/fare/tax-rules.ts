/**
 * What states and airports levy on a ticket, by dated rules: India's goods and services tax and airport fees, and the
 * charges of the most visited other countries. A rule is found by the day of issue; a ticket issued earlier keeps the
 * rules of its day. Notes name the source; where they say so, a figure is only of the right size.
 */
import type { Currency } from '../../money/currency.ts';
import { exchanged } from '../../price/exchange.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import type { TravellerType } from '../../people/traveller-type.ts';
import type { Cabin } from '../reference/cabin.ts';
import { type AppliedRule, appliedRule } from '../../rules/applied-rule.ts';
import type { AirportCode } from '../offer/itinerary.ts';
import type { FareGst, Levy, PerTraveller } from './pricing.ts';
import { gstRows, levyRows, type LevyRow } from './tax-tables.ts';

/** What the rules must know of one direction of a journey. */
export interface TaxedJourney {
  readonly origin: AirportCode;
  readonly originCountry: string;
  readonly destination: AirportCode;
  readonly destinationCountry: string;
  /** Where planes are changed within a day. */
  readonly transfers: readonly { readonly airport: AirportCode; readonly country: string }[];
  readonly cabin: Cabin;
  /** Great circle from origin to destination. */
  readonly distanceKm: number;
  /** Flights within one country. */
  readonly domesticSegments: number;
}

/**
 * India's goods and services tax on air fares (K3): 5 % in economy, 12 % above and from 22 September 2025 18 %, on
 * journeys that begin in India. Undefined for others.
 */
export function gstOn(journey: Pick<TaxedJourney, 'originCountry' | 'cabin'>, issued: IsoDate): FareGst | undefined {
  if (journey.originCountry !== 'IN') {
    return undefined;
  }
  const row = gstRows.find((each) => each.economy === (journey.cabin === 'Y') && holds(each, issued));
  return row === undefined ? undefined : { basisPoints: row.basisPoints, rule: appliedRule(row) };
}

/**
 * Airport fees and passenger taxes of a journey, for one traveller of each type, in a currency. Charges of airports are
 * levied where the journey begins, not where planes are changed; infants pay only where a rule says so.
 */
export function leviesOn(journey: TaxedJourney, issued: IsoDate, currency: Currency): readonly Levy[] {
  return levyRows
    .filter((row) => holds(row, issued) && applies(row, journey))
    .map((row) => levyOf(row, journey, issued, currency));
}

function applies(row: LevyRow, journey: TaxedJourney): boolean {
  const international = journey.originCountry !== journey.destinationCountry;
  if (row.journey !== 'any' && (row.journey === 'international') !== international) {
    return false;
  }
  if (row.cabins !== 'any' && (row.cabins === 'economy') !== (journey.cabin === 'Y')) {
    return false;
  }
  if (row.fromKm !== undefined && journey.distanceKm < row.fromKm) {
    return false;
  }
  if (row.belowKm !== undefined && journey.distanceKm >= row.belowKm) {
    return false;
  }
  const here = (airport: AirportCode, country: string): boolean =>
    (row.place === airport || row.place === country) && !(row.except?.includes(airport) ?? false);
  switch (row.when) {
    case 'departure':
      return here(journey.origin, journey.originCountry);
    case 'arrival':
      return here(journey.destination, journey.destinationCountry);
    case 'transfer':
      return journey.transfers.some(({ airport, country }) => here(airport, country));
    case 'domestic-segment':
      return here(journey.origin, journey.originCountry) && journey.domesticSegments > 0;
  }
}

function levyOf(row: LevyRow, journey: TaxedJourney, issued: IsoDate, currency: Currency): Levy {
  const times = row.when === 'domestic-segment' ? journey.domesticSegments : 1;
  const each = exchanged(row.amount * times, row.currency, currency, issued).minor;
  return { name: row.name, code: row.code, place: row.place, each: payers(row, each), rule: appliedRule(row) };
}

function payers(row: LevyRow, each: number): PerTraveller {
  const pays = (type: TravellerType): number => (row.payers.includes(type) ? each : 0);
  return { adult: pays('adult'), child: pays('child'), infant: pays('infant') };
}

function holds(rule: Pick<AppliedRule, 'from' | 'to'>, day: IsoDate): boolean {
  return rule.from <= day && (rule.to === undefined || day <= rule.to);
}
