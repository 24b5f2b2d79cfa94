/** How far a deposit is. */
import type { DepositState } from '#domain/account/deposit.ts';
import { Badge, type BadgeKind } from '#ui/design/data/badge.tsx';
import { useWords } from '#ui/design/words/words.ts';

const kinds: Readonly<Record<DepositState, BadgeKind>> = {
  asked: 'warning',
  approved: 'success',
  declined: 'danger',
  reversed: 'neutral',
};

export function DepositMark({ state }: { readonly state: DepositState }) {
  const words = useWords();
  return <Badge kind={kinds[state]}>{words(`account-deposit-state-${state}`)}</Badge>;
}
