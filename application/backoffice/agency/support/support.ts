/** Support requests: an agency writes, the house answers, and those whom it concerns read. */
import { Effect } from 'effect';
import { checkMessage, checkTicket, stateAfter, type TicketSide } from '#domain/agency/ticket.ts';
import { checkFinding } from '#domain/rules/paged.ts';
import { decodedLength } from '#domain/rules/upload.ts';
import type { Violation } from '#domain/rules/violation.ts';
import type { NewMessage, SupportDesk, TicketShown } from '#application/desk/agency/support.ts';
import type { PaperFile } from '#application/desk/agency/registration.ts';
import { Invalid, NotFound, RequestIdReused } from '#application/desk/failures.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { checkRequestId } from '#application/backoffice/booking/check-request-id.ts';
import { actedBy, type Caller, type SignedInCaller } from '#application/backoffice/caller.ts';
import { judgeUpload, uploadPace } from '#application/backoffice/judge-upload.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { KeptTicket, TicketBook, TicketSight } from '#application/backoffice/ports/agency/ticket-book.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { RateLimit } from '#application/backoffice/ports/session/rate-limit.ts';
import { attempt } from '#application/backoffice/session/attempts.ts';
import { ticketWritten } from './mail-ticket.ts';

export interface SupportPorts {
  readonly ticketBook: TicketBook;
  readonly limits: Pick<RateLimit, 'attempt'>;
  readonly clock: Clock;
}

const ticketsPageSize = 20;

export function makeSupportDesk(ports: SupportPorts): (caller: Caller) => SupportDesk {
  return (caller) => ({
    addTicket: addTicket(ports, caller),
    replyTicket: replyTicket(ports, caller),
    tickets: listTickets(ports, caller),
    ticket: showTicket(ports, caller),
    ticketFile: ticketFile(ports, caller),
  });
}

function addTicket(ports: SupportPorts, caller: Caller): SupportDesk['addTicket'] {
  return (asked) =>
    Effect.gen(function* () {
      const who = yield* signedIn(caller);
      const [subject, about] = [oneLine(asked.subject), oneLine(asked.about)];
      const message = yield* judged(ports, who, asked, checkTicket({ subject, about }));
      const written = yield* ports.ticketBook.add({
        ...message,
        agencyId: who.agencyId,
        content: canonicalText({ subject, about, text: asked.text, files: asked.files }),
        subject,
        about,
        language: who.language,
        side: 'agency',
        state: stateAfter('agency', false),
        record: { ...actedBy(who), operation: 'agency.add-ticket' },
        notice: { kind: ticketWritten, payload: { agencyId: who.agencyId, side: 'agency' } },
      });
      return written.kind === 'reused' ? yield* new RequestIdReused({}) : { ticketId: written.ticketId };
    });
}

function replyTicket(ports: SupportPorts, caller: Caller): SupportDesk['replyTicket'] {
  return (asked) =>
    Effect.gen(function* () {
      const { who, found, sight } = yield* seen(ports, caller, asked.ticketId);
      const { ticketId, close } = asked;
      const { side } = sight;
      const message = yield* judged(ports, who, asked, []);
      const { agencyId } = found;
      const written = yield* ports.ticketBook.reply(ticketId, {
        ...message,
        agencyId,
        content: canonicalText({ ticketId, close, text: asked.text, files: asked.files }),
        side,
        state: stateAfter(side, close),
        record: { ...actedBy(who), agencyId, operation: 'agency.reply-ticket', reference: ticketId },
        notice: { kind: ticketWritten, payload: { agencyId, ticketId, side } },
      });
      if (written.kind === 'reused') return yield* new RequestIdReused({});
      return yield* read(ports, who, sight, ticketId);
    });
}

function listTickets({ ticketBook }: SupportPorts, caller: Caller): SupportDesk['tickets'] {
  return ({ scope, ...wanted }) =>
    Effect.gen(function* () {
      const who = yield* signedIn(caller, scope === 'all' ? 'operate' : undefined);
      const violations = checkFinding(wanted);
      if (violations.length > 0) return yield* new Invalid({ violations });
      const sight: TicketSight = scope === 'all' ? { side: 'house' } : ownSight(who);
      const found = yield* ticketBook.list(sight, { ...wanted, pageSize: ticketsPageSize });
      return { ...found, page: wanted.page, pageSize: ticketsPageSize };
    });
}

function showTicket(ports: SupportPorts, caller: Caller): SupportDesk['ticket'] {
  return ({ ticketId }) =>
    Effect.gen(function* () {
      const { who, sight } = yield* seen(ports, caller, ticketId);
      return yield* read(ports, who, sight, ticketId);
    });
}

function ticketFile(ports: SupportPorts, caller: Caller): SupportDesk['ticketFile'] {
  return ({ ticketId, fileId }) =>
    Effect.gen(function* () {
      const sight = sightOf(yield* signedIn(caller));
      const found = yield* ports.ticketBook.file(sight, ticketId, fileId);
      return found ?? (yield* new NotFound({ what: 'ticket' }));
    });
}

/** Shown, and read by the caller's side from now on; not by who only looks at somebody else's desk. */
function read(
  { ticketBook, clock }: SupportPorts,
  who: SignedInCaller,
  sight: TicketSight,
  ticketId: string,
): Effect.Effect<TicketShown, NotFound> {
  return Effect.gen(function* () {
    const found = yield* ticketBook.find(sight, ticketId);
    if (found === undefined) return yield* new NotFound({ what: 'ticket' });
    const { agencyId, language: _language, ...shown } = found;
    if (found.unread && who.emulation === undefined) {
      yield* ticketBook.markRead(agencyId, ticketId, sight.side, clock.now());
    }
    return shown;
  });
}

function seen(
  { ticketBook }: SupportPorts,
  caller: Caller,
  ticketId: string,
): Effect.Effect<
  { readonly who: SignedInCaller; readonly found: KeptTicket; readonly sight: TicketSight },
  NotFound | Effect.Error<ReturnType<typeof signedIn>>
> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller);
    const sight = sightOf(who);
    const found = yield* ticketBook.find(sight, ticketId);
    return found === undefined ? yield* new NotFound({ what: 'ticket' }) : { who, found, sight };
  });
}

function sightOf(who: SignedInCaller): TicketSight {
  return who.rights.has('operate') ? { side: 'house' } : ownSight(who);
}

/** One's own; of the whole agency for those who manage its people. */
function ownSight({ rights, agencyId, actor, onBehalfOf }: SignedInCaller): TicketSight {
  const side: TicketSide = 'agency';
  return rights.has('manage-staff')
    ? { side, agencyId }
    : { side, agencyId, userId: onBehalfOf?.userId ?? actor.userId };
}

/** What is written, where it keeps the rules; each document by its content. */
function judged(
  { limits, clock }: SupportPorts,
  who: SignedInCaller,
  { text, files, requestId }: NewMessage,
  besides: readonly Violation[],
) {
  return Effect.gen(function* () {
    const violations = [
      ...checkRequestId(requestId),
      ...besides,
      ...checkMessage({ text, sizes: files.map(({ base64 }) => decodedLength(base64)) }),
    ];
    if (violations.length > 0) return yield* new Invalid({ violations });
    const at = clock.now();
    if (files.length > 0) yield* attempt(limits, [{ key: `upload:agency:${who.agencyId}`, pace: uploadPace }], at);
    const kept: PaperFile[] = [];
    for (const [index, file] of files.entries()) {
      const mediaType = yield* Effect.mapError(
        judgeUpload(file),
        (invalid) =>
          new Invalid({ violations: invalid.violations.map((each) => ({ ...each, path: `files[${index}]` })) }),
      );
      kept.push({ ...file, mediaType });
    }
    const { userId, name } = who.actor;
    return { requestId, text: text.trim(), files: kept, at, by: { userId, name } };
  });
}

function oneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
