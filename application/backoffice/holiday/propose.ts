/** Writing a package to a customer: days, hotels, price and when it is paid, nothing of the agency's own side; and its mail. */
import { Effect } from 'effect';
import { scheduleOf } from '#domain/booking/schedule/schedule.ts';
import { checkEmail } from '#domain/people/contact.ts';
import { languages } from '#domain/people/language.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { firstOf, required, type Violation, violation } from '#domain/rules/violation.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { HolidayDesk, ProposeHoliday, Proposed } from '#application/desk/holiday/holiday.ts';
import { Invalid, NotFound, RequestIdReused } from '#application/desk/failures.ts';
import { checkRequestId } from '#application/backoffice/booking/check-request-id.ts';
import { behalfOf, type Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { AgencyStore } from '#application/backoffice/ports/agency/agency-store.ts';
import type {
  HolidayLetters,
  KeptProposal,
  Proposal,
  ProposalBook,
} from '#application/backoffice/ports/holiday/proposal-book.ts';
import type { Chance } from '#application/backoffice/ports/machine.ts';
import type { Mailer, MailNotSent } from '#application/backoffice/ports/mailer.ts';
import type { Pace, RateLimit } from '#application/backoffice/ports/session/rate-limit.ts';
import { attempt } from '#application/backoffice/session/attempts.ts';
import { collectsTax, type OfferedPorts, perPerson, shownNow } from './offered.ts';

export interface ProposePorts extends OfferedPorts {
  readonly proposals: ProposalBook;
  readonly letters: HolidayLetters;
  readonly agencies: Pick<AgencyStore, 'byId'>;
  readonly limits: RateLimit;
  readonly chance: Chance;
}

/** The kind of the outbox's entries, written in the commit that keeps a proposal. */
export const proposalSent = 'holiday-proposal';

/** Mail to whom an agent likes: as many as an agent writes in a busy hour, then slower. */
const mailPace: Pace = { free: 40, firstWaitSeconds: 10, longestWaitSeconds: 900, forgetAfterSeconds: 3600 };
const [nameMost, noteMost] = [80, 1000];

export function propose(ports: ProposePorts, caller: Caller): HolidayDesk['propose'] {
  return (request) =>
    Effect.gen(function* () {
      const who = yield* signedIn(caller, 'send-quotes');
      const violations = checkProposal(request);
      if (violations.length > 0) return yield* new Invalid({ violations });
      const { requestId, ...asked } = request;
      const content = canonicalText(asked);
      const before = yield* ports.proposals.claimed(who.agencyId, requestId, content);
      if (before !== undefined) return yield* answerOf(before);
      const email = request.customer.email?.trim() ?? '';
      const now = ports.clock.now();
      if (email !== '') {
        const key = `proposal:mail:${who.agencyId}:${who.actor.userId}`;
        yield* attempt(ports.limits, [{ key, pace: mailPace }], now);
      }
      const { offered, price } = yield* shownNow(ports, who, request.offerId);
      const agency = yield* ports.agencies.byId(who.agencyId);
      if (agency === undefined) return yield* new NotFound({ what: 'agency' });
      const { trip } = offered;
      const on = dateIn(now, ports.businessZone);
      const reference = `P-${ports.chance.uuid().slice(0, 8).toUpperCase()}`;
      const note = request.note?.trim() ?? '';
      const letter = ports.letters.proposal(request.language, {
        reference,
        customer: request.customer.name.trim(),
        ...(note !== '' && { note }),
        companyName: agency.companyName,
        companyPhone: agency.phone,
        trip,
        total: price.total,
        perPerson: perPerson(price.total, trip),
        collects: collectsTax(offered.rooms),
        instalments: scheduleOf(price.total, { bookedOn: on, startsOn: trip.startsOn }),
        on,
      });
      const kept = yield* ports.proposals.keep({
        agencyId: who.agencyId,
        actorUserId: who.actor.userId,
        ...behalfOf(who),
        requestId,
        content,
        sentAt: now,
        proposal: { ...letter, reference, language: request.language, ...(email !== '' && { to: email }) },
      });
      return yield* answerOf(kept);
    });
}

function checkProposal({ requestId, customer, note = '', language }: ProposeHoliday): readonly Violation[] {
  const { name, email = '' } = customer;
  return [
    ...checkRequestId(requestId),
    ...firstOf(
      required(name, 'customer.name'),
      name.trim().length > nameMost ? [violation('too-long', 'customer.name', { most: nameMost })] : [],
    ),
    ...(email.trim() === '' ? [] : checkEmail(email, 'customer.email')),
    ...(languages.some((each) => each === language) ? [] : [violation('not-a-choice', 'language')]),
    ...(note.length > noteMost ? [violation('too-long', 'note', { most: noteMost })] : []),
  ];
}

function answerOf(kept: KeptProposal): Effect.Effect<Proposed, RequestIdReused> {
  if (kept.kind === 'reused') return Effect.fail(new RequestIdReused({}));
  const { reference, text, to } = kept.proposal;
  return Effect.succeed({ reference, text, mailed: to !== undefined });
}

export interface MailProposalPorts {
  readonly proposals: Pick<ProposalBook, 'find'>;
  readonly mailer: Mailer;
}

/** Handles one entry of the outbox. Fails where the mail should be tried again. */
export function mailProposal(
  { proposals, mailer }: MailProposalPorts,
  payload: Readonly<Record<string, unknown>>,
): Effect.Effect<void, MailNotSent> {
  const { agencyId, reference } = payload;
  if (typeof agencyId !== 'string' || typeof reference !== 'string') return Effect.void;
  return Effect.flatMap(proposals.find(agencyId, reference), (found) =>
    found === undefined ? Effect.void : mail(mailer, found),
  );
}

function mail(mailer: Mailer, { reference, to, ...letter }: Proposal): Effect.Effect<void, MailNotSent> {
  if (to === undefined) return Effect.void;
  return mailer
    .send({ mailId: `${proposalSent}-${reference}`, kind: proposalSent, to, ...letter })
    .pipe(Effect.catchTag('MailNotSent', (failure) => (failure.forGood ? Effect.void : Effect.fail(failure))));
}
