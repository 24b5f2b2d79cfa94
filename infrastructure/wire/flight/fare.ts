/** Fare rules and baggage on the wire. */
import { type FareRules, feeBases, type FeeStep, type SectorRules } from '#domain/flight/fare/fare-rules.ts';
import type { BaggageAllowance } from '#domain/flight/offer/offer.ts';
import { money, oneOf, text, whole } from '../form/leaves.ts';
import { at, list, mapped, orNull, record, type Shape } from '../form/shape.ts';
import { appliedRule } from '../price.ts';

export const baggage = record<BaggageAllowance>({
  checkInKg: at('checkinkg', whole),
  cabinKg: at('cabinkg', whole),
});

/** A sector, without its steps. */
type SectorHead = Omit<SectorRules, 'steps'>;

/** What the fees are asked once for. */
const feePer = record<SectorRules['per']>({
  cancel: at('cancel', oneOf(feeBases)),
  change: at('change', oneOf(feeBases)),
});

/** A fee step, with the place of its sector in `sectors`. */
interface RuleRow extends FeeStep {
  readonly sector: number;
}

interface FlatRules {
  readonly sectors: readonly SectorHead[];
  readonly rules: readonly RuleRow[];
}

const flatRules = record<FlatRules>({
  sectors: at(
    'sectors',
    list(
      record<SectorHead>({
        origin: at('origin', text),
        destination: at('destination', text),
        carrier: at('carrier', text),
        family: at('family', text),
        per: at('per', feePer),
        noShow: at('noshow', orNull(money)),
        rule: at('rule', appliedRule),
        baggage: at('baggage', baggage),
      }),
    ),
  ),
  rules: at(
    'rules',
    list(
      record<RuleRow>({
        sector: at('sector', whole),
        hoursFrom: at('from', orNull(whole)),
        hoursTo: at('to', whole),
        cancel: at('cancel', orNull(money)),
        change: at('change', orNull(money)),
      }),
    ),
  ),
});

/**
 * Fare rules are one list of steps, `{sector, from, to, cancel, change}` with hours before departure and fees a
 * traveller (null: not allowed), and the sectors that they speak of, each with the baggage of its direction. `per` says whether a
 * fee is asked once for the traveller's ticket or for each direction.
 */
export const fareRules: Shape<FareRules> = mapped(
  flatRules,
  (flat): FareRules => ({
    sectors: flat.sectors.map((sector, index) => ({
      ...sector,
      steps: flat.rules.filter((row) => row.sector === index).map(({ sector: _place, ...step }) => step),
    })),
  }),
  (rules): FlatRules => ({
    sectors: rules.sectors.map(({ steps: _steps, ...head }) => head),
    rules: rules.sectors.flatMap(({ steps }, sector) => steps.map((step) => ({ ...step, sector }))),
  }),
);
