import { describe, expect, it } from 'vitest';
import { readParameters, writeParameters } from '#domain/booking/parameter-settings.ts';
import { defaultParameters } from '#domain/booking/parameters.ts';

const given = (...parameters: readonly object[]) =>
  readParameters(
    JSON.stringify(parameters.map((each) => ({ parametername: 'Cost', parametercode: 'RM*CC/', ...each }))),
  );

describe('readParameters', () => {
  it('reads what was written', () => {
    expect(readParameters(writeParameters(defaultParameters))).toEqual(defaultParameters);
    expect(readParameters('[]')).toEqual([]);
  });

  it('needs no more than a name and a code', () => {
    expect(given({})).toEqual([
      {
        name: 'Cost',
        code: 'RM*CC/',
        active: true,
        source: 'static',
        input: 'text',
        required: false,
        maxLength: 60,
        sendToGds: true,
        applies: 'both',
        fixedValues: [],
        prefix: '',
      },
    ]);
  });

  it.each([
    ['no name', { parametername: ' ' }],
    ['no code', { parametercode: '' }],
    ['a long code', { parametercode: 'R'.repeat(61) }],
    ['another status', { status: 'on' }],
    ['an unknown system value', { systemdynamicvalue: 'dynamic' }],
    ['an unknown input', { paraminputtype: 'date' }],
    ['validations that are none', { paraminputvalidations: 'required' }],
    ['no length', { paraminputvalidations: { maxlength: 0 } }],
    ['a text for a flag', { sendtogds: 'true' }],
    ['another span', { domint: 'domestic' }],
    ['a list without choices', { paraminputtype: 'list' }],
    ['choices that are no texts', { fixedvalues: [1] }],
    ['no prefix', { prefix: 5 }],
  ])('takes no list with %s', (_what, wrong) => {
    expect(given(wrong)).toBeUndefined();
  });

  it('takes no two of one code, and nothing that is no list', () => {
    expect(given({}, {})).toBeUndefined();
    expect(['', '{}', 'null', '[null]', '[1'].map(readParameters)).toEqual(Array(5).fill(undefined));
  });
});
