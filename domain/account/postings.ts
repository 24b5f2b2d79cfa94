/**
 * Who gains and who gives when money moves: the postings of each kind of entry. The first is always the agency's own
 * account, in which a credit balance is positive; the others are the deployment's, seen from outside: what a supplier is
 * owed, what was given away as commission, what is owed as tax. They add up to zero.
 */
import { add, isZero, negate, subtract, zero } from '../money/money.ts';
import type { Money } from '../money/money.ts';
import type { PaidElsewhere } from '../booking/payment.ts';
import type { Posting } from './chain.ts';

interface Sale {
  readonly agencyId: string;
  /** The supplier's code. */
  readonly supplier: string;
  /** What the supplier is owed. */
  readonly supplierTotal: Money;
  /** What the agency's account is charged: supplier's total − commission + TDS + fees. */
  readonly net: Money;
  readonly commission: Money;
  readonly tds: Money;
}

/**
 * A sale: the agency gives the net amount, the supplier is owed its total, the commission lowers and the tax withheld on it
 * raises what the agency gives; what remains are fees. A markup is the agent's own and is
 * never posted. Lines of nothing are left out.
 */
export function salePostings({ agencyId, supplier, supplierTotal, net, commission, tds }: Sale): readonly Posting[] {
  const fees = subtract(net, add(subtract(supplierTotal, commission), tds));
  return [
    posting(`agency:${agencyId}`, negate(net)),
    ...unlessZero(`supplier:${supplier}`, supplierTotal),
    ...unlessZero('commission', negate(commission)),
    ...unlessZero('tds', tds),
    ...unlessZero('fees', fees),
  ];
}

/** What goes back when units of a booking are cancelled; every amount is what is reversed, of the sign that it was charged with. */
export interface RefundReversal {
  readonly agencyId: string;
  /** The supplier's code. */
  readonly supplier: string;
  /** What the supplier gives back: what it was paid for what is cancelled, less what it keeps. */
  readonly returned: Money;
  readonly commission: Money;
  readonly tds: Money;
  /** Fees of the portal that are given back. */
  readonly fees: Money;
}

/**
 * A cancellation: the supplier's money comes back to the agency less the commission that was given on it, and the tax
 * withheld on that commission with it. What the supplier keeps stays with it. Lines of nothing are left out.
 */
export function refundPostings(reversal: RefundReversal): readonly Posting[] {
  const { agencyId, supplier, returned, commission, tds, fees } = reversal;
  const refund = add(add(subtract(returned, commission), tds), fees);
  return [
    posting(`agency:${agencyId}`, refund),
    ...unlessZero(`supplier:${supplier}`, negate(returned)),
    ...unlessZero('commission', commission),
    ...unlessZero('tds', negate(tds)),
    ...unlessZero('fees', negate(fees)),
  ];
}

/**
 * A sale or a refund that the agency settled elsewhere: the same lines, none of them of the agency's account or of one of the
 * house. Who was paid and what was paid with are accounts of the agency's own dealings, which the ledger only remembers.
 *
 * @example settledElsewhere([{ account: 'agency:a1', currency: 'INR', amount: -5 }, { account: 'supplier:elsewhere', currency: 'INR', amount: 5 }], 'cash') // => [{ account: 'agency:a1', currency: 'INR', amount: 0 }, { account: 'elsewhere:paid-cash', currency: 'INR', amount: -5 }, { account: 'elsewhere:supplier', currency: 'INR', amount: 5 }]
 */
export function settledElsewhere(postings: readonly Posting[], by: PaidElsewhere): readonly Posting[] {
  return postings.flatMap(({ account, currency, amount }): readonly Posting[] => {
    const [name = account] = account.split(':');
    return name === 'agency'
      ? [
          { account, currency, amount: 0 },
          { account: `elsewhere:paid-${by}`, currency, amount },
        ]
      : [{ account: `elsewhere:${name}`, currency, amount }];
  });
}

/** Money that comes in from, or goes out to, one other account: a deposit from 'bank', a correction against 'adjustments'. */
export function transferPostings(agencyId: string, amount: Money, against: string): readonly Posting[] {
  return [posting(`agency:${agencyId}`, amount), posting(against, subtract(zero(amount.currency), amount))];
}

/** Tax withheld on what the agency was given beside sales; one below zero gives it back. */
export function tdsPostings(agencyId: string, tds: Money): readonly Posting[] {
  return transferPostings(agencyId, negate(tds), 'tds');
}

function posting(account: string, { minor, currency }: Money): Posting {
  return { account, currency, amount: minor };
}

function unlessZero(account: string, amount: Money): readonly Posting[] {
  return isZero(amount) ? [] : [posting(account, amount)];
}
