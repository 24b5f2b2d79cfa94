/**
 * A back office to be killed: books REQUESTS (numbers) of PRODUCT, as many at a time as CLIENTS, on the real stores and
 * the real saga, and recovers what was left by others. It says what it asks and what it is answered; with KILL_AT it
 * kills itself at the KILL_NTH time that it comes to that point. Where ASKS is set its supplier asks others first, and what
 * they decide on is taken back.
 */
import { Effect } from 'effect';
import type { BookingBook } from '#application/backoffice/ports/booking/booking-book.ts';
import type { Supplier } from '#application/backoffice/ports/supplier.ts';
import { between, comesTo, openGiven, say } from './kill-points.ts';
import { bookingsOf, plugOf, stubbornSales } from './stubborn-sales.ts';
import { askingMoodOf, StubbornSupplier } from './stubborn-supplier.ts';

const { REQUESTS: requests = '' } = process.env;

const real = await openGiven();
const plug = plugOf(process.env['PRODUCT']);
const stored = bookingsOf(plug, real);
const bookings: BookingBook = {
  open: (intent, lease) => between('open', stored.open(intent, lease)),
  step: (step) => between(step.actor === undefined ? 'settling step' : `step to ${step.to}`, stored.step(step)),
  takeUnsettled: (lease, most) => between('take', stored.takeUnsettled(lease, most)),
  takeAsked: (agencyId, id, lease) => between('take asked', stored.takeAsked(agencyId, id, lease)),
  claimed: (...given) => stored.claimed(...given),
  around: (...given) => stored.around(...given),
  putBack: (...given) => stored.putBack(...given),
  find: (...given) => stored.find(...given),
  moneyLines: (...given) => stored.moneyLines(...given),
  list: (asked) => stored.list(asked),
};
const asks = process.env['ASKS'] !== undefined;
const stubborn = new StubbornSupplier(real, plug, comesTo, asks ? askingMoodOf : undefined);
const supplier: Supplier = {
  code: stubborn.code,
  order: (order) => between('book', stubborn.order(order)),
  settle: (key) => between('settle', stubborn.settle(key)),
  withdraw: (key) => between('withdraw', stubborn.withdraw(key)),
};
const { saga, quote, book, withdraw } = stubbornSales({
  plug,
  database: real,
  bookings,
  supplier,
  times: { supplierSeconds: 2, leaseSeconds: 3, firstAskSeconds: 0.05, mostAskSeconds: 1 },
  onTrouble: (transactionId, cause) =>
    say(`trouble ${transactionId} ${String(cause).slice(0, 500).replaceAll('\n', ' ')}`),
});

say('ready');
let over = false;
const recovering = (async () => {
  while (!over) {
    await Effect.runPromise(saga.recover());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
})();

const waiting = requests === '' ? [] : requests.split(',').map(Number);
await Promise.all(
  Array.from({ length: Number(process.env['CLIENTS'] ?? '4') }, async () => {
    for (let n = waiting.shift(); n !== undefined; n = waiting.shift()) {
      await Effect.runPromise(quote(n));
      say(`asked ${n}`);
      const answer = await Effect.runPromise(book(n));
      const [, asked] = /^on-request (.+)$/.exec(answer) ?? [];
      say(`answered ${n} ${asked === undefined ? answer : await Effect.runPromise(withdraw(n, asked))}`);
    }
  }),
);
await Effect.runPromise(saga.quiet());
for (;;) {
  const [row] = await real.query<{ left: string }>('select count(*) as left from booking_lease', []);
  if (row?.left === '0') break;
  await new Promise((resolve) => setTimeout(resolve, 100));
}
over = true;
await recovering;
await real.close();
say('done');
