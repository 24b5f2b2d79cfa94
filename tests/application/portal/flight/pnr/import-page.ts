/** The import page over a desk that answers as asked, for tests. */
import { Effect } from 'effect';
import { expect } from 'vitest';
import airportRows from '#domain/flight/reference/airports.json';
import { makeAirportDirectory } from '#domain/flight/reference/airports.ts';
import { moneyOf } from '#domain/money/money.ts';
import { readPnr } from '#domain/flight/pnr/parser.ts';
import { chargeOf, type PnrRecord } from '#domain/flight/pnr/record.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import type { ImportPnr, PnrConfirmation, PnrDesk, PnrText } from '#application/desk/pnr.ts';
import { ImportPnrPage } from '#application/portal/flight/pnr/import-pnr.ts';
import { previewOf } from '#application/portal/flight/pnr/pnr-preview.ts';
import { AccountSummary } from '#application/portal/account/account-summary.ts';
import type { SavedTraveller } from '#domain/agency/saved-traveller.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';
import { now } from '#tests/fixtures/flight.ts';
import { amadeusImport, galileoImport } from '#tests/fixtures/pnr-imports.ts';
import { Profile } from '#tests/fixtures/portal.ts';

const directory = makeAirportDirectory(airportRows);
export const booked = (total: string) => ({
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

export const says = (confirmation?: PnrConfirmation): ReturnType<PnrDesk['parsePnr']> =>
  Effect.succeed({
    reading: readPnr(galileoImport.text, { today: isoDate('2026-11-20') }),
    ...(confirmation && { confirmation }),
    matches: [],
    totals: { state: 'unknown' },
    missing: [],
  });

export const unknown = says({ state: 'unconfirmed', reason: 'unknown' });

export function confirmed(record: PnrRecord): PnrConfirmation {
  return { state: 'confirmed', supplier: 'sandbox', record, differences: [], charge: chargeOf(record) };
}

export function open({
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
export async function filledIn(seen: Seen = {}) {
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
