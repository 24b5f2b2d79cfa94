/** The travellers whom the demonstration's agency has saved. */
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import type { Passport } from '#domain/people/passport.ts';
import { addDays, addMonths, addYears, type IsoDate, isoDate } from '#domain/time/calendar-date.ts';

/** Eight people of three families, one child of each age band; ages are right on the day the demonstration is filled. */
export function demonstrationTravellers(today: IsoDate): readonly Omit<SavedTraveller, 'savedId'>[] {
  const passport = (number: string, placeOfIssue: string): Passport => ({
    number,
    issuedOn: addYears(today, -4),
    expiresOn: addYears(addDays(today, -1), 6),
    placeOfIssue,
    country: 'IN',
  });
  const indian = { nationality: 'IN' } as const;
  const iyer = { email: 'meera.iyer@example.com', contactNumber: '9847012201' };
  const mathew = { email: 'binu.mathew@example.com', contactNumber: '9847012377' };
  return [
    {
      ...iyer,
      traveller: {
        ...indian,
        type: 'adult',
        title: 'Ms',
        firstName: 'Meera',
        lastName: 'Iyer',
        dateOfBirth: isoDate('1988-03-12'),
        gender: 'female',
        passport: passport('Z4821907', 'Kochi'),
        mealPreference: 'VGML',
        frequentFlyer: { onward: '6E7204418' },
      },
    },
    {
      ...iyer,
      traveller: {
        ...indian,
        type: 'adult',
        title: 'Mr',
        firstName: 'Rahul',
        lastName: 'Iyer',
        dateOfBirth: isoDate('1985-07-09'),
        gender: 'male',
        passport: passport('Z4821908', 'Kochi'),
      },
    },
    {
      ...iyer,
      traveller: {
        ...indian,
        type: 'child',
        title: 'Ms',
        firstName: 'Anaya',
        lastName: 'Iyer',
        dateOfBirth: addMonths(addYears(today, -8), -3),
        gender: 'female',
        passport: passport('Z4821909', 'Kochi'),
      },
    },
    {
      ...mathew,
      traveller: {
        ...indian,
        type: 'adult',
        title: 'Mr',
        firstName: 'Binu',
        lastName: 'Mathew',
        dateOfBirth: isoDate('1984-11-30'),
        gender: 'male',
        passport: passport('V7730145', 'Thiruvananthapuram'),
        frequentFlyer: { onward: 'AI410022871' },
      },
    },
    {
      ...mathew,
      traveller: {
        ...indian,
        type: 'adult',
        title: 'Mrs',
        firstName: 'Leena',
        lastName: 'Mathew',
        dateOfBirth: isoDate('1989-05-21'),
        gender: 'female',
        passport: passport('V7730146', 'Thiruvananthapuram'),
        seatPreference: 'aisle',
      },
    },
    {
      ...mathew,
      traveller: {
        ...indian,
        type: 'child',
        title: 'Mstr',
        firstName: 'Anshul',
        lastName: 'Mathew',
        dateOfBirth: addMonths(addYears(today, -9), -9),
        gender: 'male',
      },
    },
    {
      ...mathew,
      traveller: {
        ...indian,
        type: 'infant',
        title: 'Mstr',
        firstName: 'Vihaan',
        lastName: 'Mathew',
        dateOfBirth: addMonths(today, -10),
        gender: 'male',
      },
    },
    {
      email: 'ananya.pillai@example.com',
      contactNumber: '9847012590',
      traveller: {
        ...indian,
        type: 'adult',
        title: 'Ms',
        firstName: 'Ananya',
        lastName: 'Pillai',
        dateOfBirth: isoDate('1995-02-17'),
        gender: 'female',
        passport: passport('U2209417', 'Bengaluru'),
      },
    },
  ];
}
