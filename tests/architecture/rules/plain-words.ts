/**
 * Code, comments and titles of tests speak plain trade English: what an engineer or an accountant from outside would have to
 * translate first has a plainer word.
 */
import type { Breach, Rule } from '../rule.ts';

/** What is not written, and what stands in its place. Parts are put together, so that this file does not hold what it looks for. */
const dialect: readonly (readonly [RegExp, string])[] = [
  [pattern('what', ' (has )?became of'), 'outcome, or state'],
  [pattern('whoe', 'ver'), 'anyone who, caller or user'],
  [pattern('ane', 'w'), 'again, or regenerated'],
  [pattern('by pe', 'ople'), 'manual, or manually'],
  [pattern('(is|are|was|were) to', 'ld'), 'is notified, recorded or reported'],
  [pattern('time ran', ' out'), 'expired'],
  [pattern('(?!\\w*(col|e)lap)\\w*lap', 'se[ds]?\\w*'), 'expired, or overdue of a payment'],
  [pattern('asked', 'Still'), 'pending'],
  [pattern('lone', 'ly\\w*'), 'unaccompanied'],
  [pattern('\\w*Taking', 'Out'), 'the units that are cancelled'],
];

export const plainWordsRule: Rule = {
  name: 'code speaks plain English',
  check: (tree) =>
    tree.files
      .filter(({ path }) => /\.(ts|tsx|mjs|sql|css)$/.test(path))
      .flatMap(({ path, text }) =>
        text
          .split('\n')
          .flatMap((content, index) =>
            dialect
              .filter(([found]) => found.test(content))
              .map(([, plainly]): Breach => ({ path, line: index + 1, says: `needs translating; write ${plainly}` })),
          ),
      ),
  planted: [
    planted('an outcome', '// What', ' became of it.'),
    planted('a user', '/** Whoe', 'ver asks for it. */'),
    planted('a repetition', '// It is made ane', 'w.'),
    planted('manual work', '// Changed by pe', 'ople.'),
    planted('a title of a test', "it('is to", "ld to nobody', () => {});"),
    planted('the end of a hold', 'export const mostLap', 'sed = 50;'),
    planted('a name', 'export const asked', 'Still = 1;'),
  ],
};

function pattern(...parts: readonly string[]): RegExp {
  return new RegExp(`\\b${parts.join('')}\\b`, 'i');
}

function planted(what: string, ...parts: readonly string[]) {
  const at = 'domain/money/x.ts';
  return {
    what,
    at,
    files: { [at]: parts.join(''), 'domain/money/right.ts': '// Anyone who asks again is notified of the outcome.' },
  };
}
