/** What papers and mail ask of the product that was sold; which products there are is said where the program is put together. */
import type { Product, Unit } from '#domain/booking/booking.ts';
import type { DocumentFacts } from '#domain/booking/papers/facts.ts';
import type { ProductPaper } from '#domain/booking/papers/documents.ts';
import type { DocumentSubject } from '#domain/booking/papers/subject.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { KeptBooking } from '#application/backoffice/ports/booking/booking-book.ts';
import type { BookingNoticeFacts, Letter, Letters, Mail } from '#application/backoffice/ports/mailer.ts';

/** A booking with its supplier's reference, empty where there is none. */
export type PaperBooking = KeptBooking & { readonly reference: string };

/** Who writes to the customer. */
export interface MailSender {
  readonly projectName: string;
  readonly companyName: string;
  readonly companyPhone: string;
  /** Opens the booking. */
  readonly link?: string;
}

export interface NoticeAsked<Kept extends PaperBooking = PaperBooking> {
  readonly notice: string;
  readonly booking: Kept;
  /** As it was written into the outbox. */
  readonly payload: Readonly<Record<string, unknown>>;
  readonly language: Mail['language'];
}

/** What a notice says of what was sold. */
export type NoticeBody = Pick<BookingNoticeFacts, 'leadTraveller' | 'travellers' | 'lines' | 'changed'> & {
  /** Until when an answer is wanted. */
  readonly answerBy?: Instant;
};

export interface ProductPapers {
  /** The beginning of the serials of the house's invoices: 'FL'. */
  readonly invoiceSeries: string;
  /** Whether the supplier has issued what was paid for: numbered documents are of such a booking alone. */
  isIssued(booking: KeptBooking): boolean;
  subject(booking: PaperBooking): DocumentSubject;
  /** The paper by which what was bought is used. */
  ownPaper(booking: PaperBooking, facts: DocumentFacts): ProductPaper;
  /** Where the portal shows a booking. */
  readonly path: (transactionId: string) => string;
  /** The kind of the outbox's entry that notifies the customer that it is issued. */
  readonly issuedNotice: string;
  issuedLetter(booking: PaperBooking, from: MailSender, language: Mail['language']): Letter;
  /** The text message beside it, where the product has one; `kind` is that of the outbox's entry. */
  readonly issuedText?: {
    readonly kind: string;
    write(booking: PaperBooking, from: MailSender, language: Mail['language']): string;
  };
  /** Undefined where there is nothing to report any more. */
  notice(asked: NoticeAsked): NoticeBody | undefined;
  /** The outbox's kinds of its own notices, and whom they go to. */
  readonly notices: Readonly<Record<string, readonly ('agency' | 'customer')[]>>;
}

/** Which units a notice is about, as the saga wrote it; undefined where it is about all of them. */
export function unitsIn({ places }: NoticeAsked['payload']): readonly Unit[] | undefined {
  return Array.isArray(places) ? places.map((unit: Unit) => unit) : undefined;
}

/** Of a product whose letter that it is issued is written as all other notices are. */
export function issuedByNotice<Kept extends PaperBooking>(
  letters: Pick<Letters, 'bookingNotice'>,
  notice: string,
  bodyOf: (booking: Kept, language: Mail['language']) => NoticeBody,
): Pick<ProductPapers, 'issuedNotice' | 'issuedLetter'> {
  return {
    issuedNotice: notice,
    issuedLetter(booking: Kept, { companyName, companyPhone, link }, language) {
      return letters.bookingNotice(language, {
        ...bodyOf(booking, language),
        notice,
        product: booking.product,
        transactionId: booking.transactionId,
        reference: booking.reference,
        companyName,
        companyPhone,
        ...(link !== undefined && { link }),
      });
    },
  };
}

export type PapersByProduct = { readonly [Each in Product]?: ProductPapers };

/** Dies where a product is sold whose papers nobody makes. */
export function papersOf(products: PapersByProduct, product: Product): ProductPapers {
  const found = products[product];
  if (found === undefined) throw new Error(`Nobody makes papers of a ${product}`);
  return found;
}

/** What a reminder of an instalment was put into the outbox with. */
export function reminded({ due, amount, instalment }: Readonly<Record<string, unknown>>) {
  return typeof due === 'string' && typeof amount === 'string' && typeof instalment === 'number'
    ? { due, amount, instalment }
    : undefined;
}
