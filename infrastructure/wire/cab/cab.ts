/** Finding cabs, keeping a price and buying. */
import type { BookCab, CabDesk, CabOffer, CabQuote, CabsFound } from '#application/desk/cab/cab.ts';
import type { ProductBooked } from '#application/desk/sale.ts';
import type { CabBooking } from '#domain/cab/booking/cab-booking.ts';
import type { CabSearch } from '#domain/cab/search/rules.ts';
import type { CabPlace } from '#domain/cab/trip/trip.ts';
import { bookingFields } from '../booking/common.ts';
import { bookedFields, bookFields, inCart, quoteFields } from '../booking/sale.ts';
import { decimal, money, oneOf, opaque, text, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, list, mapped, maybe, record } from '../form/shape.ts';
import { lead } from '../traveller.ts';
import { cabPlace, car, drive, driver, included, policy, ride } from './drive.ts';

const places = mapped(
  record<{ readonly places: readonly CabPlace[] }>({ places: at('places', list(cabPlace)) }),
  ({ places: all }) => all,
  (all: readonly CabPlace[]) => ({ places: all }),
);

const offer = record<CabOffer>({
  cabId: at('cabid', opaque),
  car: at('car', car),
  operator: at('operator', record<CabOffer['operator']>({ name: at('name', text), rating: at('rating', decimal) })),
  included: at('inclusions', included),
  policy: at('cancellation', policy),
  total: at('total', money),
  earn: maybe('earn', money),
});

export const cabBooking = record<CabBooking>({
  ...bookingFields,
  product: at('product', oneOf(['cab'] as const)),
  ride: at('ride', ride),
  pickUpPoint: at('pickuppoint', text),
  arrivingBy: maybe('arrivingby', text),
  voucher: maybe('vouchernumber', text),
  driver: maybe('driver', driver),
});

const booked = record<BookCab>({
  ...bookFields,
  lead: at('lead', lead),
  pickUpPoint: at('pickuppoint', text),
  arrivingBy: maybe('arrivingby', text),
});

const quoted = record<{ readonly cabId: string }>({ cabId: at('cabid', opaque) });

export const cabInCart = inCart('cab', quoted, booked);

export const cabOperations: AreaOperations<CabDesk> = {
  places: operation({
    opid: 'CB001',
    actioncode: 'PLACES',
    request: codecOf(record<{ readonly text: string }>({ text: at('text', text) })),
    answer: inResult(codecOf(places)),
  }),
  search: operation({
    opid: 'CB001',
    actioncode: 'CABSEARCH',
    request: codecOf(
      record<CabSearch>({
        kind: maybe('kind', text),
        pickUpAt: maybe('from', text),
        dropAt: maybe('to', text),
        at: maybe('at', text),
        hours: maybe('hours', whole),
        days: maybe('days', whole),
        passengers: maybe('passengers', whole),
      }),
    ),
    answer: inResult(codecOf(record<CabsFound>({ drive: at('drive', drive), cabs: at('cabs', list(offer)) }))),
  }),
  quote: operation({
    opid: 'CB002',
    actioncode: 'QUOTE',
    request: codecOf(quoted),
    answer: inResult(codecOf(record<CabQuote>({ ...quoteFields, cabId: at('cabid', opaque), ride: at('ride', ride) }))),
  }),
  book: operation({
    opid: 'CB003',
    actioncode: 'BOOK',
    request: codecOf(booked),
    answer: inResult(codecOf(record<ProductBooked>(bookedFields))),
    changes: true,
    patient: true,
  }),
};
