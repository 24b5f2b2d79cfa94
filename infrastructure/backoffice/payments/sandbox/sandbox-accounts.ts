/** The trial gateway's account numbers: a transfer is made on a page of this server, without any money. */
import { randomBytes } from 'node:crypto';
import { Effect } from 'effect';
import { type ArrivedTransfer, transferModes } from '#domain/account/payment/virtual-account.ts';
import { isPositive, parseMoney } from '#domain/money/money.ts';
import type { VirtualAccounts } from '#application/backoffice/ports/account/payment-gateway.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type {
  SandboxAccount,
  SandboxTransfers,
} from '#infrastructure/backoffice/database/account/sandbox-transfers.ts';
import { sandboxPath } from './sandbox-path.ts';

export const sandboxAccountPath = `${sandboxPath}/account`;

const mostArrivals = 50;
/** As a bank writes them: UPI and IMPS twelve digits, NEFT and RTGS the bank's four letters before. */
const referenceForm = /^[A-Z0-9]{6,22}$/;

export class SandboxAccounts implements VirtualAccounts {
  readonly #transfers: SandboxTransfers;
  readonly #clock: Clock;
  readonly #origin: string;

  constructor(transfers: SandboxTransfers, clock: Clock, origin: string) {
    [this.#transfers, this.#clock, this.#origin] = [transfers, clock, origin];
  }

  readonly open: VirtualAccounts['open'] = ({ agencyId, name }) =>
    Effect.promise(async () => {
      const made = await this.#transfers.open(agencyId, name, randomBytes(18).toString('base64url'));
      const { reference, ...account } = made;
      return { reference, account };
    });

  readonly arrivals: VirtualAccounts['arrivals'] = (reference, known) =>
    Effect.promise(async () => {
      const sent = await this.#transfers.sentTo(reference, mostArrivals);
      return sent.filter(({ gatewayPayment }) => !known.has(gatewayPayment));
    });

  readonly trialUrl = (reference: string): string => `${this.#origin}${sandboxAccountPath}/${reference}`;

  /** Where the payer is led when done. */
  get returnUrl(): string {
    return `${this.#origin}/offline-payment`;
  }

  find(reference: string): Promise<SandboxAccount | undefined> {
    return this.#transfers.find(reference);
  }

  /** Makes a transfer as the page's form says it; undefined where that is not one. */
  async send(account: string, form: URLSearchParams): Promise<ArrivedTransfer | undefined> {
    const amount = parseMoney((form.get('amount') ?? '').replaceAll(',', '').trim(), 'INR');
    const mode = transferModes.find((each) => each === form.get('mode'));
    const reference = (form.get('reference') ?? '').replaceAll(/\s/g, '').toUpperCase();
    if (amount === undefined || !isPositive(amount) || mode === undefined || !referenceForm.test(reference)) {
      return undefined;
    }
    const transfer: ArrivedTransfer = {
      gatewayPayment: `TRIAL${randomBytes(6).toString('hex').toUpperCase()}`,
      reference,
      mode,
      amount,
      payerName: (form.get('payer') ?? '').trim().slice(0, 80),
      payerAccount: 'XXXXXX4411',
    };
    await this.#transfers.put(account, transfer, this.#clock.now());
    return transfer;
  }
}
