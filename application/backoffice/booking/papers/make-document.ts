/**
 * A document of a booking as a file. What it says is settled when it is issued and kept from then on; the page is made again
 * each time, in the language asked for.
 */
import { Effect } from 'effect';
import { type DocumentKind, type DocumentPart, withoutDocumentParts } from '#domain/booking/papers/documents.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { Answer } from '#application/desk/answer.ts';
import { NotFound, NotPermitted } from '#application/desk/failures.ts';
import type { BookingDesk, DocumentAsked, DocumentFile, PaperInShort } from '#application/desk/booking.ts';
import { actedBy, type Caller, type SignedInCaller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { IssuedDocument } from '#application/backoffice/ports/booking/document-book.ts';
import type { DocumentPress, Sheet } from '#application/backoffice/ports/booking/document-press.ts';
import { issuedFor, type IssuePapersPorts } from './issue-papers.ts';

export interface MakeDocumentPorts extends IssuePapersPorts {
  readonly press: DocumentPress;
}

/**
 * NotFound 'booking', or 'invoice' or 'credit-note' where there is none yet; NotPermitted where it shows net fares and the
 * caller may not see them.
 */
export function makeDocument(
  ports: MakeDocumentPorts,
  caller: Caller,
  asked: DocumentAsked,
): ReturnType<BookingDesk['document']> {
  return Effect.gen(function* () {
    const { issued, sheet } = yield* sheetFor(ports, caller, asked);
    const bytes = yield* ports.press.print(sheet);
    return {
      filename: filenameOf(issued),
      mimeType: 'application/pdf',
      base64: base64Of(bytes),
      ...paperOf(issued, ports.businessZone),
    } satisfies DocumentFile;
  });
}

/** The same, as the page on the screen draws it. */
export function showDocument(
  ports: MakeDocumentPorts,
  caller: Caller,
  asked: DocumentAsked,
): ReturnType<BookingDesk['sheet']> {
  return Effect.flatMap(sheetFor(ports, caller, asked), ({ sheet }) => ports.press.layOut(sheet));
}

/** A document issued for a caller, and how the press is given it. */
export function sheetFor(
  ports: MakeDocumentPorts,
  caller: Caller,
  asked: DocumentAsked,
): Answer<
  { readonly issued: IssuedDocument; readonly sheet: Sheet; readonly hide: readonly DocumentPart[] },
  NotFound
> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'bookings');
    if (showsNet(asked.kind) && !who.rights.has('see-net-fares')) {
      return yield* new NotPermitted({ reason: 'right-missing' });
    }
    const booking = yield* ports.bookings.find(who.agencyId, asked.transactionId);
    if (booking === undefined) return yield* new NotFound({ what: 'booking' });
    const { agencyId: _, ...asker } = actedBy(who);
    const issued = yield* issuedFor(ports, asker, booking, asked);
    const hide = hiddenFrom(who, asked);
    return {
      issued,
      hide,
      sheet: printable(ports, issued, {
        hide,
        language: asked.language ?? (showsNet(asked.kind) ? undefined : booking.contact.language) ?? caller.language,
      }),
    };
  });
}

/** A product's own paper is printed as its price is shown: with the markup in it, for those who may not see it apart. */
function hiddenFrom({ rights }: SignedInCaller, { hide = [] }: DocumentAsked): readonly DocumentPart[] {
  return rights.has('see-net-fares') ? hide : [...hide, 'service-fee'];
}

/** An issued document as the press takes it, without what is hidden. */
export function printable(
  { businessZone }: Pick<MakeDocumentPorts, 'businessZone'>,
  { document, serial, issuedAt }: IssuedDocument,
  { hide, language }: Required<Pick<DocumentAsked, 'hide' | 'language'>>,
): Sheet {
  return {
    document: withoutDocumentParts(document, hide),
    ...(serial === undefined ? {} : { serial }),
    issuedAt,
    issuedOn: dateIn(issuedAt, businessZone),
    language,
  };
}

function showsNet(kind: DocumentKind): boolean {
  return kind === 'invoice' || kind === 'credit-note';
}

function paperOf({ serial, document, issuedAt }: IssuedDocument, zone: string): { readonly paper?: PaperInShort } {
  if (serial === undefined || document.kind === 'ticket') return {};
  const { issuer, recipient, travellers, items, lines, total, original } = document;
  const shares = 'shares' in document ? document.shares : undefined;
  const movedTo = 'movedTo' in document ? document.movedTo : undefined;
  const forfeited = 'forfeited' in document ? document.forfeited : undefined;
  return {
    paper: {
      serial,
      issuedOn: dateIn(issuedAt, zone),
      issuer: issuer.name,
      recipient: recipient.name,
      travellers: travellers.map(({ name }) => name),
      items,
      lines: lines.map(({ label, amount }) => ({ label, amount })),
      total,
      ...(original && { original }),
      ...(movedTo !== undefined && { movedTo }),
      ...(forfeited && { forfeited }),
      ...(shares && { shares }),
    },
  };
}

/** 'FL-26-27-000123.pdf', 'e-ticket-R4TQ7N.pdf', 'hold-R4TQ7N.pdf'. */
export function filenameOf({ serial, document }: IssuedDocument): string {
  if (document.kind !== 'ticket') return `${(serial ?? document.transactionId).replaceAll('/', '-')}.pdf`;
  const { name, reference, transactionId } = document;
  return `${name}-${reference === '' ? transactionId : reference}.pdf`;
}

export function base64Of(bytes: Uint8Array): string {
  let text = '';
  const step = 0x8000;
  for (let at = 0; at < bytes.length; at += step) text += String.fromCharCode(...bytes.subarray(at, at + step));
  return btoa(text);
}
