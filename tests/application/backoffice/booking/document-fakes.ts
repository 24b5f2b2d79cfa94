/** A document book and a press in memory, as simple as their ports allow. */
import { Effect } from 'effect';
import type { GstScheme } from '#domain/booking/papers/agent-gst.ts';
import type { RefundPosted } from '#domain/booking/papers/credit-note.ts';
import type { ChargePosted } from '#domain/booking/papers/later-invoice.ts';
import { serialOf } from '#domain/booking/papers/serials.ts';
import airportRows from '#domain/flight/reference/airports.json' with { type: 'json' };
import { makeAirportDirectory } from '#domain/flight/reference/airports.ts';
import { instant } from '#domain/time/instant.ts';
import type { PaperSheet } from '#domain/booking/papers/paper-sheet.ts';
import { layOut } from '#infrastructure/backoffice/documents/lay-out.ts';
import { layOutTicket } from '#infrastructure/backoffice/documents/flight/ticket-layout.ts';
import { flightsPapers } from '#tests/fixtures/flights-alone.ts';
import { fluentLetters } from '#infrastructure/backoffice/words/letters.ts';
import type { MakeDocumentPorts } from '#application/backoffice/booking/papers/make-document.ts';
import type {
  DocumentBook,
  DocumentKey,
  IssuedDocument,
  NewDocument,
} from '#application/backoffice/ports/booking/document-book.ts';
import type { DocumentPress, Sheet } from '#application/backoffice/ports/booking/document-press.ts';

export class MemoryDocumentBook implements DocumentBook {
  readonly issued = new Map<string, IssuedDocument>();
  /** What it was asked to issue, in order. */
  readonly asked: NewDocument[] = [];
  scheme: GstScheme = 'rule-32-3';
  charged: readonly ChargePosted[] = [];
  refunded: readonly RefundPosted[] = [];

  find(key: DocumentKey): Effect.Effect<IssuedDocument | undefined> {
    return Effect.sync(() => this.issued.get(keyOf(key)));
  }

  issue(given: NewDocument): Effect.Effect<IssuedDocument> {
    return Effect.sync(() => {
      const stands = this.issued.get(keyOf(given));
      if (stands !== undefined) return stands;
      this.asked.push(given);
      const { numbered, at, document, agencyId, transactionId, kind, subject } = given;
      const number = this.asked.filter((each) => each.numbered?.series === numbered?.series).length;
      const made: IssuedDocument = {
        agencyId,
        transactionId,
        kind,
        subject,
        ...(numbered === undefined ? {} : { serial: serialOf({ ...numbered, number }) }),
        issuedAt: at,
        document,
        digest: '',
      };
      this.issued.set(keyOf(given), made);
      return made;
    });
  }

  termsOf(): ReturnType<DocumentBook['termsOf']> {
    return Effect.succeed({ gstScheme: this.scheme });
  }

  posted(): ReturnType<DocumentBook['posted']> {
    return Effect.succeed({ charges: this.charged, refunds: this.refunded });
  }
}

/** Prints the letters of its language, three bytes. */
export class MemoryPress implements DocumentPress {
  readonly printed: Sheet[] = [];
  /** What was asked for as a page. */
  readonly shown: Sheet[] = [];

  layOut(sheet: Sheet): Effect.Effect<PaperSheet> {
    return Effect.sync(() => {
      this.shown.push(sheet);
      return layOut(sheet, { flight: layOutTicket });
    });
  }

  print(sheet: Sheet): Effect.Effect<Uint8Array> {
    return Effect.sync(() => {
      this.printed.push(sheet);
      return new TextEncoder().encode(`${sheet.language}!`);
    });
  }

  draw({ language }: PaperSheet): Effect.Effect<Uint8Array> {
    return Effect.succeed(new TextEncoder().encode(`${language}!`));
  }
}

const airports = makeAirportDirectory(airportRows);

export function documentPorts(
  given: Pick<MakeDocumentPorts, 'bookings' | 'agencies'>,
  documents = new MemoryDocumentBook(),
  press = new MemoryPress(),
): MakeDocumentPorts {
  return {
    ...given,
    documents,
    press,
    clientSettings: {
      all: () => Effect.succeed([{ key: 'PROJECT_NAME', value: 'Meridian' }]),
      set: () => Effect.void,
    },
    clock: { now: () => instant('2026-11-20T20:00:00.000Z') },
    products: flightsPapers({ airports, letters: fluentLetters }),
    businessZone: 'Asia/Kolkata',
    houseId: 'house',
  };
}

function keyOf({ agencyId, transactionId, kind, subject }: DocumentKey): string {
  return [agencyId, transactionId, kind, subject].join(' ');
}
