/** Payments that were begun, and their outcome. */
import type { Effect } from 'effect';
import type { DepositFields, DepositPosted } from '#domain/account/deposit.ts';
import type { GatewayCode, PaymentMethod, PaymentState } from '#domain/account/online-payment.ts';
import type { LinkFacts } from '#domain/account/payment/payment-link.ts';
import type { Money } from '#domain/money/money.ts';
import type { Language } from '#domain/people/language.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { PaymentShown } from '#application/desk/account/payments.ts';
import type { AuditRow } from '../audit-log.ts';
import type { OutboxItem } from '../booking/outbox.ts';

export interface NewPayment {
  readonly agencyId: string;
  readonly requestId: string;
  /** All that was asked, as one text. */
  readonly content: string;
  readonly method: PaymentMethod;
  readonly amount: Money;
  readonly charge: Money;
  /** Of the charge tax. */
  readonly gst: Money;
  readonly total: Money;
  readonly gateway: GatewayCode;
  readonly by: { readonly userId: string; readonly name: string };
  readonly language: Language;
  readonly at: Instant;
  readonly endsAt: Instant;
  /** When the gateway is asked about it first. */
  readonly lookAt: Instant;
  /** Of one that somebody else pays by a link. */
  readonly link?: KeptLink;
  readonly record: AuditRow;
}

export interface KeptLink extends LinkFacts {
  /** Opens it; nobody can guess it. */
  readonly token: string;
}

export interface KeptPayment extends PaymentShown {
  readonly gst: Money;
  readonly agencyId: string;
  readonly companyName: string;
  readonly gateway: GatewayCode;
  /** The gateway's name of it, once its page is there. */
  readonly reference?: string;
  readonly by: { readonly userId: string; readonly name: string };
  readonly language: Language;
  readonly link?: KeptLink;
}

export type PaymentBegun =
  | { readonly kind: 'begun' | 'repeated'; readonly payment: KeptPayment }
  | { readonly kind: 'reused' };

export interface PaymentSettled {
  readonly agencyId: string;
  readonly paymentId: string;
  readonly from: PaymentState;
  readonly to: PaymentState;
  readonly at: Instant;
  /** The gateway's own id of what arrived. */
  readonly gatewayPayment?: string;
  /** Of what is credited: the deposit and its entry. */
  readonly credited?: {
    readonly fields: DepositFields;
    readonly entry: DepositPosted;
    readonly askedBy: { readonly userId: string; readonly name: string };
    readonly approvedBy: { readonly userId: string; readonly name: string };
    readonly language: Language;
    /** The outbox's entry that notifies the agency, without the deposit's id. */
    readonly notice: Pick<OutboxItem, 'kind' | 'payload'>;
  };
  readonly record: AuditRow;
}

export interface PaymentBook {
  /** Payment and audit row stand in one commit. */
  readonly begin: (payment: NewPayment) => Effect.Effect<PaymentBegun>;
  /** Its page is there. */
  readonly opened: (
    payment: Pick<KeptPayment, 'agencyId' | 'paymentId'>,
    page: { readonly reference: string; readonly url: string },
  ) => Effect.Effect<void>;
  readonly find: (agencyId: string, paymentId: string) => Effect.Effect<KeptPayment | undefined>;
  readonly byReference: (gateway: GatewayCode, reference: string) => Effect.Effect<KeptPayment | undefined>;
  /** The link of a token, whosesoever it is, where its page is there. */
  readonly byToken: (token: string) => Effect.Effect<KeptPayment | undefined>;
  /** An agency's links whose pages are there, newest first. */
  readonly links: (
    agencyId: string,
    wanted: { readonly page: number; readonly pageSize: number },
  ) => Effect.Effect<{ readonly links: readonly KeptPayment[]; readonly total: number }>;
  /** Open ones that the gateway is to be asked about, the longest wait first. */
  readonly due: (now: Instant, most: number) => Effect.Effect<readonly KeptPayment[]>;
  /** It was asked and has no news; `next` is when it is asked again. */
  readonly looked: (payment: Pick<KeptPayment, 'agencyId' | 'paymentId'>, next: Instant) => Effect.Effect<void>;
  /** Audit row and the outbox's entry stand in one commit. */
  readonly mailLink: (record: AuditRow, notice: Pick<OutboxItem, 'kind' | 'payload'>) => Effect.Effect<void>;
  /** Whether a gateway's message was worked on to its end before. */
  readonly isHeard: (gateway: GatewayCode, event: string) => Effect.Effect<boolean>;
  /** It was; what was heard before `forgetBefore` is forgotten, when no gateway sends it again. */
  readonly heard: (gateway: GatewayCode, event: string, at: Instant, forgetBefore: Instant) => Effect.Effect<void>;
  /** State, deposit, entry of the ledger, audit row and notice stand in one commit. False, and nothing is written, in another state. */
  readonly settle: (settled: PaymentSettled) => Effect.Effect<boolean>;
}
