/** The state of a request, as a badge. */
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import UserRoundCheck from 'lucide-react/icons/user-round-check';
import type { RequestState } from '#domain/booking/request/request.ts';
import { Badge, type BadgeKind } from '#ui/design/data/badge.tsx';
import type { IconShape } from '#ui/design/press/icon.tsx';
import { useWords } from '#ui/design/words/words.ts';

const looks: Readonly<Record<RequestState, { readonly kind: BadgeKind; readonly icon?: IconShape }>> = {
  asked: { kind: 'warning', icon: Clock },
  taken: { kind: 'info', icon: UserRoundCheck },
  'under-way': { kind: 'info', icon: Clock },
  offered: { kind: 'warning' },
  accepted: { kind: 'success' },
  confirmed: { kind: 'success' },
  refused: { kind: 'danger' },
  declined: { kind: 'neutral' },
  withdrawn: { kind: 'neutral' },
  closed: { kind: 'neutral', icon: CircleCheck },
};

export function RequestStateBadge({ state }: { readonly state: RequestState }) {
  const words = useWords();
  const { kind, icon } = looks[state];
  return (
    <Badge kind={kind} icon={icon}>
      {words(`requests-state-${state}`)}
    </Badge>
  );
}
