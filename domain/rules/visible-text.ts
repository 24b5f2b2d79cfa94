/** What can be seen of a text: characters that nobody sees can turn a line around, or make two names look like one. */

/**
 * Control and format characters, among them those that change the direction of writing; fillers that are drawn as
 * nothing; tags and selectors. Tabs and ends of lines are text, and so are the joiners: Persian and the scripts of India
 * need them within a word.
 */
const unseen =
  /(?![\t\n\r\u200C\u200D])[\p{Cc}\p{Cf}\u034F\u115F\u1160\u17B4\u17B5\u2028\u2029\u2800\u3164\p{Variation_Selector}\uFFA0]/gu;

const joining = ['Arab', 'Deva', 'Beng', 'Guru', 'Gujr', 'Orya', 'Taml', 'Telu', 'Knda', 'Mlym', 'Sinh']
  .map((script) => `\\p{Script=${script}}`)
  .join('');

/** A joiner that has no letter or mark of a joining script before it and after it. */
const loose = new RegExp(`(?<![${joining}])[\\u200C\\u200D]+|[\\u200C\\u200D]+(?![${joining}])`, 'gu');

/**
 * A text without what nobody can see.
 *
 * @example visible('Asha\u202E Rao\u200B') // => 'Asha Rao'
 */
export function visible(text: string): string {
  // Most texts are of plain letters.
  if (/^[\t\n\r\x20-\x7E]*$/.test(text)) return text;
  return text.replace(unseen, '').replace(loose, '');
}
