/** The head of a page. */

/** What stands at the head of a page: the name of the portal, and its logo where it has one. */
export interface Letterhead {
  readonly brand: string;
  /** Its address when the paper was made: the paper keeps its look. */
  readonly logo?: string | undefined;
}

/** The head of a page, of something that has more. */
export function letterheadOf({ brand, logo }: Letterhead): Letterhead {
  return logo === undefined ? { brand } : { brand, logo };
}
