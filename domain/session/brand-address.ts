/** Where the pictures and fonts that a house uploads are served. */

export const brandKinds = ['logo', 'font'] as const;
export type BrandKind = (typeof brandKinds)[number];

export const brandEndings = { logo: ['svg', 'png', 'jpeg', 'webp'], font: ['woff2'] } as const;
export type BrandEnding = (typeof brandEndings)[BrandKind][number];

/** Letters of a digest in an address: 128 bits of it. */
const digestLetters = 32;

/**
 * Where a file is served: its content is in the address, so that it may be kept for ever.
 *
 * @example brandAddress('0123456789abcdef0123456789abcdef0123', 'svg') // => '/brand/0123456789abcdef0123456789abcdef.svg'
 */
export function brandAddress(digest: string, ending: BrandEnding): string {
  return `/brand/${digest.slice(0, digestLetters)}.${ending}`;
}

/**
 * What an address of a served file is of; undefined for any other address.
 *
 * @example brandFileAt('/brand/0123456789abcdef0123456789abcdef.woff2') // => { name: '0123456789abcdef0123456789abcdef', ending: 'woff2' }
 * @example brandFileAt('/logo.svg') // => undefined
 */
export function brandFileAt(address: string): { readonly name: string; readonly ending: BrandEnding } | undefined {
  const [, name, ending] = /^\/brand\/([0-9a-f]{32})\.([a-z0-9]+)$/.exec(address) ?? [];
  const known = [...brandEndings.logo, ...brandEndings.font].find((each) => each === ending);
  return name === undefined || known === undefined ? undefined : { name, ending: known };
}
