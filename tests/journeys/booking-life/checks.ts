/** Whether the office, its books and the airline are as the model says. */
import { Effect } from 'effect';
import { expect } from 'vitest';
import { moneyOfBooking } from '#application/backoffice/booking/papers/money-of-booking.ts';
import type { KeptBooking } from '#application/backoffice/ports/flight/flight-books.ts';
import { flightBookings } from '#tests/fixtures/kept-flights.ts';
import { drawnNow, paperPorts } from '#tests/support/paper-office.ts';
import { isGone, leftOf, type Model, type Real, seatsOf, type Sold } from './model.ts';

export async function checkAll(model: Model, real: Real): Promise<void> {
  await checkBookings(model, real);
  await checkMoney(model, real);
  await checkRefunds(model, real);
  await checkSeats(model, real);
  expect(real.office.troubles).toEqual([]);
}

/** Those that have moved, here or there, since they were looked at. */
async function checkBookings(model: Model, { office, database }: Real): Promise<void> {
  const rows = await database.query<{ transaction_id: string; version: number }>(
    'select transaction_id, version from booking where agency_id = $1',
    [office.agencyId],
  );
  expect(rows.length).toBe(model.sold.length);
  const versions = new Map(rows.map(({ transaction_id, version }) => [transaction_id, version]));
  for (const sold of model.sold) {
    const { transactionId, seen: _, airline: __, pending: ___, family: ____, papers: _____, ...own } = sold;
    const seen = `${versions.get(transactionId)} ${JSON.stringify(own)}`;
    if (seen === sold.seen) continue;
    const booking = await office.details(transactionId);
    checkBooking(sold, booking, model);
    await checkListed(sold, booking, { office, database });
    await checkFigures(sold, booking, { office, database });
    sold.seen = seen;
  }
}

/** Seats sold, by departure and cabin, that are not none. */
export async function seatsByPlace({ database }: Pick<Real, 'database'>): Promise<Map<string, number>> {
  const rows = await database.query<{ day: number; flight: string; cabin: string; sold: number }>(
    'select day, resource as flight, kind as cabin, taken as sold from sandbox_stock where taken <> 0',
    [],
  );
  return new Map(rows.map(({ day, flight, cabin, sold }) => [`${day}|${flight}|${cabin}`, Number(sold)]));
}

async function checkSeats(model: Model, real: Real): Promise<void> {
  await real.office.supplier.amendments.expire(model.now);
  const now = await seatsByPlace(real);
  const more = [...now].flatMap(([key, sold]): readonly (readonly [string, number])[] => {
    const fresh = sold - (real.before.get(key) ?? 0);
    return fresh === 0 ? [] : [[key, fresh]];
  });
  expect(Object.fromEntries(more)).toEqual(Object.fromEntries(seatsOf(model)));
}

/** Who flies where, on which tickets, with which services, at which price. */
function checkBooking(sold: Sold, booking: KeptBooking, model: Model): void {
  const { transactionId, status } = sold;
  const answered = { transactionId, history: booking.history.map(({ code }) => code).join() };
  expect({ ...answered, status: booking.status }).toEqual({ ...answered, status });
  expect(booking.itineraries).toEqual(sold.directions.map(({ flights }) => flights));
  expect(booking.travellers.map(({ firstName, lastName }) => `${firstName} ${lastName}`)).toEqual(
    sold.people.map(({ name }) => name),
  );
  const byPlace = (places: readonly { readonly traveller: number; readonly item: number }[]) =>
    places.map(({ traveller, item }) => `${item}.${traveller}`).toSorted();
  expect(byPlace(booking.gone ?? [])).toEqual(byPlace(sold.gone));
  const active = booking.ssr.filter((each) => each.status === 'confirmed' || each.status === 'requested');
  expect(active.map(({ traveller, ssrId, price }) => `${traveller} ${ssrId} ${price.minor}`).toSorted()).toEqual(
    sold.services.map(({ traveller, ssrId, price }) => `${traveller} ${ssrId} ${price}`).toSorted(),
  );
  expect({ ...answered, net: booking.price.terms?.net.minor, total: booking.price.total.minor }).toEqual({
    ...answered,
    net: sold.net,
    total: sold.total,
  });
  checkTickets(sold, booking, model);
}

/** A number is one traveller's for ever; who was moved has another, which names the one given up for it. */
function checkTickets(sold: Sold, { tickets }: KeptBooking, { numbers }: Model): void {
  expect(tickets.map(({ traveller }) => traveller)).toEqual(sold.tickets.map(({ traveller }) => traveller));
  for (const [at, ticket] of tickets.entries()) {
    const was = sold.tickets[at]?.number ?? '';
    const isOther = (ticket.itineraries ?? sold.exchanged).some((each) => sold.exchanged.includes(each));
    if (!isOther) {
      expect(ticket.number).toBe(was);
      continue;
    }
    expect(numbers.has(ticket.number)).toBe(false);
    expect(ticket.inExchangeFor).toBe(was);
    numbers.add(ticket.number);
  }
  sold.tickets = tickets.map(({ traveller, number }) => ({ traveller, number }));
  sold.exchanged = [];
}

/** Tickets that are seen for the first time: numbers that nobody has had. */
export function noteTickets(sold: Sold, { tickets }: KeptBooking, { numbers }: Model): void {
  for (const { number } of tickets) {
    expect(numbers.has(number)).toBe(false);
    numbers.add(number);
  }
  expect(new Set(tickets.map(({ number }) => number)).size).toBe(tickets.length);
  sold.tickets = tickets.map(({ traveller, number }) => ({ traveller, number }));
}

/** Its row says what it says whole, without reading it. */
async function checkListed(
  { transactionId }: Sold,
  { price }: KeptBooking,
  { office, database }: Pick<Real, 'office' | 'database'>,
) {
  const { agencyId } = office;
  const listed = await Effect.runPromise(
    flightBookings(database).list({ agencyId, text: transactionId, page: 1, pageSize: 1 }),
  );
  const [{ net, earned } = {}] = listed.bookings;
  expect({ transactionId, net, earned }).toEqual({ transactionId, net: price.terms?.net, earned: price.terms?.earn });
}

/**
 * What its figures say is what its postings add up to, account by account; what its papers would say if they were made now,
 * they said when their entries were posted; and the customer pays what all that was reported comes to.
 */
async function checkFigures(sold: Sold, booking: KeptBooking, { office, database }: Pick<Real, 'office' | 'database'>) {
  const { transactionId } = sold;
  const ports = paperPorts(database, office, transactionId.endsWith('1') ? 'rule-32-3' : 'service-fee');
  const rows = await database.query<{ account: string; sum: string; entries: string }>(
    `select split_part(p.ledger_account, ':', 1) as account, sum(p.amount) as sum
     from journal_entry e join posting p using (agency_id, sequence)
     where e.agency_id = $1 and e.reference = $2 group by 1`,
    [office.agencyId, transactionId],
  );
  const posted = new Map(rows.map(({ account, sum }) => [account, Number(sum)]));
  const drawn = await drawnNow(ports, office, transactionId);
  for (const [key, document] of drawn) {
    const before = sold.papers.get(key);
    if (before === undefined) sold.papers.set(key, document);
    else expect(document).toEqual(before);
  }
  const money = await Effect.runPromise(moneyOfBooking(ports, booking));
  if (rows.length === 0) {
    expect(money.paid).toEqual(booking.price.terms?.net);
    expect(money.customer).toEqual(booking.price.total);
    return;
  }
  expect(`${transactionId} ${money.customer.minor}`).toBe(`${transactionId} ${sold.pays}`);
  const { suppliers, commission, tds, fees } = money;
  expect(
    [-money.paid.minor, suppliers.minor, commission.minor, tds.minor, fees.minor].map((minor) => minor + 0),
  ).toEqual(['agency', 'supplier', 'commission', 'tds', 'fees'].map((account) => posted.get(account) ?? 0));
  const answered = (name: 'total' | 'tax', ...kinds: readonly string[]) =>
    [...drawn].reduce((sum, [key, document]) => {
      if (document.kind === 'ticket' || !kinds.includes(key.split(' ')[1] ?? '')) return sum;
      return sum + (name === 'total' ? document.total.minor : (document.tax?.tax.minor ?? 0));
    }, 0);
  expect(money.paid.minor).toBe(answered('total', 'invoice') - answered('total', 'credit-note'));
  expect(money.customer.minor).toBe(answered('total', 'customer-invoice') - answered('total', 'customer-credit-note'));
  expect(money.ownTax.minor).toBe(answered('tax', 'customer-invoice') - answered('tax', 'customer-credit-note'));
  expect(money.earned.minor).toBe(money.customer.minor - money.paid.minor - money.ownTax.minor);
}

async function checkMoney(model: Model, { office, database }: Real): Promise<void> {
  const { balance, reserved } = await office.balance();
  const entries = await database.query<{ reference: string; sum: string }>(
    'select reference, sum(amount) as sum from journal_entry where agency_id = $1 group by reference',
    [office.agencyId],
  );
  const posted = new Map(entries.map(({ reference, sum }) => [reference, Number(sum)]));
  for (const { transactionId, paid } of model.sold) {
    expect(`${transactionId} ${posted.get(transactionId) ?? 0}`).toBe(`${transactionId} ${0 - paid}`);
    posted.delete(transactionId);
  }
  const others = [...posted.values()].reduce((sum, each) => sum + each, 0);
  expect(balance.minor).toBe(others - model.sold.reduce((sum, { paid }) => sum + paid, 0));
  if (model.sold.every(({ status }) => status !== 'amending')) expect(reserved.minor).toBe(0);
  await checkConserved(model, { office, database });
}

/** Of a sale that nobody flies on any more: refunded and kept are what was charged, commission and TDS are as if never given. */
async function checkConserved({ sold }: Model, { office, database }: Pick<Real, 'office' | 'database'>): Promise<void> {
  for (const family of new Set(sold.map((each) => each.family))) {
    const members = sold.filter((each) => each.family === family);
    if (!members.every(({ status }) => status === 'cancelled')) continue;
    const of = (amount: (each: Sold) => number) => members.reduce((sum, each) => sum + amount(each), 0);
    expect(family.taken).toBe(of(({ net }) => net));
    expect(family.takenOfCustomer).toBe(of(({ total }) => total));
    const accounts = await database.query<{ account: string; sum: string }>(
      `select p.ledger_account as account, sum(p.amount) as sum from posting p join journal_entry e using (agency_id, sequence)
       where e.agency_id = $1 and e.reference = any ($2) group by 1`,
      [office.agencyId, members.map(({ transactionId }) => transactionId)],
    );
    const sums = new Map(accounts.map(({ account, sum }) => [account, Number(sum)]));
    const at = (account: string) => sums.get(account) ?? 0;
    const paid = of((each) => each.paid);
    expect(at(`agency:${office.agencyId}`)).toBe(0 - paid);
    if (family.forfeited) continue;
    expect([at('commission'), at('tds')]).toEqual([0, 0]);
    expect(at('supplier:sandbox') + at('fees')).toBe(paid);
  }
}

/** Every refund is where the model says, due fourteen working days after it was asked for. */
async function checkRefunds(model: Model, { office }: Real): Promise<void> {
  const first = await office.refunds();
  const rows = [...first.refunds];
  for (let page = 2; rows.length < first.total; page += 1) rows.push(...(await office.refunds(page)).refunds);
  const answered = rows.map(
    ({ transactionId, state, refund, customerRefund }) =>
      `${transactionId} ${state} ${refund?.minor} ${customerRefund.minor}`,
  );
  const wanted = model.refunds.map(
    ({ transactionId, state, amount, customer }) => `${transactionId} ${state} ${amount} ${customer}`,
  );
  expect(answered.toSorted()).toEqual(wanted.toSorted());
  const today = dayIn(model.now);
  let overdue = 0;
  for (const { state, askedAt, dueOn, overdue: isOverdue, creditedAt } of rows) {
    expect(dueOn).toBe(workingDaysAfter(dayIn(askedAt), 14));
    expect(isOverdue).toBe(state === 'under-way' && dueOn < today);
    expect(creditedAt !== undefined).toBe(state === 'credited');
    if (isOverdue) overdue += 1;
  }
  const count = (state: string) => model.refunds.filter((each) => each.state === state).length;
  expect(first.counts).toEqual({
    overdue,
    'under-way': count('under-way'),
    credited: count('credited'),
    refused: count('refused'),
  });
}

function dayIn(moment: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date(moment));
}

function workingDaysAfter(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  for (let left = count; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1);
    if (date.getUTCDay() !== 0 && date.getUTCDay() !== 6) left -= 1;
  }
  return date.toISOString().slice(0, 10);
}

/** Nobody is left who flies, exactly where the booking says that it is cancelled. */
export function becomesOf(sold: Sold, places: readonly { readonly traveller: number; readonly item: number }[]) {
  const stay = leftOf(sold).filter(
    ({ traveller, item }) => !places.some((each) => each.traveller === traveller && each.item === item),
  );
  expect(places.some(({ traveller, item }) => isGone(sold, traveller, item))).toBe(false);
  return stay.length === 0 ? 'cancelled' : 'part-cancelled';
}
