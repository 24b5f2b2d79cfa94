/**
 * The back office's one composition root: opened over a database, it is a server that answers, the work that goes on
 * beside it, and the way to stop both.
 */
import { Effect } from 'effect';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { hear } from '#application/backoffice/account/payment/settle.ts';
import { proven } from '#application/backoffice/agency/registration/otp.ts';
import type { DeskFor } from '#application/backoffice/desk-for.ts';
import { beginTrading } from '#application/backoffice/session/begin-trading.ts';
import { type Invited, inviteOperator } from '#application/backoffice/session/invite-operator.ts';
import { services as every } from '#domain/booking/booking.ts';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';
import { fontNotice } from '#domain/session/served-fonts.ts';
import { signHeads } from '../database/account/ledger-heads.ts';
import type { Database } from '../database/engine/database.ts';
import { formerLedgerKeys } from '../database/engine/ledger-key.ts';
import { Readiness } from '../database/engine/readiness.ts';
import { SessionCache } from '../database/session/session-cache.ts';
import { Admission, kinds, watchLateness } from '../http/admission.ts';
import { Dispatch, type DispatchParts } from '../http/dispatch.ts';
import { Gauges } from '../http/gauges.ts';
import { PortalFiles } from '../http/portal-files.ts';
import { RequestPace } from '../http/request-pace.ts';
import { originOf } from '../http/safe-headers.ts';
import { makeServer } from '../http/server.ts';
import { type Demonstration, demonstrate } from '../seed/demonstration.ts';
import { troubleOf } from '../machine/logged-error.ts';
import { SystemClock } from '../machine/machine.ts';
import { within } from '../machine/within.ts';
import { SandboxGateway } from '../payments/sandbox/sandbox-gateway.ts';
import type { Settings } from '../settings/settings.ts';
import { failureMessage } from '../words/failure-message.ts';
import { makePast, type MakingPast } from './demonstration-past.ts';
import { deskForOf, furnish } from './furnish.ts';
import { given, type Part, ports, work } from './parts.ts';
import type { PluggedProducts } from './plug.ts';
import { products as soldHere } from './products.ts';
import { settlingOf, startWork } from './start-work.ts';
import { sandboxTexts } from './flight/suppliers.ts';

export interface BackOfficeParts {
  readonly settings: Settings;
  /** Open, with the present schema. Closed by `stop`. */
  readonly database: Database;
  readonly log: Logger;
  /** Where the built portal lies. */
  readonly portalFolder: string;
  /** Those of `products.ts` where absent. */
  readonly products?: PluggedProducts;
  /** What is answered, by key; the catalogue where absent. */
  readonly operations?: DispatchParts['operations'];
}

export interface BackOffice {
  readonly app: FastifyInstance;
  readonly deskFor: DeskFor;
  readonly demonstration: Demonstration;
  readonly invited: Invited;
  /** One of the parts, for programs that look inside. */
  readonly part: <A>(wanted: Part<A>) => A;
  /** Begins to fill the demonstration's days before today, where that is wanted: once the server listens. */
  readonly makePast: () => Promise<void>;
  /** Refuses new work, answers the requests at hand, closes the database; work that would take long is left to the next start. */
  readonly stop: () => Promise<void>;
}

/** When stopping: what an answer may take beyond its supplier, and what the work beside may take after the last answer. */
const answerSeconds = 15;
const lastSeconds = 4;

export async function openBackOffice({
  settings,
  database,
  log,
  portalFolder,
  products = soldHere,
  operations,
}: BackOfficeParts): Promise<BackOffice> {
  const sessions = await SessionCache.following(database);
  const furnishing = { settings, database, log, sessionCache: sessions.cache, clock: new SystemClock(), products };
  const { part, tradeIn } = await furnish(furnishing);

  await signLedgers(database, settings, log);
  const demonstration = await demonstrate({
    database,
    ledger: part(ports.ledger),
    passwords: part(ports.passwords),
    clock: part(ports.clock),
    chance: part(ports.chance),
    businessZone: settings.businessZone,
    wanted: settings.demonstration.wanted,
    past: settings.demonstration.past && settings.mail.smtpUrl === undefined,
    password: settings.demonstration.password,
    trading: settings.demonstration,
    sold: every.filter((product) => product in products),
    dataDir: settings.dataDir,
  });
  await Effect.runPromise(beginTrading(invitationParts(part, settings), settings.house));
  const configuration = readClientConfiguration(await Effect.runPromise(part(ports.clientSettings).all()));
  tradeIn(configuration.currency);
  const notice = fontNotice(configuration);
  if (notice !== undefined) log.warn(notice);
  const invited = await Effect.runPromise(inviteOperator(invitationParts(part, settings)));

  const gauges = new Gauges();
  const deskFor = deskForOf(part);
  const admission = new Admission();
  const stopWatching = watchLateness(admission);
  for (const kind of kinds) {
    gauges.watch(`farelane_${kind}_in_hand`, `Requests of the kind "${kind}" that are worked on`, () =>
      admission.inHand(kind),
    );
  }
  const readiness = new Readiness(database, () => performance.now());
  const gateway = part(ports.paymentGateway);
  const settling = settlingOf(part);
  const app = await makeServer({
    dispatch: new Dispatch({
      operations,
      deskFor,
      recognise: part(work.recognise).recognise,
      proves: (proof) => proven(part(ports.seal), proof, part(ports.clock).now()) !== undefined,
      say: failureMessage,
      pace: new RequestPace(settings.rates.requestsPerMinute),
      admission,
      spread: () => 1 + Math.floor(Math.random() * 4),
      ticks: () => performance.now(),
      sealAnswers: settings.encryptAnswers,
      alternativeBalance: settings.alternativeBalance,
      outgoing: settings.outgoing,
      onSilence: (reference, operation, cause) => {
        gauges.silent();
        log.warn({ reference, operation, ...troubleOf(cause) }, 'not to be had now');
      },
      onFault: (reference, operation, cause) => {
        gauges.faulted();
        log.error({ reference, operation, err: cause }, 'a fault');
      },
    }),
    brandFile: (name) => Effect.runPromise(part(ports.brandFiles).find(name)),
    portal: await PortalFiles.read(portalFolder, settings.backOfficeUrl ?? ''),
    payments: {
      gateway: gateway.code,
      hear: (body, headers) => Effect.runPromise(hear(settling, body, headers)),
      ...(gateway instanceof SandboxGateway && { sandbox: gateway }),
    },
    texts: sandboxTexts(part(ports.suppliers), part(ports.clock)),
    gauges,
    log,
    policy: {
      tls: settings.tls,
      calls: settings.backOfficeUrl === undefined ? [] : [settings.backOfficeUrl],
      pictures: [configuration.logoUrl, configuration.carrierImageUrl, configuration.mapTiles?.url ?? ''].flatMap(
        (address) => originOf(address) ?? [],
      ),
    },
    corsOrigins: settings.corsOrigins,
    trustProxy: settings.trustProxy,
    metricsToken: settings.metricsToken,
    ready: () => readiness.isReady(),
  });
  app.server.on('connection', () => admission.arrived());
  let past: MakingPast | undefined;
  const going = await startWork(part, database, gauges, log, products, () => past?.isOver() === false);
  return {
    app,
    deskFor,
    demonstration,
    invited,
    part,
    makePast: async () => {
      past = await makePast(furnishing, configuration.currency);
    },
    stop: async () => {
      stopWatching();
      const isAnswered = await within(settings.supplierSeconds + answerSeconds, app.close());
      const isDone = await within(
        lastSeconds,
        Promise.all([past?.stop(), going.stop()])
          .then(() => sessions.stop())
          .then(() => database.close()),
      );
      if (!isAnswered || !isDone)
        log.warn({ isAnswered, isDone }, 'stopped before all work was done; the next start takes it up');
    },
  };
}

async function signLedgers(database: Database, { dataDir, secretKeyBefore }: Settings, log: Logger): Promise<void> {
  const heads = await signHeads(database, await formerLedgerKeys(database, dataDir, secretKeyBefore));
  if (heads.kind === 'other-key')
    log.error(
      'the ledgers are signed by another key: put SECRET_KEY or the file ledger-key back, or name it as SECRET_KEY_BEFORE',
    );
  else if (heads.accounts > 0)
    log.warn(
      { accounts: heads.accounts },
      'the ends of ledgers were signed: expected at the first start with a key, and never again',
    );
}

function invitationParts(part: <A>(wanted: Part<A>) => A, { adminEmail }: Settings) {
  return {
    users: part(ports.users),
    agencies: part(ports.agencies),
    ledger: part(ports.ledger),
    passwords: part(ports.passwords),
    settings: part(ports.clientSettings),
    seal: part(ports.seal),
    outbox: part(ports.outbox),
    clock: part(ports.clock),
    portal: part(given.address),
    adminEmail,
  };
}
