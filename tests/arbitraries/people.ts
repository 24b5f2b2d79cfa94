/** People for properties. */
import fc from 'fast-check';
import { genders } from '#domain/people/gender.ts';
import type { TravelDates } from '#domain/people/passport.ts';
import { titlesFor } from '#domain/people/titles.ts';
import type { Traveller } from '#domain/people/traveller.ts';
import { birthDatesFor, type TravellerType, travellerTypes } from '#domain/people/traveller-type.ts';
import { addDays, daysBetween, type IsoDate } from '#domain/time/calendar-date.ts';
import { datesOfYears } from './time.ts';

export const anyTravellerType: fc.Arbitrary<TravellerType> = fc.constantFrom(...travellerTypes);

/** A name that keeps the rules: letters of several scripts, single spaces inside. */
export const goodName: fc.Arbitrary<string> = fc
  .array(fc.stringMatching(/^[A-Za-zéñàü]{2,8}$/), { minLength: 1, maxLength: 3 })
  .map((words) => words.join(' '));

/** A journey of up to forty days. */
export const anyTravelDates: fc.Arbitrary<TravelDates> = fc
  .tuple(datesOfYears(2024, 2032), fc.nat(40))
  .map(([first, days]) => ({ first, last: addDays(first, days) }));

/** A date of birth that makes a type on the last day of travel and lies on or before the first, its limits often. */
export function birthDate(type: TravellerType, travel: TravelDates): fc.Arbitrary<IsoDate> {
  const { earliest, latest } = birthDatesFor(type, travel.last);
  const end = latest < travel.first ? latest : travel.first;
  const span = daysBetween(earliest, end);
  return fc.oneof(fc.nat(span), fc.constantFrom(0, span)).map((days) => addDays(earliest, days));
}

// Made once: they cost more than what is drawn from them.
const passportNumber = fc.stringMatching(/^[A-Z][0-9]{7}$/);
const savedId = fc.uuid();

/** A traveller who keeps every rule of an international journey. */
export function goodTraveller(type: TravellerType, travel: TravelDates): fc.Arbitrary<Traveller> {
  return birthDate(type, travel).chain((dateOfBirth) =>
    fc.record(
      {
        type: fc.constant(type),
        title: fc.constantFrom(...titlesFor(type)),
        firstName: goodName,
        lastName: fc.oneof(goodName, fc.constantFrom('K', 'R')),
        dateOfBirth: fc.constant(dateOfBirth),
        gender: fc.constantFrom(...genders),
        nationality: fc.constantFrom('IN', 'AE', 'FR'),
        passport: fc.record(
          {
            number: passportNumber,
            issuedOn: fc.nat(daysBetween(dateOfBirth, travel.first)).map((days) => addDays(travel.first, -days)),
            expiresOn: fc.nat(3000).map((days) => addDays(travel.last, days === 0 ? 1 : days)),
            placeOfIssue: fc.constantFrom('Kochi', 'IN'),
            country: fc.constantFrom('IN', 'AE', 'FR'),
          },
          { noNullPrototype: true },
        ),
        mealPreference: fc.constantFrom('VGML', 'AVML'),
        seatPreference: fc.constantFrom('window', 'aisle'),
        specialAssistance: fc.constant('WCHR'),
        savedId,
      },
      {
        requiredKeys: ['type', 'title', 'firstName', 'lastName', 'dateOfBirth', 'gender', 'passport'],
        noNullPrototype: true,
      },
    ),
  );
}

/** A party that keeps every rule, with its journey. */
export const goodParty: fc.Arbitrary<{ readonly travel: TravelDates; readonly travellers: readonly Traveller[] }> = fc
  .record({ travel: anyTravelDates, adults: fc.integer({ min: 1, max: 5 }), children: fc.nat(3), infants: fc.nat(5) })
  .filter(({ adults, children, infants }) => infants <= adults && adults + children <= 9)
  .chain(({ travel, adults, children, infants }) =>
    fc
      .tuple(
        ...Array.from({ length: adults }, () => goodTraveller('adult', travel)),
        ...Array.from({ length: children }, () => goodTraveller('child', travel)),
        ...Array.from({ length: infants }, () => goodTraveller('infant', travel)),
      )
      .map((travellers) => ({ travel, travellers })),
  );
