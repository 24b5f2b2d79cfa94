/** What may be done to a booking of any product. */
import type { Booking } from '#domain/booking/booking.ts';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import CircleX from 'lucide-react/icons/circle-x';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import UserX from 'lucide-react/icons/user-x';
import { cancelPath, paths } from '#ui/composition/paths.ts';
import type { Act } from './product-view.ts';

export const askAct = (transactionId: string): Act => ({
  key: 'ask',
  words: 'manage-ask-person',
  icon: MessageSquareText,
  to: `${paths.bookingRequest}?booking=${transactionId}`,
  right: 'book',
});

export const noShowAct = (transactionId: string): Act => ({
  key: 'no-show',
  words: 'schedule-report-no-show',
  icon: UserX,
  to: cancelPath(transactionId, 'no-show'),
  right: 'cancel',
});

export const cancelAct = (transactionId: string): Act => ({
  key: 'cancel',
  words: 'manage-cancel',
  icon: CircleX,
  to: cancelPath(transactionId),
  right: 'cancel',
  danger: true,
});

/** Cancelling, as long as the status allows it and not all of it has begun. */
export const cancelActs = (
  { transactionId, status }: Pick<Booking, 'transactionId' | 'status'>,
  hasBegun: boolean,
): readonly Act[] => (mayBeAmended('cancel', status) && !hasBegun ? [cancelAct(transactionId)] : []);

const askCancelAct = (transactionId: string): Act => ({
  key: 'ask-cancel',
  words: 'manage-cancel-request',
  icon: MessageSquareText,
  to: cancelPath(transactionId),
  right: 'book',
});

/** As `cancelActs`; once all of it has begun a person is asked. */
export const cancelOrAskActs = (
  booking: Pick<Booking, 'transactionId' | 'status'>,
  hasBegun: boolean,
): readonly Act[] =>
  hasBegun && mayBeAmended('cancel', booking.status)
    ? [askCancelAct(booking.transactionId)]
    : cancelActs(booking, hasBegun);
