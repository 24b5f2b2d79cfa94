/** The round that finds who has less available than they want, and who has as much again. */
import { Effect } from 'effect';
import { isLow } from '#domain/account/balance.ts';
import type { NoticeBook, StandingNotice } from '#application/backoffice/ports/account/notice-book.ts';

/** Answers how many are to be notified. */
export function lookAtBalances(notices: Pick<NoticeBook, 'all' | 'mark'>): Effect.Effect<number> {
  return Effect.flatMap(notices.all(), (all) => {
    const changed = all.filter(({ account, below, notified }) => isLow(account, below) !== notified);
    const named = (notified: boolean) => changed.filter((each) => each.notified === notified).map(agencyOf);
    return changed.length === 0 ? Effect.succeed(0) : notices.mark({ fallen: named(false), risen: named(true) });
  });
}

const agencyOf = ({ agencyId }: StandingNotice) => agencyId;
