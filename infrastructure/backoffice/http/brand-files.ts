/** The logos and fonts that the house uploaded, for everybody: their address says their content, so they are kept for ever. */
import type { FastifyInstance } from 'fastify';
import { brandFileAt } from '#domain/session/brand-address.ts';
import { brandMediaTypes } from '#domain/session/brand-files.ts';
import type { BrandFile } from '#application/backoffice/ports/operations/brand-files.ts';
import { pathOf } from './plain-answers.ts';

/** By the name in its address. */
export type FindBrandFile = (name: string) => Promise<BrandFile | undefined>;

/** A drawing opened by itself may do nothing but be seen; portals that other servers serve may show what is here. */
const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'cross-origin',
  'access-control-allow-origin': '*',
  'x-content-type-options': 'nosniff',
};

export function addBrandFiles(
  scope: FastifyInstance,
  find: FindBrandFile,
  plain: Readonly<Record<string, string>>,
): void {
  scope.get('/brand/*', async (request, reply) => {
    const wanted = brandFileAt(pathOf(request));
    const file = wanted === undefined ? undefined : await find(wanted.name);
    if (wanted === undefined || file?.ending !== wanted.ending)
      return reply.code(404).headers(plain).type('text/plain; charset=utf-8').send('404\n');
    const etag = `"${wanted.name}"`;
    reply.headers(headers).header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type(brandMediaTypes[wanted.ending]).send(Buffer.from(file.bytes));
  });
}
