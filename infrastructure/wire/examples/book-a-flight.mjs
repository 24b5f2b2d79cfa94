/**
 * A client of the wire with nothing but Node: logs in, finds the cheapest flight of a day, quotes it, and with `--book`
 * books it. `node book-a-flight.mjs <address> <user> <password> <from> <to> <date> [--book]`; prints JSON.
 */
import { randomUUID } from 'node:crypto';
import { argv, exit, stdout } from 'node:process';
import { setTimeout as pause } from 'node:timers/promises';

const [, , address, userid, password, origin, destination, onwarddate, wish] = argv;
let sessiontoken = '';

/** `{a:{b:[1]}}` as `a[b][0]=1`. */
function fieldsOf(value, name = '') {
  if (typeof value !== 'object' || value === null) return value === undefined ? [] : [[name, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => fieldsOf(inner, name === '' ? key : `${name}[${key}]`));
}

/** Asked to wait, it waits and sends the same again; any other failure is thrown with its code and complaints. */
async function call(opid, actioncode, payload = {}) {
  const body = new URLSearchParams(
    fieldsOf({ opid, actioncode, sessiontoken: sessiontoken || undefined, resultformat: 'JSON', ...payload }),
  );
  const response = await fetch(new URL('/v2dispatch.jsp', address), { method: 'POST', body });
  if (!response.ok) throw new Error(`HTTP ${response.status}`);
  const { ApiStatus, TransactionStatus } = await response.json();
  if (ApiStatus.StatusCode === 908 || ApiStatus.StatusCode === 998) {
    await pause(ApiStatus.Result.retryafterseconds * 1000);
    return call(opid, actioncode, payload);
  }
  if (ApiStatus.Status !== 'OK') {
    throw new Error(`${ApiStatus.StatusCode} ${ApiStatus.Message} ${JSON.stringify(ApiStatus.Result)}`);
  }
  return { result: ApiStatus.Result, token: TransactionStatus };
}

async function run() {
  ({ token: sessiontoken } = await call('LOGINV2', undefined, { userid, password }));
  const { result: found } = await call('FS001', 'FLIGHTSEARCH', { origin, destination, onwarddate, numresults: 20 });
  const [{ offerid, fares }] = found.offers;
  const { result: quote } = await call('FS002', 'FAREQUOTE', { offerid, fareid: fares[0].fareid });
  if (wish !== '--book') return { quoteid: quote.quoteid, total: quote.fare.total, required: quote.required };
  const { result: booked } = await call('FS004', 'BOOK', {
    quoteid: quote.quoteid,
    // Kept, and sent again unchanged, where no answer comes.
    requestid: randomUUID(),
    mode: 'ticket',
    contact: { email: 'asha@example.com', mobile: '9876543210' },
    travellers: [
      { paxtype: 'adult', title: 'Ms', first_name: 'Asha', last_name: 'Rao', dob: '1988-03-12', gender: 'female' },
    ],
    acceptterms: true,
  });
  const { result: details } = await call('BK001', 'DETAILS', { transactionid: booked.transactionid });
  await call('LOGOUTV2');
  return { booked, details };
}

try {
  stdout.write(`${JSON.stringify(await run())}\n`);
} catch (error) {
  stdout.write(`${JSON.stringify({ failed: error.message })}\n`);
  exit(1);
}
