import { describe, expect, it, test } from 'vitest';
import { type Choice, checkChoices, checkPairs, totalsOfChosen } from '#domain/flight/offer/choice.ts';
import { money } from '#domain/money/money.ts';
import { offersFromPicture } from '#tests/fixtures/flight.ts';

const [there, back, other] = offersFromPicture(`
  6E 101 DEL 06:00 -> 08:15 BOM | Saver 5000
  6E 102 BOM 10:15 -> 12:30 DEL | Saver 5000
  SG 201 BOM 18:00 -> 20:15 DEL | Saver 5000
`);

function chosen(offer: typeof there, special?: 'return'): Choice {
  if (offer === undefined) throw new Error('Three offers are drawn');
  return { offer, fare: special === undefined ? {} : { special } };
}

const said = (...choices: readonly (Choice | undefined)[]) =>
  checkChoices(choices).map(({ code, path }) => `${path} ${code}`);

describe('checkChoices', () => {
  it('wants a flight for each direction', () => {
    expect(said(chosen(there), undefined)).toEqual(['choices[1] flight-required']);
    expect(said(undefined, undefined)).toEqual(['choices[0] flight-required', 'choices[1] flight-required']);
  });

  it('wants two hours between arriving and departing', () => {
    expect(said(chosen(there), chosen(back))).toEqual([]);
    expect(said(chosen(back), chosen(there))).toEqual(['choices[1] sectors-overlap']);
    const [late] = offersFromPicture('6E 103 BOM 10:14 -> 12:29 DEL | Saver 5000');
    expect(said(chosen(there), chosen(late))).toEqual(['choices[1] sectors-overlap']);
  });

  it('sells a special return fare only in a pair of one airline', () => {
    expect(said(chosen(there, 'return'), chosen(back, 'return'))).toEqual([]);
    expect(said(chosen(there, 'return'), chosen(back))).toEqual(['choices[0] return-fare-alone']);
    expect(said(chosen(there), chosen(back, 'return'))).toEqual(['choices[1] return-fare-alone']);
    expect(said(chosen(there, 'return'), chosen(other, 'return'))).toEqual([
      'choices[0] return-fare-alone',
      'choices[1] return-fare-alone',
    ]);
  });
});

describe('totalsOfChosen', () => {
  const rupees = (minor: number) => money(minor, 'INR');
  const fare = (total: number, net?: number) => ({
    total: rupees(total),
    ...(net !== undefined && { terms: { net: rupees(net), earn: rupees(total - net) } }),
  });

  it.each([
    ['nothing', [], undefined],
    ['one', [fare(500, 450)], fare(500, 450)],
    ['several', [fare(500, 450), fare(300, 290), fare(7, 7)], fare(807, 747)],
    ['what is unknown of one is unknown of all', [fare(500, 450), fare(300)], fare(800)],
  ])('adds up %s', (_, chosen, expected) => {
    expect(totalsOfChosen(chosen)).toEqual(expected);
  });
});

test.each([
  [[{}], []],
  [[{}, {}], []],
  [[{ pairs: '6E' }, { pairs: '6E' }], []],
  [[{ pairs: '6E' }], [0]],
  [[{ pairs: '6E' }, {}], [0]],
  [[{}, { pairs: '6E' }], [1]],
  [
    [{ pairs: '6E' }, { pairs: 'SG' }],
    [0, 1],
  ],
  [
    [{ pairs: '6E' }, { pairs: '6E' }, { pairs: '6E' }],
    [0, 1, 2],
  ],
])('of %j the fares at %j lack their partner', (fares, alone) => {
  expect(checkPairs(fares)).toEqual(alone.map((at) => ({ code: 'return-fare-alone', path: `choices[${at}].fareId` })));
});
