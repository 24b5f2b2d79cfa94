/** Clocks that go ahead of the machine's, or behind it: of programs of Node, and of pages. */

/**
 * What is run before a program, so that its clock is shifted, and all that it does with time with it.
 *
 * @param {number} milliseconds
 * @returns {string}
 */
export function shiftedClock(milliseconds) {
  return `{
    const Clock = Date;
    const now = () => Clock.now() + ${milliseconds};
    globalThis.Date = new Proxy(Clock, {
      construct: (target, given, as) => Reflect.construct(target, given.length === 0 ? [now()] : given, as),
      apply: () => new Clock(now()).toString(),
      get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
    });
  }`;
}

/**
 * What a program of Node is started with to live so many milliseconds ahead; whatever it starts lives there too.
 *
 * @param {number} milliseconds
 * @returns {Readonly<Record<string, string>>}
 */
export function millisecondsAhead(milliseconds) {
  const { NODE_OPTIONS = '' } = process.env;
  const program = `data:text/javascript,${encodeURIComponent(shiftedClock(milliseconds))}`;
  return { NODE_OPTIONS: `${NODE_OPTIONS} --import ${program}`.trim() };
}
