/** Saved travellers as records and tables, duplicates, masters, cards, one-time codes and PIN codes. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { duplicateTravellers } from '#domain/agency/duplicate-travellers.ts';
import { stateNamed } from '#domain/agency/gst-states.ts';
import { cardBrand, checkCard, isCardNumber } from '#domain/agency/payment-card.ts';
import { placeOfPin } from '#domain/agency/pin-codes.ts';
import { checkMembershipMaster, checkPassportMaster, checkVisaMaster } from '#domain/agency/profile-masters.ts';
import { transactionFeeFrom } from '#domain/agency/registration.ts';
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import {
  readTravellerTable,
  recordFieldOf,
  recordFields,
  recordOf,
  savedFrom,
  type TravellerRecord,
  travellerRows,
} from '#domain/agency/traveller-record.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import { makeSavedTraveller } from '#tests/fixtures/agency.ts';

const today = isoDate('2026-11-20');

const whole: SavedTraveller = makeSavedTraveller(
  {
    passport: {
      number: 'Z1234567',
      issuedOn: isoDate('2020-05-04'),
      expiresOn: isoDate('2030-05-03'),
      placeOfIssue: 'Kochi',
      country: 'IN',
    },
    mealPreference: 'VGML',
    seatPreference: 'aisle',
    specialAssistance: 'WCHR',
    frequentFlyer: { onward: '6E1', return: 'AI2', further: ['UK3'] },
  },
  {
    tourCode: 'T1',
    dealCode: 'D1',
    endorsementCode: 'E1',
    frequentFlyerNumber: '7204418',
    visa: '201/2026',
    idProof: 'Aadhaar 1234',
    beneficiaryName: 'Rahul Iyer',
    additionalSegmentInfo: 'Knee room',
    services: [
      { kind: 'meals', code: 'VGML' },
      { kind: 'special_ssr', code: 'WCHR', name: 'Wheelchair' },
    ],
    bookingParameters: [{ code: 'RM*BRB/', value: 'Asha' }],
    hardCoded: { baseFareOneWay: '4800.00', taxOneWay: '764', baseFareRoundTrip: '9000', taxRoundTrip: '1500.5' },
  },
);
const { savedId: _, ...unsaved } = whole;

describe('a saved traveller as a record', () => {
  test('has every field, and comes back as it was', () => {
    expect(Object.keys(recordOf(unsaved)).toSorted()).toEqual([...recordFields].toSorted());
    expect(savedFrom(recordOf(unsaved), today, unsaved)).toEqual({ saved: unsaved });
  });

  test('loses nothing through a file of its own', () => {
    const table = travellerRows([whole]).map((cells, at) => ({ line: at + 1, cells }));
    const { travellers, errors } = readTravellerTable(table, today);
    expect(errors).toEqual([]);
    // What has no column: a third direction's number, a service's name.
    expect(travellers).toMatchObject([
      { line: 2, saved: { ...unsaved, traveller: { firstName: 'Meera' }, services: [{}, {}] } },
    ]);
  });

  test('has IN as place of issue where the passport says nothing else', () => {
    const { passport_placeofissue: _place, ...record } = recordOf(unsaved);
    const read = savedFrom(record, today);
    expect('saved' in read && read.saved.traveller.passport?.placeOfIssue).toBe('IN');
    expect(savedFrom({ paxtype: 'adult', title: 'Ms', first_name: 'Asha', last_name: 'Rao' }, today)).toEqual({
      saved: { traveller: { type: 'adult', title: 'Ms', firstName: 'Asha', lastName: 'Rao' } },
    });
  });

  test.each<[TravellerRecord, string]>([
    [{ paxtype: '' }, 'paxtype required'],
    [{ paxtype: 'dog' }, 'paxtype not-a-choice'],
    [{ title: 'Dr' }, 'title title-for-adult'],
    [{ title: '' }, 'title required'],
    [{ title: 'Mstr' }, 'title title-for-adult'],
    [{ first_name: 'M' }, 'first_name too-short'],
    [{ dob: '31/02/1988' }, 'dob date-form'],
    [{ dob: '2027-01-01' }, 'dob age-not-born,passport_dateofissue date-not-before'],
    [{ gender: 'x' }, 'gender not-a-choice'],
    [{ email: 'a@' }, 'email email-form'],
    [{ passport_dateofexpiry: '2026-11-19' }, 'passport_dateofexpiry passport-expired'],
    [{ passport: '', passport_dateofissue: 'x' }, 'passport required,passport_dateofissue date-form'],
    [{ beneficiaryname: 'R2' }, 'beneficiaryname name-letters'],
    [{ paxssrinfo: 'VGML' }, 'paxssrinfo not-a-choice'],
    [{ bookingpageparams: 'Asha' }, 'bookingpageparams not-a-choice'],
    [{ hardcode_tax_oneway: '-1' }, 'hardcode_tax_oneway not-a-number'],
    [{ tour_code: 'x'.repeat(61) }, 'tour_code too-long'],
  ])('%o breaks a rule at its own field', (change, lines) => {
    const read = savedFrom({ ...recordOf(unsaved), ...change }, today);
    const found = 'violations' in read ? read.violations.map(({ path, code }) => `${path} ${code}`).join() : 'none';
    expect(found).toBe(lines);
  });

  test('each field that a rule can be about has its name', () => {
    expect(recordFieldOf('traveller.passport.number')).toBe('passport');
    expect(recordFieldOf('services[1].code')).toBe('paxssrinfo');
    expect(recordFieldOf('elsewhere')).toBe('');
  });
});

describe('a table of travellers', () => {
  const line = (at: number, ...cells: string[]) => ({ line: at, cells });
  test('takes the lines that are right, and says what is wrong in the others', () => {
    const read = readTravellerTable(
      [
        line(1, 'First_Name', 'last_name', 'TITLE', 'paxtype', 'dob'),
        line(2, 'Asha', 'Rao', 'mrs.', 'Adult', '12/03/1988'),
        line(3, 'B', 'Rao', 'Mr', 'adult', ''),
      ],
      today,
    );
    expect(read.travellers).toMatchObject([
      { line: 2, saved: { traveller: { firstName: 'Asha', title: 'Mrs', dateOfBirth: '1988-03-12' } } },
    ]);
    expect(read.errors).toMatchObject([{ line: 3, violation: { code: 'too-short', path: 'first_name' } }]);
  });

  test('without its columns, or without lines, is none', () => {
    const codes = (...table: { line: number; cells: string[] }[]) =>
      readTravellerTable(table, today).errors.map(({ violation: { code, params } }) => [code, params?.['column']]);
    expect(codes()).toEqual([['list-empty', undefined]]);
    expect(codes(line(1, 'title', 'first_name', 'colour', 'paxtype'), line(2, 'Mr'))).toEqual([
      ['list-column-missing', 'last_name'],
      ['list-column-unknown', 'colour'],
    ]);
  });
});

test('duplicates are found by passport and by name, not where the dates of birth differ', () => {
  const passport = { ...(whole.traveller.passport ?? expect.fail()) };
  const list = [
    makeSavedTraveller({ firstName: 'José', lastName: 'García' }, { savedId: '1' }),
    makeSavedTraveller({ firstName: 'garcia', lastName: 'Jose' }, { savedId: '2' }),
    makeSavedTraveller({ firstName: 'Jose', lastName: 'Garcia', dateOfBirth: isoDate('1990-01-01') }, { savedId: '3' }),
    makeSavedTraveller({ firstName: 'Anne', passport }, { savedId: '4' }),
    makeSavedTraveller({ firstName: 'Anna', dateOfBirth: isoDate('1990-01-01'), passport }, { savedId: '5' }),
    makeSavedTraveller({ firstName: 'Zoya' }, { savedId: '6' }),
  ];
  expect(duplicateTravellers(list).map((group) => group.map(({ savedId }) => savedId))).toEqual([
    ['1', '2'],
    ['4', '5'],
  ]);
});

describe('masters', () => {
  const visa = {
    country: 'AE',
    number: '1',
    kind: 'Business',
    entries: 'single',
    issuedOn: '2026-01-01',
    expiresOn: '2027-01-01',
  };
  test.each([
    [{}, []],
    [{ country: 'Emirates' }, ['country country-form']],
    [{ entries: 'many' }, ['entries not-a-choice']],
    [{ expiresOn: '2026-01-01' }, ['expiresOn date-after']],
    [{ issuedOn: '2020-01-01', expiresOn: '2026-11-19' }, ['expiresOn date-past']],
    [{ issuedOn: 'x' }, ['issuedOn date-form']],
  ])('a visa with %o', (change, lines) => {
    expect(checkVisaMaster({ ...visa, ...change }, today).map(({ path, code }) => `${path} ${code}`)).toEqual(lines);
  });

  test('a membership and a passport', () => {
    expect(checkMembershipMaster({ kind: 'boat' }).map(({ path }) => path)).toEqual(['kind', 'programme', 'number']);
    expect(checkPassportMaster({}, today).map(({ path }) => path)).toEqual([
      'number',
      'issuedOn',
      'expiresOn',
      'placeOfIssue',
      'country',
    ]);
  });
});

describe('payment cards', () => {
  const card = { number: '4111 1111 1111 1111', holder: 'Anita Menon', expires: '2026-11', securityCode: '123' };
  test.each([
    [{}, []],
    [{ number: '4111-1111-1111-1111' }, []],
    [{ number: '4111111111111112' }, ['number card-number']],
    [{ expires: '2026-10' }, ['expires card-expired']],
    [{ expires: '11/26' }, ['expires date-form']],
    [{ securityCode: '12' }, ['securityCode card-code']],
    [{ number: '378282246310005' }, ['securityCode card-code']],
    [{ holder: 'A7' }, ['holder name-letters']],
  ])('%o', (change, lines) => {
    expect(checkCard({ ...card, ...change }, today).map(({ path, code }) => `${path} ${code}`)).toEqual(lines);
  });

  test('one wrong digit is always noticed', () => {
    const digits = fc.array(fc.nat(9), { minLength: 11, maxLength: 18 });
    fc.assert(
      fc.property(digits, fc.nat(), fc.integer({ min: 1, max: 9 }), (body, place, step) => {
        const check = [...Array(10).keys()].filter((last) => isCardNumber([...body, last].join('')));
        expect(check).toHaveLength(1);
        const number = [...body, ...check];
        const at = place % number.length;
        number[at] = ((number[at] ?? 0) + step) % 10;
        expect(isCardNumber(number.join(''))).toBe(false);
      }),
    );
  });

  test.each([
    ['4111111111111111', 'visa'],
    ['5555555555554444', 'mastercard'],
    ['2223003122003222', 'mastercard'],
    ['378282246310005', 'amex'],
    ['6011111111111117', 'discover'],
    ['6521111111111117', 'rupay'],
    ['30569309025904', 'diners'],
    ['9999', 'other'],
  ])('%s is of %s', (number, brand) => {
    expect(cardBrand(number)).toBe(brand);
  });
});

describe('PIN codes', () => {
  test.each([
    ['110001', 'New Delhi', 'Delhi'],
    ['171001', 'Shimla', 'Himachal Pradesh'],
    ['248001', 'Dehradun', 'Uttarakhand'],
    ['403001', 'Panaji', 'Goa'],
    ['605001', 'Puducherry', 'Puducherry'],
    ['682555', 'Kavaratti', 'Lakshadweep'],
    ['737101', 'Gangtok', 'Sikkim'],
    ['834001', 'Ranchi', 'Jharkhand'],
    ['800001', 'Patna', 'Bihar'],
  ])('%s is %s in %s', (pin, city, state) => {
    expect(placeOfPin(pin)).toEqual({ city, state });
  });

  test('every state they name is one of the GST list', () => {
    for (let prefix = 100; prefix < 900; prefix += 1) {
      const place = placeOfPin(`${prefix}001`);
      if (place !== undefined) expect(stateNamed(place.state), `${prefix} ${place.state}`).toBeDefined();
    }
    expect(placeOfPin('12345')).toBeUndefined();
  });
});

test('the transaction fee begins 72 hours after registration', () => {
  expect(transactionFeeFrom(instant('2026-11-20T09:30:00.000Z'))).toBe('2026-11-23T09:30:00.000Z');
});
