/** Clocks that go wrong or ahead: of the server, to see what days later brings, and of an agent's device. */
import type { BrowserContext } from 'playwright';
import { millisecondsAhead, shiftedClock } from '#tests/run/clock.mjs';

const day = 86_400_000;

/** What a server is started with to live so many days ahead. */
export function daysAhead(days: number): Readonly<Record<string, string>> {
  return millisecondsAhead(days * day);
}

/** A device's clock, for pages that are opened from now on. */
export async function shiftClock(context: BrowserContext, days: number): Promise<void> {
  await context.addInitScript(shiftedClock(days * day));
}

/** By how much this run lives ahead of the machine's clock: pages do too. */
const ahead = Number(process.env['TEST_CLOCK_AHEAD'] ?? '0');

export async function setClock(context: BrowserContext): Promise<void> {
  if (ahead !== 0) await context.addInitScript(shiftedClock(ahead));
}
