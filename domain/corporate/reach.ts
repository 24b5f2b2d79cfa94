/**
 * Whose a record is, for the people of companies that an agency looks after: each of them sees what is their own, and nothing
 * else of the agency. Its own staff see all of it.
 */

/** Somebody of a company, on one day. */
export interface Reach {
  readonly userId: string;
  /** Whose travel they book. */
  readonly companyId?: string;
  /** In whose place they decide that day. */
  readonly decidesFor: readonly string[];
}

/** Who has to do with a booking or a request. */
export interface Whose {
  /** Who sat at the desk at which it was made. */
  readonly madeBy?: string;
  /** Whose desk that was, where it was another's. */
  readonly onBehalfOf?: string;
  /** Whose cart it was booked from, where that was another's. */
  readonly madeFor?: string;
  /** Of each approval of it: who asked, and who may be asked to decide, backups too. */
  readonly approvals?: readonly { readonly requester: string; readonly asked: readonly string[] }[];
  /** The booking that a request is about. */
  readonly about?: Whose;
}

/**
 * Whether it is a person's own: they made it, it was made on their behalf or from their cart, or they ask for, decide on, or decide for somebody
 * who decides on its approval. What is asked about a booking belongs to those to whom the booking does.
 *
 * @example isOwn({ userId: 'ravi', decidesFor: [] }, { madeBy: 'agent', onBehalfOf: 'ravi' }) // => true
 * @example isOwn({ userId: 'ravi', decidesFor: [] }, { madeBy: 'priya' }) // => false
 */
export function isOwn(reach: Reach, { madeBy, onBehalfOf, madeFor, approvals = [], about }: Whose): boolean {
  const { userId, decidesFor } = reach;
  if (madeBy === userId || onBehalfOf === userId || madeFor === userId) return true;
  const decides = (asked: readonly string[]) => asked.some((each) => each === userId || decidesFor.includes(each));
  if (approvals.some(({ requester, asked }) => requester === userId || decides(asked))) return true;
  return about !== undefined && isOwn(reach, about);
}
