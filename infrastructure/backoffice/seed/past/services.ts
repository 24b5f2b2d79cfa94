/** How the demonstration's agency sold something else than a flight: found, quoted and booked as its people would, one sale a call. */
import { Effect } from 'effect';
import type { Service } from '#domain/booking/booking.ts';
import { ageOn } from '#domain/people/traveller-type.ts';
import { addDays, type IsoDate, monthOf, shiftMonth } from '#domain/time/calendar-date.ts';
import type { Desk } from '#application/desk/desk.ts';
import { contactOf, guestsOf } from './people.ts';

export interface ServiceAsked {
  /** By which everything about it is chosen: people, places, class. */
  readonly number: number;
  readonly leavesOn: IsoDate;
  readonly today: IsoDate;
  readonly requestId: string;
}

export type SoldService = Exclude<Service, 'flight'>;

type Selling = (desk: Desk, asked: ServiceAsked) => Effect.Effect<{ readonly transactionId: string }, unknown>;

/** Where from, where to. */
type Route = readonly [string, string];

const rooms = [{ adults: 2, childAges: [] }];
const cities = ['kochi', 'bengaluru', 'goa', 'mumbai', 'dubai'];
const busRoutes: readonly Route[] = [
  ['bengaluru', 'hyderabad'],
  ['bengaluru', 'chennai'],
  ['mumbai', 'pune'],
];
const trainRoutes: readonly Route[] = [
  ['NDLS', 'MMCT'],
  ['ERS', 'MAS'],
  ['SBC', 'MAS'],
];
const cabRoutes: readonly Route[] = [
  ['Bengaluru', 'Mysuru'],
  ['Kochi', 'Munnar'],
];

const pick = <A>(list: readonly A[], at: number): A | undefined => list[at % list.length];
const noRoute: Route = ['', ''];

/** What every booking is asked beside its own. */
const termsOf = ({ number, requestId }: ServiceAsked) =>
  ({ requestId, contact: contactOf(number), parameters: [], acceptTerms: true }) as const;

const nothingThere = (what: string) => Effect.fail(new Error(`Nothing is there: ${what}`));

const ageThen = (born: IsoDate | undefined, day: IsoDate) => (born === undefined ? 40 : ageOn(born, day));

export const serviceSales: Readonly<Record<SoldService, Selling>> = {
  hotel: ({ hotel }, asked) =>
    Effect.gen(function* () {
      const { number, leavesOn, today } = asked;
      const { cities: found } = yield* hotel.places({ text: pick(cities, number) ?? '' });
      const { searchId, hotels } = yield* hotel.search({
        where: { kind: 'city', cityId: found[0]?.cityId ?? '' },
        checkIn: leavesOn,
        checkOut: addDays(leavesOn, 1 + (number % 3)),
        rooms,
        nationality: 'IN',
        stars: [],
        sort: 'PA',
        numResults: 100,
      });
      const chosen = pick(hotels, number * 7);
      if (chosen === undefined) return yield* nothingThere('a hotel');
      const { rates } = yield* hotel.details({ searchId, hotelId: chosen.hotelId });
      const rate = rates.find(({ refundable }) => refundable) ?? rates[0];
      if (rate === undefined) return yield* nothingThere('a room');
      const { quoteId } = yield* hotel.prebook({ rateIds: [rate.rateId] });
      const [guest] = guestsOf(number, 1, today, false);
      if (guest === undefined) return yield* nothingThere('a guest');
      const { title, firstName, lastName } = guest;
      const guests = [{ room: 0, title, firstName, lastName }];
      return yield* hotel.book({ quoteId, ...termsOf(asked), mode: 'confirm', guests });
    }),
  bus: ({ bus }, asked) =>
    Effect.gen(function* () {
      const { number, leavesOn, today } = asked;
      const [origin, destination] = pick(busRoutes, number) ?? noRoute;
      const { trips } = yield* bus.search({ origin, destination, date: leavesOn });
      const trip = pick(trips, number);
      if (trip === undefined) return yield* nothingThere('a bus');
      const { seats } = yield* bus.layout({ tripId: trip.tripId });
      const seat = seats.find(({ state }) => state === 'free');
      const [guest] = guestsOf(number, 1, today, false);
      if (seat === undefined || guest === undefined) return yield* nothingThere('a seat');
      const { title, firstName, lastName, dateOfBirth, gender } = guest;
      const { quoteId, ride } = yield* bus.block({
        tripId: trip.tripId,
        boardingPoint: trip.boarding[0]?.pointId ?? '',
        droppingPoint: trip.dropping[0]?.pointId ?? '',
        travellers: [
          {
            seat: seat.seat,
            title,
            firstName,
            lastName,
            gender: gender === 'male' ? 'male' : 'female',
            age: ageThen(dateOfBirth, leavesOn),
          },
        ],
      });
      const shownId = ride.idRequired ? { shownId: { kind: 'aadhaar', number: '4471' } } : {};
      return yield* bus.book({ quoteId, ...termsOf(asked), ...shownId });
    }),
  train: ({ train }, asked) =>
    Effect.gen(function* () {
      const { number, leavesOn, today } = asked;
      const [origin, destination] = pick(trainRoutes, number) ?? noRoute;
      const { trains } = yield* train.search({ origin, destination, date: leavesOn, quota: 'GN' });
      const free = trains.flatMap((found) =>
        found.classes.flatMap(({ travelClass, days }) =>
          days.flatMap(({ date, availability }) =>
            date === leavesOn && availability.kind === 'available' ? [{ found, travelClass }] : [],
          ),
        ),
      );
      const chosen = pick(free, number);
      const [guest] = guestsOf(number, 1, today, false);
      if (chosen === undefined || guest === undefined) return yield* nothingThere('a berth');
      const { title, firstName, lastName, dateOfBirth, gender } = guest;
      const { found, travelClass } = chosen;
      const { quoteId } = yield* train.quote({
        train: found.train,
        date: leavesOn,
        travelClass,
        origin: found.from.station,
        destination: found.to.station,
        quota: 'GN',
        travellers: [{ age: ageThen(dateOfBirth, leavesOn), gender: gender === 'male' ? 'male' : 'female' }],
      });
      return yield* train.book({ quoteId, ...termsOf(asked), travellers: [{ title, firstName, lastName }] });
    }),
  cab: ({ cab }, asked) =>
    Effect.gen(function* () {
      const { number, leavesOn, today } = asked;
      const [from, to] = pick(cabRoutes, number) ?? noRoute;
      const placeOf = (text: string) => Effect.map(cab.places({ text }), (places) => places[0]?.placeId ?? '');
      const { cabs } = yield* cab.search({
        kind: 'oneway',
        pickUpAt: yield* placeOf(from),
        dropAt: yield* placeOf(to),
        at: `${leavesOn}T10:00`,
        passengers: 2,
      });
      const chosen = pick(cabs, number);
      const [guest] = guestsOf(number, 1, today, false);
      if (chosen === undefined || guest === undefined) return yield* nothingThere('a cab');
      const { title, firstName, lastName } = guest;
      const { quoteId } = yield* cab.quote({ cabId: chosen.cabId });
      const lead = { title, firstName, lastName };
      return yield* cab.book({ quoteId, ...termsOf(asked), lead, pickUpPoint: '12 MG Road', arrivingBy: '' });
    }),
  insurance: ({ insurance }, asked) =>
    Effect.gen(function* () {
      const { number, leavesOn, today } = asked;
      const travellers = guestsOf(number, 2, today, true);
      const { plans } = yield* insurance.plans({
        region: 'worldwide',
        trip: 'single',
        family: false,
        from: leavesOn,
        to: addDays(leavesOn, 6),
        births: travellers.flatMap(({ dateOfBirth }) => dateOfBirth ?? []),
      });
      const plan = pick(plans, number);
      if (plan === undefined) return yield* nothingThere('a plan');
      const { quoteId } = yield* insurance.quote({ planId: plan.planId });
      return yield* insurance.book({
        quoteId,
        ...termsOf(asked),
        travellers,
        address: '14 Marine Drive, Kochi 682031',
        nominee: { name: 'Kabir Rao', relation: 'parent' },
        purpose: 'holiday',
        illnessBefore: false,
        residents: true,
      });
    }),
  visa: ({ visa }, asked) =>
    Effect.gen(function* () {
      const { number, leavesOn, today } = asked;
      const travellers = guestsOf(number, 1, today, true);
      const { visas } = yield* visa.requirements({
        nationality: 'IN',
        destination: 'AE',
        purpose: 'tourism',
        from: leavesOn,
        to: addDays(leavesOn, 5),
        births: travellers.flatMap(({ dateOfBirth }) => dateOfBirth ?? []),
      });
      const [chosen] = visas;
      if (chosen === undefined) return yield* nothingThere('a visa');
      const { quoteId } = yield* visa.quote({ visaId: chosen.visaId });
      return yield* visa.book({ quoteId, ...termsOf(asked), travellers, profiles: ['employed'] });
    }),
  holiday: ({ holiday }, asked) =>
    Effect.gen(function* () {
      const { number, leavesOn, today } = asked;
      const wanted = { from: leavesOn, rooms, stars: 4, hotels: [], without: [] };
      const { offerId } = yield* holiday.details({ ...wanted, packageId: 'goa-beaches' });
      const { quoteId } = yield* holiday.quote({ offerId });
      return yield* holiday.book({
        quoteId,
        ...termsOf(asked),
        travellers: guestsOf(number, 2, today, false),
        payers: [],
      });
    }),
  cruise: ({ cruise }, asked) =>
    Effect.gen(function* () {
      const { number, leavesOn, today } = asked;
      // Months before: the deposit is paid, the balance is still to come.
      const month = shiftMonth(monthOf(leavesOn), 3);
      const { sailings } = yield* cruise.search({ region: 'india', month, cabins: rooms });
      const found = pick(sailings, number);
      if (found === undefined) return yield* nothingThere('a sailing');
      const { choices, plan } = yield* cruise.cabins({ sailingId: found.sailingId });
      const ownChoice = choices[0]?.offers.filter(({ guarantee }) => !guarantee) ?? [];
      const chosen = pick(ownChoice, number);
      const cabin = plan.find(({ free, kind, sleeps }) => free && sleeps === 2 && kind === chosen?.kind);
      if (chosen === undefined || cabin === undefined) return yield* nothingThere('a cabin');
      const { quoteId, sailing } = yield* cruise.quote({
        cabins: [{ cabinId: chosen.cabinId, number: cabin.number }],
        gratuities: 'on-board',
      });
      return yield* cruise.book({
        quoteId,
        ...termsOf(asked),
        travellers: guestsOf(number, 2, today, true),
        dining: sailing.ship.dining[0] ?? '',
        mode: 'confirm',
      });
    }),
};
