/** Agencies' own account numbers in the database. What arrived is placed in the transaction that says so. */
import { Effect } from 'effect';
import { depositEntry, type DepositState } from '#domain/account/deposit.ts';
import type { GatewayCode } from '#domain/account/online-payment.ts';
import { placeTransfer, type TransferPlace } from '#domain/account/payment/virtual-account.ts';
import { money } from '#domain/money/money.ts';
import type { Language } from '#domain/people/language.ts';
import type { Instant } from '#domain/time/instant.ts';
import type {
  KeptAccount,
  NewAccount,
  TransferPlaced,
  VirtualAccountBook,
} from '#application/backoffice/ports/account/virtual-account-book.ts';
import { putOutbox, writeAudit } from '../booking/records.ts';
import type { Database, Sql } from '../engine/database.ts';
import { minorFromRow } from '../engine/rows.ts';
import { approveArrived, askArrived, creditDeposit, lockAccount } from './deposit-book.ts';

interface Row {
  readonly agency_id: string;
  readonly company_name: string;
  readonly gateway: GatewayCode;
  readonly reference: string;
  readonly account_number: string;
  readonly ifsc: string;
  readonly bank_name: string;
  readonly holder: string;
  readonly upi_id: string | null;
  readonly language: Language;
}

const rows = `select v.agency_id, a.company_name, v.gateway, v.reference, v.account_number, v.ifsc, v.bank_name, v.holder, v.upi_id, v.language
  from virtual_account v join agency a using (agency_id)`;

export class StoredVirtualAccountBook implements VirtualAccountBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  of(agencyId: string, gateway: GatewayCode): Effect.Effect<KeptAccount | undefined> {
    return this.#first('v.agency_id = $1 and v.gateway = $2', [agencyId, gateway]);
  }

  byReference(gateway: GatewayCode, reference: string): Effect.Effect<KeptAccount | undefined> {
    return this.#first('v.gateway = $1 and v.reference = $2', [gateway, reference]);
  }

  open(account: NewAccount): Effect.Effect<KeptAccount> {
    return Effect.promise(() => this.#database.transaction((tx) => openIn(tx, account)));
  }

  due(gateway: GatewayCode, now: Instant, most: number): Effect.Effect<readonly KeptAccount[]> {
    return Effect.promise(async () => {
      const found = await this.#database.query<Row>(
        `${rows} where v.gateway = $1 and v.look_at <= $2 order by v.look_at limit $3`,
        [gateway, now, most],
      );
      return found.map(keptOf);
    });
  }

  looked({ agencyId, gateway }: Pick<KeptAccount, 'agencyId' | 'gateway'>, next: Instant): Effect.Effect<void> {
    return Effect.promise(async () => {
      await this.#database.query('update virtual_account set look_at = $3 where agency_id = $1 and gateway = $2', [
        agencyId,
        gateway,
        next,
      ]);
    });
  }

  placedOf(agencyId: string, gateway: GatewayCode): Effect.Effect<ReadonlySet<string>> {
    return Effect.promise(async () => {
      const found = await this.#database.query<{ gateway_payment: string }>(
        `select gateway_payment from virtual_transfer where agency_id = $1 and gateway = $2
         order by arrived_at desc limit 1000`,
        [agencyId, gateway],
      );
      return new Set(found.map(({ gateway_payment: id }) => id));
    });
  }

  place(placed: TransferPlaced): Effect.Effect<TransferPlace['kind'] | undefined> {
    return Effect.promise(() => this.#database.transaction((tx) => placeIn(tx, placed)));
  }

  #first(where: string, given: readonly string[]): Effect.Effect<KeptAccount | undefined> {
    return Effect.promise(async () => {
      const [row] = await this.#database.query<Row>(`${rows} where ${where}`, [...given]);
      return row && keptOf(row);
    });
  }
}

async function openIn(tx: Sql, account: NewAccount): Promise<KeptAccount> {
  const { agencyId, gateway, reference, accountNumber, ifsc, bankName, holder, upiId, language, at, lookAt } = account;
  // A second at the same moment waits here for the first to commit.
  const added = await tx.query(
    `insert into virtual_account (agency_id, gateway, reference, account_number, ifsc, bank_name, holder, upi_id, language,
       opened_at, look_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) on conflict do nothing returning agency_id`,
    [agencyId, gateway, reference, accountNumber, ifsc, bankName, holder, upiId ?? null, language, at, lookAt],
  );
  if (added.length > 0) await writeAudit(tx, account.record);
  const [row] = await tx.query<Row>(`${rows} where v.agency_id = $1 and v.gateway = $2`, [agencyId, gateway]);
  if (row === undefined) throw new Error(`no account of ${agencyId}`);
  return keptOf(row);
}

async function placeIn(tx: Sql, placed: TransferPlaced): Promise<TransferPlace['kind'] | undefined> {
  const { agencyId, gateway, transfer, fields, at, notice, record } = placed;
  const { gatewayPayment, amount } = transfer;
  // Of all that may credit the same money one goes first; the others see what it did.
  await lockAccount(tx, agencyId);
  const before = await tx.query(
    'select from virtual_transfer where agency_id = $1 and gateway = $2 and gateway_payment = $3',
    [agencyId, gateway, gatewayPayment],
  );
  if (before.length > 0) return undefined;
  const same = await tx.query<{ deposit_id: string; state: DepositState; approved: string | null }>(
    `select deposit_id, state, approved_amount as approved from deposit
     where agency_id = $1 and reference = $2 and currency = $3 order by asked_at, deposit_id for update`,
    [agencyId, fields.referenceNumber, amount.currency],
  );
  const place = placeTransfer(
    amount,
    same.map(({ deposit_id: depositId, state, approved }) => ({
      depositId,
      state,
      ...(approved !== null && { approvedAmount: money(minorFromRow(approved), amount.currency) }),
    })),
  );
  const depositId = await depositFor(tx, placed, place);
  await tx.query(
    `insert into virtual_transfer (agency_id, gateway, gateway_payment, reference, amount, arrived_at, place, deposit_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [agencyId, gateway, gatewayPayment, fields.referenceNumber, amount.minor, at, place.kind, depositId],
  );
  await writeAudit(tx, { ...record, reference: depositId, detail: { ...record.detail, place: place.kind } });
  if (place.kind === 'credits' || place.kind === 'approves')
    await putOutbox(tx, notice.kind, { ...notice.payload, depositId });
  return place.kind;
}

async function depositFor(tx: Sql, placed: TransferPlaced, place: TransferPlace): Promise<string> {
  const { agencyId, gateway, transfer, fields, language, at, approvedBy } = placed;
  const arrived = {
    agencyId,
    requestId: `transfer:${gateway}:${transfer.gatewayPayment}`,
    fields,
    entry: depositEntry(agencyId, fields, transfer.amount),
    // Nobody at the agency asked for it.
    askedBy: { userId: `transfer:${transfer.gatewayPayment}`, name: fields.accountHolderName },
    approvedBy,
    language,
    at,
  };
  switch (place.kind) {
    case 'matched':
      return place.depositId;
    case 'approves':
      await approveArrived(tx, arrived, place.depositId);
      return place.depositId;
    case 'asks':
      return askArrived(tx, arrived);
    case 'credits':
      return creditDeposit(tx, arrived);
  }
}

function keptOf(row: Row): KeptAccount {
  return {
    agencyId: row.agency_id,
    companyName: row.company_name,
    gateway: row.gateway,
    reference: row.reference,
    accountNumber: row.account_number,
    ifsc: row.ifsc,
    bankName: row.bank_name,
    holder: row.holder,
    ...(row.upi_id !== null && { upiId: row.upi_id }),
    language: row.language,
  };
}
