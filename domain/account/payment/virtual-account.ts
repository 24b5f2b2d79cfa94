/**
 * An account number that is one agency's alone: what arrives there by bank transfer is that agency's, without a form and without a
 * decision. The bank's reference (UTR) says which money it is, so that what was asked for as a deposit before is credited as that.
 */
import { compare, type Money, zero } from '../../money/money.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import { plainNumber } from '../deposit-rules.ts';
import type { DepositFields, DepositState } from '../deposit.ts';
import { type GatewayCode, gatewayNames } from '../online-payment.ts';

/** Each is a mode of deposits too. */
export const transferModes = ['neft', 'imps', 'rtgs', 'upi'] as const;
export type TransferMode = (typeof transferModes)[number];

export interface VirtualAccount {
  readonly accountNumber: string;
  readonly ifsc: string;
  readonly bankName: string;
  /** As the payer's bank shows it. */
  readonly holder: string;
  readonly upiId?: string;
}

/** Money that arrived, as its bank says. */
export interface ArrivedTransfer {
  /** The gateway's own id of it. */
  readonly gatewayPayment: string;
  /** The bank's reference: UTR, or RRN of UPI. */
  readonly reference: string;
  readonly mode: TransferMode;
  readonly amount: Money;
  /** May be empty, as may the account. */
  readonly payerName: string;
  readonly payerAccount: string;
}

/** A deposit of the same agency and reference. */
export interface SameReference {
  readonly depositId: string;
  readonly state: DepositState;
  readonly approvedAmount?: Money;
}

/**
 * credits: as a deposit of its own. approves: it is what a deposit that waits was asked for. matched: a person credited it before.
 * asks: a person credited another amount under its reference, or took it back; whether it is other money a person decides.
 */
export type TransferPlace =
  | { readonly kind: 'credits' | 'asks' }
  | { readonly kind: 'approves' | 'matched'; readonly depositId: string };

/**
 * What becomes of money that arrived, given the deposits of its reference, oldest first.
 *
 * @example placeTransfer(money(5, 'INR'), []) // => { kind: 'credits' }
 * @example placeTransfer(money(5, 'INR'), [{ depositId: 'DP1', state: 'asked' }]) // => { kind: 'approves', depositId: 'DP1' }
 * @example placeTransfer(money(5, 'INR'), [{ depositId: 'DP1', state: 'approved', approvedAmount: money(5, 'INR') }]) // => { kind: 'matched', depositId: 'DP1' }
 * @example placeTransfer(money(5, 'INR'), [{ depositId: 'DP1', state: 'reversed', approvedAmount: money(5, 'INR') }]) // => { kind: 'asks' }
 */
export function placeTransfer(amount: Money, same: readonly SameReference[]): TransferPlace {
  const credited = same.find(
    ({ state, approvedAmount }) =>
      state === 'approved' && approvedAmount !== undefined && compare(approvedAmount, amount) === 0,
  );
  if (credited !== undefined) return { kind: 'matched', depositId: credited.depositId };
  if (same.some(({ state }) => state === 'approved' || state === 'reversed')) return { kind: 'asks' };
  const asked = same.find(({ state }) => state === 'asked');
  return asked === undefined ? { kind: 'credits' } : { kind: 'approves', depositId: asked.depositId };
}

/** The deposit that arrived money is credited as. */
export function depositOfTransfer(
  { reference, mode, amount, payerName, payerAccount }: ArrivedTransfer,
  gateway: GatewayCode,
  companyName: string,
  on: IsoDate,
): DepositFields {
  return {
    paymentMode: mode,
    referenceNumber: plainNumber(reference),
    accountNumber: plainNumber(payerAccount),
    accountHolderName: payerName === '' ? companyName : payerName,
    branch: '',
    bankAccount: gatewayNames[gateway],
    depositDate: on,
    amount,
    online: { gateway, charge: zero(amount.currency) },
  };
}
