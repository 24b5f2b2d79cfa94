/** What is typed, as a pattern of `like`: its own marks stand for themselves. */
export function beginningWith(text: string): string {
  return `${text.replaceAll(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
}
