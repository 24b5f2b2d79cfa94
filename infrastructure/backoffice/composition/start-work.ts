/** The work that goes on beside the answers: recovery, what expires, the outbox, payments, papers, webhooks, the clock. */
import { uptime } from 'node:os';
import { Effect } from 'effect';
import type { Logger } from 'pino';
import { lookAtBalances } from '#application/backoffice/account/notice/look-at-balances.ts';
import { endpointTurns, webhookDelivery } from '#application/backoffice/ports/agency/webhook-book.ts';
import { askAboutOpen, type SettlePaymentPorts } from '#application/backoffice/account/payment/settle.ts';
import { lookAtAccounts } from '#application/backoffice/account/payment/virtual-account.ts';
import { papersDue } from '#application/backoffice/booking/papers/papers-due.ts';
import {
  mostAtOnce,
  mostTogether,
  workOutbox,
  workTogether,
} from '#application/backoffice/booking/papers/work-outbox.ts';
import { sagaTimes } from '#application/backoffice/booking/saga/leased-saga.ts';
import { databaseClock } from '../database/account/clocks.ts';
import { DatabaseAgencyTermsStore } from '../database/flight/agency-terms-store.ts';
import { DatabaseClientSettingStore } from '../database/agency/client-setting-store.ts';
import type { Database } from '../database/engine/database.ts';
import { Heartbeat } from '../database/engine/heartbeat.ts';
import { goneChannel } from '../database/flight/gone-notices.ts';
import type { Gauges } from '../http/gauges.ts';
import { ClockWatch } from '../machine/clock-watch.ts';
import { troubleOf } from '../machine/logged-error.ts';
import { given, type Part, ports, work } from './parts.ts';
import type { PluggedProducts } from './plug.ts';
import { Rounds } from './rounds.ts';
import { watchBooks } from './watch-books.ts';

/** How often bookings that nobody works on, and entries of the outbox, are looked for when nothing wakes us. */
const roundMilliseconds = 5_000;

/** Entries of the outbox gather for so long, so that what is waited for goes first and they share their statements. */
const gatherMilliseconds = 200;

/** Recovery of bookings and amendments, holds that expired, the outbox, and what is kept in memory of the database. */
export async function startWork(
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
          lookAtBalances(part(ports.notices)),
        ]),
        (counts) => Math.max(...counts),
      ),
    roundMilliseconds,
    (cause) => log.error({ err: cause }, 'recovery'),
  );
  const instalments = new Rounds(part(work.keepPutOff), roundMilliseconds, (cause) =>
    log.error({ err: cause }, 'instalments'),
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
  const calls = new Rounds(
    () => part(ports.supplierCalls).add(),
    roundMilliseconds,
    (cause) => log.warn(troubleOf(cause), 'counting calls of suppliers'),
  );
  const payments = new Rounds(
    () => Effect.zipWith(askAboutOpen(settlingOf(part)), lookAtAccounts(settlingOf(part)), (one, other) => one + other),
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
  const beating = beats(heart, [recovery, payments, instalments, posting, issuing, ...delivering, ...ofProducts], log);
  await heart.beat();
  if (database.kind === 'server') beating.wake();
  const clocks = watchClocks(clockWatch, database, heart, gauges, log);
  clocks.wake();
  recovery.wake();
  payments.wake();
  instalments.wake();
  calls.wake();
  for (const rounds of ofProducts) rounds.wake();
  for (const rounds of [posting, issuing, ...delivering]) rounds.wake();
  const books = watchBooks(part(ports.bookCheck), gauges, log);
  return {
    stop: async () => {
      await Promise.all(
        [
          clocks,
          beating,
          books,
          calls,
          recovery,
          payments,
          instalments,
          posting,
          issuing,
          ...delivering,
          ...ofProducts,
        ].map((rounds) => rounds.stop()),
      );
      await Effect.runPromise(Effect.all([saga.quiet(), amending.quiet()]));
      await heart.stop().catch((cause: unknown) => log.warn(troubleOf(cause), 'saying that this process ends'));
      for (const stop of following) await stop();
    },
  };
}

export function settlingOf(part: <A>(wanted: Part<A>) => A): SettlePaymentPorts {
  return {
    payments: part(ports.payments),
    virtualAccounts: part(ports.virtualAccounts),
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
