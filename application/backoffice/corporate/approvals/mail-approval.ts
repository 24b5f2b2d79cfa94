/** The outbox's work after an approval moved: those who decide are asked by mail, and who asked is notified of the outcome. */
import { Effect } from 'effect';
import { mostOf } from '#domain/corporate/approval-rules.ts';
import { type Approval, askedNow, type Person } from '#domain/corporate/approval.ts';
import type { Money } from '#domain/money/money.ts';
import type { Language } from '#domain/people/language.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import { clockOfLocal, placeTimeAt } from '#domain/time/place-time.ts';
import { formatDate } from '#domain/time/stored-formats.ts';
import { mailEach } from '#application/backoffice/booking/papers/mail-each.ts';
import type { ApprovalBook } from '#application/backoffice/ports/corporate/approval-book.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { Letter, Mailer, MailNotSent } from '#application/backoffice/ports/mailer.ts';
import type { UserStore } from '#application/backoffice/ports/session/user-store.ts';
import { approvalMail, type ApprovalNotice, approvalNotices } from './ask-approval.ts';

export interface ApprovalMailFacts {
  readonly notice: ApprovalNotice;
  readonly approvalId: string;
  readonly requester: string;
  readonly company: string;
  readonly traveller: string;
  readonly title: string;
  readonly startsOn: string;
  readonly total: Money;
  /** Of the total, what is bought with it. */
  readonly with?: Approval['with'];
  /** The most that it may be booked at, where its traveller books it. */
  readonly most?: Money;
  /** Until when it can be decided, or booked by its traveller, in the business zone: '21 Nov 2026 18:30'. */
  readonly until: string;
  /** Why the trip is asked for; may be empty. */
  readonly reason: string;
  /** What was said by who declined; may be empty. */
  readonly note: string;
  /** Where the price is what it failed for. */
  readonly price?: { readonly from: Money; readonly to: Money };
  readonly link?: string;
}

export interface MailApprovalPorts {
  readonly approvals: Pick<ApprovalBook, 'find' | 'delegations'>;
  readonly users: Pick<UserStore, 'byId'>;
  readonly mailer: Mailer;
  readonly write: (language: Language, facts: ApprovalMailFacts) => Letter;
  readonly clock: Clock;
  readonly businessZone: string;
  readonly portal: string | undefined;
}

const asking: readonly ApprovalNotice[] = ['asked', 'asked-soft', 'escalated', 'escalated-soft'];

/** Handles an entry. Fails where the mail should be tried again. */
export function mailApproval(
  ports: MailApprovalPorts,
  { agencyId, approvalId, notice: named }: Readonly<Record<string, unknown>>,
): Effect.Effect<void, MailNotSent> {
  const notice = approvalNotices.find((each) => each === named);
  if (typeof agencyId !== 'string' || typeof approvalId !== 'string' || notice === undefined) return Effect.void;
  const { approvals, users, mailer, write, businessZone, portal } = ports;
  return Effect.gen(function* () {
    const approval = yield* approvals.find(agencyId, approvalId);
    const asks = asking.includes(notice);
    // Decided meanwhile: there is nothing left to ask.
    if (approval === undefined || (asks && approval.state !== 'waiting')) return;
    const { requester, answers, because, failure, trip } = approval;
    const receivers =
      asks || notice === 'notified' ? yield* askedWith(ports, agencyId, askedNow(approval)) : [requester];
    const letter = write('en', {
      notice,
      approvalId,
      requester: requester.name,
      company: approval.company,
      traveller: trip.leadTraveller,
      title: trip.title,
      startsOn: formatDate(trip.startsOn, 'DD MMM YYYY'),
      total: approval.total,
      ...(approval.with && { with: approval.with }),
      ...(approval.before && { most: mostOf(approval.total, approval.before) }),
      until: momentIn(approval.finishBy ?? approval.expiresAt, businessZone),
      reason: [because?.name ?? '', approval.reason].filter((each) => each !== '').join(': '),
      note: answers.findLast(({ approves }) => !approves)?.note ?? '',
      ...(failure?.from && failure.to && { price: { from: failure.from, to: failure.to } }),
      ...(portal !== undefined && { link: `${portal}/approvals` }),
    });
    const mails = yield* Effect.forEach(receivers, ({ userId }) =>
      Effect.map(users.byId(userId), (found) =>
        found === undefined
          ? []
          : [
              {
                mailId: `${approvalId}-${notice}-${userId.replaceAll(/[^A-Za-z0-9-]/g, '-')}`,
                kind: approvalMail,
                to: found.user.email,
                language: 'en' as const,
                ...letter,
              },
            ],
      ),
    );
    yield* mailEach(mailer, mails.flat());
  });
}

/** Those who are asked, and who decides for them today. */
function askedWith(
  { approvals, clock, businessZone }: MailApprovalPorts,
  agencyId: string,
  asked: readonly Person[],
): Effect.Effect<readonly Person[]> {
  const today = dateIn(clock.now(), businessZone);
  return Effect.map(
    Effect.forEach(asked, (person) =>
      Effect.map(approvals.delegations(agencyId, person.userId, today), (found) => [
        person,
        ...found.filter(({ from, firstDay }) => from.userId === person.userId && firstDay <= today).map(({ to }) => to),
      ]),
    ),
    (all) => [...new Map(all.flat().map((each) => [each.userId, each])).values()],
  );
}

/** '21 Nov 2026 18:30'. */
function momentIn(moment: Instant, zone: string): string {
  return `${formatDate(dateIn(moment, zone), 'DD MMM YYYY')} ${clockOfLocal(placeTimeAt(moment, zone).local)}`;
}
