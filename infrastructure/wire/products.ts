/** The products of the wire: of each, how what only it has is spelt. Nothing else in the wire lists them. */
import type { AskFlightRequest } from '#application/desk/flight-requests.ts';
import type { AnyBooking, HoldEnded } from '#application/desk/products.ts';
import type { Product } from '#domain/booking/booking.ts';
import { type FlightRequest, flightRequestKinds } from '#domain/flight/request/request.ts';
import type { RequestShapes } from './booking/requests.ts';
import { flightBooking, flightHoldEnded } from './flight/booking-terms.ts';
import { flightNames } from './flight/amendments.ts';
import { importNames } from './flight/pnr.ts';
import { askFlightRequest, flightRequest } from './flight/requests.ts';
import { bad, type Codec } from './form/codec.ts';
import { codecOf } from './form/shape.ts';

export { passengerCalendar, passengersAsked } from './flight/schedule.ts';

/** What the products say on the wire, of whatever all of them have. */
export interface WireProducts {
  readonly booking: Codec<AnyBooking>;
  readonly holdEnded: Codec<HoldEnded>;
  readonly requests: RequestShapes;
  /** By what names products' own clients know methods of the booking desk. */
  readonly otherNames: readonly Readonly<Record<string, string>>[];
}

/** What is told by product, read and written by the codec of its own; where a value does not say which, it is of `unsaid`. */
export function byProduct<A extends { readonly product: Product }>(
  codecs: {
    readonly [P in A['product']]: Codec<Extract<A, { readonly product: P }>>;
  },
  unsaid?: A['product'],
): Codec<A> {
  // A codec is only ever given values of its own product.
  const all = Object.entries(codecs) as readonly (readonly [string, Codec<A>])[];
  const known = new Map(all);
  const named = all.flatMap(([, { names }]) => names ?? []);
  return {
    // What all of them have, all of them call alike.
    ...(named.length > 0 && {
      names: {
        fields: named.flatMap(({ fields }) => fields),
        pairs: named.flatMap(({ pairs = [] }) => pairs),
      },
    }),
    read: (value) => {
      const said = typeof value === 'object' && value !== null && 'product' in value ? value.product : undefined;
      const product = said ?? unsaid;
      const codec = typeof product === 'string' ? known.get(product) : undefined;
      return codec === undefined
        ? bad(product === undefined ? 'required' : 'not-a-choice', 'product')
        : codec.read(value);
    },
    write: (value) => known.get(value.product)?.write(value),
    told: (named) => ({ anyOf: [...known.values()].map(({ told }) => told(named)) }),
  };
}

export const wireProducts: WireProducts = {
  booking: byProduct<AnyBooking>({ flight: codecOf(flightBooking) }),
  holdEnded: byProduct<HoldEnded>({ flight: codecOf(flightHoldEnded) }),
  requests: {
    kinds: flightRequestKinds,
    unsaid: 'flight',
    takenOver: importNames,
    ask: byProduct<AskFlightRequest>({ flight: codecOf(askFlightRequest) }, 'flight'),
    request: byProduct<FlightRequest>({ flight: codecOf(flightRequest) }, 'flight'),
  },
  otherNames: [flightNames],
};
