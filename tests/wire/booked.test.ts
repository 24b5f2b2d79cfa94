/** What is done to any booking, over the wire: each operation by its own name and by flights', and units to their fields. */
import { Effect } from 'effect';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Invalid } from '#application/desk/failures.ts';
import type { AnyBooking } from '#application/desk/products.ts';
import type { FlightBooking } from '#domain/flight/booking/flight-booking.ts';
import type { Unit } from '#domain/booking/booking.ts';
import { checkUnits, unitsOf } from '#domain/booking/units.ts';
import { boundOperations } from '#infrastructure/backoffice/http/bound-operations.ts';
import { referencePage } from '#infrastructure/backoffice/http/reference/reference-page.ts';
import { bookingReference } from '#infrastructure/wire/reference/booking.ts';
import { wireProducts } from '#infrastructure/wire/products.ts';
import { type ExampleServer, exampleServer, goodToken, post } from '#tests/support/example-server.ts';
import { flightOf } from '#tests/fixtures/flight-booked.ts';

const requestId = '7d0f6f5c-6a54-4b3a-9a43-2f6f0c1f5b1e';
const aliases = [
  ['BK003/CANCELQUOTE', 'FS005/CANCELQUOTE'],
  ['BK003/CANCEL', 'FS005/CANCEL'],
  ['BK003/TICKETHELD', 'FS004/TICKETHELD'],
  ['BK003/RELEASEHELD', 'FS004/RELEASEHELD'],
] as const;

const formOf = (key: string, fields: string) => {
  const [opid = '', actioncode = ''] = key.split('/');
  return `opid=${opid}&actioncode=${actioncode}&${fields}`;
};

describe('what is done to any booking', () => {
  let server: ExampleServer;
  const asked: unknown[] = [];
  beforeAll(async () => {
    server = await exampleServer({
      instead: {
        'booking.cancelQuote': (request) => {
          asked.push(request);
          const { units = [] } = request as { readonly units?: readonly Unit[] };
          return Effect.fail(new Invalid({ violations: checkUnits(units, unitsOf({ items: 2, travellers: 2 })) }));
        },
      },
    });
  });
  afterAll(() => server.app.close());

  const seen = async (form: string, token: string | undefined = goodToken) => {
    const session = token === '' ? '' : `&sessiontoken=${token}`;
    return JSON.parse((await post(server, `${form}${session}`)).body).ApiStatus;
  };
  const violations = async (fields: string) => {
    const { StatusCode, Result } = await seen(formOf('BK003/CANCELQUOTE', `transactionid=FL1&${fields}`));
    expect(StatusCode).toBe(902);
    return Result.violations.map(({ code, path }: Record<string, string>) => `${code} ${path}`);
  };

  it.each([
    ['BK003/CANCEL', `cancelquoteid=Q1&requestid=${requestId}&remarks=Called+off`, ['creditnote', 'refund', 'status']],
    [
      'BK003/TICKETHELD',
      `transactionid=FL1&requestid=${requestId}`,
      ['fare', 'ledgerentry', 'pnr', 'product', 'tickets'],
    ],
    ['BK003/RELEASEHELD', `transactionid=FL1&requestid=${requestId}`, ['fare', 'pnr', 'product', 'status']],
  ])('%s answers, needs a session and its fields', async (key, fields, names) => {
    const { StatusCode, Result } = await seen(formOf(key, fields));
    expect(StatusCode).toBe(0);
    expect(Object.keys(Result)).toEqual(expect.arrayContaining(names));
    expect((await seen(formOf(key, fields), '')).StatusCode).toBe(900);
    const without = await seen(formOf(key, ''));
    expect(without.StatusCode).toBe(902);
    expect(without.Result.violations).toContainEqual({ code: 'required', path: 'requestid' });
    expect((await seen(formOf(key, fields.replace(requestId, 'seven')))).Result.violations).toEqual([
      { code: 'request-id-form', path: 'requestid' },
    ]);
  });

  it.each(aliases)('%s answers to %s as well', async (key, alias) => {
    const fields = `transactionid=FL1&cancelquoteid=Q1&requestid=${requestId}`;
    const answer = await seen(formOf(alias, fields));
    expect(answer).toEqual(await seen(formOf(key, fields)));
    expect(answer.StatusCode).toBe(key === 'BK003/CANCELQUOTE' ? 902 : 0);
    expect((await seen(formOf(alias, fields), '')).StatusCode).toBe(900);
  });

  it('takes travellers and itineraries in place of units', async () => {
    asked.length = 0;
    await seen(formOf('FS005/CANCELQUOTE', 'transactionid=FL1&travellers[0]=1&itineraries[0]=0'));
    expect(asked).toEqual([{ transactionId: 'FL1', travellers: [1], items: [0] }]);
  });

  it('takes units by item and traveller, and asks for all where there are none', async () => {
    asked.length = 0;
    await seen(formOf('BK003/CANCELQUOTE', 'transactionid=FL1&units[0][item]=1&units[0][traveller]=0'));
    await seen(formOf('BK003/CANCELQUOTE', 'transactionid=FL1'));
    expect(asked).toEqual([{ transactionId: 'FL1', units: [{ item: 1, traveller: 0 }] }, { transactionId: 'FL1' }]);
  });

  it.each([
    ['units[0][item]=0&units[0][traveller]=0&units[1][traveller]=1', ['required units[1][item]']],
    [
      'units[0][item]=0&units[0][traveller]=x&units[1][item]=y',
      ['not-a-number units[0][traveller]', 'required units[1][traveller]', 'not-a-number units[1][item]'],
    ],
    ['units=all', ['not-a-choice units']],
    [
      'units[0][item]=0&units[0][traveller]=0&units[1][item]=2&units[1][traveller]=0',
      ['place-not-booked units[1][item]'],
    ],
    [
      'units[0][item]=-1&units[0][traveller]=7',
      ['place-not-booked units[0][item]', 'place-not-booked units[0][traveller]'],
    ],
    ['units[0][item]=1&units[0][traveller]=1&units[1][item]=1&units[1][traveller]=1', ['sent-twice units[1]']],
  ])('%s is refused at %j', async (fields, expected) => {
    expect((await violations(fields)).toSorted()).toEqual(expected.toSorted());
  });
});

describe('aliases', () => {
  it('are flights’ names of operations that there are', () => {
    const found = boundOperations.flatMap((bound) => bound.aliases.map((alias) => `${bound.key} ${alias}`));
    expect(found.toSorted()).toEqual(aliases.map((each) => each.join(' ')).toSorted());
  });

  it('are said in the reference with the operation', () => {
    const section = (id: string) => referencePage().split(`<section id="${id}">`)[1]?.split('</section>')[0] ?? '';
    expect(section('booking-cancelQuote')).toContain('Also called FS005 / CANCELQUOTE.');
    expect(section('booking-details')).not.toContain('Also called');
  });
});

describe('what is reported by product', () => {
  it.each([wireProducts.booking, wireProducts.holdEnded])(
    'is refused where it is of none that there is, or lacks its own',
    (codec) => {
      expect(codec.read({})).toEqual({ ok: false, violations: [{ code: 'required', path: 'product' }] });
      for (const product of ['submarine', 'toString', 7]) {
        expect(codec.read({ product })).toEqual({ ok: false, violations: [{ code: 'not-a-choice', path: 'product' }] });
      }
      const own = codec.read({ product: 'flight' });
      expect(own.ok ? [] : own.violations).toContainEqual({ code: 'required', path: 'tickets' });
    },
  );
});

describe('a booking of flights', () => {
  const answer = flightOf(bookingReference.details.answer);
  const written = (changes: Partial<FlightBooking>) => {
    const booking: AnyBooking = { ...answer, ...changes };
    return Object(wireProducts.booking.write(booking));
  };

  it('says by which locator whom knows it', () => {
    expect(written({})).toMatchObject({ pnr: 'K7PQ2M', reference: 'K7PQ2M', airlinepnr: 'K7PQ2M' });
    expect(written({})).not.toHaveProperty('gdspnr');
    expect(written({ imported: 'sabre' })).toMatchObject({ pnr: 'K7PQ2M', reference: 'K7PQ2M', gdspnr: 'K7PQ2M' });
    expect(written({ imported: 'sabre' })).not.toHaveProperty('airlinepnr');
    const { reference: _none, ...asked } = answer;
    expect(Object.keys(Object(wireProducts.booking.write({ ...asked, status: 'requested' })))).not.toEqual(
      expect.arrayContaining(['reference']),
    );
  });

  it.each([
    ['cancelled', 'Booking Cancelled'],
    ['changed', 'Rescheduled'],
    ['not-confirmed', 'Not Confirmed'],
    ['confirmed', undefined],
  ] as const)('of status %s is called %s', (status, label) => {
    expect(written({ status }).statuslabel).toBe(label);
  });

  it.each([
    ['one-way', 0, 'oneway'],
    ['round-trip', 0, 'onward'],
    ['round-trip', 1, 'return'],
    ['multi-city', 1, 'multicity'],
  ] as const)(
    'names the part of the journey of each booked service: %s, direction %i',
    (journeyType, itinerary, jtype) => {
      const itineraries = [answer.itineraries[0], answer.itineraries[0]] as const;
      const ssr = answer.ssr.map((each) => ({ ...each, place: { itinerary, segment: 0 } }));
      expect(written({ journeyType, itineraries, ssr }).ssr).toMatchObject([{ jtype, flightNumber: '2134' }]);
    },
  );
});
