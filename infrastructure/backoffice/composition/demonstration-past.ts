/**
 * Makes the demonstration's past beside the work at hand, with use cases of its own over the same records, at a clock of its
 * own. The machine's clock goes by as ever: leases and waiting times know nothing of it.
 */
import { Effect } from 'effect';
import { issuePapers } from '#application/backoffice/booking/papers/issue-papers.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { Currency } from '#domain/money/currency.ts';
import { databaseAt } from '../seed/past/database-at.ts';
import { keepProgress, progressOf } from '../seed/past/progress.ts';
import { PastTrade } from '../seed/past/trade.ts';
import { troubleOf } from '../machine/logged-error.ts';
import { deskForOf, furnish, type Furnishing } from './furnish.ts';
import { unansweredBy } from './flight/suppliers.ts';
import { ports, work } from './parts.ts';

export interface MakingPast {
  /** Until then papers of today wait, so that they are numbered after those of the days before. */
  readonly isOver: () => boolean;
  /** After the deal at hand. */
  readonly stop: () => Promise<void>;
}

/** How long an airline that lost its answer is not asked again: so long a refund is on its way. */
const silentSeconds = 6 * 3600;

/** Begins where a past is wanted and not whole yet. */
export async function makePast(from: Furnishing, currency: Currency): Promise<MakingPast> {
  const { settings, database, log } = from;
  const begin = await progressOf(database);
  if (begin === undefined) return { isOver: () => true, stop: () => Promise.resolve() };
  let moment = from.clock.now();
  const clock: Clock = { now: () => moment };
  const { part, tradeIn } = await furnish({
    ...from,
    settings: { ...settings, firstAskSeconds: silentSeconds },
    database: databaseAt(database, clock),
    clock,
  });
  tradeIn(currency);
  const following = await part(work.knownBalances).follow(database);
  const trade = new PastTrade({
    deskFor: deskForOf(part),
    chance: part(ports.chance),
    issuePapers: (booking) => issuePapers(part(work.papers), [booking]),
    unanswered: (asked) => unansweredBy(part(ports.suppliers), settings)(asked),
    businessZone: settings.businessZone,
    trading: settings.demonstration,
    now: from.clock.now,
    setClock: (to) => {
      moment = to;
    },
    log,
  });
  let isOver = false;
  const running = trade
    .run({ from: begin, note: (next) => keepProgress(database, next) })
    .catch((cause: unknown) => log.warn(troubleOf(cause), 'the demonstration’s past'))
    .finally(() => {
      isOver = true;
    });
  return {
    isOver: () => isOver,
    stop: async () => {
      trade.stop();
      await running;
      await Effect.runPromise(Effect.all([part(work.saga).quiet(), part(work.amendmentSaga).quiet()]));
      await following();
    },
  };
}
