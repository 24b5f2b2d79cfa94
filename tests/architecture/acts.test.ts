/**
 * Whatever a person cannot do at somebody else's desk is named by the control that does it, so that the screens show by the
 * table of the desk what the back office would refuse.
 */
import { expect, it } from 'vitest';
import type { Desk } from '#application/desk/desk.ts';
import { type DeskAct, type Doing, doings } from '#application/desk/desks/doings.ts';
import { services } from '#domain/booking/booking.ts';
import { needs } from '#tests/journeys/rights/needs.ts';
import { realTree } from './source-tree.ts';

/** No control of its own does these. */
const withoutControl: readonly DeskAct[] = [
  // Asked as their part of the page opens.
  'session.sessions',
  'session.secondFactor',
  // With a booking.
  'agency.saveGstProfile',
];

/** Nobody who sits at somebody else's desk comes to these: operators' and agencies' programs, and who is not logged in. */
const beyond: readonly unknown[] = ['operate', 'webhooks', 'everyone'];

it('every change that can be met at somebody else’s desk is named by a control', () => {
  const acts = Object.entries(doings).flatMap(([area, methods]) =>
    Object.entries<Doing>(methods).flatMap(([method, doing]) =>
      doing === 'reads' || doing === 'passes' ? [] : [{ name: `${area}.${method}`, area, method }],
    ),
  );
  expect(acts.length).toBeGreaterThan(100);
  const exempt = new Set<string>(withoutControl);
  const named = new Set([
    // One control for all checkouts.
    ...services.map((product) => `${product}.book`),
    ...realTree()
      .code.filter(({ path }) => path.startsWith('ui/'))
      .flatMap(({ text }) => text.match(/(?<=["'])[a-z]+\.[a-zA-Z]+(?=["'])/g) ?? []),
  ]);
  const needed = (area: string, method: string): unknown =>
    (needs as Record<keyof Desk, Record<string, unknown>>)[area as keyof Desk][method];
  expect(
    acts.flatMap(({ name, area, method }) =>
      named.has(name) || exempt.has(name) || beyond.includes(needed(area, method)) ? [] : [name],
    ),
  ).toEqual([]);
  // Once a control names it, it is no exception any more.
  expect(withoutControl.filter((name) => named.has(name))).toEqual([]);
});
