import fc from 'fast-check';
import { instant, plusMinutes } from '#domain/time/instant.ts';
import { cancellingSuite } from './cancelling.ts';
import { someTickets } from './museum/museum-arbitraries.ts';
import { museumRules } from './museum/museum-rules.ts';

cancellingSuite({
  rules: museumRules,
  sold: someTickets,
  before: fc.integer({ min: 0, max: 6400 }).map((minutes) => plusMinutes(instant('2026-11-19T12:00:00Z'), minutes)),
  mayRefuse: [],
});
