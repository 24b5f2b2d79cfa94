/** A company's policy, judged where its people book. */
import { Effect } from 'effect';
import { brokenBy, judgeTrip } from '#domain/corporate/policy.ts';
import { violation } from '#domain/rules/violation.ts';
import { dateIn } from '#domain/time/instant.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { TravelPolicy } from '../booking/travel-policy.ts';
import type { SignedInCaller } from '../caller.ts';
import type { CompanyBook } from '../ports/corporate/company-book.ts';
import type { Clock } from '../ports/machine.ts';

export interface TravelPolicyPorts {
  readonly companies: Pick<CompanyBook, 'ofPerson'>;
  readonly clock: Clock;
  readonly businessZone: string;
}

/** At whose desk it is: the person who is emulated, or the one who is there. */
export function personAtDesk({ onBehalfOf, actor }: SignedInCaller): string {
  return onBehalfOf?.userId ?? actor.userId;
}

export function makeTravelPolicy({ companies, clock, businessZone }: TravelPolicyPorts): TravelPolicy {
  return {
    allows: (who, trip) =>
      Effect.gen(function* () {
        if (who.corporate !== true) return;
        const company = yield* companies.ofPerson(who.agencyId, personAtDesk(who));
        if (company === undefined) return;
        const verdict = judgeTrip(company.rules, trip, dateIn(clock.now(), businessZone));
        const [worst] = brokenBy(verdict);
        if (verdict.effect !== 'block' || worst === undefined) return;
        return yield* new Invalid({ violations: [violation('policy-blocked', '', { kind: worst.rule.kind })] });
      }),
  };
}
