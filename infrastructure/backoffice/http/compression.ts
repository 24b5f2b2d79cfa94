/** Answers made small for the way: brotli where the client takes it, gzip where not, neither where it takes neither. */
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What a client prefers of what we have, by its Accept-Encoding. */
export function encodingFor(accepted: string | undefined): Encoding {
  if (accepted === undefined || accepted === '') return 'identity';
  const offered = new Map(
    accepted.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((each) => each.trim().toLowerCase());
      const weight = parameters.find((each) => each.startsWith('q='));
      return [name, weight === undefined ? 1 : Number(weight.slice(2))] as const;
    }),
  );
  const wanted = (name: string) => (offered.get(name) ?? offered.get('*') ?? 0) > 0;
  if (wanted('br')) return 'br';
  return wanted('gzip') ? 'gzip' : 'identity';
}

/** How hard to try: `once` for what is made small once and sent often, `now` for an answer that somebody waits for. */
export type Effort = 'once' | 'now';

/**
 * Bytes from which an answer is made small with the least effort: a long one repeats itself so much that this already makes
 * a tenth of it, at a quarter of the processor time of the usual effort.
 */
const long = 65_536;

export async function compress(body: Buffer, encoding: Encoding, effort: Effort): Promise<Buffer> {
  if (encoding === 'identity') return body;
  if (encoding === 'gzip') return zip(body, { level: effort === 'once' ? 9 : body.length < long ? 6 : 1 });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'once' ? 9 : body.length < long ? 4 : 1,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    },
  });
}
