/** How far a payment link is. */
import type { PaymentState } from '#domain/account/online-payment.ts';
import { Badge, type BadgeKind } from '#ui/design/data/badge.tsx';
import { useWords } from '#ui/design/words/words.ts';

const kinds: Readonly<Record<PaymentState, BadgeKind>> = {
  open: 'warning',
  paid: 'success',
  failed: 'danger',
  expired: 'neutral',
  withdrawn: 'neutral',
  differs: 'danger',
};

export function LinkMark({ state }: { readonly state: PaymentState }) {
  const words = useWords();
  return <Badge kind={kinds[state]}>{words(`pay-state-${state}`)}</Badge>;
}
