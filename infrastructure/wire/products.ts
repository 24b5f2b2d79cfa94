/** The products of the wire: of each, how what only it has is spelt. Nothing else in the wire lists them. */
import type { AnyBooking, HoldEnded } from '#application/desk/products.ts';
import type { Product } from '#domain/booking/booking.ts';
import { flightRequestKinds } from '#domain/flight/request/request.ts';
import type { RequestShapes } from './booking/requests.ts';
import { flightBooking, flightHoldEnded } from './flight/booking-terms.ts';
import { flightNames } from './flight/amendments.ts';
import { askFlightRequest, flightRequest } from './flight/requests.ts';
import { bad, type Codec } from './form/codec.ts';
import { codecOf } from './form/shape.ts';

export { passengerCalendar, passengersAsked } from './flight/schedule.ts';

/** What is told by product, read and written by the codec of its own. */
export function byProduct<A extends { readonly product: Product }>(
  codecs: {
    readonly [P in A['product']]: Codec<Extract<A, { readonly product: P }>>;
  },
): Codec<A> {
  // A codec is only ever given values of its own product.
  const known = new Map(Object.entries(codecs) as readonly (readonly [string, Codec<A>])[]);
  return {
    read: (value) => {
      const product = typeof value === 'object' && value !== null && 'product' in value ? value.product : undefined;
      const codec = known.get(String(product));
      return codec === undefined
        ? bad(product === undefined ? 'required' : 'not-a-choice', 'product')
        : codec.read(value);
    },
    write: (value) => known.get(value.product)?.write(value),
    told: (named) => ({ anyOf: [...known.values()].map(({ told }) => told(named)) }),
  };
}

export const bookingOf = byProduct<AnyBooking>({ flight: codecOf(flightBooking) });

export const holdEnded = byProduct<HoldEnded>({ flight: codecOf(flightHoldEnded) });

/** By what names products' own clients know methods of the booking desk. */
export const otherNames: readonly Readonly<Record<string, string>>[] = [flightNames];

export const requestShapes: RequestShapes = {
  kinds: flightRequestKinds,
  unsaid: 'flight',
  ask: askFlightRequest,
  request: flightRequest,
};
