/**
 * Which messages the code asks for, and which it never does.
 *
 * An id may be asked for directly, `words('flight-search')`, or travel as data to the place that says it: `{ id: 'failure-http' }`,
 * `title: 'title-login'`. Of one that is put together, `failure-not-permitted-${reason}`, the fixed beginning must fit a message.
 */
import type { SourceTree } from './source-tree.ts';

/** Properties under which an id travels. */
const carries = new Set(['id', 'title', 'label', 'message', 'hint', 'description', 'heading', 'words']);

/** Ids asked for that no message has. Messages of other places are distinguished by their first word. */
export function unknownMessages(
  tree: SourceTree,
  places: readonly string[],
  ids: ReadonlySet<string>,
): readonly string[] {
  const firstWords = new Set([...ids].map(firstWord));
  return codeIn(tree, places).flatMap(({ path, facts }) => [
    ...facts.messages
      .filter(({ text }) => !ids.has(text))
      .map(({ text, line }) => `${path}:${line} asks for ${text}, which no language has`),
    ...facts.messagePrefixes
      .filter(({ text }) => text.includes('-') && ![...ids].some((id) => id.startsWith(text)))
      .filter(({ text }) => /^[a-z]/.test(text))
      .map(({ text, line }) => `${path}:${line} asks for ${text}…, and no message begins so`),
    ...facts.properties
      .filter(({ name, text }) => carries.has(name) && /^[a-z][a-z0-9]*(-[a-z0-9]+)+$/.test(text))
      .filter(({ text }) => firstWords.has(firstWord(text)) && !ids.has(text))
      .map(({ text, line }) => `${path}:${line} hands on ${text}, which no language has`),
  ]);
}

/** Messages that no text of the code names, whole or by its beginning, and no other message is put together from. */
export function unusedMessages(
  tree: SourceTree,
  places: readonly string[],
  ids: ReadonlySet<string>,
  referred: ReadonlySet<string>,
): readonly string[] {
  const texts = codeIn(tree, places).flatMap(({ facts }) => facts.strings.map(({ text }) => text));
  const whole = new Set(texts);
  const beginnings = texts
    .filter((text) => text.includes('…'))
    .map((text) => text.split('…')[0] ?? '')
    .filter((text) => /^[a-z-]+-$/.test(text));
  return [...ids]
    .filter(
      (id) =>
        !id.startsWith('-') &&
        !whole.has(id) &&
        !referred.has(id) &&
        !beginnings.some((beginning) => id.startsWith(beginning)),
    )
    .toSorted();
}

const firstWord = (id: string): string => id.split('-')[0] ?? '';

function codeIn(tree: SourceTree, places: readonly string[]) {
  return tree.code.filter(({ path }) => places.some((place) => path.startsWith(`${place}/`)));
}
