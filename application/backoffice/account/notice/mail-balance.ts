/** The outbox's work where less is available than an agency wants: it is notified by mail, once each time. */
import { Effect } from 'effect';
import { isLow, spendable } from '#domain/account/balance.ts';
import type { Money } from '#domain/money/money.ts';
import type { Language } from '#domain/people/language.ts';
import { mailEach } from '#application/backoffice/booking/papers/mail-each.ts';
import type { LedgerBook } from '#application/backoffice/ports/account/ledger-book.ts';
import { balanceLow, type NoticeBook } from '#application/backoffice/ports/account/notice-book.ts';
import type { AgencyStore } from '#application/backoffice/ports/agency/agency-store.ts';
import type { Letter, Mailer, MailNotSent } from '#application/backoffice/ports/mailer.ts';

export interface BalanceLowFacts {
  readonly companyName: string;
  readonly below: Money;
  /** What may be spent. */
  readonly left: Money;
  /** Opens the balance upload. */
  readonly link?: string;
}

export interface MailBalancePorts {
  readonly notices: Pick<NoticeBook, 'of'>;
  readonly ledger: Pick<LedgerBook, 'balance'>;
  readonly agencies: Pick<AgencyStore, 'byId'>;
  readonly mailer: Mailer;
  readonly write: (language: Language, facts: BalanceLowFacts) => Letter;
  /** Where people open the portal; without it the mail has no link. */
  readonly portal: string | undefined;
}

/** Fails where the mail should be tried again. Nothing is mailed where there is as much again, or no notice is wanted any more. */
export function mailBalance(
  { notices, ledger, agencies, mailer, write, portal }: MailBalancePorts,
  { agencyId, notifiedAt }: Readonly<Record<string, unknown>>,
): Effect.Effect<void, MailNotSent> {
  if (typeof agencyId !== 'string') return Effect.void;
  return Effect.gen(function* () {
    const [notice, agency] = yield* Effect.all([notices.of(agencyId), agencies.byId(agencyId)]);
    if (notice === undefined || agency === undefined || agency.email === '') return;
    const { below, language } = notice;
    const account = yield* ledger.balance(agencyId);
    if (!isLow(account, below)) return;
    const letter = write(language, {
      companyName: agency.companyName,
      below,
      left: spendable(account),
      ...(portal !== undefined && { link: `${portal}/online-payment` }),
    });
    const mailId = `${balanceLow}-${agencyId}-${String(notifiedAt)}`;
    yield* mailEach(mailer, [{ mailId, kind: balanceLow, to: agency.email, language, ...letter }]);
  });
}
