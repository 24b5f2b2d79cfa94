/** What the house agrees with one agency, read and changed: dated, and only by who saw it as it is. */
import { Effect } from 'effect';
import type { Currency } from '#domain/money/currency.ts';
import { agencyRulesOn, agencyRulesOver, withAgencyRules } from '#domain/operations/agency-rule-rows.ts';
import {
  type AgencyRule,
  checkAgencyRules,
  type RuleOwner,
  sayTheSame,
  startingTariff,
  type UsualByProduct,
} from '#domain/operations/agency-rules.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { AgencyRulesDesk, AgencyRulesShown } from '#application/desk/operations/agency-rules.ts';
import { Invalid } from '#application/desk/failures.ts';
import { actedBy, type Caller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { Clock } from '../ports/machine.ts';
import type { AgencyRowStore, KeptAgencyRows } from '../ports/operations/agency-rows.ts';
import { changeAsSeen } from './change-as-seen.ts';
import { knownAgency, type KnownAgencyPorts } from './known-agency.ts';

export interface AgencyRulesPorts extends KnownAgencyPorts {
  readonly agencyRows: AgencyRowStore;
  readonly clock: Clock;
  readonly currency: Currency;
  readonly businessZone: string;
  /** The agency that runs the deployment: what is under its name is the tariff for all. */
  readonly houseId: string;
  /** What each product is sold under until the house writes a tariff. */
  readonly usualByProduct: (currency: Currency, on: IsoDate) => UsualByProduct;
}

/** How many that are over are shown. */
const mostOver = 100;

export function makeAgencyRulesDesk(ports: AgencyRulesPorts): (caller: Caller) => AgencyRulesDesk {
  const { agencyRows, clock, businessZone, currency, houseId, usualByProduct } = ports;
  const today = () => dateIn(clock.now(), businessZone);
  const owner = (agencyId: string): RuleOwner => (agencyId === houseId ? 'house' : 'agency');
  const started = (agencyId: string, kept: KeptAgencyRows): KeptAgencyRows =>
    owner(agencyId) === 'house'
      ? { ...kept, rows: startingTariff(kept.rows, usualByProduct(currency, today())) }
      : kept;
  return (caller) => ({
    agencyRules: ({ agencyId = houseId }) =>
      Effect.gen(function* () {
        yield* signedIn(caller, 'operate');
        yield* knownAgency(ports, agencyId);
        return shown(agencyId, owner(agencyId), started(agencyId, yield* agencyRows.rowsOf(agencyId)), today());
      }),
    setAgencyRules: ({ agencyId, rules: drafts, version }) =>
      Effect.gen(function* () {
        const who = yield* signedIn(caller, 'operate');
        yield* knownAgency(ports, agencyId);
        const at = clock.now();
        const on = dateIn(at, businessZone);
        const violations = checkAgencyRules(drafts, currency, on, owner(agencyId));
        if (violations.length > 0) return yield* new Invalid({ violations });
        // Drafts that keep the rules are rules.
        const wanted = drafts as readonly AgencyRule[];
        const kept = yield* changeAsSeen(agencyRows, agencyId, version, (present) => {
          const before = started(agencyId, present);
          const from = agencyRulesOn(before.rows, on);
          if (sayTheSame(from, wanted, on)) return undefined;
          const rows = withAgencyRules(before.rows, wanted, { on, at });
          const detail = { from, to: agencyRulesOn(rows, on) };
          const audit = {
            ...actedBy(who),
            agencyId,
            operation: 'operations.set-agency-rules',
            reference: agencyId,
            detail,
          };
          return { rows, audit };
        });
        return shown(agencyId, owner(agencyId), started(agencyId, kept), on);
      }),
  });
}

function shown(agencyId: string, owner: RuleOwner, { rows, version }: KeptAgencyRows, on: IsoDate): AgencyRulesShown {
  const isHouse = owner === 'house';
  return {
    agencyId,
    isHouse,
    rules: agencyRulesOn(rows, on),
    over: agencyRulesOver(rows, on).slice(0, mostOver),
    version,
  };
}
