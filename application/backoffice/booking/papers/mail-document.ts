/**
 * A paper of a booking sent by mail. Whom it goes to is kept, once a request, with what is sent: the document as issued at
 * that moment. The mail itself goes from the outbox, and the booking's history says what was sent to whom.
 */
import { Effect } from 'effect';
import { checkPaperMail, paperReceiversADay, receiversOf } from '#domain/booking/papers/paper-mail.ts';
import type { BookingDesk, MailDocument } from '#application/desk/booking.ts';
import { Invalid, RequestIdReused, TooManyRequests } from '#application/desk/failures.ts';
import { paperText } from '#domain/booking/papers/paper-text.ts';
import { behalfOf, type Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { Letters, Mailer, MailNotSent } from '#application/backoffice/ports/mailer.ts';
import type { Chance } from '#application/backoffice/ports/machine.ts';
import type { ClaimedPaper, SentPaperBook } from '#application/backoffice/ports/booking/sent-paper-book.ts';
import { checkRequestId } from '../check-request-id.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { mailEach } from './mail-each.ts';
import { base64Of, filenameOf, type MakeDocumentPorts, printable, sheetFor } from './make-document.ts';

/** The kind of the outbox's entries, written in the commit that keeps what is sent. */
export const paperSent = 'paper-sent';

/** Of a day's addresses that are used up: some are free again by then. */
const retryAfterSeconds = 3600;

export interface MailDocumentPorts extends MakeDocumentPorts {
  readonly sentPapers: SentPaperBook;
  readonly chance: Pick<Chance, 'uuid'>;
}

export function mailDocument(
  ports: MailDocumentPorts,
  caller: Caller,
  { requestId, ...request }: MailDocument,
): ReturnType<BookingDesk['mailDocument']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'bookings');
    const violations = [...checkRequestId(requestId), ...checkPaperMail(request.to)];
    if (violations.length > 0) return yield* new Invalid({ violations });
    const content = canonicalText(request);
    const claimed = yield* ports.sentPapers.claimed(who.agencyId, requestId, content);
    if (claimed !== undefined) return yield* asSent(claimed);
    const { to, ...asked } = request;
    const { issued, sheet, hide } = yield* sheetFor(ports, caller, asked);
    const { agencyId, kind, transactionId, subject } = issued;
    const sent = {
      sentPaperId: ports.chance.uuid(),
      paper: { agencyId, kind, transactionId, subject },
      language: sheet.language,
      hide,
      to: receiversOf(to),
      sentAt: ports.clock.now(),
    };
    const kept = yield* ports.sentPapers.keep({
      agencyId: who.agencyId,
      actorUserId: who.actor.userId,
      actor: who.actor.name,
      ...behalfOf(who),
      requestId,
      content,
      sent,
      mostADay: paperReceiversADay,
    });
    if (kept.kind === 'too-many') return yield* new TooManyRequests({ retryAfterSeconds });
    if (kept.kind === 'kept') return { to: sent.to };
    return yield* asSent(kept);
  });
}

/** What was sent under this request id before. */
function asSent(claimed: ClaimedPaper): Effect.Effect<{ readonly to: readonly string[] }, RequestIdReused> {
  return claimed.kind === 'reused' ? Effect.fail(new RequestIdReused({})) : Effect.succeed({ to: claimed.to });
}

export type MailPaperPorts = Pick<MailDocumentPorts, 'sentPapers' | 'documents' | 'press' | 'businessZone'> & {
  readonly mailer: Mailer;
  readonly letters: Pick<Letters, 'paper'>;
};

/** Handles one entry of the outbox. Fails where a mail should be tried again; one that can never be delivered is let go. */
export function mailPaper(
  { sentPapers, documents, press, businessZone, mailer, letters }: MailPaperPorts,
  { agencyId, sentPaperId }: Readonly<Record<string, unknown>>,
): Effect.Effect<void, MailNotSent> {
  if (typeof agencyId !== 'string' || typeof sentPaperId !== 'string') return Effect.void;
  return Effect.gen(function* () {
    const sent = yield* sentPapers.find(agencyId, sentPaperId);
    const issued = sent && (yield* documents.find(sent.paper));
    if (sent === undefined || issued === undefined) return;
    const { language, hide, to } = sent;
    const sheet = printable({ businessZone }, issued, { language, hide });
    const [paper, bytes] = yield* Effect.all([press.layOut(sheet), press.print(sheet)]);
    const filename = filenameOf(issued);
    const letter = letters.paper(language, {
      title: paper.title,
      reference: issued.serial ?? issued.transactionId,
      companyName: issued.document.issuer.name,
      text: paperText(paper),
    });
    const attachment = { filename, mimeType: 'application/pdf', base64: base64Of(bytes) } as const;
    yield* mailEach(
      mailer,
      to.map((address, place) => {
        return {
          mailId: `paper-${sentPaperId}-${place + 1}`,
          kind: paperSent,
          to: address,
          language,
          ...letter,
          attachment,
        };
      }),
    );
  });
}
