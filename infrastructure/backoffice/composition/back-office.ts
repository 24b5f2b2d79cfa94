/**
 * The back office's one composition root: opened over a database, it is a server that answers, the work that goes on
 * beside it, and the way to stop both.
 */
import { uptime } from 'node:os';
import { Effect } from 'effect';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { endpointTurns, webhookDelivery } from '#application/backoffice/ports/agency/webhook-book.ts';
import { askAboutOpen, hear, type SettlePaymentPorts } from '#application/backoffice/account/payment/settle.ts';
import { papersDue } from '#application/backoffice/booking/papers/papers-due.ts';
import {
  mostAtOnce,
  mostTogether,
  workOutbox,
  workTogether,
} from '#application/backoffice/booking/papers/work-outbox.ts';
import { proven } from '#application/backoffice/agency/registration/otp.ts';
import { sagaTimes } from '#application/backoffice/booking/saga/leased-saga.ts';
import type { DeskFor } from '#application/backoffice/desk-for.ts';
import { type Invited, inviteOperator } from '#application/backoffice/session/invite-operator.ts';
import { services as every } from '#domain/booking/booking.ts';
import { readClientConfiguration } from '#domain/session/client-configuration.ts';
import { fontNotice } from '#domain/session/served-fonts.ts';
import { signHeads } from '../database/account/ledger-heads.ts';
import { databaseClock } from '../database/account/clocks.ts';
import { DatabaseAgencyTermsStore } from '../database/flight/agency-terms-store.ts';
import { DatabaseClientSettingStore } from '../database/agency/client-setting-store.ts';
import type { Database } from '../database/engine/database.ts';
import { formerLedgerKeys } from '../database/engine/ledger-key.ts';
import { Heartbeat } from '../database/engine/heartbeat.ts';
import { goneChannel } from '../database/flight/gone-notices.ts';
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
import { ClockWatch } from '../machine/clock-watch.ts';
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
import { Rounds } from './rounds.ts';
import { watchBooks } from './watch-books.ts';
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

/** How often bookings that nobody works on, and entries of the outbox, are looked for when nothing wakes us. */
const roundMilliseconds = 5_000;

/** Entries of the outbox gather for so long, so that what is waited for goes first and they share their statements. */
const gatherMilliseconds = 200;

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
  const configuration = readClientConfiguration(await Effect.runPromise(part(ports.clientSettings).all()));
  tradeIn(configuration.currency);
  const notice = fontNotice(configuration.fontFamily);
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

/** Recovery of bookings and amendments, holds that expired, the outbox, and what is kept in memory of the database. */
async function startWork(
  part: <A>(wanted: Part<A>) => A,
  database: Database,
  gauges: Gauges,
  log: Logger,
  products: PluggedProducts,
  isMakingPast: () => boolean,
): Promise<{ readonly stop: () => Promise<void> }> {
  const [saga, amending] = [part(work.saga), part(work.amendmentSaga)];
  const [terms, clientSettings, waiting] = [part(ports.terms), part(ports.clientSettings), part(ports.outbox)];
  const recovery = new Rounds(
    () =>
      Effect.map(
        Effect.all([
          saga.recover(),
          amending.recover(),
          amending.expireHolds(),
          part(work.sweepApprovals)(),
          part(ports.notices).mark(),
        ]),
        (counts) => Math.max(...counts),
      ),
    roundMilliseconds,
    (cause) => log.error({ err: cause }, 'recovery'),
  );
  const ofProducts = Object.entries(products).flatMap(([product, { rounds = [] }]) =>
    rounds.map(
      (round) => new Rounds(part(round), roundMilliseconds, (cause) => log.error({ err: cause, product }, 'a round')),
    ),
  );
  const posting = new Rounds(
    () => workOutbox(waiting, part(work.outboxHandlers)),
    roundMilliseconds,
    (cause) => log.error({ err: cause }, 'outbox'),
    { milliseconds: gatherMilliseconds, enough: mostAtOnce },
  );
  const payments = new Rounds(
    () => askAboutOpen(settlingOf(part)),
    roundMilliseconds,
    (cause) => log.error({ err: cause }, 'payments'),
  );
  // By themselves, so that no slow mail server keeps anybody's papers.
  const issuing = new Rounds(
    () => (isMakingPast() ? Effect.succeed(0) : workTogether(waiting, papersDue, part(work.papersHandler))),
    roundMilliseconds,
    (cause) => log.error({ err: cause }, 'papers'),
    { milliseconds: gatherMilliseconds, enough: mostTogether },
  );
  // Likewise: an agency's endpoint may be slower still. While one round waits for it, the others' deliveries go in the next.
  const delivering = [1, 2].map(
    () =>
      new Rounds(
        () => workOutbox(waiting, part(work.deliveryHandlers), endpointTurns),
        roundMilliseconds,
        (cause) => log.error({ err: cause }, 'webhooks'),
        { milliseconds: gatherMilliseconds, enough: mostAtOnce },
      ),
  );
  // One after another: they share a connection.
  const following = [
    await part(work.knownBalances).follow(database),
    await database.listen('outbox', () => {
      posting.wake();
      issuing.wake();
      for (const rounds of delivering) rounds.wake();
    }),
    await database.listen(goneChannel, (flights) => part(work.goneFlights).forget(flights.split(' '))),
  ];
  if (terms instanceof DatabaseAgencyTermsStore) following.push(await terms.follow());
  if (clientSettings instanceof DatabaseClientSettingStore) following.push(await clientSettings.follow());
  const deliveries = [webhookDelivery];
  const itemsOf = async (asked: Parameters<typeof waiting.waiting>[0]) =>
    (await Effect.runPromise(waiting.waiting(asked))).items;
  gauges.watch(
    'farelane_outbox_waiting',
    'Entries of the outbox that are not done, without deliveries to webhooks',
    () => itemsOf({ besides: deliveries }),
  );
  gauges.watch(
    'farelane_deliveries_waiting',
    'Deliveries to webhooks that have not arrived, of endpoints that answer or not',
    () => itemsOf({ only: deliveries }),
  );
  const clockWatch = new ClockWatch();
  const heart = new Heartbeat(
    database,
    part(given.owner),
    sagaTimes(part(given.settings).supplierSeconds).leaseSeconds,
    () => clockWatch.aheadSeconds,
  );
  const beating = beats(heart, [recovery, payments, posting, issuing, ...delivering, ...ofProducts], log);
  await heart.beat();
  if (database.kind === 'server') beating.wake();
  const clocks = watchClocks(clockWatch, database, heart, gauges, log);
  clocks.wake();
  recovery.wake();
  payments.wake();
  for (const rounds of ofProducts) rounds.wake();
  for (const rounds of [posting, issuing, ...delivering]) rounds.wake();
  const books = watchBooks(part(ports.bookCheck), gauges, log);
  return {
    stop: async () => {
      await Promise.all(
        [clocks, beating, books, recovery, payments, posting, issuing, ...delivering, ...ofProducts].map((rounds) =>
          rounds.stop(),
        ),
      );
      await Effect.runPromise(Effect.all([saga.quiet(), amending.quiet()]));
      await heart.stop().catch((cause: unknown) => log.warn(troubleOf(cause), 'saying that this process ends'));
      for (const stop of following) await stop();
    },
  };
}

function settlingOf(part: <A>(wanted: Part<A>) => A): SettlePaymentPorts {
  return {
    payments: part(ports.payments),
    gateway: part(ports.paymentGateway),
    clock: part(ports.clock),
    businessZone: part(given.businessZone),
  };
}

/** How often a process shows that it lives where others share its database: well within the ten seconds it is given. */
const beatMilliseconds = 2000;

function beats(heart: Heartbeat, waiting: readonly Rounds[], log: Logger): Rounds {
  return new Rounds(
    () =>
      Effect.map(
        Effect.promise(() => heart.beat()),
        (freed) => {
          if (freed > 0) for (const rounds of waiting) rounds.wake();
          return 0;
        },
      ),
    beatMilliseconds,
    (cause) => log.warn(troubleOf(cause), 'showing that this process lives'),
  );
}

/** How often the clocks are compared: a jump is reported before the next entries are dated by it, or with the first of them. */
const clockMilliseconds = 1000;

function watchClocks(watch: ClockWatch, database: Database, heart: Heartbeat, gauges: Gauges, log: Logger): Rounds {
  const look = async (): Promise<number> => {
    // Counted on while the machine sleeps: waking up is no jump.
    const ticks = () => uptime() * 1000;
    const shown = await databaseClock(database, watch.wantsEntry(ticks()));
    if (shown === undefined) return 0;
    const troubles = watch.look({ ticks: ticks(), ...shown });
    // Operators see it, and what was put off by the clock of before may not wait for the one of now to come as far.
    if (watch.isBack || troubles.some(({ kind }) => kind === 'jumped')) await heart.beat();
    for (const trouble of troubles) {
      gauges.clockTrouble(trouble.kind);
      log.error(trouble, 'the clock of the database: set it right, entries of ledgers are dated by it');
    }
    return 0;
  };
  gauges.watch(
    'farelane_clock_ahead_seconds',
    'By how much the database’s clock has jumped since the start',
    () => watch.aheadSeconds,
  );
  return new Rounds(
    () => Effect.promise(look),
    clockMilliseconds,
    (cause) => log.warn(troubleOf(cause), 'looking at the clock'),
  );
}
