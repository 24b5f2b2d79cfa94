/** A reason for a trip, as a company lists it. */
import type { TripReason } from '#domain/corporate/trip-reason.ts';
import { text } from '../form/leaves.ts';
import { at, record } from '../form/shape.ts';

export const tripReason = record<TripReason>({ code: at('code', text), name: at('name', text) });
