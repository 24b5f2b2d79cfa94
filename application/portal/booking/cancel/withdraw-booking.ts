/** Taking back what is on request. */
import type { BookingDesk } from '#application/desk/booking.ts';
import type { AccountSummary } from '#application/portal/account/account-summary.ts';
import type { Session } from '#application/portal/session/session.ts';
import { ActOnBooking } from '../act-on-booking.ts';

export class WithdrawBooking extends ActOnBooking {
  constructor(
    desk: Pick<BookingDesk, 'withdraw'>,
    session: Pick<Session, 'ask'>,
    account: Pick<AccountSummary, 'refresh'>,
  ) {
    super(
      (transactionId) => desk.withdraw({ transactionId }),
      (state) => state !== 'on-request',
      session,
      account,
    );
  }
}
