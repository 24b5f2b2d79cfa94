/** Kinds of the outbox's entries, written in the commit that sells rooms or gives them back. */
export const hotelNotices = { issued: 'hotel-vouchered', cancelled: 'hotel-cancelled' } as const;
