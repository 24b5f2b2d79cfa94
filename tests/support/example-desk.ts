/** A desk whose every method answers its example, unless a test says otherwise: for whatever stands before the desk. */
import { Effect } from 'effect';
import type { Desk } from '#application/desk/desk.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import { catalogueReference } from '#infrastructure/wire/reference/catalogue-reference.ts';

export type ExampleMethod = (request: unknown) => Effect.Effect<unknown, DeskFailure>;

/** `instead` gives other answers by method: `{ 'flight.search': () => Effect.fail(new SoldOut()) }`. */
export function exampleDesk(instead: Readonly<Record<string, ExampleMethod>> = {}): Desk {
  const areas = Object.entries(catalogueReference).map(([area, methods]) => [
    area,
    Object.fromEntries(
      Object.entries<{ readonly answer: unknown }>(methods).map(([method, { answer }]) => [
        method,
        instead[`${area}.${method}`] ?? (() => Effect.succeed(answer)),
      ]),
    ),
  ]);
  // The reference has an example for every method of the desk.
  return Object.fromEntries(areas) as Desk;
}
