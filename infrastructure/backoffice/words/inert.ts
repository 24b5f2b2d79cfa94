/**
 * What people typed, for a mail that goes out under the house's name: an address in it stays readable and leads nowhere,
 * neither as written here nor where a mail reader makes links by itself.
 */
const endings =
  'com|net|org|info|biz|app|dev|xyz|top|shop|site|online|link|click|live|club|store|page|zip|mov|[a-z]{2}';
const address = new RegExp(
  `(?<![\\w@.])(?:[a-z][a-z0-9+.-]*://|www\\.)\\S+|(?<![\\w@.-])(?:[\\p{L}\\d-]+\\.)+(?:${endings})(?![\\p{L}\\d.-]*@)\\b`,
  'giu',
);

/**
 * @example inert('See https://evil.example/a.b') // => 'See https[:]//evil[.]example/a[.]b'
 */
export function inert(text: string): string {
  return text.replace(address, (found) => found.replaceAll('://', '[:]//').replaceAll('.', '[.]'));
}
