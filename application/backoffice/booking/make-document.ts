/**
 * A document of a booking as a file. What it says is settled when it is issued and kept from then on; the page is made anew
 * each time, in the language asked for.
 */
import { Effect } from 'effect';
import { type DocumentKind, type DocumentPart, withoutDocumentParts } from '#domain/booking/documents.ts';
import { dateIn } from '#domain/time/instant.ts';
import { NotFound, NotPermitted } from '#application/desk/failures.ts';
import type { BookingDesk, DocumentAsked, DocumentFile, PaperInShort } from '#application/desk/booking.ts';
import type { Caller, SignedInCaller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { IssuedDocument } from '../ports/document-book.ts';
import type { DocumentPress } from '../ports/document-press.ts';
import { issuedFor, type IssuePapersPorts } from './issue-papers.ts';

export interface MakeDocumentPorts extends IssuePapersPorts {
  readonly press: DocumentPress;
}

/**
 * NotFound 'booking', or 'invoice' or 'credit-note' where there is none yet; NotAllowedInState for the ticket of a booking
 * that has none; NotPermitted where it shows net fares and the caller may not see them.
 */
export function makeDocument(
  ports: MakeDocumentPorts,
  caller: Caller,
  asked: DocumentAsked,
): ReturnType<BookingDesk['document']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'bookings');
    if (showsNet(asked.kind) && !who.rights.has('see-net-fares')) {
      return yield* new NotPermitted({ reason: 'right-missing' });
    }
    const booking = yield* ports.bookings.find(who.agencyId, asked.transactionId);
    if (booking === undefined) return yield* new NotFound({ what: 'booking' });
    const asker = {
      actorUserId: who.actor.userId,
      ...(who.onBehalfOf === undefined ? {} : { onBehalfOf: who.onBehalfOf.agencyId }),
    };
    const issued = yield* issuedFor(ports, asker, booking, asked);
    const { document, serial, issuedAt } = issued;
    const bytes = yield* ports.press.print({
      document: withoutDocumentParts(document, hiddenFrom(who, asked)),
      ...(serial === undefined ? {} : { serial }),
      issuedAt,
      issuedOn: dateIn(issuedAt, ports.businessZone),
      language: asked.language ?? (showsNet(asked.kind) ? undefined : booking.contact.language) ?? caller.language,
    });
    return {
      filename: filenameOf(issued),
      mimeType: 'application/pdf',
      base64: base64Of(bytes),
      ...paperOf(issued, ports.businessZone),
    } satisfies DocumentFile;
  });
}

/** A ticket is printed as its fare is shown: with the markup in it, for those who may not see it apart. */
function hiddenFrom({ rights }: SignedInCaller, { hide = [] }: DocumentAsked): readonly DocumentPart[] {
  return rights.has('see-net-fares') ? hide : [...hide, 'service-fee'];
}

function showsNet(kind: DocumentKind): boolean {
  return kind === 'invoice' || kind === 'credit-note';
}

function paperOf({ serial, document, issuedAt }: IssuedDocument, zone: string): { readonly paper?: PaperInShort } {
  if (serial === undefined || document.kind === 'ticket') return {};
  const { issuer, recipient, travellers, flights, lines, total, original } = document;
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
      flights: flights.map(({ carrier, flightNumber, origin, destination, departure }) => {
        return { carrier, flightNumber, origin: origin.code, destination: destination.code, departure };
      }),
      lines: lines.map(({ label, amount }) => ({ label, amount })),
      total,
      ...(original && { original }),
      ...(movedTo !== undefined && { movedTo }),
      ...(forfeited && { forfeited }),
      ...(shares && { shares }),
    },
  };
}

/** 'FL-26-27-000123.pdf', 'e-ticket-R4TQ7N.pdf'. */
function filenameOf({ serial, document }: IssuedDocument): string {
  return `${serial === undefined ? `e-ticket-${document.pnr}` : serial.replaceAll('/', '-')}.pdf`;
}

function base64Of(bytes: Uint8Array): string {
  let text = '';
  const step = 0x8000;
  for (let at = 0; at < bytes.length; at += step) text += String.fromCharCode(...bytes.subarray(at, at + step));
  return btoa(text);
}
