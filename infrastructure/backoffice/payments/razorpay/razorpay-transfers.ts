/** What Razorpay's records say of money that arrived at a virtual account: in a message, and of a payment that was asked for. */
import {
  type ArrivedTransfer,
  type TransferMode,
  transferModes,
  type VirtualAccount,
} from '#domain/account/payment/virtual-account.ts';
import { isCurrency } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import type { GatewayMessage } from '#application/backoffice/ports/account/payment-gateway.ts';
import { jsonOf } from '../json-of.ts';

type Json = Readonly<Record<string, unknown>>;

/** The account that Razorpay made: of its receivers the bank's and, where there is one, that of UPI. */
export function accountIn(made: unknown): { readonly reference: string; readonly account: VirtualAccount } | undefined {
  const { id, name, receivers } = jsonOf(made);
  const all = Array.isArray(receivers) ? receivers.map(jsonOf) : [];
  const bank = all.find(({ entity }) => entity === 'bank_account');
  const upi = all.find(({ entity }) => entity === 'vpa')?.['address'];
  const [accountNumber, ifsc] = [bank?.['account_number'], bank?.['ifsc']];
  if (typeof id !== 'string' || typeof accountNumber !== 'string' || typeof ifsc !== 'string') return undefined;
  return {
    reference: id,
    account: {
      accountNumber,
      ifsc,
      bankName: textOf(bank?.['bank_name']),
      holder: textOf(bank?.['name']) || textOf(name),
      ...(typeof upi === 'string' && { upiId: upi }),
    },
  };
}

/** Of the message `virtual_account.credited`, whose signature is right. */
export function transferIn(payload: Json): GatewayMessage {
  const [account, payment] = [entityOf(payload, 'virtual_account'), entityOf(payload, 'payment')];
  const transfer = transferOf(payment, entityOf(payload, 'bank_transfer'), entityOf(payload, 'upi_transfer'));
  const { id: reference, notes } = account;
  if (typeof reference !== 'string' || transfer === undefined) return { kind: 'nothing' };
  const { agencyId } = jsonOf(notes);
  return { kind: 'transfer', reference, transfer, ...(typeof agencyId === 'string' && { agencyId }) };
}

/** Undefined where it has not arrived for good, or its bank's reference is not known yet. */
export function transferOf(payment: Json, bank: Json, upi: Json): ArrivedTransfer | undefined {
  const { id, amount, currency, status, vpa, method, acquirer_data: acquirer } = payment;
  const minor = Number(amount);
  const byUpi = method === 'upi';
  const reference = byUpi
    ? (firstText(upi['rrn'], upi['npci_reference_id'], jsonOf(acquirer)['rrn']) ?? '')
    : (firstText(bank['bank_reference'], jsonOf(acquirer)['bank_transaction_id']) ?? '');
  const mode = byUpi ? 'upi' : modeOf(bank['mode']);
  if (status !== 'captured' || typeof id !== 'string' || reference === '' || mode === undefined) return undefined;
  if (!Number.isSafeInteger(minor) || minor <= 0 || typeof currency !== 'string' || !isCurrency(currency)) {
    return undefined;
  }
  const payer = jsonOf(bank['payer_bank_account']);
  return {
    gatewayPayment: id,
    reference,
    mode,
    amount: money(minor, currency),
    payerName: textOf(payer['name']),
    payerAccount: byUpi ? (firstText(upi['payer_vpa'], vpa) ?? '') : textOf(payer['account_number']),
  };
}

function modeOf(said: unknown): TransferMode | undefined {
  const mode = textOf(said).toLowerCase();
  // Within Razorpay's own bank.
  if (mode === 'ft' || mode === 'ift') return 'imps';
  return transferModes.find((each) => each === mode);
}

function firstText(...said: readonly unknown[]): string | undefined {
  return said.find((each): each is string => typeof each === 'string' && each !== '');
}

function textOf(said: unknown): string {
  return typeof said === 'string' ? said : '';
}

function entityOf(payload: Json, name: string): Json {
  return jsonOf(jsonOf(payload[name])['entity']);
}
