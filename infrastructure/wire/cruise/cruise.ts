/** Finding sailings and cabins, keeping a price and buying. */
import type {
  BookCruise,
  CabinChoice,
  CabinsFound,
  ChosenCabin,
  CruiseDesk,
  CruiseQuote,
  FoundSailing,
  OfferedCabinKind,
  QuoteCruise,
  SailingsFound,
  ShownCabin,
} from '#application/desk/cruise/cruise.ts';
import type { HoldEnded } from '#application/desk/products.ts';
import type { ProductBooked } from '#application/desk/sale.ts';
import { holdLimiters, type HoldLimit } from '#domain/booking/hold/limit.ts';
import type { CruiseBooking } from '#domain/cruise/booking/cruise-booking.ts';
import { shipSides } from '#domain/cruise/sailing/deck-plan.ts';
import { gratuityWays } from '#domain/cruise/sailing/fare.ts';
import { cabinKinds, diningTimes } from '#domain/cruise/sailing/sailing.ts';
import type { CruiseSearch } from '#domain/cruise/search/rules.ts';
import { bookingFields } from '../booking/common.ts';
import { paidFields, receivePayment } from '../booking/customer-payments.ts';
import { bookedFields, bookFields, inCart, quoteFields } from '../booking/sale.ts';
import { flag, money, moment, oneOf, opaque, text, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, list, mapped, maybe, or, record, type Shape, some } from '../form/shape.ts';
import { price } from '../price.ts';
import { travelling } from '../traveller.ts';
import { bookedCabin, instalment, lineTerms, party, sailing, sharedCabin } from './sailing.ts';

const foundSailing = record<FoundSailing>({
  sailingId: at('sailingid', opaque),
  sailing: at('sailing', sailing),
  total: at('total', money),
  perGuest: at('perguest', money),
  kinds: at('kinds', list(oneOf(cabinKinds))),
  earn: maybe('earn', money),
});

const offer = record<OfferedCabinKind>({
  cabinId: at('cabinid', opaque),
  kind: at('kind', oneOf(cabinKinds)),
  guarantee: at('guarantee', flag),
  squareMetres: at('squaremetres', whole),
  decks: at('decks', list(whole)),
  left: at('left', whole),
  total: at('total', money),
  perGuest: at('perguest', money),
  gratuities: at('gratuities', money),
  earn: maybe('earn', money),
  price: at('price', price),
  withTips: at('withtips', price),
});

const cabinChoice = record<CabinChoice>({ party: at('party', party), offers: at('offers', list(offer)) });

const sleeps: Shape<ShownCabin['sleeps']> = mapped(
  whole,
  (beds) => (beds > 2 ? 4 : 2),
  (beds) => beds,
);

const shownCabin = record<ShownCabin>({
  number: at('number', text),
  deck: at('deck', whole),
  kind: at('kind', oneOf(cabinKinds)),
  side: at('side', oneOf(shipSides)),
  along: at('along', whole),
  sleeps: at('sleeps', sleeps),
  free: at('free', flag),
});

export const cruiseBooking = record<CruiseBooking>({
  ...bookingFields,
  product: at('product', oneOf(['cruise'] as const)),
  sailing: at('sailing', sailing),
  cabins: at('cabins', some(bookedCabin)),
  gratuities: at('gratuities', oneOf(gratuityWays)),
  dining: at('dining', oneOf(diningTimes)),
  lineTerms: at('terms', lineTerms),
  ...paidFields,
});

export const cruiseHoldEnded = record<Extract<HoldEnded, { readonly product: 'cruise' }>>({
  ...bookedFields,
  product: at('product', oneOf(['cruise'] as const)),
});

const quotedFields = {
  cabins: or(
    'cabins',
    list(record<ChosenCabin>({ cabinId: at('cabinid', opaque), number: maybe('number', text) })),
    [],
  ),
  gratuities: or('gratuities', oneOf(gratuityWays), 'on-board'),
} as const;

const quoted = record<QuoteCruise>(quotedFields);

const booked = record<BookCruise>({
  ...bookFields,
  travellers: or('travellers', list(travelling), []),
  dining: or('dining', text, 'anytime'),
  mode: or('mode', oneOf(['confirm', 'hold'] as const), 'confirm'),
});

export const cruiseInCart = inCart('cruise', quoted, booked);

export const cruiseOperations: AreaOperations<CruiseDesk> = {
  search: operation({
    opid: 'CR001',
    actioncode: 'CRUISESEARCH',
    request: codecOf(
      record<CruiseSearch>({
        region: maybe('region', text),
        month: maybe('month', text),
        cabins: or('cabins', list(party), []),
      }),
    ),
    answer: inResult(codecOf(record<SailingsFound>({ sailings: at('sailings', list(foundSailing)) }))),
  }),
  cabins: operation({
    opid: 'CR001',
    actioncode: 'CABINS',
    request: codecOf(record<{ readonly sailingId: string }>({ sailingId: at('sailingid', opaque) })),
    answer: inResult(
      codecOf(
        record<CabinsFound>({
          sailingId: at('sailingid', opaque),
          sailing: at('sailing', sailing),
          lineTerms: at('terms', lineTerms),
          choices: at('cabins', list(cabinChoice)),
          plan: at('plan', list(shownCabin)),
        }),
      ),
    ),
  }),
  quote: operation({
    opid: 'CR002',
    actioncode: 'QUOTE',
    request: codecOf(quoted),
    answer: inResult(
      codecOf(
        record<CruiseQuote>({
          ...quoteFields,
          cabins: at(
            'cabins',
            list(record<ChosenCabin>({ cabinId: at('cabinid', opaque), number: maybe('number', text) })),
          ),
          gratuities: at('gratuities', oneOf(gratuityWays)),
          sailing: at('sailing', sailing),
          booked: at('booked', some(sharedCabin)),
          lineTerms: at('terms', lineTerms),
          schedule: at('schedule', list(instalment)),
          hold: maybe('hold', record<HoldLimit>({ until: at('until', moment), by: at('by', oneOf(holdLimiters)) })),
        }),
      ),
    ),
  }),
  book: operation({
    opid: 'CR003',
    actioncode: 'BOOK',
    request: codecOf(booked),
    answer: inResult(codecOf(record<ProductBooked>(bookedFields))),
    changes: true,
    patient: true,
  }),
  receive: operation({ opid: 'CR004', ...receivePayment }),
};
