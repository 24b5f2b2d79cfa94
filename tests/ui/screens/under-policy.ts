/** The person at the desk travels for a company: its policy stands beside what is offered. */
import { rupees } from '#infrastructure/wire/reference/samples.ts';
import { corporateParts } from '#ui/composition/corporate-parts.ts';
import type { Portal } from '#ui/composition/portal.ts';
import { corporate } from './samples.ts';

export async function underPolicy(portal: Portal): Promise<void> {
  await portal.load('shell');
  const { policy } = corporate.ownPolicy.answer;
  if (policy === undefined) throw new Error('The example has no policy');
  const rules = policy.rules.map((rule) => (rule.kind === 'price' ? { ...rule, amount: rupees('5000.00') } : rule));
  portal.get(corporateParts.ownPolicy).state$.next({ policy: { ...policy, rules }, reasons: new Map() });
}
