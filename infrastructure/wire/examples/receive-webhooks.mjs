/**
 * A receiver of webhooks with nothing but Node: `node receive-webhooks.mjs <port> <secret>`. Prints each event once, as a
 * line of JSON, and answers 400 to what is not signed. In front of it stands whatever speaks HTTPS.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import { argv, stdout } from 'node:process';

const [, , port, secret] = argv;
const mostBytes = 64 * 1024;
const mostSecondsApart = 300;
/** Kept where it outlives the program, in a real receiver. */
const handled = new Set();

/** Whether `header`, `t=…,v1=…`, was made with the secret for this body, not long ago. */
function isSigned(header, body) {
  const { t, v1 } = Object.fromEntries(header.split(',').map((part) => part.split('=')));
  if (!/^\d+$/.test(t) || !/^[\da-f]{64}$/.test(v1)) return false;
  if (Math.abs(Date.now() / 1000 - Number(t)) > mostSecondsApart) return false;
  const expected = createHmac('sha256', secret).update(`${t}.`).update(body).digest();
  return timingSafeEqual(expected, Buffer.from(v1, 'hex'));
}

async function receive(request, response) {
  const chunks = [];
  let bytes = 0;
  for await (const chunk of request) {
    bytes += chunk.length;
    if (bytes > mostBytes) return response.writeHead(413).end();
    chunks.push(chunk);
  }
  // The bytes as they came: JSON that is read and written again may differ.
  const body = Buffer.concat(chunks);
  if (!isSigned(request.headers['farelane-signature'] ?? '', body)) return response.writeHead(400).end();
  const event = JSON.parse(body.toString());
  if (!handled.has(event.id)) {
    handled.add(event.id);
    stdout.write(`${JSON.stringify(event)}\n`);
  }
  return response.writeHead(204).end();
}

// Answers nothing to what broke off half-way.
const server = createServer((request, response) => void receive(request, response).catch(() => response.destroy()));

server.listen(Number(port), '127.0.0.1', () => {
  stdout.write(`${JSON.stringify({ listening: server.address().port })}\n`);
});
