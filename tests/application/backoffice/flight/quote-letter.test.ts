/** The text of a quote in three languages: every fact of it, in the right order, each code and amount kept whole in Arabic. */
import { describe, expect, it } from 'vitest';
import type { CustomerQuoteFacts } from '#application/backoffice/ports/flight/flight-letters.ts';
import type { QuotedOffer } from '#domain/flight/quote/customer-quote.ts';
import { formatMoney } from '#domain/money/format.ts';
import { placeTime } from '#domain/time/place-time.ts';
import { htmlOf } from '#infrastructure/backoffice/mail/html-body.ts';
import { fluentLetters } from '#infrastructure/backoffice/words/letters.ts';
import { makeOption, offersFromPicture, rupees } from '#tests/fixtures/flight.ts';

const [abroad, plain] = offersFromPicture(`
  EK 513   DEL 21:10 -> 23:10 DXB ~ EK 7  DXB 02:50+1 -> 06:15+1 LHR 77W | Value 44210
  6E 2134  DEL 06:10 -> 08:25 BOM | Saver 5854
`);
if (abroad === undefined || plain === undefined) throw new Error('two offers are drawn');

const { family, cabin, fareType, refundable, mealIncluded } = makeOption();
const fare = {
  family,
  cabin,
  fareType,
  refundable,
  mealIncluded,
  cancelFee: rupees(3500),
  changeFee: null,
};
const baggage = [{ checkInKg: 15, cabinKg: 7 }];
const offers: readonly QuotedOffer[] = [
  {
    itineraries: abroad.itineraries,
    fares: [fare],
    baggage,
    prices: [
      { traveller: 'adult', count: 2, each: rupees(20_000) },
      { traveller: 'child', count: 1, each: rupees(15_000.5) },
    ],
    total: rupees(55_000.5),
  },
  {
    itineraries: plain.itineraries,
    fares: [{ ...fare, fareType: 'student' }],
    baggage,
    prices: [],
    total: rupees(5854),
  },
];
const cities: Readonly<Record<string, string>> = { DEL: 'Delhi', DXB: 'Dubai', LHR: 'London' };
const facts: CustomerQuoteFacts = {
  reference: 'Q-1F3A9C2D',
  customer: 'Meera Nair',
  note: 'Window seats are still free.',
  companyName: 'Malabar Travels',
  companyPhone: '+91 484 245 6610',
  companyEmail: 'desk@malabar.example',
  offers,
  city: (airport) => cities[airport],
  until: placeTime('2026-11-21T18:30', 'Asia/Kolkata'),
};
const bare = (text: string) => text.replaceAll(/[\u2066-\u2069]/g, '');

const said = {
  en: [
    'Dear Meera Nair,',
    'Here are 2 options for your flight.',
    'Window seats are still free.',
    'OPTION 1',
    'Delhi (DEL) – London (LHR), Tue 24 Nov 2026: 14h 35m, 1 stop',
    'Emirates EK 513: DEL 21:10 – DXB 23:10',
    'Change in Dubai (DXB), 3h 40m',
    'Emirates EK 7: DXB 02:50 – LHR 06:15',
    `Economy, ${family}`,
    'Bags: checked bag 15 kg each, cabin bag 7 kg each',
    'Cancelling now costs ₹ 3,500.00 for each traveller. No changes.',
    'Adult: 2 × ₹ 20,000.00',
    'Child: 1 × ₹ 15,000.50',
    'Total for 3 travellers: ₹ 55,000.50',
    'OPTION 2',
    'Delhi (DEL) – BOM, Tue 24 Nov 2026: 2h 15m, non-stop',
    `Economy, ${family}, student fare`,
    'Cancelling now costs ₹ 3,500 for each traveller. No changes.',
    'Total: ₹ 5,854',
    'valid until 21 Nov 2026, 18:30 (GMT+5:30)',
    'desk@malabar.example or call Malabar Travels, +91 484 245 6610, and name Q-1F3A9C2D',
  ],
  fr: [
    'Bonjour Meera Nair,',
    'PROPOSITION 1',
    'mar. 24 nov. 2026',
    'Correspondance à Dubai (DXB)',
    'L’annulation coûte actuellement',
    'Aucune modification.',
    'Adulte : 2 × ',
    'Total pour 3 voyageurs : ',
    'PROPOSITION 2',
    'sans escale',
    'valable jusqu’au 21 nov. 2026 à 18:30 (UTC+5:30)',
    'Q-1F3A9C2D',
  ],
  ar: [
    'عزيزنا Meera Nair،',
    'الخيار 1',
    '24 نوفمبر 2026',
    'تغيير الطائرة في Dubai (DXB)',
    'بالغ: 2 × ',
    'الإجمالي لـ 3 مسافرين: ',
    'الخيار 2',
    'دون توقف',
    '21 نوفمبر 2026، 18:30',
    'Q-1F3A9C2D',
  ],
} as const;

describe.each(['en', 'fr', 'ar'] as const)('a quote in %s', (language) => {
  const { subject, text } = fluentLetters.customerQuote(language, facts);

  it('says all of it, in order', () => {
    let from = 0;
    for (const each of said[language]) {
      const at = bare(text).replaceAll('\u00a0', ' ').indexOf(each, from);
      expect(at, `${each} in\n${text}`).toBeGreaterThanOrEqual(from);
      from = at;
    }
    expect(bare(text)).toContain(formatMoney(rupees(55_000.5), { locale: language }));
    expect(subject).toContain('Malabar Travels');
    expect(subject).not.toMatch(/[\u2066-\u2069\n]/);
  });

  it('has Western digits only, and isolates where the line runs the other way', () => {
    expect(text).not.toMatch(/[\u0660-\u0669\u06f0-\u06f9]/);
    const isolated = (part: string) => new RegExp(`\\u2068${part}\\u2069`).test(text);
    for (const part of ['EK 513', 'DEL', '21:10', 'Q-1F3A9C2D', '\\+91 484 245 6610'])
      expect(isolated(part), part).toBe(language === 'ar');
    expect((text.match(/\u2068/g) ?? []).length).toBe((text.match(/\u2069/g) ?? []).length);
  });

  it('copies it for the agency, with the way to open it', () => {
    const letter = { subject, text };
    const copy = fluentLetters.quoteCopy(language, { letter, customer: 'Meera Nair', link: 'https://p.example/q' });
    expect(copy.text).toContain('https://p.example/q');
    expect(copy.text.endsWith(text)).toBe(true);
    expect(fluentLetters.quoteCopy(language, { letter, customer: 'Meera Nair' }).text).not.toContain('https://');
  });
});

it('counts no infant among those who have bags', () => {
  const one = { count: 1, each: rupees(1500) };
  const prices = [
    { traveller: 'adult' as const, ...one },
    { traveller: 'infant' as const, ...one },
  ];
  const offer: QuotedOffer = { itineraries: plain.itineraries, fares: [fare], baggage, prices, total: rupees(3000) };
  const { text } = fluentLetters.customerQuote('en', { ...facts, offers: [offer] });
  expect(text).toContain('Bags: checked bag 15 kg for each adult and child, cabin bag 7 kg for each adult and child');
  expect(text).not.toContain('kg each');
});

it('says who flies it, where that is another airline', () => {
  const [{ segments, ...itinerary }] = plain.itineraries;
  const [first] = segments;
  const shared = { ...itinerary, segments: [{ ...first, operatedBy: 'EK' }] as const };
  const offer: QuotedOffer = { itineraries: [shared], fares: [fare], baggage, prices: [], total: rupees(5854) };
  const { text } = fluentLetters.customerQuote('en', { ...facts, offers: [offer] });
  expect(text).toContain('IndiGo 6E 2134: DEL 06:10 – BOM 08:25 (operated by Emirates)');
});

it('says the day of an arrival that is another', () => {
  const [night] = offersFromPicture('AI 101  DEL 21:10 -> 05:55+1 BOM | Saver 5854');
  if (night === undefined) throw new Error('a flight is drawn');
  const offer: QuotedOffer = {
    itineraries: night.itineraries,
    fares: [fare],
    baggage,
    prices: [],
    total: rupees(5854),
  };
  const { text } = fluentLetters.customerQuote('en', { ...facts, offers: [offer] });
  expect(text).toContain('Air India AI 101: DEL 21:10 – BOM 05:55 (1 day later)');
  expect(text).toContain('Here is the flight you asked about.');
  expect(text).not.toContain('OPTION');
  expect(text).not.toContain('operated by');
});

it('says bags under each direction where they differ, once where they do not', () => {
  const both = [plain.itineraries[0], plain.itineraries[0]] as const;
  const offer: QuotedOffer = { itineraries: both, fares: [fare], baggage, prices: [], total: rupees(5854) };
  const bags = (checkInKg: number) => ({ checkInKg, cabinKg: 7 });
  const said = (kg: readonly number[]) =>
    fluentLetters
      .customerQuote('en', { ...facts, offers: [{ ...offer, baggage: kg.map(bags) }] })
      .text.split('\n')
      .filter((line) => line.startsWith('Bags: ') || line.startsWith('IndiGo'));
  const [flight] = said([15, 15]);
  const some = 'Bags: checked bag 15 kg each, cabin bag 7 kg each';
  expect(said([15, 15])).toEqual([flight, flight, some]);
  expect(said([15, 0])).toEqual([flight, some, flight, 'Bags: no checked bag, cabin bag 7 kg each']);
});

it('counts no infant among those who have bags', () => {
  const prices = (['adult', 'infant'] as const).map((traveller) => ({ traveller, count: 1, each: rupees(1000) }));
  const bags = [{ checkInKg: 15, cabinKg: 7 }];
  const offers = [
    { itineraries: plain.itineraries, fares: [fare], baggage: bags, prices, total: rupees(2000) },
  ] as const;
  const { text } = fluentLetters.customerQuote('en', { ...facts, offers });
  expect(text).toContain('checked bag 15 kg for each adult and child');
  expect(text).not.toContain('kg each');
});

describe('what an agent typed', () => {
  it.each([
    ['See https://evil.example/pay?x=1.', 'https[:]//evil[.]example/pay'],
    ['Pay at www.evil.example now', 'www[.]evil[.]example'],
    ['Pay at evil-bank.com/login', 'evil-bank[.]com/login'],
    ['EVIL.IN', 'EVIL[.]IN'],
    ['javascript://x.y', 'javascript[:]//x[.]y'],
  ])('%s leads nowhere', (note, written) => {
    for (const text of [
      fluentLetters.customerQuote('en', { ...facts, note }).text,
      fluentLetters.customerQuote('ar', { ...facts, customer: note }).text,
    ]) {
      expect(bare(text)).toContain(written);
      expect(htmlOf({ text, language: 'en' })).not.toContain('href');
      expect(bare(text)).not.toMatch(/https?:\/\/|www\.|bank\.com/);
    }
  });

  it.each(['Seats 10.30. Please call.', 'Call Mr. Rao at 5 p.m.', 'Write to desk@malabar.example'])(
    '%s stays as it is',
    (note) => {
      expect(bare(fluentLetters.customerQuote('en', { ...facts, note }).text)).toContain(note);
    },
  );
});
