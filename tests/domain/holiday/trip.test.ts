import { describe, expect, it } from 'vitest';
import { holidayTripFacts } from '#domain/holiday/booking/trip-facts.ts';
import { type HolidayTrip, type TripStay, wayOf } from '#domain/holiday/trip/trip.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { holidayTripSample } from '#infrastructure/wire/reference/product/holiday.ts';
import { money } from '#domain/money/money.ts';

const [kuta, ubud] = holidayTripSample.stays as readonly [TripStay, TripStay];
const trip = (...stays: readonly TripStay[]): HolidayTrip => ({ ...holidayTripSample, stays });
const nowhere = ({ point: _point, ...stay }: TripStay): TripStay => stay;

describe('the way of a trip', () => {
  it('leads from hotel to hotel, each with the days on whose evening one is there', () => {
    expect(wayOf(holidayTripSample).map(({ city, firstDay, lastDay }) => [city, firstDay, lastDay])).toEqual([
      ['Kuta', 1, 2],
      ['Ubud', 3, 3],
    ]);
  });

  it('is none of one place alone, nor where somebody does not say where it is', () => {
    expect(wayOf(trip(kuta))).toEqual([]);
    expect(wayOf(trip(kuta, nowhere(ubud)))).toEqual([]);
    expect(wayOf(trip(kuta, ubud, nowhere({ ...ubud, checkIn: isoDate('2027-02-15') })))).toEqual([]);
  });
});

it('a trip is judged by every country that one sleeps in', () => {
  const countries = (of: HolidayTrip) => holidayTripFacts(of, money(100, 'INR')).countries;
  expect(countries(trip(kuta, ubud))).toEqual(['ID']);
  expect(countries(trip(kuta, { ...ubud, country: 'MY' }))).toEqual(['ID', 'MY']);
});
