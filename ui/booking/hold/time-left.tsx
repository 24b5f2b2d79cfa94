/** How long a booking is still held without paying. */
import Timer from 'lucide-react/icons/timer';
import type { HoldRow } from '#domain/booking/hold/hold.ts';
import { timeLeft } from '#domain/booking/hold/hold.ts';
import { hoursAndMinutes } from '#domain/time/duration.ts';
import type { Instant } from '#domain/time/instant.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Badge } from '#ui/design/data/badge.tsx';
import { useWords } from '#ui/design/words/words.ts';

const urgencyKinds = { expired: 'neutral', soon: 'danger', today: 'warning', later: 'info' } as const;

export function TimeLeft({ of: { urgency, minutesLeft } }: { readonly of: Pick<HoldRow, 'urgency' | 'minutesLeft'> }) {
  const words = useWords();
  return (
    <Badge kind={urgencyKinds[urgency]} icon={Timer}>
      {urgency === 'expired'
        ? words('manage-hold-expired')
        : words('manage-hold-left', { ...hoursAndMinutes(minutesLeft) })}
    </Badge>
  );
}

/** Nothing for what is not held. */
export function HeldFor({ of: { heldUntil } }: { readonly of: { readonly heldUntil?: Instant } }) {
  const now = usePart(parts.clock).now();
  const zone = useBusinessZone();
  return heldUntil === undefined ? null : <TimeLeft of={timeLeft({ until: heldUntil }, now, zone)} />;
}
