/** PNR displays as they come out of clipboards: mixed case, other line ends, noise between lines, lines cut short, and junk. */
import fc from 'fast-check';
import { type PnrDisplay, pnrDisplay, pnrDisplayNames } from '#tests/fixtures/pnr.ts';
import { anyText as anyUnicode } from './text.ts';

export const anyDisplay: fc.Arbitrary<PnrDisplay> = fc.constantFrom(...pnrDisplayNames);

/** A display and its lines. */
export const anyDisplayLines: fc.Arbitrary<{ readonly name: PnrDisplay; readonly lines: readonly string[] }> =
  anyDisplay.map((name) => ({ name, lines: pnrDisplay(name).split('\n') }));

/** What a screen puts between the lines of a record. */
export const screenNoise: fc.Arbitrary<string> = fc.constantFrom(
  '',
  ' ',
  ')',
  ')>',
  ')><',
  '/$',
  '>',
  '><',
  'MD',
  'MDR',
  '----',
  ' . ',
  '\t',
);

/** Characters that displays are made of, so that random text often looks like one. */
const displayText: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'RP/',
        '1.1',
        '1.',
        'I/',
        ' 1 ',
        ' 12 ',
        'AI 504 Y ',
        '22FEB',
        ' 1 ',
        'BLRDEL',
        ' HK2 ',
        '0610',
        '0855',
        '#0105',
        '1035P',
      ),
      fc.constantFrom(
        'SSR DOCS',
        'SSR',
        'P/IND/',
        'FA PAX ',
        '098-2409876543',
        '-44',
        '/S1-9',
        '/P1,3',
        'TKTG-',
        'FONE-',
        'ARNK',
        'TK TL',
      ),
      fc.constantFrom(
        'TKT/TIME LIMIT',
        'RECEIVED FROM',
        '/DCQP*ABC123',
        'RAO/ASHA MS',
        '(CHD/',
        '(INF/',
        ')',
        '*C09',
        '*04AUG26',
        'TOTAL INR ',
        'TST00001 ',
        'FXP\n',
        'PASSENGER PTC NP <INR>',
        'TOTALS 2 1 1 2',
        'GFAX-',
      ),
      fc.constantFrom('\n', '\n', '\r\n', '\r', ' ', '  ', '     ', '\t', '/', '*', '-', '+', '.', ',', '(', '>'),
      anyUnicode({ maxLength: 6 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(''));

/** Anything, from pure junk to almost a display. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  displayText,
  anyUnicode({ maxLength: 300 }),
  fc.tuple(anyDisplay, fc.nat(), displayText, fc.nat()).map(([name, at, junk, skip]) => {
    const text = pnrDisplay(name);
    const cut = at % (text.length + 1);
    return text.slice(0, cut) + junk + text.slice(cut + (skip % 40));
  }),
);
