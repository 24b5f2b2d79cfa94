/** The outcome of a sent quote, as a badge: an icon and a word, never colour alone. */
import CircleCheck from 'lucide-react/icons/circle-check';
import Eye from 'lucide-react/icons/eye';
import Send from 'lucide-react/icons/send';
import Timer from 'lucide-react/icons/timer';
import type { SentQuoteState } from '#domain/flight/quote/customer-quote.ts';
import { Badge } from '#ui/design/data/badge.tsx';
import { useWords } from '#ui/design/words/words.ts';

const looks = {
  sent: { kind: 'info', icon: Send },
  opened: { kind: 'info', icon: Eye },
  expired: { kind: 'neutral', icon: Timer },
  booked: { kind: 'success', icon: CircleCheck },
} as const;

export function QuoteState({ state }: { readonly state: SentQuoteState }) {
  const words = useWords();
  const { kind, icon } = looks[state];
  return (
    <Badge kind={kind} icon={icon}>
      {words(`quotes-state-${state}`)}
    </Badge>
  );
}
