import fc from 'fast-check';
import { flightRules } from '#domain/flight/booking/rules.ts';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { wireProducts } from '#infrastructure/wire/products.ts';
import { aSoldBooking } from '#tests/arbitraries/sold-booking.ts';
import { amendingSuite } from './amending.ts';
import { cancellingSuite } from './cancelling.ts';
import { flightPlug } from './flight/flight-plug.ts';
import { sellingSuite } from './selling.ts';
import { printedSuite } from './printed.ts';
import { storedSuite } from './stored.ts';
import { wireSuite } from './wired.ts';

cancellingSuite({
  rules: flightRules,
  sold: aSoldBooking.map(({ booking }) => booking),
  before: fc.integer({ min: 0, max: 6400 }).map((minutes) => plusMinutes(instant('2026-11-19T12:00:00Z'), minutes)),
  mayRefuse: ['party-adult', 'party-infants'],
});

sellingSuite(flightPlug);
wireSuite(flightPlug, wireProducts);
amendingSuite(flightPlug, ['party-adult', 'party-infants']);
storedSuite(flightPlug);
printedSuite(flightPlug);
