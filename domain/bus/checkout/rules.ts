/** What has to be said to book blocked seats. */
import { checkFirstName, checkLastName } from '../../people/names.ts';
import { isGender } from '../../people/gender.ts';
import { checkTitle, isTitle } from '../../people/titles.ts';
import { type TravellerType } from '../../people/traveller-type.ts';
import type { Traveller } from '../../people/traveller.ts';
import { firstOf, required, type Violation, violation, within } from '../../rules/violation.ts';
import type { BookedSeat } from '../booking/bus-booking.ts';
import type { BlockedSeat } from '../quote/quote.ts';

/** A passenger as typed. */
export interface PassengerDraft {
  readonly seat: string;
  readonly title?: string | undefined;
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  /** Completed years. */
  readonly age?: number | undefined;
  readonly gender?: string | undefined;
}

export const oldestPassenger = 120;

/** Passengers with a seat are adults or children; those under two ride on a lap. */
export function typeByAge(age: number): TravellerType {
  return age >= 12 ? 'adult' : 'child';
}

/**
 * The passengers are those that seats were blocked for, in that order and of those genders: the operator has seated by them.
 * Codes: `passengers-blocked` where they are not as many, `seat-blocked` (`seat`), `gender-blocked` (`seat`), `age-years`
 * (`least`, `most`), and those of names, titles and IDs.
 */
export function checkPassengers(
  passengers: readonly PassengerDraft[],
  seats: readonly BlockedSeat[],
): readonly Violation[] {
  if (passengers.length !== seats.length)
    return [violation('passengers-blocked', 'travellers', { count: seats.length })];
  return passengers.flatMap((passenger, at) => {
    const { seat = '', gender: kept } = seats[at] ?? {};
    const type = typeByAge(passenger.age ?? 30);
    return within(`travellers[${at}]`, [
      ...(passenger.seat === seat ? [] : [violation('seat-blocked', 'seat', { seat })]),
      ...checkTitle(passenger.title, type),
      ...checkFirstName(passenger.firstName),
      ...checkLastName(passenger.lastName),
      ...checkAge(passenger.age),
      ...firstOf(
        required(passenger.gender, 'gender'),
        isGender(passenger.gender ?? '') ? [] : [violation('not-a-choice', 'gender')],
        passenger.gender === kept ? [] : [violation('gender-blocked', 'gender', { seat })],
      ),
    ]);
  });
}

function checkAge(age: number | undefined): readonly Violation[] {
  return firstOf(
    required(age, 'age'),
    Number.isInteger(age) && Number(age) >= 2 && Number(age) <= oldestPassenger
      ? []
      : [violation('age-years', 'age', { least: 2, most: oldestPassenger })],
  );
}

/** Travellers and their seats, of passengers who keep the rules. */
export function passengersOf(
  passengers: readonly PassengerDraft[],
  seats: readonly BlockedSeat[],
): { readonly travellers: readonly Traveller[]; readonly seats: readonly BookedSeat[] } {
  const tidy = (name = '') => name.trim().replace(/ +/g, ' ');
  const ages = passengers.map(({ age = 0 }) => age);
  return {
    travellers: passengers.map(({ title = '', firstName, lastName }, at) => ({
      type: typeByAge(ages[at] ?? 0),
      title: isTitle(title) ? title : 'Mr',
      firstName: tidy(firstName),
      lastName: tidy(lastName),
      gender: seats[at]?.gender ?? 'others',
    })),
    seats: seats.map(({ seat, deck, kind }, at) => ({ seat, deck, kind, age: ages[at] ?? 0 })),
  };
}
