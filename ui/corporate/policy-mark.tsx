/** Whether a trip keeps the company's travel policy: a mark beside what is offered, and a card before it is paid for. */
import Ban from 'lucide-react/icons/ban';
import { useEffect } from 'react';
import type { TripFacts } from '#domain/booking/trip-facts.ts';
import { brokenBy, judgeTrip, type PolicyVerdict } from '#domain/corporate/policy.ts';
import { corporateParts } from '#ui/composition/corporate-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Badge } from '#ui/design/data/badge.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { usePolicyWords } from './policy-words.ts';
import styles from './policy-mark.module.css';

/** Reads the policy, once the screen is there. */
export function useOwnPolicy(): void {
  const own = usePart(corporateParts.ownPolicy);
  useEffect(() => void own.load(), [own]);
}

/** Undefined where no policy holds for the person at the desk. */
export function useVerdict(trip: () => TripFacts): PolicyVerdict | undefined {
  const { policy } = useStateOf(usePart(corporateParts.ownPolicy).state$);
  const clock = usePart(parts.clock);
  const zone = useBusinessZone();
  return policy && judgeTrip(policy.rules, trip(), clock.todayIn(zone));
}

export function PolicyMark({ trip }: { readonly trip: () => TripFacts }) {
  const words = useWords();
  const said = usePolicyWords();
  const verdict = useVerdict(trip);
  if (verdict === undefined) return null;
  const { effect } = verdict;
  const title = brokenBy(verdict)
    .map(({ rule }) => said.rule(rule))
    .join('\n');
  return (
    <span title={title === '' ? undefined : title}>
      {effect === undefined ? (
        <Badge kind="success">{words('policy-in-policy')}</Badge>
      ) : effect === 'block' ? (
        <Badge kind="danger" icon={Ban}>
          {words('policy-blocked')}
        </Badge>
      ) : (
        <Badge kind="info">{words('policy-out-of-policy')}</Badge>
      )}
    </span>
  );
}

/** Every rule that applies, what it allows and what the trip is. */
export function PolicyCard({ trip }: { readonly trip: () => TripFacts }) {
  const words = useWords();
  const said = usePolicyWords();
  const verdict = useVerdict(trip);
  const { policy } = useStateOf(usePart(corporateParts.ownPolicy).state$);
  if (verdict === undefined || policy === undefined || verdict.findings.length === 0) return null;
  return (
    <Card flush title={words('policy-title')} fact={<bdi>{policy.company}</bdi>} aside={<PolicyMark trip={trip} />}>
      <ul className={styles.findings}>
        {verdict.findings.map((finding) => (
          <li key={finding.rule.ruleId} className={styles.finding}>
            <span className={styles.rule}>{said.rule(finding.rule)}</span>
            <span className={styles.found}>
              <bdi>{said.found(finding)}</bdi>
            </span>
            <span className={styles.result}>
              {finding.isKept ? (
                <Badge kind="success">{words('policy-kept')}</Badge>
              ) : (
                <Badge kind={finding.rule.effect === 'block' ? 'danger' : 'info'}>
                  {words(`policy-broken-${finding.rule.effect}`)}
                </Badge>
              )}
            </span>
          </li>
        ))}
      </ul>
      {verdict.effect === 'block' ? <p className={styles.note}>{words('policy-blocked-help')}</p> : null}
    </Card>
  );
}
