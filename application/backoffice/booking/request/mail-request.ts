/** The outbox's work after a request was asked, decided or answered: the house, or the agency, is notified by mail. */
import { Effect } from 'effect';
import type { RequestKind } from '#domain/booking/request/request.ts';
import type { Money } from '#domain/money/money.ts';
import type { AgencyStore } from '#application/backoffice/ports/agency/agency-store.ts';
import type { Letter, Mail, Mailer, MailNotSent } from '#application/backoffice/ports/mailer.ts';
import type { RequestBook } from '#application/backoffice/ports/booking/request-book.ts';
import { mailEach } from '../papers/mail-each.ts';
import type { WishInShort } from '#application/desk/requests.ts';

/** The kind of the outbox's entries, written in the commit that changes a request. */
export const requestNotice = 'request-notice';

/** What happened to a request, for those who are notified: asked, an act's name, or 'linked'. */
export interface RequestNoticeFacts extends WishInShort {
  readonly code: string;
  readonly number: string;
  readonly kind: RequestKind;
  readonly companyName: string;
  readonly agentId: string;
  /** The booking it is about. */
  readonly transactionId?: string;
  /** What was said beside an answer. */
  readonly note?: string;
  /** What the customer can be given. */
  readonly refund?: Money;
  /** What the customer pays. */
  readonly charged?: Money;
  /** Opens the request. */
  readonly link?: string;
}

export interface MailRequestPorts {
  readonly serviceRequests: Pick<RequestBook, 'find'>;
  readonly agencies: Pick<AgencyStore, 'byId'>;
  readonly mailer: Mailer;
  readonly write: (language: Mail['language'], facts: RequestNoticeFacts) => Letter;
  /** The agency of those who run the deployment. */
  readonly houseId: string;
  /** Where people open the portal; without it the mail has no link. */
  readonly portal: string | undefined;
}

const houseLanguage: Mail['language'] = 'en';

/** Handles an entry. Fails where the mail should be tried again; one that can never be delivered is let go. */
export function mailRequest(
  { serviceRequests, agencies, mailer, write, houseId, portal }: MailRequestPorts,
  payload: Readonly<Record<string, unknown>>,
  mark: string,
): Effect.Effect<void, MailNotSent> {
  const { number, to, code } = payload;
  if (typeof number !== 'string' || typeof code !== 'string') return Effect.void;
  return Effect.gen(function* () {
    const request = yield* serviceRequests.find(number);
    const receiver =
      request === undefined ? undefined : yield* agencies.byId(to === 'house' ? houseId : request.agencyId);
    if (request === undefined || receiver === undefined || receiver.email === '') return;
    const { kind, way, agency, inShort, about, answer, bookings } = request;
    const transactionId = about?.transactionId ?? (way === 'take-over' ? bookings[0] : undefined);
    // Who works through the queue reads the language of the house.
    const language = to === 'house' ? houseLanguage : request.language;
    const letter = write(language, {
      code,
      number,
      kind,
      companyName: agency.companyName,
      agentId: agency.agentId,
      ...inShort,
      ...(transactionId !== undefined && { transactionId }),
      ...(to === 'agency' && answer?.note !== undefined && { note: answer.note }),
      ...(to === 'agency' && code === 'confirm' && answer?.refund && { refund: answer.refund }),
      ...(to === 'agency' && code === 'confirm' && answer?.charged && { charged: answer.charged }),
      ...(portal !== undefined && {
        link: `${portal}${to === 'house' ? '/operations?section=requests&' : '/self-trip-queues?'}request=${number}`,
      }),
    });
    const mailId = `request-${number}-${mark}`;
    yield* mailEach(mailer, [{ mailId, kind: requestNotice, to: receiver.email, language, ...letter }]);
  });
}
