/** Cabins as the trade codes them, and the fare types an agent may ask for. */

export const cabins = ['Y', 'W', 'C', 'F'] as const;
/** Y Economy, W Premium Economy, C Business, F First Class. */
export type Cabin = (typeof cabins)[number];

export const fareTypes = ['regular', 'student', 'armed-forces', 'senior-citizen'] as const;
export type FareType = (typeof fareTypes)[number];

export const refundTypes = ['all', 'refundable', 'non-refundable'] as const;
export type RefundType = (typeof refundTypes)[number];
