import { Effect } from 'effect';
import { openServerDatabase } from '#infrastructure/backoffice/database/server-database.ts';
import { openEmbeddedDatabase } from '#infrastructure/backoffice/database/embedded-database.ts';
import { migrate } from '#infrastructure/backoffice/database/migrate.ts';
import { migrations } from '#infrastructure/backoffice/database/migrations.ts';
import { StoredBookingBook } from '#infrastructure/backoffice/database/booking-book.ts';
import { StoredLedgerBook } from '#infrastructure/backoffice/database/ledger-book.ts';
import { makeIntent } from '#tests/fixtures/booking.ts';
import { money } from '#domain/money/money.ts';

const url = process.env['URL'];
const database = url ? await openServerDatabase(url) : await openEmbeddedDatabase('/tmp/money/measure');
await migrate(database, migrations);
const ledger = new StoredLedgerBook(database);
const agencies = Number(process.env['AGENCIES'] ?? '20');
for (let n = 0; n < agencies; n += 1) await Effect.runPromise(ledger.openAccount(`m${n}`, 'INR', money(1e14, 'INR')));
const book = new StoredBookingBook(database, {
  most: Number(process.env['MOST'] ?? '64'),
  lanes: Number(process.env['LANES'] ?? '2'),
});
const clients = Number(process.env['CLIENTS'] ?? '16');
const until = Date.now() + 1000 * Number(process.env['SECONDS'] ?? '8');
const run = `${Date.now()}`;
let n = 0,
  open = 0,
  fin = 0;
const base = makeIntent();
await Promise.all(
  Array.from({ length: clients }, async (_, c) => {
    while (Date.now() < until) {
      n += 1;
      const id = `${run}-${c}-${n}`;
      const agencyId = `m${n % agencies}`;
      const t = performance.now();
      const opened = await Effect.runPromise(
        book.open(
          {
            ...base,
            agencyId,
            requestId: id,
            quoteId: id,
            content: id,
            postings: base.postings.map((p) =>
              p.account.startsWith('agency:') ? { ...p, account: `agency:${agencyId}` } : p,
            ),
          },
          { owner: 'o', seconds: 60 },
        ),
      );
      if (opened.kind !== 'opened') throw new Error(opened.kind);
      const u = performance.now();
      open += u - t;
      if (process.env['OPEN_ONLY']) continue;
      const s = await Effect.runPromise(
        book.step({
          transactionId: opened.transactionId,
          version: 1,
          owner: 'o',
          actor: 'Asha',
          to: 'ticketed',
          pnr: 'ABC123',
          tickets: [
            { traveller: 0, number: '3122400073837' },
            { traveller: 1, number: '3122400073838' },
          ],
          narration: { code: 'flight-ticket', params: { pnr: 'ABC123', origin: 'DEL', destination: 'BOM' } },
          outbox: [{ kind: 'flight-ticketed', payload: {} }],
        }),
      );
      if (s.kind !== 'done') throw new Error(s.kind);
      fin += performance.now() - u;
    }
  }),
);
const cpu = process.cpuUsage();
console.log(
  JSON.stringify({
    kind: database.kind,
    clients,
    perSecond: Math.round(n / Number(process.env['SECONDS'] ?? '8')),
    openMs: (open / n).toFixed(2),
    finishMs: (fin / n).toFixed(2),
    nodeCpuMsPerBooking: ((cpu.user + cpu.system) / 1000 / n).toFixed(3),
    doc: JSON.stringify(base.terms).length,
  }),
);
await database.close();
