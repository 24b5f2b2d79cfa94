/** The kind of the outbox's entries for documents, written in the commit that charges for a booking or gives back. */
export const papersDue = 'papers-due';
