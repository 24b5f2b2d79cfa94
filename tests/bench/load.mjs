/**
 * A load generator: so many connections that are kept open, each sending its next form as soon as the last was answered.
 * It writes to sockets itself, because on the same machine as the server every microsecond of a client library is taken
 * from what is measured.
 */
import { connect } from 'node:net';

/**
 * @typedef {{ seconds: number, answered: number, failed: number, latencies: number[], failures: Map<string, number> }} Load
 */

/**
 * Sends forms until `next` has no more or `seconds` are over.
 *
 * @param {{
 *   port: number, connections: number, seconds?: number,
 *   next: () => string | undefined,
 *   judge?: (body: string) => string | undefined,
 * }} options `judge` names what is wrong with an answer; undefined is a good one
 * @returns {Promise<Load>}
 */
export async function sendForms({
  port,
  connections,
  seconds = Number.POSITIVE_INFINITY,
  next,
  judge = () => undefined,
}) {
  /** @type {Load} */
  const load = { seconds: 0, answered: 0, failed: 0, latencies: [], failures: new Map() };
  const from = performance.now();
  const until = from + seconds * 1000;
  await Promise.all(Array.from({ length: connections }, () => oneConnection(port, until, next, judge, load)));
  load.seconds = (performance.now() - from) / 1000;
  return load;
}

/**
 * @param {number} port
 * @param {number} until
 * @param {() => string | undefined} next
 * @param {(body: string) => string | undefined} judge
 * @param {Load} load
 * @returns {Promise<void>}
 */
function oneConnection(port, until, next, judge, load) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let sentAt = 0;
    let received = '';
    const send = () => {
      const form = performance.now() < until ? next() : undefined;
      if (form === undefined) {
        socket.end();
        resolve();
        return;
      }
      sentAt = performance.now();
      socket.write(
        `POST /v2dispatch.jsp HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nContent-Type: application/x-www-form-urlencoded\r\n` +
          `Content-Length: ${Buffer.byteLength(form)}\r\n\r\n${form}`,
      );
    };
    socket.setEncoding('latin1');
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('close', () => resolve());
    socket.on('data', (data) => {
      received += data;
      const answer = wholeAnswer(received);
      if (answer === undefined) return;
      received = '';
      load.latencies.push(performance.now() - sentAt);
      const wrong = answer.status === 200 ? judge(answer.body) : `HTTP ${answer.status}`;
      if (wrong === undefined) load.answered += 1;
      else {
        load.failed += 1;
        load.failures.set(wrong, (load.failures.get(wrong) ?? 0) + 1);
      }
      send();
    });
  });
}

/**
 * The answer, once all of it is there: of the length that its head says, or up to the end of its last chunk.
 *
 * @param {string} received
 */
function wholeAnswer(received) {
  const end = received.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = received.slice(0, end);
  const status = Number(head.slice(9, 12));
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  const body = received.slice(end + 4);
  if (length !== undefined) return body.length >= Number(length) ? { status, body } : undefined;
  return body.endsWith('\r\n0\r\n\r\n') || body === '0\r\n\r\n' ? { status, body } : undefined;
}

/**
 * The code of an answer that is not "all well".
 *
 * @param {string} body
 */
export function statusOf(body) {
  const code = /"StatusCode":(\d+)/.exec(body)?.[1];
  return code === '0' ? undefined : `StatusCode ${code ?? 'missing'}`;
}
