/** Below which available amount an agency is notified. */
import { Effect } from 'effect';
import { checkNotice, isLow } from '#domain/account/balance.ts';
import type { Currency } from '#domain/money/currency.ts';
import type { Money } from '#domain/money/money.ts';
import type { NoticeDesk } from '#application/desk/account/notice.ts';
import { Invalid } from '#application/desk/failures.ts';
import { actedBy, type Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { LedgerBook } from '#application/backoffice/ports/account/ledger-book.ts';
import type { NoticeBook } from '#application/backoffice/ports/account/notice-book.ts';

export interface NoticePorts {
  readonly notices: Pick<NoticeBook, 'of' | 'set'>;
  readonly ledger: Pick<LedgerBook, 'balance'>;
  readonly currency: Currency;
}

export function makeNoticeDesk({ notices, ledger, currency }: NoticePorts): (caller: Caller) => NoticeDesk {
  const shown = (agencyId: string, below: Money | undefined) =>
    Effect.map(ledger.balance(agencyId), (account) => ({ ...(below && { below }), low: isLow(account, below) }));
  return (caller) => ({
    balanceNotice: () =>
      Effect.gen(function* () {
        const { agencyId } = yield* signedIn(caller, 'balance');
        return yield* shown(agencyId, (yield* notices.of(agencyId))?.below);
      }),
    setBalanceNotice: ({ below }) =>
      Effect.gen(function* () {
        const who = yield* signedIn(caller, 'deposit');
        const violations = checkNotice(below, currency);
        if (violations.length > 0) return yield* new Invalid({ violations });
        const notice = below && { below, language: who.language };
        const audit = { ...actedBy(who), operation: 'account.set-balance-notice', detail: { below: below ?? null } };
        yield* notices.set(who.agencyId, notice, audit);
        return yield* shown(who.agencyId, below);
      }),
  });
}
