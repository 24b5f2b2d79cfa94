/** What is paid for a visa: the state's fee and the centre's by dated rows. Neither is ever given back once the papers are with the mission. */
import type { UnitCost } from '../booking/sale/selling-price.ts';
import type { Currency } from '../money/currency.ts';
import { schengenStates } from '../people/schengen.ts';
import { ageOn } from '../people/traveller-type.ts';
import { exchanged } from '../price/exchange.ts';
import type { PricePart } from '../price/price.ts';
import { appliedRule } from '../rules/applied-rule.ts';
import { type DatedRow, rowOn } from '../rules/dated-row.ts';
import { isoDate, type IsoDate } from '../time/calendar-date.ts';
import { type EntryFact, entryFactOf, factsReadOn, factsSource } from './entry-facts.ts';
import {
  type Visa,
  type VisaFees,
  type VisaKind,
  visaKinds,
  type VisaPace,
  visaPaces,
  type VisaSearch,
} from './visa.ts';

/** What children pay in Schengen, in per cent of the fee. */
interface FeeRow extends DatedRow {
  readonly schengenPercent: (age: number) => number;
}

export const feeRows: readonly FeeRow[] = [
  {
    id: 'visa-fees-2024-06',
    from: isoDate('2024-06-11'),
    schengenPercent: (age) => (age < 6 ? 0 : age < 12 ? 50 : 100),
    note: 'Schengen: EUR 90, half from 6 to 11 years, nothing below 6, since 11 Jun 2024; other states as they published them',
  },
];

/** What is asked for handling papers sooner, an applicant. */
interface ExpressRow extends DatedRow {
  readonly rupees: number;
}

export const expressRows: readonly ExpressRow[] = [
  {
    id: 'visa-express-2024-06',
    from: isoDate('2024-06-11'),
    rupees: 1500,
    note: 'Demonstration figure, for an operator to replace by what the centre or the house asks',
  },
];

export interface OfferedVisa {
  readonly visa: Visa;
  /** One for each applicant, in order. */
  readonly costs: readonly [UnitCost, ...UnitCost[]];
}

/** Whether it is applied for before the journey. */
export function isApplied(fact: Pick<EntryFact, 'kind'>): fact is { readonly kind: VisaKind } {
  return visaKinds.some((kind) => kind === fact.kind);
}

/** Visas to apply for, normal handling first; none where nothing is asked or nothing is known. `on` is the day of sale. */
export function visasFor(
  search: VisaSearch,
  { on, currency }: { readonly on: IsoDate; readonly currency: Currency },
): readonly OfferedVisa[] {
  const fact = entryFactOf(search.nationality, search.destination);
  if (fact === undefined || !isApplied(fact) || search.births.length === 0) return [];
  const { kind } = fact;
  return visaPaces
    .filter((pace) => pace === 'normal' || fact.workingDays >= 4)
    .map((pace) => ({
      visa: visaOf(search, fact, { kind, pace }),
      costs: costsOf(search, fact, { pace, on, currency }),
    }));
}

function visaOf(
  { nationality, destination, purpose }: VisaSearch,
  { entries, stayDays, validityDays, workingDays }: EntryFact,
  { kind, pace }: { readonly kind: VisaKind; readonly pace: VisaPace },
): Visa {
  return {
    nationality,
    destination,
    purpose,
    kind,
    pace,
    entries,
    stayDays,
    validityDays,
    workingDays: pace === 'express' ? Math.ceil(workingDays / 2) : workingDays,
    readOn: factsReadOn,
    source: factsSource,
  };
}

interface Asked {
  readonly pace: VisaPace;
  readonly on: IsoDate;
  readonly currency: Currency;
}

function costsOf(search: VisaSearch, fact: EntryFact, asked: Asked): readonly [UnitCost, ...UnitCost[]] {
  const row = rowOn(feeRows, asked.on);
  if (row === undefined) throw new RangeError(`No fees of visas on ${asked.on}`);
  const rule = appliedRule({ ...row, called: 'visa-fees' });
  const sooner = asked.pace === 'express' ? rowOn(expressRows, asked.on) : undefined;
  const express: readonly PricePart[] =
    sooner === undefined
      ? []
      : [
          {
            name: 'express-charge',
            amount: exchanged(sooner.rupees, 'INR', asked.currency, asked.on),
            rule: appliedRule({ ...sooner, called: 'visa-express' }),
          },
        ];
  const each = search.births.map((born, traveller): UnitCost => {
    const { government, centre } = feesOf(fact, ageOn(born, search.from), row, asked);
    return {
      traveller,
      item: 0,
      lines: [
        { name: 'base-fare', amount: government, rule },
        { name: 'handling-charges', amount: centre, rule },
        ...express,
      ],
    };
  });
  const [first, ...others] = each;
  if (first === undefined) throw new RangeError('Nobody applies');
  return [first, ...others];
}

function feesOf(fact: EntryFact, age: number, row: FeeRow, { on, currency }: Asked): VisaFees {
  const percent = schengenStates.includes(fact.destination) ? row.schengenPercent(age) : 100;
  return {
    government: exchanged((fact.fee * percent) / 100, fact.currency, currency, on),
    centre: exchanged(fact.centreRupees, 'INR', currency, on),
  };
}
