/** Account numbers that the trial gateway gave, and the transfers that were made to them on its page. */
import type { ArrivedTransfer, TransferMode, VirtualAccount } from '#domain/account/payment/virtual-account.ts';
import { money } from '#domain/money/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Database } from '../engine/database.ts';
import { minorFromRow } from '../engine/rows.ts';

export interface SandboxAccount extends Required<VirtualAccount> {
  readonly reference: string;
}

interface AccountRow {
  readonly reference: string;
  readonly account_number: string;
  readonly ifsc: string;
  readonly bank_name: string;
  readonly holder: string;
  readonly upi_id: string;
}

interface TransferRow {
  readonly gateway_payment: string;
  readonly reference: string;
  readonly mode: TransferMode;
  readonly amount: string;
  readonly payer_name: string;
  readonly payer_account: string;
}

export class SandboxTransfers {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  /** The agency's account: the one it has where it was opened before. */
  async open(agencyId: string, holder: string, reference: string): Promise<SandboxAccount> {
    await this.#database.query(
      `insert into sandbox_account (reference, agency_id, account_number, ifsc, bank_name, holder, upi_id)
       select $1, $2, '2220' || lpad(n::text, 12, '0'), 'SBOX0000001', 'Sandbox Bank', $3, 'agency.' || n || '@sandbox'
       from nextval('sandbox_account_number') n on conflict (agency_id) do nothing`,
      [reference, agencyId, holder],
    );
    const [row] = await this.#database.query<AccountRow>('select * from sandbox_account where agency_id = $1', [
      agencyId,
    ]);
    if (row === undefined) throw new Error(`no account of ${agencyId}`);
    return accountOf(row);
  }

  async find(reference: string): Promise<SandboxAccount | undefined> {
    const [row] = await this.#database.query<AccountRow>('select * from sandbox_account where reference = $1', [
      reference,
    ]);
    return row && accountOf(row);
  }

  async put(account: string, transfer: ArrivedTransfer, at: Instant): Promise<void> {
    const { gatewayPayment, reference, mode, amount, payerName, payerAccount } = transfer;
    await this.#database.query(
      `insert into sandbox_transfer (gateway_payment, account, reference, mode, amount, payer_name, payer_account, sent_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [gatewayPayment, account, reference, mode, amount.minor, payerName, payerAccount, at],
    );
  }

  /** The newest. */
  async sentTo(account: string, most: number): Promise<readonly ArrivedTransfer[]> {
    const found = await this.#database.query<TransferRow>(
      'select * from sandbox_transfer where account = $1 order by sent_at desc limit $2',
      [account, most],
    );
    return found.map((row) => ({
      gatewayPayment: row.gateway_payment,
      reference: row.reference,
      mode: row.mode,
      amount: money(minorFromRow(row.amount), 'INR'),
      payerName: row.payer_name,
      payerAccount: row.payer_account,
    }));
  }
}

function accountOf(row: AccountRow): SandboxAccount {
  return {
    reference: row.reference,
    accountNumber: row.account_number,
    ifsc: row.ifsc,
    bankName: row.bank_name,
    holder: row.holder,
    upiId: row.upi_id,
  };
}
