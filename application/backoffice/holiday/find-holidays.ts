/** Packages for a party, one of them opened with what was chosen of it, and kept at its price of now. */
import { Effect } from 'effect';
import { scheduleOf } from '#domain/booking/schedule/schedule.ts';
import {
  checkFirstDay,
  checkFlownParty,
  checkHolidaySearch,
  checkRooms,
  starChoices,
  type TripAsked,
} from '#domain/holiday/search/rules.ts';
import { add, compare, subtract, zero } from '#domain/money/money.ts';
import { isAbroad } from '#domain/holiday/package/package.ts';
import { namesIn } from '#domain/holiday/package/texts.ts';
import { firstOf, type Violation, violation } from '#domain/rules/violation.ts';
import { type IsoDate, parseIsoDate } from '#domain/time/calendar-date.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { HolidayDesk, HotelChoice, ListedHoliday, TripWanted } from '#application/desk/holiday/holiday.ts';
import { Invalid, notNow, NotFound, SoldOut } from '#application/desk/failures.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import {
  keepSaleQuote,
  type KeepQuotePorts,
  type Pricer,
  pricerFor,
} from '#application/backoffice/booking/sale/keep-quote.ts';
import { sealedOffer } from '#application/backoffice/booking/sale/sealed-offers.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { ListedTrip, OfferedTrip } from '#application/backoffice/ports/holiday/holiday-supplier.ts';
import type { HolidayQuoted } from './holiday-types.ts';
import { type PayerTaxPorts, taxedFor } from './payer-tax.ts';
import {
  askedNow,
  collectsTax,
  holiday as product,
  type HolidayKey,
  type OfferedPorts,
  patienceMilliseconds,
  perPerson,
  priceOf,
  sellingHolidays,
  shownNow,
} from './offered.ts';

export type FindHolidaysPorts = KeepQuotePorts<HolidayQuoted> & OfferedPorts & PayerTaxPorts;

const choicesMost = 30;

/** A supplier that is silent sells nothing now; where all are, it is to be tried again. */
export function searchHolidays(ports: FindHolidaysPorts, caller: Caller): HolidayDesk['search'] {
  return (asked) =>
    Effect.gen(function* () {
      const { agencyId, corporate } = yield* signedIn(caller, 'search');
      const now = ports.clock.now();
      const violations = checkHolidaySearch(asked, dateIn(now, ports.businessZone));
      if (violations.length > 0) return yield* new Invalid({ violations });
      const answers = yield* Effect.all(
        ports.suppliers.map((supplier) =>
          supplier.search(asked, now).pipe(
            Effect.timeout(patienceMilliseconds),
            Effect.catchTag(['SupplierSilent', 'TimeoutError'], () => Effect.succeed(undefined)),
          ),
        ),
        { concurrency: 'unbounded' },
      );
      const spoke = answers.filter((each) => each !== undefined);
      if (spoke.length === 0) return yield* notNow();
      const price = yield* pricerFor(ports, agencyId, sellingHolidays, corporate);
      const packages = spoke.flat().map((each) => listedOf(each, asked.rooms, price));
      return { packages: packages.toSorted((one, other) => compare(one.total, other.total)) };
    });
}

function listedOf(
  { package: { days, inclusions: _in, exclusions: _out, textsIn, ...pack }, rooms, startsOn, origin, left }: ListedTrip,
  parties: TripWanted['rooms'],
  price: Pricer,
): ListedHoliday {
  const { total, terms } = priceOf(rooms, price);
  const [first, ...others] = parties;
  return {
    ...pack,
    days: days.length,
    startsOn,
    ...(textsIn && { nameIn: namesIn({ textsIn }) }),
    ...(origin !== undefined && { origin }),
    ...(left !== undefined && { left }),
    total,
    perPerson: first === undefined ? total : perPerson(total, { rooms: [first, ...others] }),
    ...(terms && { earn: terms.earn }),
  };
}

export function holidayDetails(ports: FindHolidaysPorts, caller: Caller): HolidayDesk['details'] {
  return (wanted) =>
    Effect.gen(function* () {
      const { agencyId, corporate } = yield* signedIn(caller, 'search');
      const now = ports.clock.now();
      const today = dateIn(now, ports.businessZone);
      const violations = checkWanted(wanted, today);
      const asked = askedOf(wanted);
      if (violations.length > 0 || asked === undefined) return yield* new Invalid({ violations });
      const [supplier] = ports.suppliers;
      if (supplier === undefined) return yield* new NotFound({ what: 'offer' });
      const offered = yield* askedNow(supplier, asked, ports);
      const { trip, departures } = offered;
      // A group flies from where it does, whatever was asked for.
      const flown = trip.flights.length === 0 ? [] : checkFlownParty(asked.rooms);
      if (flown.length > 0) return yield* new Invalid({ violations: flown });
      const price = priceOf(offered.rooms, yield* pricerFor(ports, agencyId, sellingHolidays, corporate));
      const key: HolidayKey = { supplier: supplier.code, trip: trip.tripKey };
      return {
        offerId: sealedOffer(ports.seal, { key, shown: price.total }, { product, agencyId, now }),
        package: offered.package,
        trip,
        price,
        perPerson: perPerson(price.total, trip),
        instalments: scheduleOf(price.total, { bookedOn: today, startsOn: trip.startsOn }),
        hotels: choicesOf(offered),
        departures,
      };
    });
}

function checkWanted(
  { from, rooms, stars, hotels, without, origin }: TripWanted,
  today: IsoDate,
): readonly Violation[] {
  return [
    ...checkFirstDay(from, today),
    ...firstOf(checkRooms(rooms), origin === undefined ? [] : checkFlownParty(rooms)),
    ...(starChoices.some((each) => each === stars) ? [] : [violation('not-a-choice', 'stars')]),
    ...(origin === undefined || /^[A-Z]{3}$/.test(origin) ? [] : [violation('not-a-choice', 'origin')]),
    ...named(hotels, 'hotels'),
    ...named(without, 'without'),
  ];
}

/** Few, and such as the desk itself gave them. */
function named(ids: readonly string[], path: string): readonly Violation[] {
  if (ids.length > choicesMost) return [violation('list-count', path, { most: choicesMost })];
  return ids.every((id) => /^[\w.-]{0,60}$/.test(id)) ? [] : [violation('not-a-choice', path)];
}

function askedOf({ from, rooms, ...wanted }: TripWanted): TripAsked | undefined {
  const [first, ...others] = rooms;
  const day = parseIsoDate(from);
  return first === undefined || day === undefined ? undefined : { ...wanted, from: day, rooms: [first, ...others] };
}

/** What other hotels would cost beside the chosen one. */
function choicesOf({ hotels, trip }: OfferedTrip): readonly (readonly HotelChoice[])[] {
  return hotels.map((choices, stop) => {
    const chosen = choices.find(({ hotelId }) => hotelId === trip.stays[stop]?.hotelId);
    return choices.map(({ total, ...hotel }) => ({
      ...hotel,
      difference: chosen === undefined ? zero(total.currency) : subtract(total, chosen.total),
    }));
  });
}

export function quoteHoliday(ports: FindHolidaysPorts, caller: Caller): HolidayDesk['quote'] {
  return ({ offerId, pans = [] }) =>
    Effect.gen(function* () {
      const who = yield* signedIn(caller, 'book');
      const { supplier, offered, pricer, shown } = yield* shownNow(ports, who, offerId);
      const { trip } = offered;
      const { rooms, more } = yield* taxedFor(ports, who.agencyId, offered, pans);
      const price = priceOf(rooms, pricer);
      const supplierTotal = add(offered.total, more);
      const collects = collectsTax(rooms);
      const today = dateIn(ports.clock.now(), ports.businessZone);
      if (trip.startsOn <= today) return yield* new SoldOut({});
      const quote = yield* keepSaleQuote<HolidayQuoted>(ports, who, {
        product,
        supplier: supplier.code,
        supplierTotal,
        price,
        shown,
        offer: { trip, collects },
        required: [...(collects ? ['payers'] : []), ...(isAbroad(trip) ? ['passport'] : [])],
        international: isAbroad(trip),
      });
      const instalments = scheduleOf(price.total, { bookedOn: today, startsOn: trip.startsOn });
      return { ...quote, offerId, trip, instalments };
    });
}
