/** Clocks that go wrong or ahead: of the server, to see what days later brings, and of an agent's device. */
import type { BrowserContext } from 'playwright';

/** The clock of a program shifted by whole days, and all that it does with time with it. */
function shiftedClock(days: number): string {
  return `{
    const Clock = Date;
    const now = () => Clock.now() + ${days * 86_400_000};
    globalThis.Date = new Proxy(Clock, {
      construct: (target, given, as) => Reflect.construct(target, given.length === 0 ? [now()] : given, as),
      apply: () => new Clock(now()).toString(),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    });
  }`;
}

/** What a server is started with to live so many days ahead. */
export function daysAhead(days: number): Readonly<Record<string, string>> {
  const { NODE_OPTIONS = '' } = process.env;
  const program = `data:text/javascript,${encodeURIComponent(shiftedClock(days))}`;
  return { NODE_OPTIONS: `${NODE_OPTIONS} --import ${program}`.trim() };
}

/** A device's clock, for pages that are opened from now on. */
export async function shiftClock(context: BrowserContext, days: number): Promise<void> {
  await context.addInitScript(shiftedClock(days));
}
