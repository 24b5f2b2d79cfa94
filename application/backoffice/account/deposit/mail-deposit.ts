/** The outbox's work after a deposit was decided: its agency is notified by mail. */
import { Effect } from 'effect';
import type { DepositState } from '#domain/account/deposit.ts';
import type { Money } from '#domain/money/money.ts';
import type { Language } from '#domain/people/language.ts';
import { mailEach } from '#application/backoffice/booking/papers/mail-each.ts';
import type { DepositBook } from '#application/backoffice/ports/account/deposit-book.ts';
import type { AgencyStore } from '#application/backoffice/ports/agency/agency-store.ts';
import type { Letter, Mailer, MailNotSent } from '#application/backoffice/ports/mailer.ts';

/** The kind of the outbox's entries, written in the commit of the decision. */
export const depositDecided = 'deposit-decided';

export interface DepositDecidedFacts {
  readonly state: Exclude<DepositState, 'asked'>;
  readonly depositId: string;
  readonly reference: string;
  readonly companyName: string;
  /** What was asked for. */
  readonly amount: Money;
  /** What was credited, or is taken back. */
  readonly approvedAmount?: Money;
  /** Of the decision; may be empty. */
  readonly remarks: string;
  /** Opens the agency's deposits. */
  readonly link?: string;
}

export interface MailDepositPorts {
  readonly deposits: Pick<DepositBook, 'find'>;
  readonly agencies: Pick<AgencyStore, 'byId'>;
  readonly mailer: Mailer;
  readonly write: (language: Language, facts: DepositDecidedFacts) => Letter;
  /** Where people open the portal; without it the mail has no link. */
  readonly portal: string | undefined;
}

/**
 * Handles an entry. Fails where the mail should be tried again; one that can never be delivered is let go, and so is one of a
 * decision that another has followed: that one has its own.
 */
export function mailDeposit(
  { deposits, agencies, mailer, write, portal }: MailDepositPorts,
  { depositId, state: decided }: Readonly<Record<string, unknown>>,
): Effect.Effect<void, MailNotSent> {
  if (typeof depositId !== 'string') return Effect.void;
  return Effect.gen(function* () {
    const deposit = yield* deposits.find({}, depositId);
    if (deposit === undefined || deposit.state === 'asked' || deposit.state !== decided) return;
    const { agencyId, state, referenceNumber, companyName, amount, approvedAmount, remarks, language } = deposit;
    const agency = yield* agencies.byId(agencyId);
    if (agency === undefined || agency.email === '') return;
    const letter = write(language, {
      state,
      depositId,
      reference: referenceNumber,
      companyName,
      amount,
      ...(approvedAmount && { approvedAmount }),
      remarks,
      ...(portal !== undefined && { link: `${portal}/offline-payment` }),
    });
    // Of each decision there is one.
    const mailId = `${depositId}-${state}`;
    yield* mailEach(mailer, [{ mailId, kind: depositDecided, to: agency.email, language, ...letter }]);
  });
}
