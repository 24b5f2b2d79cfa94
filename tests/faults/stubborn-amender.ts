/**
 * The other half of the stubborn supplier: what it does to orders is rows of a table of its own, and follows from the
 * amendment's key: it does it, refuses, does it and falls silent, or falls silent without doing it.
 */
import { createHash } from 'node:crypto';
import { Effect } from 'effect';
import { SupplierRefused, SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import type {
  SupplierAmended,
  SupplierAmendment,
  SupplierAmendments,
} from '#application/backoffice/ports/flight/supplier-amendments.ts';
import type { AmendmentBook } from '#application/backoffice/ports/flight/flight-books.ts';
import type { SsrLine } from '#domain/flight/extras/ancillaries.ts';
import { add, money, subtract } from '#domain/money/money.ts';
import { cancellationOf } from '#domain/flight/cancel/cancellation.ts';
import type { Sql } from '#infrastructure/backoffice/database/engine/database.ts';
import { makeIntent } from '#tests/fixtures/booking.ts';
import { otherFare } from './stubborn-flights.ts';

export const amenderTable = `create table if not exists stubborn_amendment (
  key text primary key, state text not null, amended json not null, calls integer not null default 1)`;

/** All that it sells beside flights. */
export const bag: SsrLine = {
  ssrId: 'XBAG-0.0',
  kind: 'baggage',
  place: { itinerary: 0, segment: 0 },
  code: 'XBAG',
  name: '5 kg more',
  kilograms: 5,
  price: money(225_000, 'INR'),
  for: ['adult'],
};

/** By how much the other flight costs more, and the fee of the fare's rule for each of the two travellers. */
const changeCollection = add(subtract(otherFare, makeIntent().supplierTotal), money(2 * 250_000, 'INR'));

/** `done` is called when an amendment is on disk and before anybody hears of it. */
export function stubbornAmender(
  sql: Sql,
  book: Pick<AmendmentBook, 'booking'>,
  agencyId: string,
  done: () => void,
): SupplierAmendments {
  const code = 'sandbox';
  /** The first word on a key is the last. */
  const put = (key: string, state: 'done' | 'closed', amended: SupplierAmended) =>
    Effect.promise(async () => {
      const [row] = await sql.query<{ state: 'done' | 'closed'; amended: SupplierAmended }>(
        `insert into stubborn_amendment (key, state, amended) values ($1, $2, $3::json)
         on conflict (key) do update set calls = stubborn_amendment.calls + 1 returning state, amended`,
        [key, state, JSON.stringify(amended)],
      );
      if (row === undefined) throw new Error('no row came back');
      return row;
    });
  return {
    code,
    amend: (key, asked) =>
      Effect.gen(function* () {
        const mood = moodOf(key);
        if (mood === 'refuses') return yield* new SupplierRefused({ reason: 'refused' });
        if (mood === 'silent') return yield* new SupplierSilent({ supplier: code, detail: 'silent' });
        const { state, amended } = yield* put(key, 'done', amendedOf(key, asked));
        done();
        if (state === 'closed') return yield* new SupplierRefused({ reason: 'refused' });
        if (mood === 'does-silently') return yield* new SupplierSilent({ supplier: code, detail: 'answer lost' });
        return amended;
      }),
    settle: (key) =>
      Effect.map(put(key, 'closed', {}), ({ state, amended }) =>
        state === 'done'
          ? { kind: 'confirmed' as const, answer: amended }
          : { kind: 'refused' as const, refusal: new SupplierRefused({ reason: 'refused' }) },
      ),
    cancelRefund: ({ orderKey }, { places, reason }, now) =>
      Effect.flatMap(book.booking(agencyId, orderKey), (booking) => {
        const reckoned = booking === undefined ? undefined : cancellationOf({ booking, places, reason, now });
        return reckoned === undefined || 'violations' in reckoned
          ? Effect.fail(new SupplierRefused({ reason: 'refused' }))
          : Effect.succeed(reckoned.cancellation.reversal.returned);
      }),
    services: () => Effect.succeed({ lines: [bag], seatMaps: [] }),
    splits: true,
    changeCollection: () => Effect.succeed(changeCollection),
  };
}

function moodOf(key: string): 'does' | 'refuses' | 'does-silently' | 'silent' {
  const chance = (createHash('sha256').update(key).digest()[0] ?? 0) / 256;
  if (chance < 0.65) return 'does';
  if (chance < 0.76) return 'refuses';
  return chance < 0.9 ? 'does-silently' : 'silent';
}

function amendedOf(key: string, asked: SupplierAmendment): SupplierAmended {
  const digits = key.replace(/\D/g, '').slice(-10).padStart(10, '0');
  switch (asked.kind) {
    case 'ticket':
      return { tickets: [{ traveller: 0, number: `312${digits}` }] };
    case 'change':
      return {
        tickets: asked.tickets.map((ticket, at) => ({
          ...ticket,
          number: `312${digits.slice(-9)}${at}`,
          inExchangeFor: ticket.number,
        })),
      };
    case 'split':
      return { partReference: `P${digits.slice(-5)}` };
    case 'add-ssr':
      return { ssr: asked.ssr.map(({ traveller, ssrId }) => ({ traveller, ssrId, status: 'confirmed' })) };
    default:
      return {};
  }
}
