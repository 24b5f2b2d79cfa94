/** A subject is a header: one line, without the isolates that some mail readers show as boxes. */
export function oneLine(text: string): string {
  return text
    .replace(/[\u200f\u2066-\u2069]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
