import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mostLines } from '#domain/flight/pnr/lines.ts';
import { readPnr } from '#domain/flight/pnr/parser.ts';
import { type PnrDialect, pnrDialects, pnrMostCharacters, type PnrReading } from '#domain/flight/pnr/reading.ts';
import { isIsoDate, isoDate } from '#domain/time/calendar-date.ts';
import { isClockTime } from '#domain/time/clock-time.ts';
import { anyDisplay, anyDisplayLines, anyText, screenNoise } from '#tests/arbitraries/pnr.ts';
import { found, lineMarks, type PnrDisplay, pnrDisplay, pnrDisplays, problemsOf } from '#tests/fixtures/pnr.ts';

const dialectOf = (name: PnrDisplay): PnrDialect => pnrDialects.find((each) => name.startsWith(each)) ?? 'amadeus';
const readAs = (name: PnrDisplay, text: string): PnrReading =>
  readPnr(text, { today: pnrDisplays[name], gds: dialectOf(name) });
/** What a reading says, whatever line says it. */
const meaning = (reading: PnrReading) => ({ found: found(reading), problems: problemsOf(reading) });
const original = (name: PnrDisplay) => readAs(name, pnrDisplay(name));
const today = isoDate('2026-11-20');
const anyDialect = fc.constantFrom<PnrDialect | undefined>(undefined, ...pnrDialects);

/** What must hold of every reading of every text. */
function holdTogether(text: string, reading: PnrReading): void {
  const { lines, travellers, segments, tickets, ssr, timeLimit } = reading;
  expect(lines.map((line) => line.text).join('\n')).toBe(text.replace(/\r\n?/g, '\n'));
  const understoodAsNothing = lines.filter(({ as, understood }) => understood && as === undefined);
  expect(understoodAsNothing).toStrictEqual([]);
  const continuesWrongly = lines.filter(({ understood, continues }, index) => {
    if (continues === undefined) return false;
    const whole = lines[continues];
    return continues >= index || whole?.understood !== understood || whole.continues !== undefined;
  });
  expect(continuesWrongly).toStrictEqual([]);
  const read = [...travellers, ...segments, ...tickets, ...ssr, ...(timeLimit === undefined ? [] : [timeLimit])];
  const fromNoWholeLine = read.filter(({ line }) => {
    const { as, continues } = lines[line] ?? {};
    return as === undefined || continues !== undefined;
  });
  expect(fromNoWholeLine).toStrictEqual([]);
  for (const { firstName, lastName, infantOf, dateOfBirth, type } of travellers) {
    expect(firstName.length * lastName.length).toBeGreaterThan(0);
    if (dateOfBirth !== undefined) expect(isIsoDate(dateOfBirth)).toBe(true);
    if (infantOf !== undefined)
      expect([type, travellers[infantOf]?.type === 'infant']).toStrictEqual(['infant', false]);
  }
  for (const segment of segments) {
    if (segment.kind === 'surface') continue;
    expect(segment).toMatchObject({
      origin: expect.stringMatching(/^[A-Z]{3}$/),
      destination: expect.stringMatching(/^[A-Z]{3}$/),
    });
    expect(isIsoDate(segment.date)).toBe(true);
    for (const time of [segment.departure, segment.arrival]) expect(time === undefined || isClockTime(time)).toBe(true);
  }
  for (const { number, further } of tickets) for (const each of [number, ...further]) expect(each).toMatch(/^\d{13}$/);
  for (const { travellers: who = [], segments: where = [] } of [...tickets, ...ssr]) {
    expect(who.every((at) => travellers[at] !== undefined)).toBe(true);
    expect(where.every((at) => segments[at]?.kind === 'air')).toBe(true);
  }
}

describe('a display is read the same', () => {
  test('in lower, upper and mixed case', () => {
    fc.assert(
      fc.property(anyDisplay, fc.array(fc.boolean(), { minLength: 1, maxLength: 50 }), (name, ups) => {
        const text = [...pnrDisplay(name)]
          .map((character, at) => (ups[at % ups.length] ? character.toUpperCase() : character.toLowerCase()))
          .join('');
        const reading = readAs(name, text);
        holdTogether(text, reading);
        expect(meaning(reading)).toStrictEqual(meaning(original(name)));
        expect(lineMarks(reading)).toStrictEqual(lineMarks(original(name)));
      }),
    );
  });

  test('whatever ends its lines, with spaces after them and tabs between words', () => {
    const ends = fc.array(fc.tuple(fc.constantFrom('\n', '\r\n', '\r'), fc.constantFrom('', ' ', '\t', '    ')), {
      minLength: 1,
      maxLength: 9,
    });
    fc.assert(
      fc.property(anyDisplayLines, ends, fc.boolean(), ({ name, lines }, ending, tabs) => {
        const spaced = lines.map((line) => (tabs ? line.replaceAll(/(?<=\w) {2,}(?=\S)/g, '\t') : line));
        const text = spaced
          .map((line, at) => line + (ending[at % ending.length] ?? ['\n', '']).toReversed().join(''))
          .join('');
        const reading = readAs(name, text);
        holdTogether(text, reading);
        expect(meaning(reading)).toStrictEqual(meaning(original(name)));
        expect(lineMarks(reading).slice(0, lines.length)).toStrictEqual(lineMarks(original(name)));
      }),
    );
  });

  test('with the screen’s noise between its lines, wrapped ones too', () => {
    fc.assert(
      fc.property(
        anyDisplayLines,
        fc.array(fc.option(screenNoise, { nil: undefined }), { maxLength: 60 }),
        ({ name, lines }, noise) => {
          const between = lines.flatMap((line, at) => [
            { line, own: true },
            ...(noise[at] === undefined ? [] : [{ line: noise[at], own: false }]),
          ]);
          const text = between.map(({ line }) => line).join('\n');
          const reading = readAs(name, text);
          holdTogether(text, reading);
          expect(meaning(reading)).toStrictEqual(meaning(original(name)));
          const marks = lineMarks(reading);
          expect(marks.filter((_, at) => between[at]?.own)).toStrictEqual(lineMarks(original(name)));
          expect(marks.filter((_, at) => !between[at]?.own).every((mark) => mark === 'noise')).toBe(true);
        },
      ),
    );
  });

  test('with the screen’s marks before and after its lines', () => {
    fc.assert(
      fc.property(
        anyDisplayLines,
        fc.constantFrom('', '>', '> ', ')>'),
        fc.constantFrom('', ')', '>', ')><', ' )', ' /$'),
        ({ name, lines }, before, after) => {
          const text = lines.map((line) => (line === '' ? line : before + line + after)).join('\n');
          const reading = readAs(name, text);
          holdTogether(text, reading);
          expect(meaning(reading)).toStrictEqual(meaning(original(name)));
        },
      ),
    );
  });

  test('with its remarks in another order', () => {
    const remarks = fc.shuffledSubarray(
      ['ALPHA', 'BRAVO/P1', 'CHARLIE 22FEB', 'TOTAL RECALL', '1.1DELTA/ECHO MR', 'TKTG-T*'],
      { minLength: 1 },
    );
    const around = (name: PnrDisplay, texts: readonly string[]) =>
      dialectOf(name) === 'amadeus'
        ? texts.map((text, at) => ` ${90 + at} RM ${text}`)
        : dialectOf(name) === 'galileo'
          ? ['NOTE-', ...texts.map((text, at) => `  ${at + 1}. ${text}`)]
          : ['REMARKS', ...texts.map((text, at) => `  ${at + 1}.H-${text}`)];
    fc.assert(
      fc.property(anyDisplay, remarks, (name, texts) => {
        const lines = around(name, texts);
        const text = `${pnrDisplay(name)}${lines.join('\n')}`;
        const reading = readAs(name, text);
        holdTogether(text, reading);
        expect(meaning(reading)).toStrictEqual(meaning(original(name)));
        expect(lineMarks(reading).slice(-texts.length)).toStrictEqual(texts.map(() => 'remark'));
      }),
    );
  });
});

describe('no line is lost and nothing throws', () => {
  test('where lines are cut short', () => {
    fc.assert(
      fc.property(
        anyDisplayLines,
        fc.array(fc.nat(80), { minLength: 1, maxLength: 60 }),
        anyDialect,
        ({ lines }, cuts, gds) => {
          const text = lines.map((line, at) => line.slice(0, cuts[at % cuts.length])).join('\n');
          holdTogether(text, readPnr(text, { today, ...(gds && { gds }) }));
        },
      ),
    );
  });

  test('where lines are left out, doubled or out of order', () => {
    fc.assert(
      fc.property(
        anyDisplayLines.chain(({ lines }) => fc.array(fc.constantFrom(...lines), { maxLength: 60 })),
        anyDialect,
        (lines, gds) => {
          const text = lines.join('\n');
          holdTogether(text, readPnr(text, { today, ...(gds && { gds }) }));
        },
      ),
    );
  });

  test('whatever the text', () => {
    fc.assert(
      fc.property(anyText, anyDialect, (text, gds) => {
        holdTogether(text, readPnr(text, { today, ...(gds && { gds }) }));
      }),
      { numRuns: 1000 },
    );
  });

  test('where a line that nobody knows stands between two others that are whole', () => {
    fc.assert(
      fc.property(
        anyDisplayLines,
        fc.nat(),
        fc.constantFrom('HELLO WORLD', 'ÄÖÜ?', '17 XYZZY'),
        ({ name, lines }, place, junk) => {
          const before = readAs(name, lines.join('\n'));
          const wholes = before.lines.flatMap(({ continues, as }, at) =>
            continues === undefined && as !== 'noise' ? [at] : [],
          );
          const at = wholes[place % wholes.length] ?? 0;
          const text = [...lines.slice(0, at), junk, ...lines.slice(at)].join('\n');
          const reading = readAs(name, text);
          holdTogether(text, reading);
          expect(meaning(reading)).toStrictEqual(meaning(before));
          expect(lineMarks(reading).toSpliced(at, 1)).toStrictEqual(lineMarks(before));
          expect(lineMarks(reading)[at]).toBe('!?');
        },
      ),
    );
  });
});

describe('64 kB take no longer than anybody waits', () => {
  const filled = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);
  const characters = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));
  const units = [
    ...characters,
    ...characters.map((character) => `${character}\n`),
    '1.A/B ',
    '1.A/B\n',
    'A A ',
    '     X\n',
    '-1A A',
    '/P1-99',
    '(',
    '*C',
    'P1 A ',
    '0610 ',
    'TOTAL ',
    '** ',
    '\t',
    'ß',
    '\u{1F6EB}',
    '1 FA PAX 098-2409876543-99/S1-99/P1-99\n',
    '1 SSR DOCS AI HK1/P/IND/Z1/IND/12MAR88/F/01JAN32/A/B/P1-99\n',
    '1 AI 1 Y 22FEB 1 BLRDEL HK1 0610 0855\n',
  ];

  /** Ten times what the longest takes on a busy machine; a reading whose work grows with the square takes seconds. */
  const mostMilliseconds = 500;

  /**
   * Time limit for a quarter of the text. Quadratic work needs at most a sixteenth of the whole time there. A slower quarter
   * makes the test read the whole text.
   */
  const suspiciousMilliseconds = mostMilliseconds / 16;
  const quarter = (text: string) =>
    filled(text, Math.min(pnrMostCharacters, text.endsWith('\n') ? text.length * mostLines : Infinity) / 4);

  /** Processor time, so that what else the machine does is left out; the quickest of three where the first is slow. */
  const milliseconds = (text: string, gds: PnrDialect | undefined, most: number) => {
    let quickest = Number.POSITIVE_INFINITY;
    for (let run = 0; run < 3 && quickest > most; run += 1) {
      const before = process.cpuUsage();
      readPnr(text, { today, ...(gds && { gds }) });
      quickest = Math.min(quickest, process.cpuUsage(before).user / 1000);
    }
    return quickest;
  };

  test.each([undefined, ...pnrDialects])('of any character, read as %s', (gds) => {
    readPnr(pnrDisplay('amadeus-family'), { today });
    const suspicious = units.filter(
      (text) => milliseconds(quarter(text), gds, suspiciousMilliseconds) > suspiciousMilliseconds,
    );
    // Of what is not looked into the characters do not matter: some texts are read whole in any case.
    const slow = [...suspicious, ...units.filter((_, at) => at % 20 === 0)]
      .map((text) => ({ text, took: milliseconds(filled(text, pnrMostCharacters), gds, mostMilliseconds) }))
      .filter(({ took }) => took > mostMilliseconds);
    expect(slow).toStrictEqual([]);
  });
});
