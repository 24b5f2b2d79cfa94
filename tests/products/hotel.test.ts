import fc from 'fast-check';
import { hotelRules } from '#domain/hotel/booking/rules.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { wireProducts } from '#infrastructure/wire/products.ts';
import { amendingSuite } from './amending.ts';
import { cancellingSuite } from './cancelling.ts';
import { someStays } from './hotel/hotel-arbitraries.ts';
import { hotelPlug } from './hotel/hotel-plug.ts';
import { printedSuite } from './printed.ts';
import { sellingSuite } from './selling.ts';
import { storedSuite } from './stored.ts';
import { wireSuite } from './wired.ts';

cancellingSuite({
  rules: hotelRules,
  sold: someStays,
  // From six days before to minutes before three in the afternoon in Dubai.
  before: fc.integer({ min: 0, max: 8600 }).map((minutes) => plusMinutes(instant('2027-01-06T11:30:00Z'), minutes)),
  mayRefuse: [],
});

sellingSuite(hotelPlug);
wireSuite(hotelPlug, wireProducts);
amendingSuite(hotelPlug, []);
storedSuite(hotelPlug);
printedSuite(hotelPlug);
