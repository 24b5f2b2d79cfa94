/** Tables that one product has for itself, beside its bookings; flights' stand in the baseline. */
import visa from './visa/visa.sql?raw';

export const productTables: readonly string[] = [visa];
