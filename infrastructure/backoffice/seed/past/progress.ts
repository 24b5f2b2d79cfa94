/** How far the demonstration's past is made: noted when it is wanted, forgotten when it is whole. */
import { type IsoDate, parseIsoDate } from '#domain/time/calendar-date.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { keepSecret, keptSecret } from '#infrastructure/backoffice/database/engine/deployment-secret.ts';

const progressName = 'demonstration-past';
const whole = 'whole';

/** The first day that is still to be traded; nothing where no past is wanted, or it is whole. */
export async function progressOf(database: Database): Promise<IsoDate | undefined> {
  return parseIsoDate((await keptSecret(database, progressName)) ?? '');
}

export async function keepProgress(database: Database, next: IsoDate | undefined): Promise<void> {
  await keepSecret(database, progressName, next ?? whole);
}
