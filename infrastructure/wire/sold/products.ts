/** The operations of the products that are sold, one area a product. */
import type { ProductDesks } from '#application/desk/products.ts';
import { flightOperations } from '../flight/flight.ts';
import type { AreaOperations } from '../form/operation.ts';
import { hotelOperations } from '../hotel/hotel.ts';

export const productOperations: { readonly [Area in keyof ProductDesks]: AreaOperations<ProductDesks[Area]> } = {
  flight: flightOperations,
  hotel: hotelOperations,
};
