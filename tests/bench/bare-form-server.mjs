/** The least server that could answer GETBALANCE: reads a form, answers JSON of the same size, and knows nothing. */
import { createServer } from 'node:http';

const answer = process.env['ANSWER'] ?? '{}';

const server = createServer((request, response) => {
  /** @type {Buffer[]} */
  const chunks = [];
  request.on('data', (chunk) => chunks.push(chunk));
  request.on('end', () => {
    const form = new URLSearchParams(Buffer.concat(chunks).toString());
    const known = form.get('opid') === 'RP036' && form.get('actioncode') === 'GETBALANCE';
    const body = JSON.stringify(known ? JSON.parse(answer) : {});
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    });
    response.end(body);
  });
});
server.listen(Number(process.env['PORT']), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
