/**
 * The outbox's work after something was done to a booking: the agency is notified that a hold is about to end or has ended, and
 * the people whom a product names the outcome of what was bought.
 */
import { Effect } from 'effect';
import { dateIn, hasPassed, type Instant } from '#domain/time/instant.ts';
import { clockOfLocal, placeTimeAt } from '#domain/time/place-time.ts';
import { formatDate } from '#domain/time/stored-formats.ts';
import type { AgencyStore } from '#application/backoffice/ports/agency/agency-store.ts';
import type { AmendmentBook } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { Letters, Mail, Mailer, MailNotSent } from '#application/backoffice/ports/mailer.ts';
import { addressesOf, mailEach } from './mail-each.ts';
import { type NoticeBody, type PapersByProduct, papersOf } from './product-papers.ts';

/** Kinds of the outbox's entries, written in the commit that holds, or by time; the agency is notified. */
export const holdEnding = 'hold-ending';
export const holdExpired = 'hold-expired';
/** Who decides on it, as a hotel, said no or nothing in time. */
export const requestDeclined = 'request-declined';

/** What the agency pays later falls due, was charged, or was not paid: so the history calls it too. */
export const balanceDue = 'balance-due';
export const balanceCharged = 'balance-charged';
export const balanceUnpaid = 'balance-unpaid';
const ofBalances: readonly string[] = [balanceDue, balanceCharged, balanceUnpaid];

export interface MailNoticePorts {
  readonly amendments: Pick<AmendmentBook, 'booking'>;
  readonly agencies: Pick<AgencyStore, 'byId'>;
  readonly products: PapersByProduct;
  readonly mailer: Mailer;
  readonly letters: Pick<Letters, 'bookingNotice'>;
  readonly clock: Clock;
  readonly businessZone: string;
  /** Where people open the portal; without it the mail has no link. */
  readonly portal: string | undefined;
}

export class MailNotice {
  readonly #ports: MailNoticePorts;

  constructor(ports: MailNoticePorts) {
    this.#ports = ports;
  }

  /** Handles an entry of a kind. Fails where the mail should be tried again; one that can never be delivered is let go. */
  readonly handle = (
    notice: string,
    payload: Readonly<Record<string, unknown>>,
    mark: string,
  ): Effect.Effect<void, MailNotSent> => {
    const { agencyId, transactionId } = payload;
    const { amendments, agencies, products, mailer, letters, clock, businessZone, portal } = this.#ports;
    if (typeof agencyId !== 'string' || typeof transactionId !== 'string') return Effect.void;
    return Effect.gen(function* () {
      const [found, agency] = yield* Effect.all([amendments.booking(agencyId, transactionId), agencies.byId(agencyId)]);
      if (found === undefined || agency === undefined) return;
      // What nobody sold is known by its own number alone.
      const reference = found.reference ?? (notice === requestDeclined ? transactionId : undefined);
      if (reference === undefined) return;
      const { heldUntil, contact, putOff } = found;
      // Paid or given up meanwhile.
      if (notice === balanceDue && putOff === undefined) return;
      const booking = { ...found, reference };
      // Issued or released meanwhile: there is nothing to report.
      if (notice === holdEnding && (heldUntil === undefined || hasPassed(heldUntil, clock.now()))) return;
      const papers = papersOf(products, booking.product);
      // The agency reads what it wrote itself; its customer has a language of their own.
      const receivers = (papers.notices[notice] ?? ['agency']).flatMap(
        (whom): readonly (readonly [string, Mail['language']])[] =>
          whom === 'agency' ? [[agency.email, 'en']] : addressesOf(contact).map((to) => [to, contact.language ?? 'en']),
      );
      const mails = receivers.flatMap(([to, language], place): readonly Mail[] => {
        const body = papers.notice({ notice, booking, payload, language });
        if (body === undefined) return [];
        const { answerBy, ...said } = withBalance(body, notice, payload);
        const until = heldUntil ?? answerBy;
        const letter = letters.bookingNotice(language, {
          ...said,
          notice,
          product: booking.product,
          transactionId,
          reference,
          companyName: agency.companyName,
          companyPhone: agency.phone,
          ...(until && { until: momentIn(until, businessZone) }),
          ...(portal !== undefined && { link: `${portal}${papers.path(transactionId)}` }),
        });
        const mailId = `${notice}-${transactionId.replaceAll(/[^A-Za-z0-9-]/g, '-')}-${mark}-${place}`;
        return [{ mailId, kind: notice, to, language, ...letter }];
      });
      yield* mailEach(mailer, mails);
    });
  };
}

/** Its day and amount are the last line. */
function withBalance(body: NoticeBody, notice: string, { due, amount }: Readonly<Record<string, unknown>>): NoticeBody {
  const isOf = ofBalances.includes(notice) && typeof due === 'string' && typeof amount === 'string';
  return isOf ? { ...body, lines: [...body.lines, `${due}: ${amount}`] } : body;
}

/** '21 Nov 2026 18:30'. */
function momentIn(moment: Instant, zone: string): string {
  return `${formatDate(dateIn(moment, zone), 'DD MMM YYYY')} ${clockOfLocal(placeTimeAt(moment, zone).local)}`;
}
