/** What a trip is by each rule of a policy: what the rule allows, what the trip has, and whether that keeps it. */
import type { PolicyFinding } from '#domain/corporate/policy.ts';
import { Badge } from '#ui/design/data/badge.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { usePolicyWords } from './policy-words.ts';
import styles from './policy-mark.module.css';

const kinds = { inform: 'info', justify: 'info', approve: 'warning', block: 'danger' } as const;

export function Findings({ of }: { readonly of: readonly PolicyFinding[] }) {
  const words = useWords();
  const said = usePolicyWords();
  return (
    <ul className={styles.findings}>
      {of.map((finding) => (
        <li key={finding.rule.ruleId} className={styles.finding}>
          <span className={styles.rule}>{said.rule(finding.rule)}</span>
          <span className={styles.found}>
            <bdi>{said.found(finding)}</bdi>
          </span>
          <span className={styles.result}>
            {finding.isKept ? (
              <Badge kind="success">{words('policy-kept')}</Badge>
            ) : (
              <Badge kind={kinds[finding.rule.effect]}>{words(`policy-broken-${finding.rule.effect}`)}</Badge>
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
