/** Whether a trip keeps the company's travel policy: a mark beside what is offered, and a card before it is paid for. */
import Ban from 'lucide-react/icons/ban';
import Check from 'lucide-react/icons/check';
import UserCheck from 'lucide-react/icons/user-check';
import { type ReactNode, useEffect } from 'react';
import type { TripFacts } from '#domain/booking/trip-facts.ts';
import {
  type ApprovalWhen,
  approvalRuleFor,
  beforeTermsOf,
  mostOf,
  tripToApprove,
} from '#domain/corporate/approval-rules.ts';
import { brokenBy, judgeTrip, needsReason, type PolicyVerdict } from '#domain/corporate/policy.ts';
import { formatMoney } from '#domain/money/format.ts';
import { longestReason } from '#domain/corporate/trip-reason.ts';
import { corporateParts } from '#ui/composition/corporate-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Select } from '#ui/design/choice/select.tsx';
import { Badge } from '#ui/design/data/badge.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { FailureAlert } from '#ui/shell/words/failure-alert.tsx';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { Findings } from './findings.tsx';
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

/** How others are asked about a trip; undefined where they are not, or nobody is named who could be. */
function useAsked(trip: () => TripFacts): ApprovalWhen | undefined {
  const { policy } = useStateOf(usePart(corporateParts.ownPolicy).state$);
  const verdict = useVerdict(trip);
  if (policy === undefined || verdict === undefined) return undefined;
  return approvalRuleFor(policy.approvals ?? [], tripToApprove(trip(), verdict, policy.costCentre));
}

/** How much more a trip costs than what the policy compares it with; nothing where it keeps to that. */
export function PolicyAbove({ trip, className }: { readonly trip: () => TripFacts; readonly className?: string }) {
  const said = usePolicyWords();
  const verdict = useVerdict(trip);
  const [above] = verdict === undefined ? [] : said.allAbove(verdict);
  return above === undefined ? null : <p className={className}>{above}</p>;
}

/** `brief`: what is compared stands beside it already. */
export function PolicyMark({ trip, brief = false }: { readonly trip: () => TripFacts; readonly brief?: boolean }) {
  const words = useWords();
  const said = usePolicyWords();
  const verdict = useVerdict(trip);
  const asked = useAsked(trip)?.manner;
  if (verdict === undefined) return null;
  // Where others are only notified nobody approves it.
  const effect = verdict.effect === 'approve' && asked === 'passive' ? 'inform' : verdict.effect;
  const broken = brokenBy(verdict);
  const [above] = brief ? [] : said.allAbove(verdict);
  const title = broken.map(({ rule }) => said.rule(rule)).join('\n');
  return (
    <span className={styles.mark} title={title === '' ? undefined : title}>
      {effect === undefined ? (
        <Badge kind="success">{words('policy-in-policy')}</Badge>
      ) : effect === 'block' ? (
        <Badge kind="danger" icon={Ban}>
          {words('policy-blocked')}
        </Badge>
      ) : effect === 'approve' ? (
        <Badge kind="warning" icon={UserCheck}>
          {words('policy-needs-approval')}
        </Badge>
      ) : (
        <Badge kind="info">{words('policy-out-of-policy')}</Badge>
      )}
      {above === undefined ? null : (
        <>
          {' '}
          <span className={styles.above}>{above}</span>
        </>
      )}
    </span>
  );
}

/** What booking is called: a trip that others decide on is asked for. */
export function BookLabel({ trip, children }: { readonly trip: () => TripFacts; readonly children: ReactNode }) {
  const words = useWords();
  const verdict = useVerdict(trip);
  const asked = useAsked(trip);
  const decides = asked === undefined ? verdict?.effect === 'approve' : asked.manner !== 'passive';
  if (!decides || verdict?.effect === 'block') return children;
  return words(asked?.manner === 'before' ? 'policy-ask-before' : 'policy-ask-approval');
}

/** Every rule that applies, what it allows and what the trip is; and why it is booked, where that is to be said. */
export function PolicyCard({ trip, quoteId }: { readonly trip: () => TripFacts; readonly quoteId: string }) {
  const words = useWords();
  const verdict = useVerdict(trip);
  const rule = useAsked(trip);
  const asked = rule && (rule.manner ?? 'hard');
  const before = rule && beforeTermsOf(rule);
  const { language } = useLanguage();
  const { policy } = useStateOf(usePart(corporateParts.ownPolicy).state$);
  if (verdict === undefined || policy === undefined) return null;
  if (verdict.findings.length === 0 && asked === undefined) return null;
  return (
    <Card
      flush
      title={words('policy-title')}
      fact={<bdi>{policy.company}</bdi>}
      aside={<PolicyMark brief trip={trip} />}
    >
      {verdict.findings.length === 0 ? null : <Findings of={verdict.findings} />}
      {verdict.effect === 'block' ? <p className={styles.note}>{words('policy-blocked-help')}</p> : null}
      {verdict.effect === 'block' || asked === undefined || (asked === 'hard' && needsReason(verdict)) ? null : (
        <p className={styles.asked}>
          {before === undefined
            ? words(`policy-asked-${asked}`)
            : words('policy-asked-before', {
                decide: before.decideHours,
                finish: before.finishHours,
                most: formatMoney(mostOf(trip().total, before), { locale: language }),
              })}
        </p>
      )}
      {needsReason(verdict) ? (
        <Reason
          quoteId={quoteId}
          isApproved={verdict.effect === 'approve' && (asked === undefined || asked === 'hard' || asked === 'before')}
        />
      ) : null}
    </Card>
  );
}

function Reason({ quoteId, isApproved }: { readonly quoteId: string; readonly isApproved: boolean }) {
  const words = useWords();
  const own = usePart(corporateParts.ownPolicy);
  const { policy, reasons } = useStateOf(own.state$);
  const { code, text = '', saved = false, busy = false, violations = [], failure } = reasons.get(quoteId) ?? {};
  const listed = policy?.reasons ?? [];
  return (
    <div className={styles.reason}>
      <p>{words(isApproved ? 'policy-approve-help' : 'policy-justify-help')}</p>
      {listed.length === 0 ? null : (
        <Select
          label={words('policy-reason-code')}
          value={code ?? null}
          placeholder={words('design-select')}
          options={listed.map((each) => ({ key: each.code, label: each.name, note: each.code }))}
          error={violationAt(words, violations, 'reasonCode')}
          onChange={(chosen) => own.choose(quoteId, chosen)}
        />
      )}
      <div className={styles.reasonLine}>
        <TextField
          label={words(listed.length === 0 ? 'policy-reason' : 'policy-reason-more')}
          value={text}
          maxLength={longestReason}
          error={violationAt(words, violations, 'reason')}
          onChange={(typed) => own.type(quoteId, typed)}
          onEnter={() => void own.giveReason(quoteId)}
        />
        <Button
          act="corporate.giveReason"
          icon={saved ? Check : undefined}
          busy={busy}
          busyLabel={words('policy-reason-saving')}
          disabled={saved}
          onClick={() => void own.giveReason(quoteId)}
        >
          {words(saved ? 'policy-reason-saved' : 'policy-reason-save')}
        </Button>
      </div>
      {failure === undefined ? null : <FailureAlert failure={failure} />}
    </div>
  );
}
