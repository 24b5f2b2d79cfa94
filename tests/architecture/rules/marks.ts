/**
 * No marks of unfinished work, and no word to a checker to look away.
 */
import type { Breach, Rule } from '../rule.ts';

/** Put together, so that this file does not hold what it looks for. */
const mark = (...parts: readonly string[]): string => parts.join('');
const marks: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`\\b(${mark('TO', 'DO')}|${mark('FIX', 'ME')})\\b`),
    'is marked as unfinished: do it, or say plainly in the README what is missing',
  ],
  [new RegExp(`@${mark('ts', '-')}(ignore|expect-error|nocheck)`), 'asks the compiler to look away'],
  [
    new RegExp(`(${mark('es', 'lint')}|${mark('ox', 'lint')}|${mark('biome', '-')})-?(disable|ignore)`),
    'asks the linter to look away',
  ],
  [
    new RegExp(`\\b(it|test|describe)\\.(${mark('sk', 'ip')}|${mark('on', 'ly')}|${mark('to', 'do')})\\b`),
    'passes over tests: nothing skips itself',
  ],
];

export const marksRule: Rule = {
  name: 'nothing is marked to be passed over',
  check: (tree) =>
    tree.code.flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((content, index) =>
          marks
            .filter(([pattern]) => pattern.test(content))
            .map(([, says]): Breach => ({ path, line: index + 1, says })),
        ),
    ),
  planted: [
    plantedMark('unfinished work', `// ${mark('TO', 'DO')}: later`),
    plantedMark('a word to the compiler', `// @${mark('ts', '-')}expect-error because`),
    plantedMark('a word to the linter', `// ${mark('ox', 'lint')}-disable-next-line no-console`),
    plantedMark('a test passed over', `it.${mark('sk', 'ip')}('x', () => {});`),
  ],
};

function plantedMark(what: string, text: string) {
  return {
    what,
    at: 'domain/money/x.ts',
    files: { 'domain/money/x.ts': text, 'domain/money/right.ts': '// what there is to do' },
  };
}
