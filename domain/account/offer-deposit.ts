/**
 * What an offer's money does to the ledger: the deposit is charged when the offer is accepted and the balance when it is paid;
 * each booking that is made of it uses up its own price, and what is left is given back or kept when it is closed.
 */
import { isZero, type Money, negate, subtract } from '../money/money.ts';
import type { Posting } from './chain.ts';
import type { LedgerEntry } from './ledger.ts';
import { transferPostings } from './postings.ts';

export interface OfferDepositPosted {
  readonly kind: 'offer-deposit';
  readonly narration: LedgerEntry['narration'];
  /** The agency's own account first; they add up to zero. */
  readonly postings: readonly Posting[];
}

/** Held for the agency until the request is closed. */
const held = 'offer-deposits';

export function depositTaken(agencyId: string, deposit: Money): OfferDepositPosted {
  return {
    kind: 'offer-deposit',
    narration: { code: 'offer-deposit', params: {} },
    postings: transferPostings(agencyId, negate(deposit), held),
  };
}

export function balanceTaken(agencyId: string, balance: Money): OfferDepositPosted {
  return {
    kind: 'offer-deposit',
    narration: { code: 'offer-balance', params: {} },
    postings: transferPostings(agencyId, negate(balance), held),
  };
}

/** What a booking costs comes out of what is held, so that its sale can charge it. */
export function depositUsed(agencyId: string, amount: Money): OfferDepositPosted {
  return {
    kind: 'offer-deposit',
    narration: { code: 'offer-deposit-used', params: {} },
    postings: transferPostings(agencyId, amount, held),
  };
}

/** Of the deposit `back` goes to the agency; the rest is a fee. Also where all of it is kept: the ledger says so. */
export function depositSettled(agencyId: string, deposit: Money, back: Money): OfferDepositPosted {
  const kept = subtract(deposit, back);
  const { currency } = deposit;
  const [own, against] = transferPostings(agencyId, back, held);
  if (own === undefined || against === undefined) throw new RangeError('A transfer has two postings');
  return {
    kind: 'offer-deposit',
    narration: { code: isZero(kept) ? 'offer-deposit-back' : 'offer-deposit-kept', params: {} },
    postings: [
      own,
      { ...against, amount: negate(deposit).minor },
      ...(isZero(kept) ? [] : [{ account: 'fees', currency, amount: kept.minor }]),
    ],
  };
}
