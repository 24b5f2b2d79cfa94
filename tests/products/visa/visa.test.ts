/** Whatever is bookable holds of visas. */
import fc from 'fast-check';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { visaRules } from '#domain/visa/booking.ts';
import { wireProducts } from '#infrastructure/wire/products.ts';
import { amendingSuite } from '../amending.ts';
import { cancellingSuite } from '../cancelling.ts';
import { printedSuite } from '../printed.ts';
import { sellingSuite } from '../selling.ts';
import { storedSuite } from '../stored.ts';
import { someVisas, visaPlug } from './visa-plug.ts';
import { wireSuite } from '../wired.ts';

const long = instant('2026-11-20T12:00:00Z');

cancellingSuite({
  rules: visaRules,
  sold: someVisas,
  before: fc.integer({ min: 0, max: 20_000 }).map((minutes) => plusMinutes(long, minutes)),
  mayRefuse: [],
});

sellingSuite(visaPlug);
wireSuite(visaPlug, wireProducts);
amendingSuite(visaPlug, []);
storedSuite(visaPlug);
printedSuite(visaPlug);
