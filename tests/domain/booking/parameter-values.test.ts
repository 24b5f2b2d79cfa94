import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  bookedParameters,
  checkParameterValues,
  dayMonth,
  escapeXml,
  parametersFor,
  parameterXml,
  readParameterXml,
  prefixOf,
  remarkOf,
  remarksOf,
} from '#domain/booking/parameter-values.ts';
import { type BookingParameter, defaultParameters } from '#domain/booking/parameters.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { anyText } from '#tests/arbitraries/text.ts';

const bookedOn = isoDate('2026-11-20');
const facts = { international: false, bookedOn };
const [requestedBy, emailReference] = defaultParameters;
if (!requestedBy || !emailReference) throw new Error('There are two default parameters');

const parameter = (overrides: Partial<BookingParameter>): BookingParameter => ({
  ...emailReference,
  code: 'RM*X/',
  prefix: '',
  ...overrides,
});

function found(parameters: readonly BookingParameter[], ...values: readonly (readonly [string, string])[]): string[] {
  const given = values.map(([code, value]) => ({ code, value }));
  return checkParameterValues(given, parameters, facts).map(({ path, code }) => `${path}: ${code}`);
}

describe('defaultParameters', () => {
  it('are the two of section 3, both active', () => {
    expect(defaultParameters.map(({ name, code, active, prefix }) => [name, code, active, prefix])).toEqual([
      ['Booking Requested By', 'RM*BRB/', true, ''],
      ['Email Reference Number', 'RM*EREF/', true, 'DDMMM'],
    ]);
  });

  it('may both be left empty', () => {
    expect(found(defaultParameters)).toEqual([]);
  });
});

describe('checkParameterValues', () => {
  it.each<[string, BookingParameter, string, string[]]>([
    ['a value', parameter({}), 'Suresh', []],
    ['a required one left out', parameter({ required: true }), '  ', ['parameters[0]: required']],
    ['a number', parameter({ input: 'number' }), '0042', []],
    ['no number', parameter({ input: 'number' }), '4.2', ['parameters[0]: not-a-number']],
    ['a choice', parameter({ input: 'list', fixedValues: ['A', 'B'] }), 'B', []],
    ['no choice', parameter({ input: 'list', fixedValues: ['A', 'B'] }), 'C', ['parameters[0]: not-a-choice']],
    ['just long enough', parameter({ maxLength: 3 }), 'abc', []],
    ['too long', parameter({ maxLength: 3 }), 'abcd', ['parameters[0]: too-long']],
    ['too long with its prefix', parameter({ maxLength: 7, prefix: 'DDMMM' }), 'abc', ['parameters[0]: too-long']],
    ['an inactive one', parameter({ active: false }), 'x', ['parameters: not-a-choice']],
    ['one for journeys abroad', parameter({ applies: 'international' }), 'x', ['parameters: not-a-choice']],
    ['one that the system fills', parameter({ source: 'agent-id', required: true }), 'x', ['parameters: not-a-choice']],
  ])('%s', (_name, asked, value, expected) => {
    expect(found([asked], ['RM*X/', value])).toEqual(expected);
  });

  it('names each parameter by its place in the list, missing ones too', () => {
    const asked = [parameter({ active: false }), parameter({ code: 'RM*Y/', required: true })];
    expect(found(asked)).toEqual(['parameters[1]: required']);
  });

  it('refuses unknown and doubled codes', () => {
    expect(found(defaultParameters, ['RM*Z/', 'x'])).toEqual(['parameters: not-a-choice']);
    expect(found(defaultParameters, ['RM*BRB/', 'x'], ['RM*BRB/', 'y'])).toEqual(['parameters: not-a-choice']);
  });
});

describe('parametersFor', () => {
  it('leaves those of the journey', () => {
    const all = [
      parameter({ code: 'D', applies: 'domestic' }),
      parameter({ code: 'I', applies: 'international' }),
      parameter({ code: 'B', applies: 'both' }),
      parameter({ code: 'O', applies: 'both', active: false }),
    ];
    expect(parametersFor(all, { international: true }).map(({ code }) => code)).toEqual(['I', 'B']);
    expect(parametersFor(all, { international: false }).map(({ code }) => code)).toEqual(['D', 'B']);
  });
});

describe('prefix and remark', () => {
  it('puts day and month before the value', () => {
    expect(prefixOf(emailReference, bookedOn)).toBe('20NOV');
    expect(remarkOf(emailReference, ' 4471 ', bookedOn)).toBe('RM*EREF/20NOV4471');
    expect(remarkOf(requestedBy, 'Suresh Panicker', bookedOn)).toBe('RM*BRB/Suresh Panicker');
    expect(prefixOf({ prefix: 'REF-DDMMM-' }, bookedOn)).toBe('REF-20NOV-');
  });

  it('writes the months as the trade does', () => {
    const months = Array.from({ length: 12 }, (_, at) =>
      dayMonth(isoDate(`2026-${String(at + 1).padStart(2, '0')}-03`)),
    );
    expect(months.join(' ')).toBe('03JAN 03FEB 03MAR 03APR 03MAY 03JUN 03JUL 03AUG 03SEP 03OCT 03NOV 03DEC');
  });
});

describe('parameterXml', () => {
  it('writes code and value', () => {
    expect(parameterXml({ code: 'RM*EREF/', value: '4471' })).toBe(
      '<parameter><parametercode>RM*EREF/</parametercode><parametervalue>4471</parametervalue></parameter>',
    );
  });

  it('gives back any value to a reader of XML, and lets none break out of its element', () => {
    fc.assert(
      fc.property(anyText({ maxLength: 40 }), (value) => {
        const xml = parameterXml({ code: 'RM*BRB/', value });
        const inside = /<parametervalue>([^<>]*)<\/parametervalue><\/parameter>$/.exec(xml)?.[1];
        expect(inside?.match(/&(?!(amp|lt|gt|quot|apos);)/)).toBeNull();
        expect(unescaped(inside ?? '')).toBe(withoutForbidden(value));
        expect(readParameterXml(xml)).toEqual({ code: 'RM*BRB/', value: withoutForbidden(value) });
      }),
      { numRuns: 500 },
    );
  });

  it('counts characters as they are read, not their entities', () => {
    const longest = { code: '"'.repeat(60), value: '&'.repeat(2_000) };
    expect(readParameterXml(parameterXml(longest))).toEqual(longest);
  });

  it.each([
    '',
    '<parameter/>',
    parameterXml({ code: '', value: 'x' }),
    parameterXml({ code: 'x'.repeat(61), value: 'x' }),
    parameterXml({ code: 'x', value: 'x'.repeat(2_001) }),
    `${' '.repeat(20_000)}${parameterXml({ code: 'x', value: 'x' })}`,
  ])('is not read from %j', (text) => expect(readParameterXml(text)).toBeUndefined());

  it('leaves out what XML does not have', () => {
    expect(escapeXml('a\u0000b\u0008c\ud800d\ufffe\te')).toBe('abcd\te');
    expect(escapeXml('🛫')).toBe('🛫');
  });
});

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(\w+);/g, (_whole, name: string) => entities[name] ?? '?');
}

// The production Char of XML 1.0, as a pattern.
function withoutForbidden(text: string): string {
  return text.replace(/[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu, '');
}

describe('bookedParameters', () => {
  const booking = {
    agentId: 'AGT10482',
    bookedBy: 'Asha Menon',
    bookedOn,
    startsOn: isoDate('2026-12-05'),
    leadTraveller: 'RAO MEERA',
    title: 'DEL-BOM-DEL',
  };
  const kept = (parameters: readonly BookingParameter[], ...values: readonly (readonly [string, string])[]) =>
    bookedParameters(
      values.map(([code, value]) => ({ code, value })),
      parameters,
      booking,
    );

  it('keep what was typed with its prefix of the day, and are sent as the page showed', () => {
    const booked = kept(defaultParameters, ['RM*BRB/', ' Asha '], ['RM*EREF/', '4471']);
    expect(booked).toEqual([
      { code: 'RM*BRB/', name: 'Booking Requested By', value: 'Asha', sendToGds: true },
      { code: 'RM*EREF/', name: 'Email Reference Number', value: '20NOV4471', sendToGds: true },
    ]);
    expect(remarksOf(booked)).toEqual(['RM*BRB/Asha', remarkOf(emailReference, '4471', bookedOn)]);
  });

  it.each([
    ['agent-id', 'AGT10482'],
    ['booked-by', 'Asha Menon'],
    ['booking-date', '20NOV26'],
    ['travel-date', '05DEC26'],
    ['lead-traveller', 'RAO MEERA'],
    ['journey', 'DEL-BOM-DEL'],
  ] as const)('are filled with %s by the system', (source, value) => {
    expect(kept([parameter({ source })])).toMatchObject([{ code: 'RM*X/', value }]);
  });

  it('cut what the system fills in to its length, prefix included', () => {
    expect(kept([parameter({ source: 'journey', prefix: 'DDMMM', maxLength: 8 })])).toMatchObject([
      { value: '20NOVDEL' },
    ]);
  });

  it('leave out what is empty, and send only what is to be sent', () => {
    const parameters = [parameter({ sendToGds: false }), parameter({ code: 'RM*Y/' })];
    const booked = kept(parameters, ['RM*X/', 'here'], ['RM*Y/', ' ']);
    expect(booked).toMatchObject([{ code: 'RM*X/', value: 'here' }]);
    expect(remarksOf(booked)).toEqual([]);
  });
});
