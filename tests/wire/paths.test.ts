import { describe, expect, it, test } from 'vitest';
import { toDomainPath, toWirePath } from '#infrastructure/wire/form/codec.ts';
import { agencyOperations } from '#infrastructure/wire/agency/agency.ts';
import { bookingOperations } from '#infrastructure/wire/booking/booking.ts';
import { keptOnly } from '#infrastructure/wire/traveller.ts';
import { flightOperations } from '#infrastructure/wire/flight/flight.ts';

const booking = flightOperations.book.request;
const search = flightOperations.search.request;
const saving = agencyOperations.addTraveller.request;

describe('paths of complaints', () => {
  it.each([
    ['travellers[0].firstName', 'travellers[0][first_name]'],
    ['travellers[1].dateOfBirth', 'travellers[1][dob]'],
    ['travellers[2].passport.expiresOn', 'travellers[2][passport_dateofexpiry]'],
    ['travellers[2].passport.number', 'travellers[2][passport]'],
    ['contact.alternateEmail', 'contact[alternateemail]'],
    ['gst.holder', 'gst[holder]'],
    ['travellers', 'travellers'],
    ['parameters[0].value', 'parameters[0][value]'],
    ['acceptTerms', 'acceptterms'],
    ['requestId', 'requestid'],
    ['', ''],
    ['something.new[3]', 'something[new][3]'],
  ])('a booking’s %s is %s on the wire, and back', (domain, wire) => {
    expect(toWirePath(booking.names, domain)).toBe(wire);
    expect(toDomainPath(booking.names, wire)).toBe(domain);
  });

  it.each([
    ['sectors[0].origin', 'origin'],
    ['sectors[0].destination', 'destination'],
    ['sectors[0].date', 'onwarddate'],
    ['sectors[1].date', 'returndate'],
    ['sectors[2].origin', 'sectors[2][origin]'],
    ['party.infants', 'numinfants'],
    ['cabin', 'prefclass'],
    ['numResults', 'numresults'],
  ])('a search’s %s is %s on the wire, and back', (domain, wire) => {
    expect(toWirePath(search.names, domain)).toBe(wire);
    expect(toDomainPath(search.names, wire)).toBe(domain);
  });

  it.each([
    ['traveller.lastName', 'last_name'],
    ['traveller.passport.country', 'passport_countrycode'],
    ['contactNumber', 'contact_number'],
  ])('a saved traveller’s %s is %s on the wire, and back', (domain, wire) => {
    expect(toWirePath(saving.names, domain)).toBe(wire);
    expect(toDomainPath(saving.names, wire)).toBe(domain);
  });

  it.each(['quote', 'explainFare'] as const)('a fare that is chosen, of %s, is reported by its place', (method) => {
    const { names } = flightOperations[method].request;
    expect(toWirePath(names, 'choices[1].fareId')).toBe('choices[1][fareid]');
    expect(toDomainPath(names, 'choices[1][fareid]')).toBe('choices[1].fareId');
  });

  it('says a complaint about the whole of fields that lie beside others at the first of them', () => {
    expect(toWirePath(saving.names, 'traveller')).toBe('paxtype');
    expect(toWirePath(search.names, 'party')).toBe('numadults');
  });
});

describe('complaints of reading', () => {
  const complaints = (codec: { readonly read: (value: unknown) => unknown }, sent: unknown) => {
    const read = codec.read(sent);
    return read;
  };

  test('everything that is wrong is reported at once, at the client’s own fields', () => {
    expect(
      complaints(booking, {
        quoteid: 'Q-1',
        requestid: 'seven',
        mode: 'later',
        contact: { email: 'a@b.in' },
        travellers: [{ paxtype: 'adult', title: 'Dr', first_name: 'Asha', passport: 'Z1', dob: '2026-02-30' }],
      }),
    ).toEqual({
      ok: false,
      violations: [
        { code: 'request-id-form', path: 'requestid' },
        { code: 'not-a-choice', path: 'mode' },
        { code: 'not-a-choice', path: 'travellers[0][title]' },
        { code: 'required', path: 'travellers[0][last_name]' },
        { code: 'date-form', path: 'travellers[0][dob]' },
        { code: 'required', path: 'contact[mobile]' },
      ],
    });
  });

  test('a group of which only a part was sent lacks the rest', () => {
    const read = saving.read({ paxtype: 'adult', title: 'Ms', first_name: 'A', last_name: 'R', passport: 'Z1234567' });
    expect(read).toEqual({
      ok: false,
      violations: [
        { code: 'required', path: 'passport_dateofissue' },
        { code: 'required', path: 'passport_dateofexpiry' },
        { code: 'required', path: 'passport_countrycode' },
      ],
    });
  });

  test('what a search cannot honour is refused at the field, and not passed over', () => {
    const journey = { origin: 'DEL', destination: 'BOM', onwarddate: '2026-11-24' };
    const usual = { actionname: 'FLIGHTSEARCH', requestformat: 'json', searchtype: 'normal', issbt: 'false' };
    expect(search.read({ ...journey, ...usual, sortkey: 'price' })).toMatchObject({
      ok: true,
      value: { sortKey: 'price' },
    });
    expect(
      search.read({ ...journey, actionname: 'BUSSEARCH', requestformat: 'XML', searchtype: 'calendar', issbt: 'true' }),
    ).toEqual({
      ok: false,
      violations: ['actionname', 'requestformat', 'searchtype', 'issbt'].map((path) => ({
        code: 'not-supported',
        path,
      })),
    });
    expect(search.read({ ...journey, sortkey: 'taste' })).toEqual({
      ok: false,
      violations: [{ code: 'not-a-choice', path: 'sortkey' }],
    });
  });

  const person = { paxtype: 'adult', title: 'Ms', first_name: 'Asha', last_name: 'Rao' };

  test('what of a traveller record is only kept is refused of who travels, each by its name', () => {
    const record = Object.fromEntries(keptOnly.map((field) => [field, field === 'paxssrinfo' ? [] : 'X']));
    for (const read of [
      booking.read,
      flightOperations.importPnr.request.read,
      bookingOperations.askRequest.request.read,
    ]) {
      const found = read({ travellers: [{ ...person, profileType: 'staff', ...record }] });
      const violations = found.ok ? [] : found.violations.filter(({ code }) => code === 'not-supported');
      expect(violations.map(({ path }) => path).toSorted()).toEqual(
        [...keptOnly, 'profileType'].map((field) => `travellers[0][${field}]`).toSorted(),
      );
    }
  });

  test('a frequent-flyer number for no direction is for those that have none', () => {
    const asked = {
      quoteid: 'Q-1',
      requestid: crypto.randomUUID(),
      mode: 'hold',
      contact: { email: 'a@b.in', mobile: '9' },
    };
    const flyerOf = (numbers: object) => {
      const read = booking.read({ ...asked, travellers: [{ ...person, profileType: 'traveller', ...numbers }] });
      return read.ok ? read.value.travellers[0]?.frequentFlyer : read.violations;
    };
    expect(flyerOf({ frequent_flyer_number: '6E1' })).toEqual({ onward: '6E1', return: '6E1' });
    expect(flyerOf({ frequent_flyer_number: '6E1', frequent_flyer_number_return: 'AI2' })).toEqual({
      onward: '6E1',
      return: 'AI2',
    });
    expect(flyerOf({})).toBeUndefined();
  });

  test('a usual service has nothing of one flight or booking, and a saved traveller no other profile', () => {
    const line = { ssrtype: 'meal', ssrcode: 'VGML', ssrname: 'Veg', flightNumber: '2134', ssr_chargeableamount: '1' };
    expect(saving.read({ ...person, profileType: 'credit card', paxssrinfo: [line] })).toEqual({
      ok: false,
      violations: [
        { code: 'not-supported', path: 'profileType' },
        { code: 'not-supported', path: 'paxssrinfo[0][flightNumber]' },
        { code: 'not-supported', path: 'paxssrinfo[0][ssr_chargeableamount]' },
      ],
    });
  });

  test('a search needs where from, where to and when', () => {
    expect(search.read({})).toEqual({
      ok: false,
      violations: [
        { code: 'required', path: 'origin' },
        { code: 'required', path: 'destination' },
        { code: 'required', path: 'onwarddate' },
      ],
    });
    expect(
      search.read({ origin: 'DEL', destination: 'BOM', onwarddate: '2026-11-24', journeytype: 'RoundTrip' }),
    ).toEqual({
      ok: false,
      violations: [{ code: 'required', path: 'returndate' }],
    });
  });

  test('a text beyond its length says how long it may be', () => {
    const read = booking.read({ quoteid: 'q'.repeat(1_001) });
    expect(read).toMatchObject({
      ok: false,
      violations: expect.arrayContaining([{ code: 'too-long', path: 'quoteid', params: { most: 1000 } }]),
    });
  });

  test('thousands of wrong fields are reported as a hundred', () => {
    const read = booking.read({ travellers: Array.from({ length: 2_000 }, () => ({})) });
    expect(read.ok ? 0 : read.violations.length).toBe(100);
  });
});
