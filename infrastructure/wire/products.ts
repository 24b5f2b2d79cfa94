/** The products of the wire: of each, how what only it has is spelt. Nothing else in the wire lists them. */
import type { AskBillRequest } from '#application/desk/billing/requests.ts';
import type { AskBusRequest } from '#application/desk/bus/requests.ts';
import type { AskCabRequest } from '#application/desk/cab/requests.ts';
import type { AskCruiseRequest } from '#application/desk/cruise/requests.ts';
import type { AskFlightRequest } from '#application/desk/flight-requests.ts';
import type { AskHolidayRequest } from '#application/desk/holiday/requests.ts';
import type { AskHotelRequest } from '#application/desk/hotel/requests.ts';
import type { AskTrainRequest } from '#application/desk/train/requests.ts';
import type { AddToCart } from '#application/desk/cart/cart.ts';
import type { Desk } from '#application/desk/desk.ts';
import type { AnyBooking, HoldEnded } from '#application/desk/products.ts';
import type { Product } from '#domain/booking/booking.ts';
import { type BillRequest, billRequestKinds } from '#domain/billing/request.ts';
import { type BusRequest, busRequestKinds } from '#domain/bus/request/request.ts';
import { type CabRequest, cabRequestKinds } from '#domain/cab/request/request.ts';
import { type CruiseRequest, cruiseRequestKinds } from '#domain/cruise/request/request.ts';
import { type FlightRequest, flightRequestKinds } from '#domain/flight/request/request.ts';
import { type HolidayRequest, holidayRequestKinds } from '#domain/holiday/request/request.ts';
import { type HotelRequest, hotelRequestKinds } from '#domain/hotel/request/request.ts';
import { type TrainRequest, trainRequestKinds } from '#domain/train/request/request.ts';
import { reported } from './booking/common.ts';
import type { RequestShapes } from './booking/requests.ts';
import { billingBooking } from './billing/billing.ts';
import { askBillRequest, billRequest } from './billing/requests.ts';
import { busBooking, busInCart } from './bus/bus.ts';
import { askBusRequest, busRequest } from './bus/requests.ts';
import { cabBooking, cabInCart } from './cab/cab.ts';
import { askCabRequest, cabRequest } from './cab/requests.ts';
import { cruiseBooking, cruiseHoldEnded, cruiseInCart } from './cruise/cruise.ts';
import { askCruiseRequest, cruiseRequest } from './cruise/requests.ts';
import { type AskInsurance, askInsurance, insuranceBooking, insuranceRequest } from './insurance/booking-terms.ts';
import { insuranceInCart } from './insurance/insurance.ts';
import type { InsuranceRequest } from '#domain/insurance/request.ts';
import type { VisaRequest } from '#domain/visa/request.ts';
import { type AskVisa, askVisa, visaBooking, visaRequest } from './visa/booking-terms.ts';
import { visaInCart } from './visa/visa.ts';
import { flightBooking, flightHoldEnded } from './flight/booking-terms.ts';
import { flightNames } from './flight/amendments.ts';
import { importNames } from './flight/pnr.ts';
import { askFlightRequest, flightAnswer, flightRequest } from './flight/requests.ts';
import { flightInCart } from './flight/flight.ts';
import { holidayBooking, holidayInCart } from './holiday/holiday.ts';
import { askHolidayRequest, holidayRequest } from './holiday/requests.ts';
import { hotelBooking, hotelHoldEnded, hotelInCart } from './hotel/hotel.ts';
import { askHotelRequest, hotelRequest } from './hotel/requests.ts';
import { trainBooking, trainInCart } from './train/train.ts';
import { askTrainRequest, trainRequest } from './train/requests.ts';
import { bad, type Codec, type Names, namesOf } from './form/codec.ts';
import { codecOf } from './form/shape.ts';

/** By what keys products' own clients know operations that all products share, area by area. */
export type OtherNames = {
  readonly [Area in keyof Desk]?: readonly { readonly [Method in keyof Desk[Area]]?: string }[];
};

/** What the products say on the wire, of whatever all of them have. */
export interface WireProducts {
  readonly booking: Codec<AnyBooking>;
  readonly holdEnded: Codec<HoldEnded>;
  readonly requests: RequestShapes;
  readonly intoCart: Codec<AddToCart>;
  readonly otherNames: OtherNames;
}

/** What is reported by product, read and written by the codec of its own; where a value does not say which, it is of `unsaid`. */
export function byProduct<A extends { readonly product: Product }>(
  codecs: {
    readonly [P in A['product']]: Codec<Extract<A, { readonly product: P }>>;
  },
  unsaid?: A['product'],
): Codec<A> {
  // A codec is only ever given values of its own product.
  const all = Object.entries(codecs) as readonly (readonly [string, Codec<A>])[];
  const known = new Map(all);
  const productOf = (value: unknown): unknown =>
    (typeof value === 'object' && value !== null && 'product' in value ? value.product : undefined) ?? unsaid;
  const codecFor = (product: unknown) => (typeof product === 'string' ? known.get(product) : undefined);
  const named = all.flatMap(([, { names }]) => names ?? []);
  // What all of them have, all of them call alike.
  const together: Names = {
    fields: named.flatMap(({ fields }) => fields),
    pairs: named.flatMap(({ pairs = [] }) => pairs),
    aliases: named.flatMap(({ aliases = [] }) => aliases),
  };
  return {
    names: together,
    namesIn: (sent) => {
      const codec = codecFor(productOf(sent));
      return (codec && namesOf(codec, sent)) ?? together;
    },
    read: (value) => {
      const product = productOf(value);
      const codec = codecFor(product);
      return codec === undefined
        ? bad(product === undefined ? 'required' : 'not-a-choice', 'product')
        : codec.read(value);
    },
    write: (value) => known.get(value.product)?.write(value),
    jsonSchema: (named) => ({ anyOf: [...known.values()].map(({ jsonSchema }) => jsonSchema(named)) }),
  };
}

export const wireProducts: WireProducts = {
  booking: reported(
    byProduct<AnyBooking>({
      flight: codecOf(flightBooking),
      billing: codecOf(billingBooking),
      bus: codecOf(busBooking),
      cab: codecOf(cabBooking),
      holiday: codecOf(holidayBooking),
      cruise: codecOf(cruiseBooking),
      hotel: codecOf(hotelBooking),
      insurance: codecOf(insuranceBooking),
      train: codecOf(trainBooking),
      visa: codecOf(visaBooking),
    }),
  ),
  holdEnded: byProduct<HoldEnded>({
    flight: codecOf(flightHoldEnded),
    hotel: codecOf(hotelHoldEnded),
    cruise: codecOf(cruiseHoldEnded),
  }),
  requests: {
    kinds: [
      ...new Set([
        ...flightRequestKinds,
        ...billRequestKinds,
        ...busRequestKinds,
        ...cabRequestKinds,
        ...holidayRequestKinds,
        ...cruiseRequestKinds,
        ...hotelRequestKinds,
        ...trainRequestKinds,
      ]),
    ],
    unsaid: 'flight',
    takenOver: importNames,
    answer: flightAnswer,
    ask: byProduct<
      | AskFlightRequest
      | AskBillRequest
      | AskBusRequest
      | AskCabRequest
      | AskHolidayRequest
      | AskCruiseRequest
      | AskHotelRequest
      | AskInsurance
      | AskTrainRequest
      | AskVisa
    >(
      {
        flight: codecOf(askFlightRequest),
        billing: codecOf(askBillRequest),
        bus: codecOf(askBusRequest),
        cab: codecOf(askCabRequest),
        holiday: codecOf(askHolidayRequest),
        cruise: codecOf(askCruiseRequest),
        hotel: codecOf(askHotelRequest),
        insurance: codecOf(askInsurance),
        train: codecOf(askTrainRequest),
        visa: codecOf(askVisa),
      },
      'flight',
    ),
    request: byProduct<
      | FlightRequest
      | BillRequest
      | BusRequest
      | CabRequest
      | HolidayRequest
      | CruiseRequest
      | HotelRequest
      | InsuranceRequest
      | TrainRequest
      | VisaRequest
    >(
      {
        flight: codecOf(flightRequest),
        billing: codecOf(billRequest),
        bus: codecOf(busRequest),
        cab: codecOf(cabRequest),
        holiday: codecOf(holidayRequest),
        cruise: codecOf(cruiseRequest),
        hotel: codecOf(hotelRequest),
        insurance: codecOf(insuranceRequest),
        train: codecOf(trainRequest),
        visa: codecOf(visaRequest),
      },
      'flight',
    ),
  },
  intoCart: byProduct<AddToCart>({
    flight: codecOf(flightInCart),
    bus: codecOf(busInCart),
    cab: codecOf(cabInCart),
    holiday: codecOf(holidayInCart),
    cruise: codecOf(cruiseInCart),
    hotel: codecOf(hotelInCart),
    insurance: codecOf(insuranceInCart),
    train: codecOf(trainInCart),
    visa: codecOf(visaInCart),
  }),
  otherNames: { booking: [flightNames] },
};
