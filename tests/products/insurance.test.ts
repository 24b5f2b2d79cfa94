/** Whatever is bookable holds of insurance. */
import fc from 'fast-check';
import { plusMinutes } from '#domain/time/instant.ts';
import { instant } from '#domain/time/instant.ts';
import { insuranceRules } from '#domain/insurance/booking.ts';
import { wireProducts } from '#infrastructure/wire/products.ts';
import { amendingSuite } from './amending.ts';
import { cancellingSuite } from './cancelling.ts';
import { insurancePlug, someCovers } from './insurance/insurance-plug.ts';
import { printedSuite } from './printed.ts';
import { sellingSuite } from './selling.ts';
import { storedSuite } from './stored.ts';
import { wireSuite } from './wired.ts';

const long = instant('2026-11-24T12:00:00Z');

cancellingSuite({
  rules: insuranceRules,
  sold: someCovers,
  before: fc.integer({ min: 0, max: 14_000 }).map((minutes) => plusMinutes(long, minutes)),
  mayRefuse: ['insured-together'],
});

sellingSuite(insurancePlug);
wireSuite(insurancePlug, wireProducts);
amendingSuite(insurancePlug, []);
storedSuite(insurancePlug);
printedSuite(insurancePlug);
