/** Airlines change flights that were sold: the agency learns of it in rounds, and takes them as they are or others. */
import { randomUUID } from 'node:crypto';
import { Effect } from 'effect';
import { expect } from 'vitest';
import { plusMinutes } from '#domain/time/instant.ts';
import type { ChosenAlternative } from '#domain/flight/schedule/change.ts';
import { SandboxSchedules } from '#infrastructure/backoffice/suppliers/sandbox/store/schedules.ts';
import { amend, answerOf, type Command, command, didIt, type Mood } from './airline.ts';
import {
  changedBy,
  type Caused,
  departs,
  type Direction,
  isSold,
  leftOf,
  type Model,
  oneOf,
  type Outcome,
  placesNamed,
  type Real,
  type Sold,
  stateOf,
} from './model.ts';
import { passTo } from './sales.ts';

const flies = (model: Model) => (sold: Sold) =>
  isSold(sold) && sold.directions.some((each) => departs(each) > model.now);

/** A departure of a booking is changed, and the round that asks for such comes by. */
export const airlineChanges = (at: number, direction: number, what: Caused['what'], minutes: number): Command =>
  command(
    `airlineChanges(${at}, ${direction}, ${what} ${minutes})`,
    (model) => oneOf(model, at, flies(model)) !== undefined,
    async (model, real) => {
      const sold = oneOf(model, at, flies(model));
      const coming = sold?.directions.filter((each) => departs(each) > model.now) ?? [];
      const place = coming[direction % Math.max(1, coming.length)]?.places[0];
      if (place === undefined) return;
      const reportedAt = plusMinutes(model.now, 1);
      const caused: Caused = { place, what, minutes: what === 'moved' ? minutes : 0, reportedAt };
      const [day = '', flight = ''] = place.split('|');
      await new SandboxSchedules(real.database).cause({
        day: Number(day),
        flight,
        what,
        minutes: caused.minutes,
        reportedAt,
      });
      model.caused.set(place, caused);
      passTo(model, real, plusMinutes(model.now, 2));
      await learn(model, real);
      didIt(real, `airlineChanges ${what}`);
    },
  );

export const watch: Command = command('watch', () => true, learn);

/** What is learned is what was caused, of everybody who bought before; a few flights change by themselves. */
async function learn(model: Model, real: Real): Promise<void> {
  await real.office.watch();
  await Effect.runPromise(real.office.amendmentSaga.quiet());
  for (const sold of model.sold) {
    if (!isSold(sold)) continue;
    const { scheduleChange } = await real.office.details(sold.transactionId);
    const expired = sold.open?.severity === 'minor' && sold.open.answerBy <= model.now;
    if (scheduleChange === undefined && sold.open !== undefined && isBack(sold, sold.open, model)) {
      sold.open = undefined;
      didIt(real, 'airline went back');
      continue;
    }
    if (scheduleChange === undefined && sold.open !== undefined) {
      // A minor change that nobody answered in time is taken as accepted.
      expect(expired).toBe(true);
      accepted(sold.open, [], model, sold).airline(sold.airline);
      await accepted(sold.open, [], model, sold).here(sold, model, real);
      didIt(real, 'accepted by time');
      continue;
    }
    sold.open = scheduleChange;
    for (const [itinerary, direction] of sold.directions.entries()) {
      if (departs(direction) <= model.now || !isFlown(sold, itinerary)) continue;
      const changes = changedBy(direction, model);
      if (stateOf(changes) === direction.agreed || !changes.some((each) => each !== undefined)) continue;
      const seen = scheduleChange?.changes.find((each) => each.itinerary === itinerary);
      expect(seen, `${sold.transactionId} ${direction.places.join()} ${stateOf(changes)}`).toBeDefined();
      expect(seen?.was).toEqual(direction.flights);
      expectFlownSo(direction, changes, seen?.now);
    }
  }
}

/** What was changed flies as it was agreed to again. */
function isBack({ directions }: Sold, { changes }: NonNullable<Sold['open']>, model: Model): boolean {
  return changes.every(({ itinerary }) =>
    directions.some(
      (each, at) => at === itinerary && departs(each) > model.now && stateOf(changedBy(each, model)) === each.agreed,
    ),
  );
}

function isFlown(sold: Sold, itinerary: number): boolean {
  return leftOf(sold).some((place) => place.item === itinerary);
}

/** By how much the first flight leaves later than it was bought, under which number, or not at all. */
function expectFlownSo(
  { flights, agreed }: Direction,
  [first]: readonly (Caused | undefined)[],
  now: Direction['flights'] | undefined,
): void {
  if (first === undefined) return;
  if (first.what === 'cancelled') expect(now).toBeUndefined();
  // Of flights that were changed before it is not known here when they left once.
  const asBought = agreed.split('|').every((each) => each === '');
  if (!asBought || first.what === 'cancelled' || now === undefined) return;
  const [was, is] = [flights, now].map(({ segments }) => segments[0]);
  if (was === undefined || is === undefined) return;
  const shift = (Date.parse(`${is.departure.local}Z`) - Date.parse(`${was.departure.local}Z`)) / 60_000;
  expect(shift).toBe(first.minutes);
  expect(is.flightNumber === was.flightNumber).toBe(first.what !== 'renumbered');
}

/** Takes flights as they are, or where there are none, or `other` says so, another that the airline offers. */
export const takeChange = (at: number, pick: number, other: boolean, mood: Mood): Command => {
  const hasOpen = (sold: Sold) => isSold(sold) && sold.open !== undefined;
  return command(
    `takeChange(${at}, ${pick}, ${other ? 'another' : 'as it is'}, ${mood})`,
    (model) => oneOf(model, at, hasOpen) !== undefined,
    async (model, real) => {
      const sold = oneOf(model, at, hasOpen);
      if (sold?.open === undefined) return;
      const { transactionId, open } = sold;
      const chosen = open.changes.flatMap(({ itinerary, now, alternatives }): readonly ChosenAlternative[] => {
        const one = alternatives[pick % Math.max(1, alternatives.length)];
        return one === undefined || (now !== undefined && !other)
          ? []
          : [{ itinerary, alternativeId: one.alternativeId }];
      });
      const answer = { transactionId, changeId: open.changeId, chosen, requestId: randomUUID() };
      const asked = real.office.desk.scheduleAnswer(answer);
      const without = open.changes.some(
        ({ itinerary, now }) => now === undefined && !chosen.some((each) => each.itinerary === itinerary),
      );
      const past = open.changes.some(({ itinerary }) =>
        sold.directions.some((each, index) => index === itinerary && departs(each) <= model.now),
      );
      if (without) {
        expect(await answerOf(asked)).toMatchObject({ failure: { violations: [{ code: 'schedule-alternative' }] } });
        return;
      }
      // Of flights that have left, and of seats that are gone meanwhile, the airline says no.
      if (past || chosen.length > 0) {
        const taken = await answerOf(asked);
        const isTaken = taken._tag === 'Success' && taken.success.status === 'changed' && !(await isOpen(sold, real));
        if (!isTaken) return;
        const outcome = accepted(open, chosen, model, sold);
        outcome.airline(sold.airline);
        await outcome.here(sold, model, real);
        didIt(real, 'takeChange other');
        return;
      }
      await amend(sold, model, real, mood, asked, accepted(open, chosen, model, sold));
      didIt(real, `takeChange ${mood}`);
    },
  );
};

async function isOpen({ transactionId }: Sold, { office }: Real): Promise<boolean> {
  return (await office.details(transactionId)).scheduleChange !== undefined;
}

/** Seats stay where they were, but of those who took another flight. */
function accepted(
  { changes }: NonNullable<Sold['open']>,
  chosen: readonly ChosenAlternative[],
  model: Model,
  sold: Sold,
): Outcome {
  const directions = sold.directions.map((old, at): Direction => {
    const change = changes.find(({ itinerary }) => itinerary === at);
    const choice = chosen.find(({ itinerary }) => itinerary === at);
    if (change === undefined) return old;
    const other = change.alternatives.find(({ alternativeId }) => alternativeId === choice?.alternativeId);
    if (other === undefined) {
      return { ...old, flights: change.now ?? old.flights, agreed: stateOf(changedBy(old, model)) };
    }
    const { itinerary: flights } = other;
    return { ...old, flights, places: placesNamed(flights), agreed: flights.segments.map(() => '').join('|') };
  });
  return {
    airline: (order) => {
      order.directions = directions;
    },
    here: (each) => {
      each.status = 'changed';
      each.directions = directions;
      each.open = undefined;
    },
  };
}
