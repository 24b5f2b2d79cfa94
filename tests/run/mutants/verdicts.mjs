/**
 * Says verdicts in words: a line a break, and the sum of all.
 */
import { titleOf } from './places.mjs';

/** @typedef {import('./judge-break.mjs').Verdict} Verdict */

/** @param {number} number @param {Verdict} verdict */
export function verdictLine(number, { place, state, by, reason, affected, seconds }) {
  const told = {
    lost: 'NOT IN THIS TREE',
    unjudged: `NOT JUDGED: ${reason}`,
    unnoticed: `UNNOTICED by ${affected} affected test files`,
    noticed: '',
  }[state];
  const ring = by?.ring === 'full' ? 'full only, ' : '';
  const witness =
    by === undefined
      ? told
      : `${ring}${by.suite}: ${[by.file, by.test].filter(Boolean).join(' > ')} (${by.message.slice(0, 120)})`;
  return `${String(number).padStart(2)} ${titleOf(place)}\n      ${witness}, ${seconds.toFixed(0)} s`;
}

/**
 * @param {ReadonlyMap<number, Verdict>} verdicts
 * @param {ReadonlySet<string>} failing
 */
export function summaryOf(verdicts, failing) {
  const all = [...verdicts].toSorted(([one], [other]) => one - other);
  const present = all.filter(([, { state }]) => state !== 'lost' && state !== 'unjudged');
  const noticed = present.filter(([, { state }]) => state === 'noticed');
  const bySample = noticed.filter(([, { by }]) => by?.ring === 'sample');
  /** @param {string} title @param {typeof all} rows */
  const section = (title, rows) =>
    rows.length === 0
      ? []
      : ['', title, ...rows.map(([number, { place }]) => `${String(number).padStart(2)} ${titleOf(place)}`)];
  return [
    ...section(
      'Noticed by the full ring only:',
      noticed.filter(([, { by }]) => by?.ring === 'full'),
    ),
    ...section(
      'Unnoticed:',
      present.filter(([, { state }]) => state === 'unnoticed'),
    ),
    ...section(
      'Not judged, and not counted:',
      all.filter(([, { state }]) => state === 'unjudged'),
    ),
    ...section(
      'Not in this tree, and not counted:',
      all.filter(([, { state }]) => state === 'lost'),
    ),
    ...(failing.size === 0
      ? []
      : ['', 'Test files that fail without a break:', ...[...failing].map((file) => `   ${file}`)]),
    '',
    `noticed by npm test: ${bySample.length} of ${present.length}, by --full: ${noticed.length} of ${present.length}`,
  ].join('\n');
}
