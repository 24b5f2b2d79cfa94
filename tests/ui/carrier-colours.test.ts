/** The colours of airlines' tiles: of airlines that are known, and white letters on each can be read. */
import { describe, expect, test } from 'vitest';
import { airlineByCode } from '#domain/flight/reference/airlines.ts';
import { carrierColours } from '#ui/design/data/carrier-colours.ts';
import { contrastRatio } from '#ui/design/theme/colour.ts';

describe('colours of airlines', () => {
  test('each is of an airline of the list', () => {
    expect([...carrierColours.keys()].filter((code) => airlineByCode(code) === undefined)).toEqual([]);
  });

  test('white letters can be read on each', () => {
    const faint = [...carrierColours].filter(([, colour]) => !(contrastRatio(colour, '#ffffff') >= 4.5));
    expect(faint).toEqual([]);
  });

  test.each(['6E', 'AI', 'IX', 'SG', 'QP', 'EK', 'EY', 'QR', 'SQ', 'LH', 'BA', 'AF'])('%s has its own', (code) => {
    expect(carrierColours.get(code)).toMatch(/^#[0-9a-f]{6}$/);
  });
});
