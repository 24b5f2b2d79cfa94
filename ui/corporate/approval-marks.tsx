/** How an approval stands, and how long it can be decided. */
import Timer from 'lucide-react/icons/timer';
import { timeLeft } from '#domain/booking/hold/hold.ts';
import { hoursAndMinutes } from '#domain/time/duration.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { ApprovalState } from '#domain/corporate/approval.ts';
import type { ApprovalShown } from '#application/desk/corporate/approvals.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Badge, type BadgeKind } from '#ui/design/data/badge.tsx';
import { useWords } from '#ui/design/words/words.ts';

const kinds: Readonly<Record<ApprovalState, BadgeKind>> = {
  justified: 'info',
  notified: 'info',
  waiting: 'warning',
  approved: 'info',
  permitted: 'success',
  declined: 'danger',
  expired: 'neutral',
  withdrawn: 'neutral',
  booked: 'success',
  'not-booked': 'danger',
};

export function ApprovalMark({ of: { state } }: { readonly of: Pick<ApprovalShown, 'state'> }) {
  const words = useWords();
  return <Badge kind={kinds[state]}>{words(`approvals-state-${state}`)}</Badge>;
}

const urgencyKinds = { expired: 'neutral', soon: 'danger', today: 'warning', later: 'info' } as const;

export function EndsIn({ until }: { readonly until: Instant }) {
  const words = useWords();
  const now = usePart(parts.clock).now();
  const { urgency, minutesLeft } = timeLeft({ until }, now, useBusinessZone());
  return (
    <Badge kind={urgencyKinds[urgency]} icon={Timer}>
      {words('approvals-time-left', { ...hoursAndMinutes(Math.max(0, minutesLeft)) })}
    </Badge>
  );
}
