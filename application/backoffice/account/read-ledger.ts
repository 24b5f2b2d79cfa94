/** The agency's ledger for a few days of the business zone. */
import { Effect } from 'effect';
import { checkLedgerRange } from '#domain/account/ledger-range.ts';
import { checkPage } from '#domain/rules/paged.ts';
import { addDays } from '#domain/time/calendar-date.ts';
import { startOfDay } from '#domain/time/instant.ts';
import type { AccountDesk } from '#application/desk/account/account.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { Caller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { LedgerBook } from '../ports/account/ledger-book.ts';

export interface ReadLedgerPorts {
  readonly ledger: LedgerBook;
  readonly businessZone: string;
}

export const ledgerPageSize = 100;
const mostPages = 10_000;

export function readLedger(
  ports: ReadLedgerPorts,
  caller: Caller,
  { from, to, page }: Parameters<AccountDesk['ledger']>[0],
): ReturnType<AccountDesk['ledger']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'ledger');
    const violations = [...checkLedgerRange({ from, to }), ...checkPage(page, mostPages)];
    if (violations.length > 0) return yield* new Invalid({ violations });
    return yield* ports.ledger.page({
      agencyId: who.agencyId,
      from: startOfDay(from, ports.businessZone),
      until: startOfDay(addDays(to, 1), ports.businessZone),
      page,
      pageSize: ledgerPageSize,
    });
  });
}
