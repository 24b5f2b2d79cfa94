/** What follows from commits: who handles which kind of the outbox's entries. */
import { Effect } from 'effect';
import { depositDecided, mailDeposit } from '#application/backoffice/account/deposit/mail-deposit.ts';
import { mailBalance } from '#application/backoffice/account/notice/mail-balance.ts';
import { balanceLow } from '#application/backoffice/ports/account/notice-book.ts';
import { mailPaymentLink, paymentLinkMailed } from '#application/backoffice/account/payment/mail-link.ts';
import { mailTicket, ticketWritten } from '#application/backoffice/agency/support/mail-ticket.ts';
import { withDue } from '#application/backoffice/booking/bought-with/buy-with.ts';
import { MailIssued } from '#application/backoffice/booking/papers/mail-issued.ts';
import { textIssued } from '#application/backoffice/booking/papers/text-issued.ts';
import { issuePapers } from '#application/backoffice/booking/papers/issue-papers.ts';
import { mailRequest, requestNotice } from '#application/backoffice/booking/request/mail-request.ts';
import type { OutboxHandler } from '#application/backoffice/booking/papers/work-outbox.ts';
import { mailPaper, paperSent } from '#application/backoffice/booking/papers/mail-document.ts';
import { bookingSettled, refundCredited } from '#application/backoffice/booking/papers/papers-due.ts';
import {
  balanceCharged,
  balanceDue,
  balanceUnpaid,
  holdEnding,
  holdExpired,
  MailNotice,
  requestDeclined,
} from '#application/backoffice/booking/papers/mail-notice.ts';
import type { OutboxItem } from '#application/backoffice/ports/booking/outbox.ts';
import { MailQuote, quoteSent } from '#application/backoffice/flight/quote/mail-quote.ts';
import { houseId, MailInvitation, mailInvitation } from '#application/backoffice/session/invite-operator.ts';
import { MailTemporarySecret, mailTemporarySecret } from '#application/backoffice/session/mail-temporary-secret.ts';
import { balanceLetter } from '../words/balance-letter.ts';
import { depositLetter } from '../words/deposit-letter.ts';
import { paymentLinkLetter } from '../words/payment-link-letter.ts';
import { requestLetter } from '../words/request-letter.ts';
import { ticketLetter } from '../words/ticket-letter.ts';
import { area, given, ports, work } from './parts.ts';

export const outbox = area(({ make }) => {
  const { address, airports, businessZone, portal } = given;
  const {
    agencies,
    amendments,
    bookings,
    clientSettings,
    clock,
    deposits,
    documents,
    letters,
    mailer,
    passwords,
    press,
  } = ports;
  const { paperLinks, seal, sentPapers, sentQuotes, serviceRequests, texts, ticketBook, users } = ports;
  make(
    work.outboxHandlers,
    {
      users,
      agencies,
      bookings,
      amendments,
      passwords,
      settings: clientSettings,
      seal,
      mailer,
      texts,
      letters,
      clock,
      sentQuotes,
      airports,
      serviceRequests,
      sentPapers,
      paperLinks,
      deposits,
      notices: ports.notices,
      ledger: ports.ledger,
      payments: ports.payments,
      ticketBook,
      documents,
      press,
      papers: work.papers,
      businessZone,
      portal,
      address,
      registrationHandlers: work.registrationHandlers,
      approvalHandlers: work.approvalHandlers,
      productHandlers: work.productHandlers,
      buyWith: work.buyWith,
      raise: work.raiseEvent,
    },
    ({
      registrationHandlers,
      approvalHandlers,
      productHandlers,
      raise,
      buyWith,
      papers: { products },
      address: opened,
      payments,
      ...from
    }) => {
      const secret = new MailTemporarySecret(from);
      const invitation = new MailInvitation({ ...from, portal: opened });
      const issued = new MailIssued({ ...from, products });
      const notices = new MailNotice({ ...from, products });
      const quotes = new MailQuote(from);
      const requests = { ...from, write: requestLetter, houseId };
      const ofProducts = Object.values(products);
      const noticeKinds = [
        holdEnding,
        holdExpired,
        requestDeclined,
        balanceDue,
        balanceCharged,
        balanceUnpaid,
        ...ofProducts.flatMap((each) => Object.keys(each.notices)),
      ];
      const each = (kinds: readonly string[], handler: (kind: string) => OutboxHandler) =>
        Object.fromEntries(kinds.map((kind) => [kind, handler(kind)]));
      const handlers: Readonly<Record<string, OutboxHandler>> = {
        ...each([bookingSettled, refundCredited], () => () => Effect.void),
        ...each(
          noticeKinds,
          (kind) =>
            ({ payload, id }) =>
              notices.handle(kind, payload, id),
        ),
        ...each(
          ofProducts.map(({ issuedNotice }) => issuedNotice),
          () =>
            ({ payload }) =>
              issued.handle(payload),
        ),
        ...each(
          ofProducts.flatMap(({ issuedText }) => issuedText?.kind ?? []),
          () =>
            ({ payload }) =>
              textIssued({ ...from, products }, payload),
        ),
        [mailTemporarySecret]: ({ payload }) => secret.handle(payload),
        [mailInvitation]: ({ payload }) => invitation.handle(payload),
        [requestNotice]: ({ payload, id }) => mailRequest(requests, payload, id),
        [depositDecided]: ({ payload }) => mailDeposit({ ...from, write: depositLetter }, payload),
        [paymentLinkMailed]: ({ payload }) =>
          mailPaymentLink({ ...from, payments, address: opened, write: paymentLinkLetter(from.businessZone) }, payload),
        [balanceLow]: ({ payload }) => mailBalance({ ...from, write: balanceLetter }, payload),
        [ticketWritten]: ({ payload }) => mailTicket({ ...from, write: ticketLetter, houseId }, payload),
        [quoteSent]: ({ payload }) => quotes.handle(payload),
        [paperSent]: ({ payload }) => mailPaper(from, payload),
        [withDue]: buyWith,
        ...registrationHandlers,
        ...approvalHandlers,
        ...productHandlers,
      };
      // Programs are notified even where no mail goes out.
      return Object.fromEntries(
        Object.entries(handlers).map(([kind, handler]) => [
          kind,
          (item: OutboxItem) =>
            Effect.andThen(
              raise(item),
              Effect.suspend(() => handler(item)),
            ),
        ]),
      );
    },
  );
  make(
    work.papersHandler,
    { papers: work.papers },
    ({ papers }) =>
      (items) =>
        issuePapers(
          papers,
          items.map(({ payload }) => payload),
        ),
  );
});
