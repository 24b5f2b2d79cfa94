/** The person at the desk travels for a company: its policy stands beside what is offered. */
import type { TravelPolicyShown } from '#application/desk/corporate/corporate.ts';
import type { PolicyEffect } from '#domain/corporate/policy.ts';
import { rupees } from '#infrastructure/wire/reference/samples.ts';
import { corporateParts } from '#ui/composition/corporate-parts.ts';
import type { Portal } from '#ui/composition/portal.ts';
import { corporate } from './samples.ts';

export async function underPolicy(portal: Portal): Promise<void> {
  await underPolicyOf(portal, 'inform');
}

/** What follows where a trip is too dear, and how others are asked about it. */
export async function underPolicyOf(
  portal: Portal,
  effect: PolicyEffect,
  approvals?: TravelPolicyShown['approvals'],
): Promise<void> {
  await portal.load('shell');
  const { policy } = corporate.ownPolicy.answer;
  if (policy === undefined) throw new Error('The example has no policy');
  const rules = policy.rules.map((rule) =>
    rule.kind === 'price' ? { ...rule, effect, amount: rupees('5000.00') } : rule,
  );
  portal.get(corporateParts.ownPolicy).state$.next({
    policy: { ...policy, rules, ...(approvals && { approvals }) },
    reasons: new Map(),
  });
}
