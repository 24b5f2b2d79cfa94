/** Importing a PNR in the portal: the preview as one types, what is kept in the tab, and what is sent, once. */
import { Effect } from 'effect';
import { describe, expect, test } from 'vitest';
import airportRows from '#domain/flight/reference/airports.json';
import { makeAirportDirectory } from '#domain/flight/reference/airports.ts';
import { moneyOf } from '#domain/money/money.ts';
import { readPnr } from '#domain/flight/pnr/parser.ts';
import { chargeOf, type PnrRecord } from '#domain/flight/pnr/record.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { violation } from '#domain/rules/violation.ts';
import {
  AwaitingApproval,
  BalanceTooLow,
  FareChanged,
  InDoubt,
  Invalid,
  Unreachable,
} from '#application/desk/failures.ts';
import type { ImportPnr, PnrConfirmation, PnrDesk, PnrText } from '#application/desk/pnr.ts';
import { amountTyped } from '#application/portal/amount-typed.ts';
import { ImportPnrPage } from '#application/portal/flight/pnr/import-pnr.ts';
import { previewOf } from '#application/portal/flight/pnr/pnr-preview.ts';
import { AccountSummary } from '#application/portal/account/account-summary.ts';
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import { makeSavedTraveller } from '#tests/fixtures/agency.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';
import { now } from '#tests/fixtures/flight.ts';
import { amadeusImport, galileoImport, recordOf, sabreImport } from '#tests/fixtures/pnr-imports.ts';
import { Profile } from '#tests/fixtures/portal.ts';

const directory = makeAirportDirectory(airportRows);
const booked = (total: string) => ({
  transactionId: 'FL-1',
  status: 'confirmed' as const,
  pnr: 'QR7K2P',
  tickets: [],
  total: moneyOf(total, 'INR'),
});

interface Seen {
  readonly answers?: readonly ReturnType<PnrDesk['importPnr']>[];
  readonly saved?: readonly SavedTraveller[];
  readonly profile?: Profile;
  readonly agentId?: string;
  readonly reader?: () => Promise<typeof previewOf>;
  /** What the suppliers say, time after time; the last of it from then on. */
  readonly says?: readonly ReturnType<PnrDesk['parsePnr']>[];
}

const says = (confirmation?: PnrConfirmation): ReturnType<PnrDesk['parsePnr']> =>
  Effect.succeed({
    reading: readPnr(galileoImport.text, { today: isoDate('2026-11-20') }),
    ...(confirmation && { confirmation }),
    matches: [],
    totals: { state: 'unknown' },
    missing: [],
  });

const unknown = says({ state: 'unconfirmed', reason: 'unknown' });

function confirmed(record: PnrRecord): PnrConfirmation {
  return { state: 'confirmed', supplier: 'sandbox', record, differences: [], charge: chargeOf(record) };
}

function open({
  answers = [],
  saved = [],
  profile = new Profile(),
  agentId,
  reader,
  says: said = [unknown],
}: Seen = {}) {
  const sent: ImportPnr[] = [];
  const checked: PnrText[] = [];
  const left = [...answers];
  const session = signedInSession(agentId);
  const account = new AccountSummary(
    {
      balance: () => Effect.die(new Error('not asked')),
      rewardPoints: () => Effect.die(new Error('not asked')),
    },
    session,
    { visible: () => true, onShown: () => () => undefined },
  );
  let ids = 0;
  const page = new ImportPnrPage(
    {
      flight: {
        parsePnr: (request) => {
          checked.push(request);
          return said[checked.length - 1] ?? said.at(-1) ?? unknown;
        },
        importPnr: (request) => {
          sent.push(request);
          return left.shift() ?? Effect.succeed(booked('21960.50'));
        },
      },
      agency: {
        personalTravellers: () => Effect.succeed(saved),
      },
    },
    session,
    account,
    {
      clock: { now: () => now, todayIn: () => isoDate('2026-11-20'), ticks: () => 0 },
      requestIds: {
        next: () => {
          ids += 1;
          return `request-${ids}`;
        },
      },
      tab: profile.tab(),
      airports: { load: async () => directory },
      reader: reader ?? (async () => previewOf),
    },
    () => ({ businessZone: 'Asia/Kolkata', currency: 'INR' }),
  );
  page.open();
  const state = () => {
    const { value } = page.state$;
    if (value.kind !== 'open') throw new Error(`The page is ${value.kind}`);
    return value;
  };
  const pasted = async (text: string) => {
    page.paste(text);
    await expect.poll(() => state().preview).toBeDefined();
  };
  /** Pasted, and the suppliers asked. */
  const looked = async (text: string) => {
    await pasted(text);
    await page.check();
  };
  return { page, sent, checked, state, pasted, looked, profile };
}

/** Fills in whatever the display of two Nairs lacks. */
async function filledIn(seen: Seen = {}) {
  const opened = open(seen);
  const { page, looked, state } = opened;
  await looked(amadeusImport.text);
  for (const [index, { dateOfBirth, gender }] of amadeusImport.travellers.entries()) {
    const key = state().preview?.travellers[index]?.key ?? '';
    page.changeTraveller(key, { dateOfBirth });
    page.changeTraveller(key, { gender });
  }
  page.changeForm({ total: '21,960.50', contact: amadeusImport.contact });
  return opened;
}

describe('the preview', () => {
  test('has nothing before anything is pasted, and then every line with what it lacks', async () => {
    const { page, state, pasted } = open();
    expect(state()).toMatchObject({ reader: 'idle', preview: undefined });
    await pasted(amadeusImport.text);
    // Before the suppliers were asked nobody knows what is lacking.
    expect(state().preview).toMatchObject({ asked: [], stops: [], locator: 'QR7K2P' });
    await page.check();
    const { preview } = state();
    expect(preview?.made.reading.lines.map(({ text }) => text).join('\n')).toBe(amadeusImport.text);
    // The titles say the gender.
    expect(preview?.travellers.map(({ asked, draft }) => [asked, draft.gender])).toEqual([
      [['dateOfBirth'], 'male'],
      [['dateOfBirth'], 'female'],
    ]);
    expect(preview?.asked).toEqual(['total']);
    expect(preview?.charge).toBeUndefined();
    // What is merely missing is not complained of before one tries to go on.
    expect(state().violations).toEqual([]);
  });

  test('keeps asking for a field while it is filled in, and says at once what is wrong with it', async () => {
    const { page, state, looked } = open();
    await looked(amadeusImport.text);
    const key = state().preview?.travellers[0]?.key ?? '';
    page.changeTraveller(key, { dateOfBirth: '2020-01-01' });
    expect(state().preview?.travellers[0]?.asked).toContain('dateOfBirth');
    expect(state().violations).toMatchObject([{ code: 'age-band', path: 'travellers[0].dateOfBirth' }]);
    page.changeForm({ total: 'twelve' });
    expect(state().violations).toContainEqual(violation('not-a-number', 'total'));
    page.changeForm({ total: '21 960' });
    expect(state().violations.map(({ code }) => code)).toContain('pnr-totals');
  });

  test('a title that is chosen says the gender, where the display has neither', async () => {
    const { page, state, looked } = open();
    await looked(amadeusImport.text.replace('DEV MR ', 'DEV '));
    expect(state().preview?.travellers[0]?.asked).toEqual(['title', 'dateOfBirth', 'gender']);
    page.changeTraveller(state().preview?.travellers[0]?.key ?? '', { title: 'Mr' });
    expect(state().preview?.travellers[0]?.draft).toMatchObject({ title: 'Mr', gender: 'male' });
  });

  test('goes with the display: what was added of one traveller does not stick to another', async () => {
    const { page, state, pasted } = open();
    await pasted(amadeusImport.text);
    page.changeTraveller(state().preview?.travellers[0]?.key ?? '', { dateOfBirth: '1984-05-02' });
    await pasted(amadeusImport.text.replace('1.NAIR/DEV MR   2.NAIR/MEERA MRS', '1.NAIR/MEERA MRS   2.NAIR/DEV MR'));
    expect(state().preview?.travellers.map(({ draft }) => draft.dateOfBirth)).toEqual([undefined, '1984-05-02']);
  });

  test('fills a traveller up from the saved one of that name, or from whom one chooses, or from nobody', async () => {
    const one = makeSavedTraveller(
      { title: 'Ms', firstName: 'Riya', lastName: 'Kapoor', dateOfBirth: isoDate('1991-02-14'), gender: 'female' },
      { savedId: 's-1' },
    );
    const { page, state, looked } = open({ saved: [one], says: [says(confirmed(recordOf(galileoImport)))] });
    await looked(galileoImport.text);
    await expect.poll(() => state().preview?.travellers[0]?.savedId).toBe('s-1');
    expect(state().preview).toMatchObject({ stops: [], charge: moneyOf('6450', 'INR') });
    const key = state().preview?.travellers[0]?.key ?? '';
    page.chooseSaved(key, null);
    expect(state().preview?.travellers[0]).toMatchObject({
      asked: ['dateOfBirth'],
      matches: [{ savedId: 's-1' }],
    });
    page.chooseSaved(key, 's-1');
    expect(state().preview?.travellers[0]).toMatchObject({ asked: [], draft: { firstName: 'RIYA' } });
  });

  test('asks for a ticket’s amount, and whose a display is where nobody can know', async () => {
    const { page, state, looked, pasted } = open();
    await looked(sabreImport.text);
    expect(state().preview?.asked).toEqual(['total', 'tickets[0].total']);
    page.changeTicket('2282400055561', { total: '11405' });
    page.changeForm({ total: '11405' });
    expect(state().preview?.made.booking.totals).toEqual({ state: 'tied', total: moneyOf('11405', 'INR') });
    // What nobody confirms is charged by nobody yet.
    expect(state().preview?.charge).toBeUndefined();
    await pasted('hello');
    expect(state().violations).toEqual([violation('required', 'gds')]);
    page.chooseGds('sabre');
    expect(state().preview?.made.reading.dialect).toBe('sabre');
  });

  test('says when its reader cannot be fetched, and fetches it again', async () => {
    let down = true;
    const reader = async () => {
      if (down) throw new Error('offline');
      return previewOf;
    };
    const { page, state, pasted } = open({ reader });
    page.paste(galileoImport.text);
    await expect.poll(() => state().reader).toBe('failed');
    down = false;
    await pasted(galileoImport.text);
    expect(state().reader).toBe('ready');
  });
});

describe('asking the suppliers', () => {
  test('is what going on first does, and shows their record in place of the display, with its price', async () => {
    const record = recordOf(sabreImport, { total: moneyOf('12000', 'INR') });
    const { page, state, pasted, sent, checked } = open({ says: [says(confirmed(record))] });
    await pasted(sabreImport.text);
    page.chooseGds('sabre');
    await page.send();
    expect(sent).toEqual([]);
    expect(checked).toEqual([{ text: sabreImport.text, gds: 'sabre' }]);
    expect(state()).toMatchObject({ confirmation: { state: 'confirmed' }, checking: false });
    // Neither total nor the ticket's amount is asked for: the supplier says them.
    expect(state().preview).toMatchObject({ asked: [], charge: moneyOf('12000', 'INR') });
    expect(state().preview?.made.reading.total).toEqual(moneyOf('12000', 'INR'));
    const [traveller] = sabreImport.travellers;
    page.changeTraveller(state().preview?.travellers[0]?.key ?? '', {
      dateOfBirth: traveller?.dateOfBirth,
      gender: traveller?.gender,
    });
    page.changeForm({ contact: sabreImport.contact });
    await page.send();
    expect(sent).toMatchObject([{ agreed: moneyOf('12000', 'INR'), travellers: [{ lastName: 'BOSE' }] }]);
    expect(sent[0]).not.toHaveProperty('fare');
  });

  test('asks under a locator that was typed, and for one where there is none', async () => {
    const { page, state, pasted, checked } = open();
    await pasted(galileoImport.text.replace('R8T2WX/WS DELOU', 'WS DELOU'));
    page.chooseGds('galileo');
    await page.send();
    expect(checked).toEqual([]);
    expect(state().violations).toMatchObject([{ path: 'locator' }]);
    page.changeForm({ locator: 'r8t2wx' });
    await page.send();
    expect(checked).toMatchObject([{ locator: 'r8t2wx' }]);
  });

  test('is over with another text, also while it is under way', async () => {
    let answer: (() => void) | undefined;
    const slow = Effect.flatMap(
      Effect.promise(() => new Promise<void>((resolve) => (answer = resolve))),
      () => unknown,
    );
    const { page, state, pasted } = open({ says: [slow] });
    await pasted(galileoImport.text);
    const checking = page.check();
    await expect.poll(() => answer).toBeDefined();
    expect(state().checking).toBe(true);
    page.paste(amadeusImport.text);
    expect(state()).toMatchObject({ checking: false, confirmation: undefined });
    answer?.();
    await checking;
    expect(state().confirmation).toBeUndefined();
  });

  test('says what went wrong, and is tried again', async () => {
    const { page, state, pasted } = open({ says: [Effect.fail(new Unreachable({ detail: 'lost' })), unknown] });
    await pasted(galileoImport.text);
    await page.check();
    expect(state()).toMatchObject({ failure: { _tag: 'Unreachable' }, confirmation: undefined, checking: false });
    await page.check();
    expect(state()).toMatchObject({ failure: undefined, confirmation: { state: 'unconfirmed' } });
  });

  test('sends nothing that is a booking already', async () => {
    const { page, state, looked, sent } = open({ says: [says({ state: 'taken' })] });
    await looked(galileoImport.text);
    await page.send();
    expect(sent).toEqual([]);
    expect(state().confirmation).toEqual({ state: 'taken' });
  });
});

describe('sending', () => {
  test('leads to the request where the operators are asked', async () => {
    const { page, sent, profile } = await filledIn({
      answers: [Effect.fail(new AwaitingApproval({ approvalId: 'RQ26110000003' }))],
    });
    await page.send();
    expect(sent).toHaveLength(1);
    expect(page.state$.value).toEqual({ kind: 'asked', number: 'RQ26110000003' });
    expect(profile.texts.size).toBe(0);
    page.open();
    expect(page.state$.value).toMatchObject({ kind: 'open', form: { text: '' } });
  });

  test('asks the suppliers again where their price, or their word, is another by now', async () => {
    const changed = Effect.fail(new FareChanged({ from: moneyOf('1', 'INR'), to: moneyOf('2', 'INR') }));
    const gone = Effect.fail(
      new Invalid({ violations: [violation('pnr-not-confirmed', 'text', { reason: 'silent' })] }),
    );
    const { page, state } = await filledIn({ answers: [changed, gone] });
    await page.send();
    expect(state()).toMatchObject({ failure: { _tag: 'FareChanged' }, confirmation: undefined });
    await page.check();
    await page.send();
    expect(state()).toMatchObject({ violations: [{ code: 'pnr-not-confirmed' }], confirmation: undefined });
  });

  test('is stopped by what is missing, which then shows', async () => {
    const { page, state, looked, sent } = open();
    await looked(amadeusImport.text);
    await page.send();
    expect(sent).toEqual([]);
    expect(state().stopped).toBe(1);
    expect(state().violations.map(({ path }) => path)).toContain('travellers[1].dateOfBirth');
  });

  test('sends what the display lacks, whole, and leads to the booking', async () => {
    const { page, sent, profile } = await filledIn();
    await page.send();
    expect(sent).toEqual([
      {
        text: amadeusImport.text,
        requestId: 'request-1',
        travellers: amadeusImport.travellers,
        fare: { total: moneyOf('21960.50', 'INR') },
        contact: amadeusImport.contact,
      },
    ]);
    expect(page.state$.value).toEqual({ kind: 'imported', transactionId: 'FL-1', status: 'confirmed' });
    expect(profile.texts.size).toBe(0);
  });

  test('sends a request that got no answer again as it was, also after a reload, and nothing else meanwhile', async () => {
    const lost = Effect.fail(new Unreachable({ detail: 'lost' }));
    const first = await filledIn({ answers: [lost] });
    await first.page.send();
    expect(first.state()).toMatchObject({ unanswered: true, failure: { _tag: 'Unreachable' } });
    first.page.changeForm({ total: '1' });
    expect(first.state().form.total).toBe('21,960.50');
    const second = open({ profile: first.profile });
    await expect.poll(() => second.state().preview).toBeDefined();
    expect(second.state().unanswered).toBe(true);
    await second.page.send();
    expect(second.sent).toEqual(first.sent);
    expect(second.page.state$.value.kind).toBe('imported');
  });

  test('keeps one id for one content, and takes another for another', async () => {
    const low = Effect.fail(new BalanceTooLow({ needed: moneyOf('2', 'INR'), available: moneyOf('1', 'INR') }));
    const { page, sent, state } = await filledIn({ answers: [low, low] });
    await page.send();
    expect(state()).toMatchObject({ unanswered: false, failure: { _tag: 'BalanceTooLow' } });
    await page.send();
    page.changeForm({ contact: { ...amadeusImport.contact, mobile: '9876543211' } });
    expect(state().failure).toBeUndefined();
    await page.send();
    expect(sent.map(({ requestId }) => requestId)).toEqual(['request-1', 'request-1', 'request-2']);
  });

  test('shows what the back office found beside what is its own, until something changes', async () => {
    const before = violation('pnr-imported', 'text', { transactionId: 'FL-7' });
    const { page, state } = await filledIn({ answers: [Effect.fail(new Invalid({ violations: [before] }))] });
    await page.send();
    expect(state().violations).toEqual([before]);
    page.paste(galileoImport.text);
    expect(state().violations).not.toContainEqual(before);
  });

  test('leads to a booking that is in doubt, too', async () => {
    const { page } = await filledIn({ answers: [Effect.fail(new InDoubt({ transactionId: 'FL-9' }))] });
    await page.send();
    expect(page.state$.value).toEqual({ kind: 'imported', transactionId: 'FL-9', status: 'in-doubt' });
  });
});

describe('the tab', () => {
  test('keeps what was pasted and added for who did it, and for nobody else', async () => {
    const { profile } = await filledIn();
    expect(open({ profile }).state().form).toMatchObject({ text: amadeusImport.text, total: '21,960.50' });
    expect(open({ profile, agentId: 'AGT10002' }).state().form.text).toBe('');
  });

  test('forgets it when one begins again', async () => {
    const { page, profile, state } = await filledIn();
    page.clear();
    expect(state().form.text).toBe('');
    expect(profile.texts.size).toBe(0);
  });
});

test.each([
  ['21960.50', 2196050],
  ['21,960.50', 2196050],
  ['21 960', 2196000],
  ['-1', undefined],
  ['1.2.3', undefined],
  ['', undefined],
  ['9'.repeat(30), undefined],
])('an amount typed as %j', (text, minor) => {
  expect(amountTyped(text, 'INR')?.minor).toBe(minor);
});

test('what is asked shows in the price at once, is judged by the agency’s bounds, and is sent', async () => {
  const record = recordOf(galileoImport);
  const inr = (text: string) => moneyOf(text, 'INR');
  const bounds = { least: inr('0'), most: inr('500') };
  const rule = { id: 'ask', from: isoDate('2020-01-01'), called: 'agency-price' as const };
  const asking = { serviceFee: bounds, rule, floor: record.total, fares: [{ total: record.total }] as const, seats: 1 };
  const rounding = { unit: inr('10'), rule };
  const { page, state, sent, looked } = open({
    says: [says({ ...confirmed(record), asking, rounding } as PnrConfirmation)],
  });
  await looked(galileoImport.text);
  expect(state().price).toMatchObject({ total: record.total });
  page.changeForm({ asked: { serviceFee: { text: '501', per: 'booking' } } });
  expect(state().violations).toMatchObject([{ code: 'ask-too-high', path: 'ask.serviceFee' }]);
  page.changeForm({ asked: { serviceFee: { text: '99.5', per: 'booking' } } });
  expect(state().violations).toEqual([]);
  expect(state().price?.lines.map(({ name, amount }) => [name, amount])).toEqual([
    ['fare', record.total],
    ['service-fee', inr('99.5')],
    ['rounding', inr('0.5')],
  ]);
  const [key = ''] = state().preview?.travellers.map((each) => each.key) ?? [];
  page.changeTraveller(key, { dateOfBirth: '1990-01-02', gender: 'female' });
  page.changeForm({ contact: { email: 'asha@example.com', mobile: '9876543210' } });
  await page.send();
  expect(sent).toMatchObject([{ agreed: record.total, ask: { serviceFee: { per: 'booking', amount: inr('99.5') } } }]);
});
