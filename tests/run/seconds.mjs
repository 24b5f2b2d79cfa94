/**
 * Where the time of a run went: a line a suite. Files of a run go two at a time, so the seconds of all of them are about
 * twice what one waits. Nothing fails by time.
 */

/** @typedef {{ path: string, seconds: number, tests: number, zone: string }} TimedFile */

/**
 * @param {readonly TimedFile[]} files
 * @returns {string}
 */
export function secondsBySuite(files) {
  /** @param {TimedFile} file */
  const suiteOf = ({ path, zone }) => [path.split('/')[1], zone].filter((part) => part !== '').join(' in ');
  const rows = [...new Set(files.map(suiteOf))].map((suite) => {
    const own = files.filter((file) => suiteOf(file) === suite).toSorted((one, other) => other.seconds - one.seconds);
    const longest = own[0];
    return {
      suite,
      files: own.length,
      tests: own.reduce((sum, { tests }) => sum + tests, 0),
      seconds: own.reduce((sum, { seconds }) => sum + seconds, 0),
      longest: longest === undefined ? '' : `${longest.path.replace(/^tests\//, '')} ${longest.seconds.toFixed(0)}`,
    };
  });
  const all = rows.reduce((sum, { seconds }) => sum + seconds, 0);
  const cells = [
    ['suite', 'files', 'tests', 'seconds', 'longest file'],
    ...rows
      .toSorted((one, other) => other.seconds - one.seconds)
      .map(({ suite, files: count, tests, seconds, longest }) => [
        suite,
        `${count}`,
        `${tests}`,
        seconds.toFixed(0),
        longest,
      ]),
    ['all', `${files.length}`, '', all.toFixed(0), ''],
  ];
  const widths = [0, 1, 2, 3].map((at) => Math.max(...cells.map((row) => (row[at] ?? '').length)));
  return cells
    .map((row) =>
      row
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[0] ?? 0) : at < 4 ? cell.padStart(widths[at] ?? 0) : cell))
        .join('  '),
    )
    .join('\n');
}
