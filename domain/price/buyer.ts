/** Whose price it is: rows of terms may be for the people of some companies that an agency looks after, and for nobody else. */

/** What a row says of its buyers; everybody where no company is named. */
export interface BuyerMatch {
  /** Ids of companies. */
  readonly companies?: readonly string[];
}

export interface Buyer {
  /** Whose travel it is; of nobody's company where absent. */
  readonly companyId?: string;
  /** The row that it was priced by before: it stays what it was. */
  readonly pricedBy?: string;
}

interface BuyersRow {
  readonly id: string;
  readonly match: BuyerMatch;
}

/**
 * The rows that there are for a buyer, in their order.
 *
 * @example rowsFor([{ id: 'a', match: { companies: ['acme'] } }, { id: 'b', match: {} }], { companyId: 'acme' }).map(({ id }) => id) // => ['a', 'b']
 * @example rowsFor([{ id: 'a', match: { companies: ['acme'] } }, { id: 'b', match: {} }], {}).map(({ id }) => id) // => ['b']
 */
export function rowsFor<Row extends BuyersRow>(
  rows: readonly Row[],
  { companyId, pricedBy }: Buyer = {},
): readonly Row[] {
  const fits = ({ id, match: { companies } }: Row) =>
    companies === undefined || id === pricedBy || (companyId !== undefined && companies.includes(companyId));
  return rows.every(fits) ? rows : rows.filter(fits);
}
