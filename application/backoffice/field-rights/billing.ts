import { bookingFields } from './booking.ts';
import type { FieldsOf } from './fields.ts';

/** Bills are listed as bookings are. */
export const billingFields: FieldsOf<'billing'> = { add: 'whole', list: bookingFields.list };
