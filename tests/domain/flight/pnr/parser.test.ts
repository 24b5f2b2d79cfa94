import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readPnr } from '#domain/flight/pnr/parser.ts';
import { pnrDialects, segmentStanding } from '#domain/flight/pnr/reading.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { found, lineMarks, type PnrDisplay, pnrDisplay, pnrDisplays, problemsOf } from '#tests/fixtures/pnr.ts';

const read = (name: PnrDisplay) => readPnr(pnrDisplay(name), { today: pnrDisplays[name] });
const on = { today: isoDate('2026-11-20') };

/** What each display says, as a person reads it. */
const displays: Readonly<Record<PnrDisplay, { says: readonly string[]; wrong?: readonly string[]; marks: string }>> = {
  'amadeus-family': {
    says: [
      'amadeus ABC123 2027-01-14',
      'adult RAO/ASHA Ms 1988-03-12 female Z1234567 IND IND 2032-01-01',
      'infant RAO/KABIR 2026-08-04 male Z7654321 IND IND 2032-01-01 on 0',
      'adult RAO/VIKRAM Mr',
      'child RAO/TARA Ms 2019-09-11',
      'AI504 Y BLR-DEL 2027-02-22 HK3 06:10 08:55 X4TQ9M',
      'AI111 Y DEL-LHR 2027-02-22 HK3 23:55 04:30+1 X4TQ9M',
      'surface',
      'AI130 L LHR-BOM 2027-03-06 HK3 20:10 10:35+1',
      'ticket 0982409876543+0982409876544 of 0 on 0,1,3 INR 74250.00',
      'ticket 0982409876545+0982409876546 of 2 on 0,1,3 INR 74250.00',
      'ticket 0982409876547+0982409876548 of 3 on 0,1,3 INR 56100.00',
      'ticket 0982409876549+0982409876550 of 1 on 0,1,3 INR 8900.00',
      'ssr VGML AI HK of 0 on 1',
      'ssr DOCS AI HK of 0 on 1 P/IND/Z1234567/IND/12MAR88/F/01JAN32/RAO/ASHA',
      'ssr INFT AI HK of 0 on 0 RAO/KABIR 04AUG26',
      'ssr DOCS AI HK of 0 P/IND/Z7654321/IND/04AUG26/MI/01JAN32/RAO/KABIR',
      'total INR 213500.00',
    ],
    marks:
      'header header name name segment segment arnk segment phone phone time-limit ssr ssr ssr~ ssr ssr ssr~ osi remark ' +
      'ticket ticket~ ticket ticket~ ticket ticket~ ticket ticket~ fare fare fare fare fare noise',
  },
  'amadeus-flown': {
    says: [
      'amadeus FLW4NN 2027-02-05',
      'adult THOMAS/LENA Mrs',
      'AI559 U HYD-DEL 2027-02-01 FLWN0 - -',
      'AI560 U DEL-HYD 2027-02-09 HK1 07:00 09:15 FLW4NN',
      'ticket 0982409800007 of 0',
    ],
    marks: 'header name segment segment time-limit ticket !? remark noise',
  },
  'amadeus-hold': {
    says: [
      'amadeus H0LD77 2026-11-19',
      'child KHAN/ZOYA aged 8',
      'adult KHAN/IMRAN',
      'child KHAN/ALI Mstr aged 5',
      'QR529 M MAA-DOH 2026-12-03 TK3 03:30 05:55+1',
      'QR7 M DOH-LHR 2026-12-04 HL3 07:30 12:15 7HJ2KL',
      'QR8 M LHR-DOH 2026-12-18 UN3 15:00 00:10+1 7HJ2KL',
      'QR528 M DOH-MAA 2026-12-19 UC3 02:00 08:45 7HJ2KL',
      'ssr ADTK 1A TO QR BY MAA 26NOV 1800 OR CXL',
      'ssr WCHR QR HN of 1 on 0 ASSIST',
      'ssr OTHS 1A PLS ADV PSGR MOBILE',
      'limit 2026-11-25 13:00',
    ],
    marks:
      'header header name segment segment segment segment time-limit remark time-limit time-limit~ ssr ssr ssr divided noise noise',
  },
  'amadeus-range': {
    says: [
      'amadeus QR7K2P 2026-11-02',
      'adult NAIR/DEV Mr',
      'adult NAIR/MEERA Mrs',
      '6E2134 R DEL-COK 2026-12-28 HK2 05:05 08:25',
      '6E541 R COK-DEL 2027-01-02 HK2 11:20 14:40',
      'ticket 3122409900101+3122409900102 of 0,1 on 0,1 INR 21960.50',
    ],
    marks: 'header name segment segment phone time-limit ticket ticket~ fare noise noise',
  },
  'galileo-family': {
    says: [
      'galileo 6HJ2QX 2027-01-19',
      'adult MEHTA/ROHAN Mr',
      'child MEHTA/ANYA Ms aged 7',
      'infant MEHTA/KABIR Mstr 2026-08-04 on 0',
      '6E541 M BOM-GOI 2027-03-14 HK2 23:55 01:05+1',
      'surface',
      'AI864 U GOX-BOM 2027-03-21 HK2 06:40 07:55',
      'ticket 3122400073837 of 0 INR 9225.00',
      'ticket 3122400073838 of 1 INR 7400.00',
      'ticket 3122400073839 of 2 INR 1500.00',
      'ticket 0982400011111 of 0 INR 4100.00',
      'ticket 0982400011112 of 1 INR 3900.00',
      'ssr TKNE 6E HK of 0 on 0 BOMGOI0541M14MAR-1MEHTA/ROHANMR.3122400073837C1',
      'ssr TKNE 6E HK of 1 on 0 BOMGOI0541M14MAR-1MEHTA/ANYAMISS.3122400073838C1',
      'ssr TKNE 6E HK of 2 on 0 BOMGOI0541M14MAR-I/1MEHTA/KABIRMSTR.INF3122400073839C1',
      'ssr VGML 6E HK of 1 on 0 BOMGOI0541M14MAR-1MEHTA/ANYAMISS',
      'total INR 26125.00',
    ],
    marks:
      'header name name segment arnk segment segment~ notice notice notice notice notice phone phone time-limit notice notice ' +
      'notice ssr ssr ssr~ ssr ssr notice notice notice~ ticket ticket ticket ticket ticket fare fare noise noise',
  },
  'galileo-hold': {
    says: [
      'galileo K3W9LA 2026-10-08',
      'adult DSOUZA/IAN Mr',
      'EK511 M DEL-DXB 2026-12-05 HK1 04:30 06:40',
      'EK1 M DXB-LHR 2026-12-05 HK1 07:45 11:25',
      'EK6 M LHR-DXB 2026-12-20 TK1 20:30 07:35+1',
      'UA200 M GUM-HNL 2026-12-22 HL1 06:40 18:10-1',
      'QF12 M LAX-SYD 2026-12-23 KL1 22:30 08:30+2',
      'QF129 M SYD-DEL 2026-12-26 NO1 12:00 22:00',
      'limit 2026-11-24 18:00',
    ],
    marks:
      'header name segment segment segment segment segment segment phone time-limit remark remark notice remark divided noise',
  },
  'galileo-many': {
    says: [
      'galileo ZX81QQ 2026-02-02',
      'adult PILLAI/ARUN Mr',
      'adult PILLAI/LATHA Mrs',
      'child PILLAI/RAVI Mstr aged 9',
      'adult PILLAI/AMR',
      'adult FERNANDEZ/JOSE LUIS Mr',
      'QP1104 K MAA-BLR 2026-04-11 HS5 18:30 19:30',
    ],
    marks: 'header name name segment osi phone time-limit noise',
  },
  'galileo-wrapped': {
    says: [
      'galileo Q7M4TZ 2026-11-01',
      'adult SEN/PRIYA Ms 1990-05-12 female BX123456 BGD BGD 2033-02-01',
      'adult SEN/ARJUN Mr',
      'SG253 V CCU-DEL 2026-12-30 HK2 23:10 01:35+1',
      'I5719 V DEL-CCU 2027-01-02 KK2 06:00 08:15',
      'ssr WCHR SG HK of 0 on 0 CCUDEL0253V30DEC-1SEN/PRIYAMS.CANNOT CLIMBSTAIRS',
      'ssr DOCS SG HK of 0 P/BGD/BX123456/BGD/12MAY90/F/01FEB33/SEN/PRIYA-1SEN/PRIYAMS',
      'ssr DOCS SG HK of  P/IND/K1234567/IND/12MAY88/M/01FEB33/ROY/TARUN-1ROY/TARUNMR',
      'limit 2026-11-25 18:00',
    ],
    wrong: ['line pnr-reference', 'line date-form', 'line pnr-reference', 'line not-a-choice'],
    marks:
      'header name name segment segment~ segment segment~ !segment phone time-limit ssr ssr~ ssr ssr~ ssr ssr~ fare fare !fare !? noise noise',
  },
  'sabre-family': {
    says: [
      'sabre WAISQC 2026-02-10',
      'adult IYER/LAKSHMI Mrs 1991-07-07 female N1234567 IND IND 2031-06-30',
      'child IYER/GANESH Mstr 2016-05-14 aged 9',
      'infant IYER/MEERA Ms 2025-11-18 on 0',
      'QP1104 Y BLR-BOM 2026-04-11 HK2 06:30 08:20 ABC123',
      'surface',
      'AI865 Y GOI-BLR 2026-04-19 HK2 23:50 01:10+1 X4TQ9M',
      'ticket 6072400012345 of 0',
      'ticket 6072400012346+6072400012347 of 1',
      'ssr VGML QP HK of 0 on 0 BLRBOM1104Y11APR-1.1',
      'ssr DOCS QP HK of 0 P/IND/N1234567/IND/07JUL91/F/30JUN31/IYER/LAKSHMI-1.1',
      'ssr CHLD QP HK of 1 14MAY16-2.1',
    ],
    marks:
      'header name name segment arnk segment segment~ segment notice time-limit ticket ticket ticket notice phone phone notice ' +
      'notice notice ssr ssr ssr~ ssr notice remark remark received history noise',
  },
  'sabre-limit': {
    says: [
      'sabre - 2026-02-12',
      'adult OKAFOR/CHIDI Mr',
      'BA118 M BLR-LHR 2026-03-02 HK1 06:55 12:15 Q7KPLM',
      'BA175 M LHR-JFK 2026-03-02 GK1 14:05 17:20 Q7KPLM',
      'BA178 M JFK-LHR 2026-03-10 HX1 08:20 20:25 Q7KPLM',
      'BA119 M LHR-BLR 2026-03-11 ZZ1 11:40 01:55+1 Q7KPLM',
      'ssr ADTK 1S TO BA BY 17FEB 1830 OTHERWISE WILL BE XLD',
      'limit 2026-02-17 18:30',
    ],
    wrong: ['locator required', 'segments[3].status not-a-choice'],
    marks: 'name segment segment segment !segment notice time-limit notice phone notice ssr osi received history noise',
  },
  'sabre-priced': {
    says: [
      'sabre PLMQRS 2026-04-01',
      'adult BOSE/ANITA Ms',
      'adult BOSE/SUMIT Mr',
      'UK995 D BOM-DEL 2026-04-30 HK2 17:00 19:15 9KLMNO',
      'UK996 D DEL-BOM 2026-05-05 HK2 20:45 23:00 9KLMNO',
      'ticket 2282400055551+2282400055552 of 0,1 INR 22810.00',
      'total INR 22810.00',
    ],
    marks: 'header name segment segment notice time-limit ticket notice notice fare fare received history noise',
  },
};

describe.each(Object.entries(displays))('%s', (key, { says, wrong = [], marks }) => {
  const name = Object.keys(pnrDisplays).find((each): each is PnrDisplay => each === key) ?? 'amadeus-family';

  test('says what a person reads in it', () => {
    const reading = read(name);
    expect(found(reading)).toStrictEqual(says);
    expect(problemsOf(reading)).toStrictEqual(wrong);
  });

  test('is marked line by line', () => {
    expect(lineMarks(read(name)).join(' ')).toBe(marks);
  });

  test('reads the same where its system is reported', () => {
    const dialect = pnrDialects.find((each) => name.startsWith(each)) ?? 'amadeus';
    expect(readPnr(pnrDisplay(name), { today: pnrDisplays[name], gds: dialect })).toStrictEqual(read(name));
  });
});

test('every display has its expectations', () => {
  const files = readdirSync(new URL('../../../fixtures/pnr', import.meta.url))
    .filter((file) => file.endsWith('.txt'))
    .map((file) => file.replace(/\.txt$/, ''));
  expect(files.sort()).toStrictEqual(Object.keys(displays).sort());
});

describe('positions', () => {
  test('name the lines where things begin and whose rest a line is', () => {
    const { lines, tickets, segments } = read('amadeus-range');
    expect(tickets.map(({ line }) => line)).toStrictEqual([6]);
    expect(segments.map(({ line }) => line)).toStrictEqual([2, 3]);
    expect(lines[7]).toStrictEqual({
      text: '       14355555/S3-4/P1-2',
      understood: true,
      as: 'ticket',
      continues: 6,
    });
  });
});

describe('a text that is no display', () => {
  test.each(['', '\n \n', '/$', ')><'])('%j has nothing to read', (text) => {
    const { problems, lines } = readPnr(text, on);
    expect(problems).toStrictEqual([{ code: 'required', path: 'text' }]);
    expect(lines.map((line) => line.text).join('\n')).toBe(text);
    expect(lines.every(({ as }) => as === 'noise')).toBe(true);
  });

  test.each(['dear agent, please book', ' 1.1RAO/ASHA MS'])('%j is of no system in particular', (text) => {
    const reading = readPnr(text, on);
    expect(reading.problems).toStrictEqual([{ code: 'required', path: 'gds' }]);
    expect(lineMarks(reading)).toStrictEqual(['!?']);
    expect(reading.dialect).toBeUndefined();
  });

  test('is refused above 64 kB, and read up to there', () => {
    const most = 'RP/BOMVS31AA/BOMVS31AA  AA/SU 14JAN27/0915Z  ABC123\n'.padEnd(65_536, ' \n');
    expect(readPnr(most, on).locator).toBe('ABC123');
    expect(readPnr(`${most} `, on)).toStrictEqual({
      lines: [],
      travellers: [],
      segments: [],
      tickets: [],
      ssr: [],
      problems: [{ code: 'too-long', path: 'text', params: { most: 65_536 } }],
    });
  });

  test('of one line says what is missing', () => {
    expect(problemsOf(readPnr('RP/BOMVS31AA/BOMVS31AA', on))).toStrictEqual([
      'locator required',
      'travellers required',
      'segments required',
    ]);
  });
});

/** One Amadeus record around some lines. */
const record = (...lines: readonly string[]) =>
  readPnr(
    ['RP/BOMVS31AA/BOMVS31AA  AA/SU  14DEC26/0915Z  ABC123', '  1.RAO/ASHA MS   2.RAO/VIKRAM MR', ...lines].join('\n'),
    on,
  );

describe('what looks wrong', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    [
      'a day of the week that the date is not',
      ['  3  AI 504 Y 22FEB 2 BLRDEL HK2  0610 0855  22FEB'],
      ['segments[0].date pnr-weekday 2 1'],
    ],
    [
      'seats for fewer than travel',
      ['  3  AI 504 Y 22FEB 1 BLRDEL HK1  0610 0855  22FEB'],
      ['segments[0].seats pnr-seats 1 2'],
    ],
    [
      'a traveller who is not there',
      ['  3  AI 504 Y 22FEB 1 BLRDEL HK2  0610 0855', '  4 SSR VGML AI HK1/P3'],
      ['line pnr-reference'],
    ],
    [
      'a segment that is not there',
      ['  3  AI 504 Y 22FEB 1 BLRDEL HK2  0610 0855', '  4 SSR VGML AI HK1/S9'],
      ['line pnr-reference'],
    ],
    [
      'an arrival on no day near',
      ['  3  AI 504 Y 22FEB 1 BLRDEL HK2  0610 0855  27FEB'],
      ['segments required', 'line date-form'],
    ],
    ['a limit on no day', ['  3  AI 504 Y 22FEB 1 BLRDEL HK2  0610 0855', '  4 TK TL31APR/1800'], ['line date-form']],
    [
      'a ticket in yen',
      ['  3  AI 504 Y 22FEB 1 BLRDEL HK2  0610 0855', '  4 FA PAX 098-2409876543/ETAI/JPY100/P1'],
      ['line not-a-choice'],
    ],
    [
      'nothing, for a seat that is gone',
      ['  3  AI 504 Y 22FEB 1 BLRDEL HX1  0610 0855  22FEB'],
      ['segments required'].slice(1),
    ],
  ])('%s', (_what, lines, problems) => {
    expect(problemsOf(record(...lines))).toStrictEqual(problems);
  });

  test('a range of three documents for two travellers is of nobody', () => {
    const { tickets } = record('  3 FA PAX 098-2409876543-45/ETAI/INR100/P1-2');
    expect(tickets.map(({ travellers, further }) => [travellers, further.length])).toStrictEqual([[[], 2]]);
  });

  test('a name and a segment displayed on two pages are there once', () => {
    const twice = record(
      '  3  AI 504 Y 22FEB 1 BLRDEL HK2  0610 0855  22FEB',
      '  2.RAO/VIKRAM MR',
      '  3  AI 504 Y 22FEB 1 BLRDEL HK2  0610 0855  22FEB',
    );
    expect(twice.travellers).toHaveLength(2);
    expect(twice.segments).toHaveLength(1);
    expect(lineMarks(twice)).toStrictEqual(['header', 'name', 'segment', 'name', 'segment']);
  });

  test('more than 99 travellers are marked', () => {
    const names = Array.from(
      { length: 120 },
      (_, at) => `  ${at % 99}.N${'ABCDEFGHIJ'[at % 10]}${'ABCDEFGHIJKL'[Math.floor(at / 10)]}/AB`,
    );
    const reading = record(...names);
    expect(reading.travellers).toHaveLength(99);
    expect(lineMarks(reading).filter((mark) => mark === '!name')).toHaveLength(120 + 2 - 99);
  });
});

test('a line that a tab moves in goes on from the one before', () => {
  const { lines, tickets } = record('  3 FA PAX 098-2409876543/ETAI/INR100/14DEC26/BOMVS31AA/1431', '\t2345/P2');
  expect(lines.at(-1)).toMatchObject({ as: 'ticket', continues: 2 });
  expect(tickets.map(({ travellers }) => travellers)).toStrictEqual([[1]]);
});

test('years come from the record, or from the day it is pasted', () => {
  const segment = '  3  AI 504 Y 22FEB   BLRDEL HK2  0610 0855';
  const dateOf = (text: string) =>
    readPnr(text, { ...on, gds: 'amadeus' }).segments.map((each) => each.kind === 'air' && each.date);
  expect(dateOf(`RP/A12/A12 14JAN24/0915Z ABC123\n${segment}`)).toStrictEqual(['2024-02-22']);
  expect(dateOf(`RP/A12/A12 23FEB24/0915Z ABC123\n${segment}`)).toStrictEqual(['2025-02-22']);
  expect(dateOf(segment)).toStrictEqual(['2027-02-22']);
});

test('statuses and what they mean for a seat', () => {
  const codes = ['HK', 'HL', 'KK', 'KL', 'TK', 'UN', 'UC', 'HX', 'NO', 'GK', 'HS', 'FLWN', 'ZZ', 'constructor'];
  expect(codes.map(segmentStanding)).toStrictEqual([
    'confirmed',
    'waitlisted',
    'confirmed',
    'confirmed',
    'changed',
    'gone',
    'gone',
    'gone',
    'gone',
    'confirmed',
    'confirmed',
    'flown',
    undefined,
    undefined,
  ]);
});
