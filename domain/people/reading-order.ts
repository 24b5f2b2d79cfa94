/** How a sentence keeps its order inside another. */
import type { Language } from './language.ts';

/**
 * A piece of text for a place in a message. What is isolated takes the direction of its first letter, and letters that are
 * themselves isolated do not count: an Arabic list of codes would read from the left. A mark in front says that it does not.
 *
 * @example inOrder('ar', '\u2068DEL\u2069، \u2068BOM\u2069') // => '\u200f\u2068DEL\u2069، \u2068BOM\u2069'
 * @example inOrder('ar', 'DEL') // => 'DEL'
 */
export function inOrder(language: Language, text: string): string {
  return language === 'ar' && /[\u2068،؛]/.test(text) ? `\u200f${text}` : text;
}
