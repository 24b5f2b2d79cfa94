/**
 * The back office's HTTP server: the dispatch and the configuration call, the portal's files, the reference, health and
 * metrics. It knows of requests and bytes; what they mean is the dispatch's business.
 */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Readable } from 'node:stream';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { addressAt } from '#application/desk/addresses.ts';
import { addBrandFiles, type FindBrandFile } from './brand-files.ts';
import { closeWithLastAnswer } from './closing.ts';
import { compress, type Encoding, encodingFor } from './compression.ts';
import { type Dispatch, type Dispatched, languageOf, type Written } from './dispatch.ts';
import { mostBodyBytes, readFormBody, requireUtf8 } from './form-body.ts';
import type { Gauges } from './gauges.ts';
import { sendPage } from './page/html-page.ts';
import { iconDrawing, iconPaths } from './page/icon.ts';
import { type PortalFiles, type ServedFile, servedFile } from './portal-files.ts';
import { referencePage, referenceStyle, referenceStylePath } from './reference/reference-page.ts';
import { ledgerVerifier } from './reference/ledger-verifier.ts';
import { verifierPath } from '#application/desk/addresses.ts';
import { addPayments, type PaymentCalls } from './payments.ts';
import { pathOf, plainAnswers } from './plain-answers.ts';
import type { Standing } from './request-pace.ts';
import { openapiText, openapiPath } from './reference/openapi.ts';
import { dataHeaders, paceHeaders, pageHeaders, type PagePolicy, tighter, shownHeaders } from './safe-headers.ts';

/** Answers shorter than this go as they are. */
const worthCompressing = 1024;

export interface ServerParts {
  readonly dispatch: Dispatch;
  readonly portal: PortalFiles;
  readonly gauges: Gauges;
  readonly log: Logger;
  readonly policy: PagePolicy;
  readonly corsOrigins: readonly string[];
  readonly trustProxy: false | number | readonly string[];
  /** Lets somebody who is not on this machine read the metrics. */
  readonly metricsToken: string | undefined;
  /** Plain texts by path, such as what other offices' terminals show in the sandbox. */
  readonly texts?: Readonly<Record<string, () => Promise<string>>>;
  /** What the house uploaded for the portal's look. */
  readonly brandFile?: FindBrandFile;
  /** Where gateways tell of payments. */
  readonly payments?: PaymentCalls;
  /** Whether the server can do its work: the database takes a change and keeps it. */
  readonly ready: () => Promise<boolean>;
}

export async function makeServer(parts: ServerParts): Promise<FastifyInstance> {
  const plain = plainAnswers(parts);
  const app = fastify({
    trustProxy: trusted(parts.trustProxy),
    bodyLimit: mostBodyBytes,
    logger: false,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    forceCloseConnections: 'idle',
    requestTimeout: 60_000,
    keepAliveTimeout: 65_000,
    exposeHeadRoutes: true,
    frameworkErrors: plain.failed,
    clientErrorHandler: plain.unreadable,
  });
  // Before the scopes: they take over what there is when they are made.
  app.setErrorHandler(plain.failed);
  app.setNotFoundHandler((_request, reply) => plain.send(reply, 404));
  closeWithLastAnswer(app);
  app.removeAllContentTypeParsers();
  addCors(app, parts.corsOrigins);
  await app.register((scope) => addCalls(scope, parts));
  const { brandFile, payments, policy } = parts;
  if (brandFile !== undefined) addBrandFiles(app, brandFile, dataHeaders(policy.tls));
  if (payments !== undefined)
    await app.register(async (scope) => {
      await scope.register(helmet, pageHeaders(policy));
      addPayments(scope, payments);
    });
  await app.register((scope) => addPages(scope, parts));
  await app.register((scope) => addWatching(scope, parts));
  return app;
}

/** As Fastify takes it; a number is how many proxies stand in front. */
function trusted(proxies: ServerParts['trustProxy']): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies === 'number') return (_address, hop) => hop < proxies;
  return proxies === false ? proxies : [...proxies];
}

/** Configured origins may call; nobody's browser sends anything of its own accord, because there are no cookies. */
function addCors(app: FastifyInstance, origins: readonly string[]): void {
  if (origins.length === 0) return;
  const allowed = new Set(origins.map((origin) => origin.replace(/\/$/, '')));
  app.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    reply.header('vary', 'origin');
    if (origin === undefined || !allowed.has(origin)) return;
    reply.header('access-control-allow-origin', origin).header('access-control-expose-headers', shownHeaders);
    if (request.method === 'OPTIONS') {
      await reply
        .code(204)
        .headers({
          'access-control-allow-methods': 'POST',
          'access-control-allow-headers': 'content-type',
          'access-control-max-age': '7200',
        })
        .send();
    }
  });
  // Answered by the hook where the origin may call.
  for (const path of ['/v2dispatch.jsp', '/appv2.jsp']) app.options(path, (_request, reply) => reply.code(403).send());
}

function addCalls(scope: FastifyInstance, { dispatch, gauges, log, policy }: ServerParts): void {
  const headers = dataHeaders(policy.tls);
  const nextReference = references();
  const small: Compressed = new WeakMap();
  const standings = new WeakMap<object, Standing>();

  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    ask: (reference: string) => Dispatched | Promise<Dispatched>,
  ): Promise<FastifyReply> => {
    const began = performance.now();
    const reference = nextReference();
    const dispatched = await ask(reference);
    const milliseconds = performance.now() - began;
    gauges.answered(dispatched.operation, dispatched.statusCode, milliseconds);
    log[dispatched.quiet ? 'debug' : 'info'](
      {
        reference,
        operation: dispatched.operation,
        code: dispatched.statusCode,
        ms: Math.round(milliseconds * 10) / 10,
      },
      'answered',
    );
    reply
      .headers(headers)
      .headers(paceHeaders(tighter(standings.get(request.raw), dispatched.standing), dispatched.retryAfterSeconds))
      .header('content-type', 'application/json; charset=utf-8')
      .header('x-request-reference', reference);
    if (dispatched.written.json.length < worthCompressing) return reply.send(dispatched.written.json);
    vary(reply, 'accept-encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === 'identity') return reply.send(dispatched.written.json);
    return reply.header('content-encoding', encoding).send(await compressed(small, dispatched.written, encoding));
  };

  // Before a byte of the form is read.
  scope.addHook('onRequest', async (request, reply) => {
    const standing = dispatch.paceOf(request.ip);
    if (standing === undefined) return;
    standings.set(request.raw, standing);
    if (standing.wait === 0) return;
    const language = languageOf(request.headers['accept-language']?.slice(0, 2).toLowerCase());
    await answer(request, reply, (reference) => dispatch.tooMany(reference, request.ip, language, standing));
  });
  scope.addContentTypeParser('application/x-www-form-urlencoded', async (request: FastifyRequest, body: Readable) => {
    requireUtf8(request.headers['content-type'] ?? '');
    return readFormBody(body, Number(request.headers['content-length'] ?? 0), (token) =>
      dispatch.knows(token, nextReference(), request.ip),
    );
  });
  scope.post('/v2dispatch.jsp', (request, reply) =>
    answer(request, reply, (reference) =>
      dispatch.answer(
        typeof request.body === 'string' ? request.body : '',
        reference,
        request.ip,
        request.headers['user-agent'],
      ),
    ),
  );
  scope.post('/appv2.jsp', (request, reply) =>
    answer(request, reply, (reference) => dispatch.configuration(reference, request.ip)),
  );
}

type Compressed = WeakMap<Written, Map<Encoding, Promise<Buffer>>>;

/** Made small once for an answer, however often it is given. */
function compressed(small: Compressed, written: Written, encoding: Encoding): Promise<Buffer> {
  const byEncoding = small.get(written) ?? new Map<Encoding, Promise<Buffer>>();
  small.set(written, byEncoding);
  const already = byEncoding.get(encoding) ?? compress(Buffer.from(written.json), encoding, 'now');
  byEncoding.set(encoding, already);
  return already;
}

/** Names a request in log lines and faults: unlike any other of this or another process. */
function references(): () => string {
  const process_ = randomBytes(6).toString('base64url');
  let count = 0;
  return () => {
    count += 1;
    return `${process_}-${count.toString(36)}`;
  };
}

function vary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader('vary');
  reply.header('vary', typeof before === 'string' ? `${before}, ${name}` : name);
}

/** For every page, whether or not the portal is built. */
const icons: ReadonlyMap<string, ServedFile> = new Map(
  iconPaths.map((path) => [path, servedFile(Buffer.from(iconDrawing), 'icon.svg')]),
);

async function addPages(scope: FastifyInstance, { portal, policy, texts = {} }: ServerParts): Promise<void> {
  await scope.register(helmet, pageHeaders(policy));
  for (const path of ['/docs', '/docs/']) scope.get(path, (_request, reply) => sendPage(reply, referencePage()));
  scope.get(openapiPath, (_request, reply) => reply.type('application/json; charset=utf-8').send(openapiText()));
  scope.get(referenceStylePath, (_request, reply) => reply.type('text/css; charset=utf-8').send(referenceStyle));
  // Beside the proofs that the ledger's page saves.
  scope.get(verifierPath, (_request, reply) => reply.type('text/javascript; charset=utf-8').send(ledgerVerifier));
  for (const [path, write] of Object.entries(texts)) {
    scope.get(path, async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .type('text/plain; charset=utf-8')
        .send(await write()),
    );
  }
  scope.get('/*', (request, reply) => {
    const path = pathOf(request);
    const file = portal.find(path) ?? icons.get(path);
    if (file !== undefined) return sendFile(request, reply, file);
    if (portal.page === undefined)
      return reply.code(404).type('text/plain; charset=utf-8').send('The portal is not built.\n');
    const address = addressAt(path);
    // What a customer opens by a link is no search engine's.
    if (address === '/shared-paper' || address === '/pay/:token')
      reply.header('x-robots-tag', 'noindex, nofollow, noarchive');
    return sendFile(request, address !== undefined ? reply : reply.code(404), portal.page);
  });
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, file: ServedFile): Promise<FastifyReply> {
  reply
    .header('cache-control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache')
    .header('etag', file.etag)
    .header('content-type', file.type);
  if (file.compressible) vary(reply, 'accept-encoding');
  if (reply.statusCode === 200 && request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  const encoding = file.compressible ? encodingFor(request.headers['accept-encoding']) : 'identity';
  if (encoding === 'identity') return reply.send(file.body);
  return reply.header('content-encoding', encoding).send(await file.encoded(encoding));
}

function addWatching(scope: FastifyInstance, parts: ServerParts): void {
  const { gauges, metricsToken, policy, ready, trustProxy } = parts;
  const headers = dataHeaders(policy.tls);
  scope.get('/health', async (_request, reply) => {
    const isReady = await ready();
    return reply
      .headers(headers)
      .code(isReady ? 200 : 503)
      .send({ live: true, ready: isReady });
  });
  scope.get('/health/live', (_request, reply) => reply.headers(headers).send({ live: true }));
  scope.get('/metrics', async (request, reply) => {
    if (!mayWatch(request, metricsToken, trustProxy !== false))
      return reply.headers(headers).code(403).type('text/plain; charset=utf-8').send('403\n');
    return reply
      .headers(headers)
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(await gauges.text());
  });
}

/** Who knows the token; without it somebody on this machine, where no proxy could speak for anybody else. */
function mayWatch(request: FastifyRequest, token: string | undefined, behindProxy: boolean): boolean {
  if (token !== undefined && isSame(request.headers.authorization ?? '', `Bearer ${token}`)) return true;
  if (behindProxy || Object.keys(request.headers).some(isOfProxy)) return false;
  const peer = request.socket.remoteAddress ?? '';
  const isHere = peer === '::1' || /^(::ffff:)?127\./.test(peer);
  return isHere && /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])(:\d+)?$/i.test(request.headers.host ?? '');
}

function isOfProxy(header: string): boolean {
  return header === 'forwarded' || header === 'via' || header === 'x-real-ip' || header.startsWith('x-forwarded-');
}

function isSame(given: string, wanted: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(wanted)];
  return left.length === right.length && timingSafeEqual(left, right);
}
