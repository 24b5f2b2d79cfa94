/** A booking's state as a badge: an icon and a word, never colour alone. */
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import CircleHelp from 'lucide-react/icons/circle-question-mark';
import CircleX from 'lucide-react/icons/circle-x';
import Clock from 'lucide-react/icons/clock';
import Hourglass from 'lucide-react/icons/hourglass';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Timer from 'lucide-react/icons/timer';
import type { Product } from '#domain/booking/booking.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import { Badge } from '#ui/design/data/badge.tsx';
import type { BadgeKind } from '#ui/design/data/badge.tsx';
import type { IconShape } from '#ui/design/press/icon.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { useStatusText } from './status-text.ts';

const looks: Readonly<Record<BookingStatus, { readonly kind: BadgeKind; readonly icon: IconShape }>> = {
  requested: { kind: 'info', icon: Clock },
  'in-doubt': { kind: 'warning', icon: CircleHelp },
  'on-request': { kind: 'info', icon: Hourglass },
  'not-confirmed': { kind: 'danger', icon: CircleAlert },
  held: { kind: 'warning', icon: Timer },
  confirmed: { kind: 'success', icon: CircleCheck },
  'part-cancelled': { kind: 'success', icon: CircleCheck },
  changed: { kind: 'success', icon: RefreshCw },
  amending: { kind: 'info', icon: Hourglass },
  cancelled: { kind: 'neutral', icon: CircleX },
  released: { kind: 'neutral', icon: CircleX },
  expired: { kind: 'danger', icon: Timer },
};

export interface StatusMarkProps {
  readonly status: BookingStatus;
  readonly product?: Product | undefined;
  /** Of a page that is about the booking alone. */
  readonly ofPage?: boolean;
}

export function StatusMark({ status, product, ofPage = false }: StatusMarkProps) {
  const words = useWords();
  const statusText = useStatusText();
  const { kind, icon } = looks[status];
  return (
    <Badge kind={kind} icon={icon}>
      {ofPage && status === 'cancelled' ? words('bookings-whole-cancelled') : statusText(status, product)}
    </Badge>
  );
}
