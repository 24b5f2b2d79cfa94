/** What an agency sets of its own prices: it holds from the same day on, for quotes that are made from then on. */
import { Effect } from 'effect';
import {
  checkPriceRules,
  type PriceRules,
  priceRulesOn,
  serviceFeesFrom,
  withPriceRules,
} from '#domain/flight/terms/price-rules.ts';
import type { Currency } from '#domain/money/currency.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { PriceRulesDesk } from '#application/desk/agency/agency.ts';
import { Invalid } from '#application/desk/failures.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { actedBy, type Caller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { AgencyTermsStore, TermsChanges } from '../ports/flight/agency-terms-store.ts';
import type { Clock } from '../ports/machine.ts';

export interface PriceRulesPorts {
  readonly terms: Pick<AgencyTermsStore, 'termsOf'> & TermsChanges;
  readonly clock: Clock;
  readonly businessZone: string;
  /** What the deployment sells in. */
  readonly currency: Currency;
}

export function readPriceRules(ports: PriceRulesPorts, caller: Caller): ReturnType<PriceRulesDesk['priceRules']> {
  return Effect.gen(function* () {
    const { agencyId } = yield* signedIn(caller, 'price-rules');
    return priceRulesOn(yield* ports.terms.termsOf(agencyId), today(ports));
  });
}

/** Rules that stand already change nothing. */
export function setPriceRules(
  ports: PriceRulesPorts,
  caller: Caller,
  rules: PriceRules,
): ReturnType<PriceRulesDesk['setPriceRules']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'price-rules');
    const on = today(ports);
    const feesFrom = serviceFeesFrom(yield* ports.terms.termsOf(who.agencyId), on);
    const violations = checkPriceRules(rules, ports.currency, feesFrom);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const kept = yield* ports.terms.change(who.agencyId, (terms) => {
      const from = priceRulesOn(terms, on);
      const next = withPriceRules(terms, rules, on);
      const to = priceRulesOn(next, on);
      if (canonicalText(from) === canonicalText(to)) return undefined;
      const audit = { ...actedBy(who), operation: 'agency.set-price-rules', detail: { from, to } };
      return { terms: next, audit };
    });
    return priceRulesOn(kept, on);
  });
}

function today({ clock, businessZone }: PriceRulesPorts) {
  return dateIn(clock.now(), businessZone);
}
