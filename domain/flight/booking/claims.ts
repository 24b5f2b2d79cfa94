/** Which documents of airlines can be but one booking's. */
import type { Ticket } from './flight-booking.ts';

export interface AirlineDocuments {
  readonly tickets: readonly Pick<Ticket, 'number'>[];
}

export interface AirlineRecord extends AirlineDocuments {
  /** Whose locator it is: airlines give out locators each for themselves. */
  readonly carrier: string;
  readonly pnr: string;
}

/**
 * Each once.
 *
 * @example claimsOf({ carrier: '6E', pnr: 'QR7K2P', tickets: [{ number: '3121234567890' }] }) // => ['6E QR7K2P', '3121234567890']
 */
export function claimsOf(documents: AirlineDocuments | AirlineRecord): readonly string[] {
  const locator = 'pnr' in documents ? [`${documents.carrier} ${documents.pnr}`] : [];
  return [...new Set([...locator, ...documents.tickets.map(({ number }) => number)])];
}
