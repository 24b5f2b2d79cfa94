/** Saved travellers on the seats of a bus: nobody is offered a seat that is kept for others, and who is chosen keeps the rules. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { choicesForSeat, passengerFrom } from '#application/portal/bus/saved-passengers.ts';
import { checkPassengers } from '#domain/bus/checkout/rules.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { makeSavedTraveller } from '#tests/fixtures/agency.ts';

const on = isoDate('2026-11-24');
const person = (savedId: string, gender: 'male' | 'female', title: 'Mr' | 'Ms' | 'Mstr', born: string) =>
  makeSavedTraveller({ gender, title, dateOfBirth: isoDate(born), type: 'adult' }, { savedId });
const all = [
  person('woman', 'female', 'Ms', '1990-02-03'),
  person('man', 'male', 'Mr', '1988-02-03'),
  person('girl', 'female', 'Ms', '2018-05-06'),
  person('boy', 'male', 'Mstr', '2018-05-06'),
  person('baby', 'female', 'Ms', '2026-01-01'),
];
const ids = (gender: 'male' | 'female', others: readonly string[] = []) =>
  choicesForSeat(all, gender, on, others).map(({ saved: { savedId }, unfit }) => [savedId, unfit?.why]);

it('offers adults and children of the seat’s gender, those on the booking last and not again', () => {
  expect(ids('female')).toEqual([
    ['woman', undefined],
    ['girl', undefined],
  ]);
  expect(ids('male', ['man'])).toEqual([
    ['boy', undefined],
    ['man', 'on-the-booking'],
  ]);
});

it('makes passengers of them against whom nothing stands', () => {
  fc.assert(
    fc.property(fc.constantFrom(...all.slice(0, 4)), (saved) => {
      const { traveller, age } = passengerFrom(saved, on);
      const { gender = 'others' } = saved.traveller;
      const seat = { seat: 'L1', deck: 'lower', kind: 'seat', gender } as const;
      const { title, firstName, lastName } = traveller;
      expect(traveller.savedId).toBe(saved.savedId);
      expect(checkPassengers([{ seat: 'L1', title, firstName, lastName, gender, age: Number(age) }], [seat])).toEqual(
        [],
      );
    }),
  );
});

it('leaves open what is not known: the age, and a title that the age does not have', () => {
  const { dateOfBirth: _, ...traveller } = person('x', 'male', 'Mr', '1990-01-01').traveller;
  expect(passengerFrom({ savedId: 'x', traveller }, on)).toMatchObject({ age: '', traveller: { title: 'Mr' } });
  expect(passengerFrom(person('y', 'male', 'Mr', '2020-01-01'), on)).toMatchObject({
    age: '6',
    traveller: { title: undefined },
  });
});
