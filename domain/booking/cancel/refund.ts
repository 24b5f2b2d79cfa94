/** What becomes of a refund, and the views by which refunds are looked through. */

/** under-way: the supplier has not answered. credited: it is in the account. refused: the supplier did not cancel. */
export const refundStates = ['under-way', 'credited', 'refused'] as const;
export type RefundState = (typeof refundStates)[number];

/** overdue: under way, and past the day by which the money must have come. */
export const refundViews = ['overdue', ...refundStates] as const;
export type RefundView = (typeof refundViews)[number];
