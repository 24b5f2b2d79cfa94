/** What follows from commits: who handles which kind of the outbox's entries. */
import { MailIssued } from '#application/backoffice/booking/papers/mail-issued.ts';
import { ContainerModule } from 'inversify';
import {
  flightCancelled,
  flightRescheduled,
  scheduleChanged,
  scheduleRestored,
  flightTicketed,
} from '#application/backoffice/flight/papers/flight-mail.ts';
import { issuePapers } from '#application/backoffice/booking/papers/issue-papers.ts';
import { mailRequest, requestNotice } from '#application/backoffice/booking/request/mail-request.ts';
import type { OutboxHandler } from '#application/backoffice/booking/papers/work-outbox.ts';
import type { BookingNoticeKind } from '#application/backoffice/ports/mailer.ts';
import { mailPaper, paperSent } from '#application/backoffice/booking/papers/mail-document.ts';
import { holdEnding, holdExpired, MailNotice } from '#application/backoffice/booking/papers/mail-notice.ts';
import { MailQuote, quoteSent } from '#application/backoffice/flight/quote/mail-quote.ts';
import { houseId, MailInvitation, mailInvitation } from '#application/backoffice/session/invite-operator.ts';
import { MailTemporarySecret, mailTemporarySecret } from '#application/backoffice/session/mail-temporary-secret.ts';
import { requestLetter } from '../words/request-letter.ts';
import { given, ports, work } from './parts.ts';

export const outbox = new ContainerModule(({ bind }) => {
  bind(work.outboxHandlers)
    .toResolvedValue(
      (
        users,
        agencies,
        bookings,
        amendments,
        passwords,
        settings,
        seal,
        mailer,
        letters,
        clock,
        sentQuotes,
        airports,
        serviceRequests,
        sentPapers,
        documents,
        press,
        registrationHandlers,
        { products },
        { publicUrl, businessZone },
        address,
      ) => {
        const secret = new MailTemporarySecret({
          users,
          passwords,
          settings,
          mailer,
          letters,
          clock,
          portal: publicUrl,
        });
        const invitation = new MailInvitation({ users, passwords, settings, seal, mailer, letters, portal: address });
        const issued = new MailIssued({ bookings, agencies, settings, mailer, products, portal: publicUrl });
        const notices = new MailNotice({
          amendments,
          agencies,
          products,
          mailer,
          letters,
          clock,
          businessZone,
          portal: publicUrl,
        });
        const quotes = new MailQuote({
          sentQuotes,
          agencies,
          mailer,
          letters,
          airports,
          businessZone,
          portal: publicUrl,
        });
        const requests = {
          serviceRequests,
          agencies,
          mailer,
          write: requestLetter,
          houseId,
          portal: publicUrl,
        };
        const papers = { sentPapers, documents, press, businessZone, mailer, letters };
        const notice =
          (kind: BookingNoticeKind): OutboxHandler =>
          ({ payload, id }) =>
            notices.handle(kind, payload, id);
        return {
          [holdEnding]: notice(holdEnding),
          [holdExpired]: notice(holdExpired),
          [flightCancelled]: notice(flightCancelled),
          [flightRescheduled]: notice(flightRescheduled),
          [scheduleChanged]: notice(scheduleChanged),
          [scheduleRestored]: notice(scheduleRestored),
          [mailTemporarySecret]: ({ payload }) => secret.handle(payload),
          [mailInvitation]: ({ payload }) => invitation.handle(payload),
          [flightTicketed]: ({ payload }) => issued.handle(payload),
          [requestNotice]: ({ payload, id }) => mailRequest(requests, payload, id),
          [quoteSent]: ({ payload }) => quotes.handle(payload),
          [paperSent]: ({ payload }) => mailPaper(papers, payload),
          ...registrationHandlers,
        };
      },
      [
        ports.users,
        ports.agencies,
        ports.bookings,
        ports.amendments,
        ports.passwords,
        ports.clientSettings,
        ports.seal,
        ports.mailer,
        ports.letters,
        ports.clock,
        ports.sentQuotes,
        given.airports,
        ports.serviceRequests,
        ports.sentPapers,
        ports.documents,
        ports.press,
        work.registrationHandlers,
        work.papers,
        given.settings,
        given.address,
      ],
    )
    .inSingletonScope();
  bind(work.papersHandler)
    .toResolvedValue(
      (papers) => (items) =>
        issuePapers(
          papers,
          items.map(({ payload }) => payload),
        ),
      [work.papers],
    )
    .inSingletonScope();
});
