/** Money paid in online: part of the account's desk. */
import type { MethodTerms, PaymentDraft, PaymentMethod, PaymentState } from '#domain/account/online-payment.ts';
import type { Money } from '#domain/money/money.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Answer } from '../answer.ts';
import type { NotFound, RequestIdReused } from '../failures.ts';
import type { PaymentLinkDesk } from './payment-links.ts';
import type { VirtualAccountDesk } from './virtual-account.ts';

export interface PaymentTerms {
  /** The gateway's own name. */
  readonly gateway: string;
  readonly methods: readonly MethodTerms[];
  /** Nothing real is paid. */
  readonly trial: boolean;
}

export interface StartPayment {
  readonly payment: PaymentDraft;
  /** Made by the caller: the same payment is begun once. */
  readonly requestId: string;
}

export interface PaymentStarted {
  readonly paymentId: string;
  /** The gateway's page, where it is paid; it leads back to `/online-payment?paymentid=…`. May be of this origin. */
  readonly url: string;
}

export interface PaymentShown {
  readonly paymentId: string;
  readonly state: PaymentState;
  readonly method: PaymentMethod;
  readonly amount: Money;
  readonly charge: Money;
  /** Of the charge tax; absent where it has none. */
  readonly gst?: Money;
  readonly total: Money;
  readonly startedAt: Instant;
  /** Until when it can be paid. */
  readonly endsAt: Instant;
  /** Where it can still be paid. */
  readonly url?: string;
  /** The deposit that it was credited as, with its receipt. */
  readonly depositId?: string;
}

export interface PaymentDesk extends PaymentLinkDesk, VirtualAccountDesk {
  readonly paymentTerms: () => Answer<PaymentTerms>;
  /** Unavailable where the gateway cannot be had: nothing was begun there, and the same request may be sent again. */
  readonly startPayment: (asked: StartPayment) => Answer<PaymentStarted, RequestIdReused>;
  /** As the gateway says now where it is open. NotFound 'payment' where the caller's agency has none such. */
  readonly paymentStatus: (asked: { readonly paymentId: string }) => Answer<PaymentShown, NotFound>;
}
