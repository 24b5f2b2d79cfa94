/** Flights as a service of a cart. */
import type { FlightDesk } from '#application/desk/flight.ts';
import type { CartContent } from '#application/desk/cart/products.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import type { CartProduct } from '#application/backoffice/cart/cart-product.ts';
import type { Seal } from '#application/backoffice/ports/machine.ts';
import { shownAgain } from '../quote/sealed-ids.ts';
import { type BookFlightPorts, flightIntent } from './book-flight.ts';

export interface FlightInCartPorts extends Pick<BookFlightPorts, 'quotes' | 'services' | 'clock' | 'businessZone'> {
  readonly seal: Seal;
  readonly desk: (caller: Caller) => FlightDesk;
}

export function flightInCart(
  ports: FlightInCartPorts,
): CartProduct<Extract<CartContent, { readonly product: 'flight' }>> {
  const { seal, desk, clock } = ports;
  return {
    intent: (who, { booking }) => flightIntent(ports, who, booking),
    quote: (caller, { quote }) => {
      const to = { agencyId: caller.kind === 'signed-in' ? caller.agencyId : '', now: clock.now() };
      const choices = quote.choices.map(({ offerId, fareId }) => ({
        offerId: shownAgain(seal, offerId, to),
        fareId: shownAgain(seal, fareId, to),
      }));
      return desk(caller).quote({ ...quote, choices });
    },
    book: (caller, { booking }) => desk(caller).book(booking),
  };
}
