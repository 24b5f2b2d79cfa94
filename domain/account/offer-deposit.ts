/** What an offer's deposit does to the ledger: charged when the offer is accepted, given back or kept when it is closed. */
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
