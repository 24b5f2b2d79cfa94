/** Buying one of each product over the wire, as an agent would: found, quoted, booked. */
import { randomUUID } from 'node:crypto';
import { Effect, Result } from 'effect';
import { billPrice } from '#domain/billing/price.ts';
import { amountsOf } from '#domain/billing/rules.ts';
import type { Product, Unit } from '#domain/booking/booking.ts';
import { type Money, money } from '#domain/money/money.ts';
import type { Price } from '#domain/price/price.ts';
import { addDays, type IsoDate } from '#domain/time/calendar-date.ts';
import { dateOfLocal } from '#domain/time/place-time.ts';
import type { Desk } from '#application/desk/desk.ts';
import type { ProductBooked } from '#application/desk/sale.ts';
import { born, makeContact, makeTraveller, passport } from '#tests/fixtures/booking.ts';
import { buyBerth } from './buying-trains.ts';
import { aCabin, staysInKochi } from './finding.ts';

export interface Bought {
  readonly transactionId: string;
  readonly price: Price;
  readonly startsOn: IsoDate;
  /** What of it can be cancelled alone, first. */
  readonly unit: Unit;
}

export interface Buying {
  readonly product: Product;
  /** Beginnings of the outbox's kinds of its mail, and of its text messages. */
  readonly mail: string;
  readonly text?: string;
  /** Of a party whose last name is this, on a day `ahead`. */
  buy(desk: Desk, lastName: string, ahead: number): Promise<Bought>;
}

const get = Effect.runPromise;
const contact = makeContact({ mobile: '9847031264' });
const terms = { contact, parameters: [], acceptTerms: true } as const;

const traveller = (firstName: string, lastName: string) =>
  makeTraveller({ title: 'Ms', gender: 'female', firstName, lastName, dateOfBirth: born, passport });

const bought = ({ transactionId, status }: ProductBooked, price: Price, startsOn: IsoDate): Bought => {
  if (status !== 'confirmed') throw new Error(`It is ${status}`);
  return { transactionId, price, startsOn, unit: { traveller: 0, item: 0 } };
};

/** Of one product, which is sold. */
export function buyingOf(product: Product, today: IsoDate): Buying {
  const found = buying(today).find((each) => each.product === product);
  if (found === undefined) throw new Error(`No ${product} is sold`);
  return found;
}

export function buying(today: IsoDate): readonly Buying[] {
  return [
    {
      product: 'bus',
      mail: 'bus-ticket',
      text: 'bus-ticket-text',
      buy: async ({ bus }, lastName, ahead) => {
        const date = addDays(today, ahead);
        const { trips } = await get(bus.search({ origin: 'bengaluru', destination: 'hyderabad', date }));
        for (const trip of trips.filter(({ partialCancellation }) => partialCancellation)) {
          const { seats } = await get(bus.layout({ tripId: trip.tripId }));
          const [one, other] = seats.filter(({ state }) => state === 'free');
          if (one === undefined || other === undefined) continue;
          const travellers = [one, other].map(({ seat }, at) => ({
            seat,
            gender: 'female' as const,
            title: 'Ms' as const,
            firstName: at === 0 ? 'Asha' : 'Meera',
            lastName,
            age: 34,
          }));
          const quote = await get(
            bus.block({
              tripId: trip.tripId,
              boardingPoint: trip.boarding[0]?.pointId ?? '',
              droppingPoint: trip.dropping[0]?.pointId ?? '',
              travellers,
            }),
          );
          const shownId = quote.ride.idRequired ? { shownId: { kind: 'aadhaar', number: '4471' } } : {};
          const { quoteId, price } = quote;
          return bought(await get(bus.book({ quoteId, requestId: randomUUID(), ...terms, ...shownId })), price, date);
        }
        throw new Error('No bus has two seats');
      },
    },
    {
      product: 'billing',
      mail: 'bill-issued',
      buy: async ({ billing }, lastName, ahead) => {
        const date = addDays(today, ahead);
        const amount = (rupees: number) => money(rupees * 100, 'INR');
        const bill = {
          kind: 'hotel',
          hotel: 'Lake View Palace',
          city: 'Udaipur',
          rooms: 2,
          startsOn: date,
          endsOn: addDays(date, 3),
          confirmation: `LVP-${lastName}`,
          supplier: 'Lake View Palace',
          lead: { title: 'Ms', firstName: 'Asha', lastName },
          passengers: 3,
          basic: amount(24_000),
          taxes: amount(1_200),
          commission: amount(2_400),
          tds: amount(48),
          serviceCharge: amount(900),
          cancelCharge: amount(6_000),
        };
        const price = billPrice(amountsOf(bill, 'INR'));
        return bought(await get(billing.add({ requestId: randomUUID(), bill, contact: terms.contact })), price, date);
      },
    },
    {
      product: 'cab',
      mail: 'cab-voucher',
      buy: async ({ cab }, lastName, ahead) => {
        const date = addDays(today, ahead);
        const place = async (text: string) => (await get(cab.places({ text })))[0]?.placeId ?? '';
        const { cabs } = await get(
          cab.search({
            kind: 'oneway',
            pickUpAt: await place('Bengaluru'),
            dropAt: await place('Mysuru'),
            at: `${date}T10:00`,
            passengers: 2,
          }),
        );
        const { quoteId, price } = await get(cab.quote({ cabId: cabs[0]?.cabId ?? '' }));
        const lead = { title: 'Ms', firstName: 'Asha', lastName };
        return bought(
          await get(
            cab.book({
              quoteId,
              requestId: randomUUID(),
              ...terms,
              lead,
              pickUpPoint: '12 MG Road',
              arrivingBy: '6E 2134',
            }),
          ),
          price,
          date,
        );
      },
    },
    {
      product: 'holiday',
      mail: 'holiday-voucher',
      buy: async ({ holiday }, lastName, ahead) => {
        const from = addDays(today, ahead);
        const rooms = [{ adults: 2, childAges: [] }];
        const wanted = { from, rooms, stars: 4, hotels: [], without: [] };
        const { offerId } = await get(holiday.details({ ...wanted, packageId: 'goa-beaches' }));
        const { quoteId, price } = await get(holiday.quote({ offerId }));
        const travellers = ['Asha', 'Rohan'].map((firstName) => traveller(firstName, lastName));
        const booked = await get(holiday.book({ quoteId, requestId: randomUUID(), ...terms, travellers, payers: [] }));
        return bought(booked, price, from);
      },
    },
    {
      product: 'cruise',
      mail: 'cruise-voucher',
      buy: async ({ cruise }, lastName, ahead) => {
        const { quoteId, price, sailing } = await get(cruise.quote(await aCabin({ cruise }, addDays(today, ahead))));
        const booked = await get(
          cruise.book({
            quoteId,
            requestId: randomUUID(),
            ...terms,
            mode: 'confirm',
            dining: 'late',
            travellers: ['Asha', 'Meera'].map((firstName) => traveller(firstName, lastName)),
          }),
        );
        return bought(booked, price, dateOfLocal(sailing.departs.local));
      },
    },
    {
      product: 'hotel',
      mail: 'hotel-vouchered',
      buy: async ({ hotel }, lastName, ahead) => {
        const checkIn = addDays(today, ahead);
        const { searchId, hotels } = await staysInKochi({ hotel }, checkIn);
        for (const { hotelId } of hotels) {
          const { rates } = await get(hotel.details({ searchId, hotelId }));
          const rate = rates.find(({ refundable }) => refundable);
          if (rate === undefined) continue;
          const quote = await get(Effect.result(hotel.prebook({ rateIds: [rate.rateId] })));
          if (Result.isFailure(quote) || quote.success.hold === undefined) continue;
          const { quoteId, price } = quote.success;
          const guests = [{ room: 0, title: 'Ms' as const, firstName: 'Asha', lastName }];
          return bought(
            await get(hotel.book({ quoteId, requestId: randomUUID(), ...terms, mode: 'confirm', guests })),
            price,
            checkIn,
          );
        }
        throw new Error('No hotel has a refundable room');
      },
    },
    {
      product: 'insurance',
      mail: 'insurance-issued',
      buy: async ({ insurance }, lastName, ahead) => {
        const from = addDays(today, ahead);
        const { plans } = await get(
          insurance.plans({
            region: 'worldwide',
            trip: 'single',
            family: false,
            from,
            to: addDays(from, 4),
            births: [born, born],
          }),
        );
        const { quoteId, price } = await get(insurance.quote({ planId: plans[0]?.planId ?? '' }));
        const booked = await get(
          insurance.book({
            quoteId,
            requestId: randomUUID(),
            ...terms,
            travellers: ['Asha', 'Meera'].map((firstName) => traveller(firstName, lastName)),
            address: '14 Marine Drive, Kochi 682031',
            nominee: { name: 'Kabir Rao', relation: 'parent' },
            purpose: 'holiday',
            illnessBefore: false,
            residents: true,
          }),
        );
        return bought(booked, price, from);
      },
    },
    {
      product: 'train',
      mail: 'train-ticket',
      buy: (desk, lastName, ahead) => buyBerth(desk, { firstName: 'Asha', lastName }, addDays(today, ahead)),
    },
    {
      product: 'visa',
      mail: 'visa-issued',
      buy: async ({ visa }, lastName, ahead) => {
        const from = addDays(today, ahead);
        const { visas } = await get(
          visa.requirements({
            nationality: 'IN',
            destination: 'AE',
            purpose: 'tourism',
            from,
            to: addDays(from, 4),
            births: [born, born],
          }),
        );
        const { quoteId, price } = await get(visa.quote({ visaId: visas[0]?.visaId ?? '' }));
        const booked = await get(
          visa.book({
            quoteId,
            requestId: randomUUID(),
            ...terms,
            travellers: ['Asha', 'Meera'].map((firstName) => traveller(firstName, lastName)),
            profiles: ['employed', 'employed'],
          }),
        );
        return bought(booked, price, from);
      },
    },
  ];
}

/** What the agency pays. */
export function netOf({ total, terms: sold }: Price): Money {
  return sold?.net ?? total;
}
