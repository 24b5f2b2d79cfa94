/**
 * Screens: each area by itself, and no word that is not in Fluent.
 */
import type { Breach, Rule } from '../rule.ts';
import { targetOf } from '../rooms.ts';
import type { SourceTree } from '../source-tree.ts';

const areaOf = (path: string): string | undefined => /^ui\/screens\/([^/]+)\//.exec(path)?.[1];

export const screensApartRule: Rule = {
  name: 'a screen never imports a screen of another area',
  check: (tree) =>
    tree.code.flatMap(({ path, facts }) => {
      const area = areaOf(path);
      if (area === undefined) return [];
      return facts.imports.flatMap(({ specifier, line }): Breach[] => {
        const target = targetOf(path, specifier);
        const other = 'ours' in target ? areaOf(target.ours) : undefined;
        if (other === undefined || other === area) return [];
        return [
          {
            path,
            line,
            says: `imports ${specifier}: a screen of ${other} in ${area}; what both need belongs in ui/design or in a use case`,
          },
        ];
      });
    }),
  planted: [
    {
      what: 'a type of another area',
      at: 'ui/screens/flight/x.tsx',
      files: {
        'ui/screens/flight/x.tsx': "import type { Ticket } from '../booking/ticket.tsx';",
        'ui/locales/en/flight.ftl': 'flight-title = Flights',
        'ui/screens/flight/handed.tsx': 'export const Z = () => <Page title="flight-title" />;',
        'ui/screens/flight/right.tsx':
          "import { fare } from './fare.tsx'; import { Button } from '../../design/button.tsx';",
      },
    },
  ],
};

export const wordsRule: Rule = {
  name: 'every word of a screen is in Fluent',
  check: (tree) => {
    const ids = messageIds(tree);
    return tree.code
      .filter(({ path }) => path.startsWith('ui/') && path.endsWith('.tsx'))
      .flatMap(({ path, facts }) =>
        facts.words
          .filter(({ text }) => !ids.has(text))
          .map(
            ({ text, line }): Breach => ({
              path,
              line,
              says: `says "${text}" itself; words live in ui/locales, where every language has them`,
            }),
          ),
      );
  },
  planted: [
    plantedWords('text between tags', 'export const X = () => <p>Hello</p>;'),
    plantedWords('Arabic text', 'export const X = () => <p>مرحبا</p>;'),
    plantedWords('a text in braces', "export const X = () => <p>{'Hello'}</p>;"),
    plantedWords('a choice of texts', "export const X = ({ a }) => <p>{a ? 'Yes' : words('shell-no')}</p>;"),
    plantedWords('a template', 'export const X = ({ n }) => <p>{`${n} seats`}</p>;'),
    plantedWords('a title', 'export const X = () => <p title="Hello" />;'),
    plantedWords('a label for screen readers', "export const X = () => <p aria-label={'Close'} />;"),
    plantedWords('a placeholder', 'export const X = () => <input placeholder="City" />;'),
    plantedWords('the words for a picture', 'export const X = () => <img alt="Logo" />;'),
  ],
};

/** A widget of our own may be handed the id of a message, `title="title-about-us"`, and say the message itself. */
function messageIds(tree: SourceTree): ReadonlySet<string> {
  const english = tree.files.filter(({ path }) => path.startsWith('ui/locales/en/'));
  return new Set(
    english.flatMap(({ text }) => [...text.matchAll(/^([a-z][\w-]*) *=/gm)].map((found) => found[1] ?? '')),
  );
}

function plantedWords(what: string, text: string) {
  const at = 'ui/screens/flight/x.tsx';
  return {
    what,
    at,
    files: {
      [at]: text,
      'ui/screens/flight/right.tsx':
        'export const Y = ({ a, b }) => <p className="wide" title={words("flight-title")} alt="" key={`x${a}`}>{a}{" · "}{b ? words("flight-yes") : null} 1 / 2 </p>;',
    },
  };
}
