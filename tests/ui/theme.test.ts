/** A tenant may bring any two colours: every text derived from them stays readable, and good colours stay as they are. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fontNotice, servedFonts } from '#domain/session/served-fonts.ts';
import { contrastRatio, formatColour, mixColours, parseColour, shadeColour } from '#ui/design/theme/colour.ts';
import { applyTheme, defaultBrand, deriveTheme } from '#ui/design/theme/theme.ts';

const colour = fc
  .tuple(fc.nat(255), fc.nat(255), fc.nat(255))
  .map(([red, green, blue]) => formatColour({ red: red / 255, green: green / 255, blue: blue / 255 }));

describe('contrast', () => {
  test.each([
    ['#ffffff', '#000000', 21],
    ['#ffffff', '#ffffff', 1],
    ['#777777', '#ffffff', 4.48],
    ['#0000ff', '#ffffff', 8.59],
  ])('of %s on %s is %f (figures of the WCAG formula)', (one, other, expected) => {
    expect(contrastRatio(one, other)).toBeCloseTo(expected, 1);
    expect(contrastRatio(other, one)).toBe(contrastRatio(one, other));
  });
});

describe('mixing', () => {
  test('all of one colour is that colour', () => {
    fc.assert(
      fc.property(colour, colour, (one, other) => {
        expect(mixColours(one, 1, other)).toBe(one);
        expect(mixColours(one, 0, other)).toBe(other);
      }),
    );
  });

  test.each(['', '#12', 'red', '#12345g', '151e47'])('"%s" is no colour', (text) => {
    expect(parseColour(text)).toBeNull();
  });

  test('short and long spelling are one colour', () => {
    expect(parseColour('#AbC')).toEqual(parseColour('#aabbcc'));
  });
});

describe('the theme', () => {
  test('keeps the default brand and its shares', () => {
    expect(deriveTheme(defaultBrand)).toEqual({
      primary: '#151e47',
      onPrimary: '#ffffff',
      secondary: '#39b0a6',
      font: 'Roboto',
      inkShare: 0.62,
      text2Share: 0.76,
      text3Share: 0.64,
      lineControlShare: 0.45,
      accentStrongShare: 0.68,
    });
  });

  test('is readable for any two colours', () => {
    fc.assert(
      fc.property(colour, colour, (primary, secondary) => {
        const theme = deriveTheme({ primary, secondary });
        expect(contrastRatio(theme.primary, theme.onPrimary)).toBeGreaterThanOrEqual(4.5);
        const ink = mixColours(theme.primary, theme.inkShare, '#15171c');
        const fill = mixColours(ink, 0.065, '#ffffff');
        for (const share of [theme.text2Share, theme.text3Share]) {
          expect(contrastRatio(mixColours(ink, share, '#ffffff'), fill)).toBeGreaterThanOrEqual(4.5);
        }
        expect(contrastRatio(mixColours(ink, theme.lineControlShare, '#ffffff'), '#ffffff')).toBeGreaterThanOrEqual(3);
        const link = shadeColour(secondary, theme.accentStrongShare);
        for (const ground of [
          '#ffffff',
          mixColours(secondary, 0.11, '#ffffff'),
          mixColours(ink, 0.04, '#ffffff'),
          '#fdedeb',
        ]) {
          expect(contrastRatio(link, ground)).toBeGreaterThanOrEqual(4.5);
        }
      }),
    );
  });

  test('darkens no more than it must', () => {
    fc.assert(
      fc.property(colour, (primary) => {
        const theme = deriveTheme({ primary });
        if (contrastRatio(primary, '#ffffff') >= 4.5) expect(theme.primary).toBe(primary);
        else expect(contrastRatio(theme.primary, '#ffffff')).toBeLessThan(4.9);
      }),
    );
  });

  test.each([
    [undefined, undefined],
    ['', 'not a colour'],
    ['javascript:alert(1)', 'url(x)'],
  ])('takes the default for %s and %s', (primary, secondary) => {
    expect(deriveTheme({ primary, secondary })).toEqual(deriveTheme(defaultBrand));
  });

  test('lets no punctuation of a font name into the style', () => {
    expect(deriveTheme({ font: 'Noto Sans"; } * { color: red' }).font).toBe('Noto Sans color red');
    expect(deriveTheme({ font: '";' }).font).toBe('Roboto');
  });

  test('is set on the root element', () => {
    const set = new Map<string, string>();
    const style = { setProperty: (name: string, value: string) => set.set(name, value) };
    const page = { documentElement: { style } } as unknown as Document; // only what applyTheme touches
    applyTheme(page, deriveTheme(defaultBrand));
    expect(set.get('--brand-primary')).toBe('#151e47');
    expect(set.get('--brand-font')).toBe('"Roboto"');
    expect(set.get('--share-text-3')).toBe('64%');
  });
});

test('the fonts that count as served are those of the style sheet, and nothing is said of them', () => {
  const sheet = readFileSync(new URL('../../ui/design/theme/fonts.css', import.meta.url), 'utf8');
  const families = [...sheet.matchAll(/font-family: "([^"]+)"/g)].map(([, family]) => family ?? '');
  const served = [...new Set(families)].filter((family) => !family.startsWith('Stand-in'));
  expect(served.toSorted()).toEqual([...servedFonts].toSorted());
  const notice = (fontFamily: string, ...fontFaces: readonly string[]) => fontNotice({ fontFamily, fontFaces });
  expect(servedFonts.map((family) => notice(family))).toEqual([undefined, undefined]);
  expect(notice(' roboto ')).toBe(undefined);
  expect(notice('Lato')).toContain('"Lato"');
  expect(notice('Lato', 'a file')).toBe(undefined);
});
