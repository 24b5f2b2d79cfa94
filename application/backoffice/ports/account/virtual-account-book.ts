/** Account numbers of agencies, and the money that arrived there: each is placed once. */
import type { Effect } from 'effect';
import type { DepositFields } from '#domain/account/deposit.ts';
import type { GatewayCode } from '#domain/account/online-payment.ts';
import type { ArrivedTransfer, TransferPlace, VirtualAccount } from '#domain/account/payment/virtual-account.ts';
import type { Language } from '#domain/people/language.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { AuditRow } from '../audit-log.ts';
import type { OutboxItem } from '../booking/outbox.ts';

export interface KeptAccount extends VirtualAccount {
  readonly agencyId: string;
  readonly companyName: string;
  readonly gateway: GatewayCode;
  /** The gateway's own name of it. */
  readonly reference: string;
  /** In which the agency is notified. */
  readonly language: Language;
}

export interface NewAccount extends Omit<KeptAccount, 'companyName'> {
  readonly at: Instant;
  /** When the gateway is asked first what arrived. */
  readonly lookAt: Instant;
  readonly record: AuditRow;
}

export interface TransferPlaced {
  readonly agencyId: string;
  readonly gateway: GatewayCode;
  readonly transfer: ArrivedTransfer;
  readonly fields: DepositFields;
  readonly language: Language;
  readonly at: Instant;
  readonly approvedBy: { readonly userId: string; readonly name: string };
  /** Without the deposit's id. */
  readonly notice: Pick<OutboxItem, 'kind' | 'payload'>;
  readonly record: AuditRow;
}

export interface VirtualAccountBook {
  /** The agency's at a gateway. */
  readonly of: (agencyId: string, gateway: GatewayCode) => Effect.Effect<KeptAccount | undefined>;
  readonly byReference: (gateway: GatewayCode, reference: string) => Effect.Effect<KeptAccount | undefined>;
  /** Account and audit row stand in one commit; where the agency has one already that stays. Answers the one it has. */
  readonly open: (account: NewAccount) => Effect.Effect<KeptAccount>;
  /** Those whose gateway is to be asked what arrived, the longest wait first. */
  readonly due: (gateway: GatewayCode, now: Instant, most: number) => Effect.Effect<readonly KeptAccount[]>;
  readonly looked: (account: Pick<KeptAccount, 'agencyId' | 'gateway'>, next: Instant) => Effect.Effect<void>;
  /** The gateway's ids of what was placed of these. */
  readonly placedOf: (agencyId: string, gateway: GatewayCode) => Effect.Effect<ReadonlySet<string>>;
  /**
   * Places money that arrived, by the deposits of its reference: deposit or decision, entry of the ledger, audit row and notice
   * stand in one commit. Undefined, and nothing is written, where it was placed before.
   */
  readonly place: (placed: TransferPlaced) => Effect.Effect<TransferPlace['kind'] | undefined>;
}
