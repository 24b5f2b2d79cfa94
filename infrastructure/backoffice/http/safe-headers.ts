/**
 * What every answer asks the browser not to do. Pages may run the portal's own scripts and speak to the back office,
 * and nothing else; answers of the dispatch are data and may not be anything.
 */
import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { Standing } from './request-pace.ts';

export interface PagePolicy {
  /** People reach the server over TLS: browsers are asked to use nothing else. */
  readonly tls: boolean;
  /** Origins that the portal speaks to, besides its own; they serve its logo and font, too. */
  readonly calls: readonly string[];
  /** Origins of pictures, besides its own: logo, carriers. */
  readonly pictures: readonly string[];
}

/** For pages and their parts. Without TLS, nothing is said that holds over TLS alone: browsers would complain, or obey. */
export function pageHeaders({ tls, calls, pictures }: PagePolicy): FastifyHelmetOptions {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'script-src': ["'self'"],
        'style-src': ["'self'"],
        'img-src': ["'self'", 'data:', ...calls, ...pictures],
        'font-src': ["'self'", ...calls],
        'connect-src': ["'self'", ...calls],
        'manifest-src': ["'self'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        'object-src': ["'none'"],
        ...(tls && { 'upgrade-insecure-requests': [] }),
      },
    },
    strictTransportSecurity: tls ? { maxAge: 31_536_000, includeSubDomains: false } : false,
    crossOriginOpenerPolicy: tls ? { policy: 'same-origin' } : false,
    originAgentCluster: tls,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
    xFrameOptions: { action: 'deny' },
  };
}

/** For answers of the dispatch and other data. */
export function dataHeaders(tls: boolean): Readonly<Record<string, string>> {
  return {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    ...(tls && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

/** Headers that other origins may read: how fast one may go, and what names the request in the log. */
export const shownHeaders = 'ratelimit-limit, ratelimit-remaining, ratelimit-reset, retry-after, x-request-reference';

/** How somebody stands towards a limit, and when to ask again where it was refused. */
export function paceHeaders(
  standing: Standing | undefined,
  retryAfterSeconds: number | undefined,
): Readonly<Record<string, string>> {
  return {
    ...(standing && {
      'ratelimit-limit': String(standing.limit),
      'ratelimit-remaining': String(standing.remaining),
      'ratelimit-reset': String(standing.resetSeconds),
    }),
    ...(retryAfterSeconds !== undefined && { 'retry-after': String(retryAfterSeconds) }),
  };
}

/** The one that leaves less. */
export function tighter(one: Standing | undefined, other: Standing | undefined): Standing | undefined {
  return one === undefined || (other !== undefined && other.remaining < one.remaining) ? other : one;
}

/** The origin of an address; undefined where it is none, or relative. */
export function originOf(address: string): string | undefined {
  try {
    const { origin, protocol } = new URL(address);
    return protocol === 'http:' || protocol === 'https:' ? origin : undefined;
  } catch {
    return undefined;
  }
}
