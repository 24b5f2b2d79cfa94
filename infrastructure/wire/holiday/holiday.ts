/** Finding packages, opening and proposing one, keeping a price, buying, and recording what customers paid. */
import type {
  BookHoliday,
  HolidayDesk,
  HolidayDetails,
  HolidayQuote,
  QuoteHoliday,
  HolidaysFound,
  HotelChoice,
  ListedHoliday,
  Proposed,
  ProposeHoliday,
  TripWanted,
} from '#application/desk/holiday/holiday.ts';
import type { ProductBooked } from '#application/desk/sale.ts';
import type { HolidayBooking } from '#domain/holiday/booking/holiday-booking.ts';
import type { PayerDraft } from '#domain/holiday/checkout/rules.ts';
import { type HolidaySearch, usualStars } from '#domain/holiday/search/rules.ts';
import { languages } from '#domain/people/language.ts';
import { bookingFields } from '../booking/common.ts';
import { paidFields, receivePayment } from '../booking/customer-payments.ts';
import { bookedFields, bookFields, inCart, quoteFields } from '../booking/sale.ts';
import { date, flag, money, oneOf, opaque, requestId, text, textUpTo, whole } from '../form/leaves.ts';
import { type AreaOperations, inResult, operation } from '../form/operation.ts';
import { at, codecOf, list, maybe, or, record } from '../form/shape.ts';
import { price } from '../price.ts';
import { travelling } from '../traveller.ts';
import { holidayPackage, instalment, nameIn, packageFields, roomParty, termFields, trip } from './trip.ts';

/** What a request may say in words; more than is taken, so that the rule answers and not the form. */
const wordsMost = 2000;

const listed = record<ListedHoliday>({
  ...packageFields,
  nameIn: maybe('namein', nameIn),
  days: at('days', whole),
  startsOn: at('startson', date),
  origin: maybe('origin', text),
  left: maybe('left', whole),
  total: at('total', money),
  perPerson: at('perperson', money),
  earn: maybe('earn', money),
});

const wanted = record<TripWanted>({
  packageId: at('packageid', text),
  from: at('from', text),
  rooms: at('rooms', list(roomParty)),
  origin: maybe('origin', text),
  stars: or('stars', whole, usualStars),
  hotels: or('hotels', list(text), []),
  without: or('without', list(text), []),
});

const hotelChoice = record<HotelChoice>({
  hotelId: at('hotelid', text),
  name: at('name', text),
  stars: at('stars', whole),
  area: at('area', text),
  difference: at('difference', money),
});

const details = record<HolidayDetails>({
  offerId: at('offerid', opaque),
  package: at('package', holidayPackage),
  trip: at('trip', trip),
  price: at('price', price),
  perPerson: at('perperson', money),
  instalments: at('instalments', list(instalment)),
  hotels: or('hotels', list(list(hotelChoice)), []),
  departures: or(
    'departures',
    list(record<HolidayDetails['departures'][number]>({ date: at('date', date), left: at('left', whole) })),
    [],
  ),
});

export const holidayBooking = record<HolidayBooking>({
  ...bookingFields,
  ...termFields,
  product: at('product', oneOf(['holiday'] as const)),
  voucher: maybe('vouchernumber', text),
  ...paidFields,
});

const quoted = record<{ readonly offerId: string }>({ offerId: at('offerid', opaque) });

const booked = record<BookHoliday>({
  ...bookFields,
  travellers: or('travellers', list(travelling), []),
  payers: or('payers', list(record<PayerDraft>({ name: maybe('name', text), pan: maybe('pan', text) })), []),
  wishes: maybe('wishes', textUpTo(wordsMost)),
});

export const holidayInCart = inCart('holiday', quoted, booked);

export const holidayOperations: AreaOperations<HolidayDesk> = {
  search: operation({
    opid: 'HD001',
    actioncode: 'PACKAGESEARCH',
    request: codecOf(
      record<HolidaySearch>({
        destination: maybe('destination', text),
        from: maybe('from', text),
        days: maybe('days', whole),
        rooms: or('rooms', list(roomParty), []),
      }),
    ),
    answer: inResult(codecOf(record<HolidaysFound>({ packages: at('packages', list(listed)) }))),
  }),
  details: operation({
    opid: 'HD001',
    actioncode: 'PACKAGEDETAILS',
    request: codecOf(wanted),
    answer: inResult(codecOf(details)),
  }),
  quote: operation({
    opid: 'HD002',
    actioncode: 'QUOTE',
    request: codecOf(record<QuoteHoliday>({ offerId: at('offerid', opaque), pans: maybe('pans', list(text)) })),
    answer: inResult(
      codecOf(
        record<HolidayQuote>({
          ...quoteFields,
          offerId: at('offerid', opaque),
          trip: at('trip', trip),
          instalments: at('instalments', list(instalment)),
        }),
      ),
    ),
  }),
  /** Shape chosen here. */
  propose: operation({
    opid: 'HD002',
    actioncode: 'PROPOSE',
    request: codecOf(
      record<ProposeHoliday>({
        offerId: at('offerid', opaque),
        requestId: at('requestid', requestId),
        customer: at(
          'customer',
          record<ProposeHoliday['customer']>({ name: at('name', text), email: maybe('email', text) }),
        ),
        language: or('language', oneOf(languages), 'en'),
        note: maybe('note', textUpTo(wordsMost)),
      }),
    ),
    answer: inResult(
      codecOf(
        record<Proposed>({
          reference: at('reference', text),
          text: at('text', textUpTo(100_000)),
          mailed: at('mailed', flag),
        }),
      ),
    ),
    changes: true,
  }),
  book: operation({
    opid: 'HD003',
    actioncode: 'BOOK',
    request: codecOf(booked),
    answer: inResult(codecOf(record<ProductBooked>(bookedFields))),
    changes: true,
    patient: true,
  }),
  receive: operation({ opid: 'HD004', ...receivePayment }),
};
