/** Paying what is still to pay of a booking, before its day. */
import type { BookingDesk } from '#application/desk/booking.ts';
import type { AccountSummary } from '#application/portal/account/account-summary.ts';
import type { Session } from '#application/portal/session/session.ts';
import { ActOnBooking } from './act-on-booking.ts';

export class PayBalance extends ActOnBooking {
  constructor(
    desk: Pick<BookingDesk, 'payBalance'>,
    session: Pick<Session, 'ask'>,
    account: Pick<AccountSummary, 'refresh'>,
  ) {
    super(
      (transactionId) => desk.payBalance({ transactionId }),
      (state) => state === 'paid',
      session,
      account,
    );
  }
}
