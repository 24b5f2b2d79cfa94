/** The kind of the outbox's entries for documents, written in the commit that charges for a booking or gives back. */
export const papersDue = 'papers-due';
/** Those without mail, for programs: a booking that was not confirmed is settled; the customer gets money back. */
export const bookingSettled = 'booking-settled';
export const refundCredited = 'refund-credited';
