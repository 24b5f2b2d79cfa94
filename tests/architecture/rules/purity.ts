/**
 * The domain reads no clock, no randomness and nothing of the world: time, ids and randomness are arguments. The application
 * has ports for them and reads none directly either.
 */
import type { Breach, Rule } from '../rule.ts';

/** Clock and chance: neither in the domain nor in the application. */
const clockAndChance = /^(Temporal\.Now|Date\.now|new Date|Date|Math\.random|performance\.now|crypto(\.\w+)?)$/;
/** The world: not in the domain. */
const world =
  /^(new )?(process|console|fetch|window|document|navigator|location|localStorage|sessionStorage|indexedDB|globalThis|global|performance|setTimeout|setInterval|setImmediate|queueMicrotask|requestAnimationFrame|require|Buffer|XMLHttpRequest|WebSocket|Worker)(\.\w+)?$/;

const firstName = (text: string): string => text.replace('new ', '').split('.')[0] ?? '';

export const purityRule: Rule = {
  name: 'no clock, no randomness, no world inside',
  check: (tree) =>
    tree.code.flatMap(({ path, facts }) => {
      const domain = path.startsWith('domain/');
      if (!domain && !path.startsWith('application/')) return [];
      return facts.reads.flatMap(({ text, line }): Breach[] => {
        if (clockAndChance.test(text)) {
          return [
            {
              path,
              line,
              says: `reads ${text}: time, ids and randomness are arguments${domain ? '' : ', or come from a port'}`,
            },
          ];
        }
        if (domain && world.test(text) && !facts.declares.has(firstName(text)))
          return [{ path, line, says: `reads ${text}: the domain is pure and touches nothing outside itself` }];
        return [];
      });
    }),
  planted: [
    planted('the clock of Temporal', 'domain/time/x.ts', 'export const today = () => Temporal.Now.plainDateISO();'),
    planted('the clock of Date', 'domain/time/x.ts', 'export const now = Date.now();'),
    planted('a new Date', 'domain/time/x.ts', 'export const now = () => new Date();'),
    planted('a date in the local zone', 'domain/time/x.ts', 'export const launchDay = new Date(2026, 10, 20);'),
    planted('randomness', 'domain/booking/x.ts', 'export const id = () => Math.random();'),
    planted('randomness, by another spelling', 'domain/booking/x.ts', "export const id = () => Math['random']();"),
    planted('an id', 'domain/booking/x.ts', 'export const id = () => crypto.randomUUID();'),
    planted('the world', 'domain/booking/x.ts', "export const zone = process.env['TZ'];"),
    planted('the console', 'domain/booking/x.ts', "console.log('x');"),
    planted(
      'the clock in a use case',
      'application/backoffice/x.ts',
      'export const now = () => new Date().toISOString();',
    ),
  ],
};

function planted(what: string, at: string, text: string) {
  return {
    what,
    at,
    files: {
      [at]: text,
      'domain/time/right.ts':
        '/** Not Date.now(). */ export const clock = { fetch: 1, now: (at: { Date: number }) => at.Date }; export const x = Math.round(1); export const epoch = new Date(0);\n' +
        'export const size = (document: { bytes: number }) => { const { window } = { window: document.bytes }; return window; };',
      'infrastructure/backoffice/right.ts': 'export const now = () => new Date();',
    },
  };
}
