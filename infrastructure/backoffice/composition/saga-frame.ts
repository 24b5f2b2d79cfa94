/** What every saga of this process is made with. */
import type { Logger } from 'pino';
import { type SagaFrame, sagaTimes } from '#application/backoffice/booking/saga/leased-saga.ts';
import type { KnownBalances } from '../database/account/known-balances.ts';
import type { Settings } from '../settings/settings.ts';

interface FrameParts {
  readonly owner: string;
  readonly log: Logger;
  readonly knownBalances: KnownBalances;
  readonly settings: Settings;
}

export function frameOf({ owner, log, knownBalances, settings }: FrameParts, trouble: string): SagaFrame {
  return {
    owner,
    times: sagaTimes(settings.supplierSeconds, settings.firstAskSeconds),
    onTrouble: (id, cause) => log.error({ id, cause: String(cause) }, trouble),
    // The notice of the moved money may come after the answer.
    onMoved: (agencyId) => knownBalances.forget(agencyId),
  };
}
