/** Who takes money online: a page of theirs where it is paid, and news of it, asked for or sent. */
import { Data, type Effect } from 'effect';
import type { GatewayCode, PaymentMethod, PaymentNews } from '#domain/account/online-payment.ts';
import type { ArrivedTransfer, VirtualAccount } from '#domain/account/payment/virtual-account.ts';
import type { Money } from '#domain/money/money.ts';
import type { Language } from '#domain/people/language.ts';
import type { Instant } from '#domain/time/instant.ts';

export interface PaymentAsked {
  /** By which the gateway knows a repeat: asked again with it, it opens the same page. */
  readonly paymentId: string;
  readonly method: PaymentMethod;
  readonly total: Money;
  readonly payer: { readonly name: string; readonly email: string; readonly phone: string };
  readonly language: Language;
  /** Where the payer is led when done. */
  readonly returnUrl: string;
  readonly endsAt: Instant;
}

/** A link that anyone may open and one may pay, for as long as days. */
export interface LinkAsked extends PaymentAsked {
  /** What the payer reads beside the amount. */
  readonly description: string;
}

export interface PaymentPage {
  /** The gateway's own name of what is to be paid. */
  readonly reference: string;
  readonly url: string;
}

/** What was sent to us by the gateway. refused: it is not theirs. nothing: it is, and says nothing of a payment. */
export type GatewayMessage =
  | { readonly kind: 'refused' | 'nothing' }
  | {
      readonly kind: 'news';
      readonly reference: string;
      readonly news: PaymentNews;
      /** The gateway's own id of the message: sent again, it is not worked on again. */
      readonly event?: string;
    }
  | {
      readonly kind: 'transfer';
      /** The gateway's own name of the account. */
      readonly reference: string;
      /** Whose it was made for. */
      readonly agencyId?: string;
      readonly transfer: ArrivedTransfer;
    };

/** Account numbers that are one agency's alone. */
export interface VirtualAccounts {
  readonly open: (asked: {
    readonly agencyId: string;
    readonly name: string;
  }) => Effect.Effect<{ readonly reference: string; readonly account: VirtualAccount }, GatewayFailed>;
  /** What arrived at one lately, without what is known. */
  readonly arrivals: (
    reference: string,
    known: ReadonlySet<string>,
  ) => Effect.Effect<readonly ArrivedTransfer[], GatewayFailed>;
  /** Of the trial gateway: where a transfer is made without money. */
  readonly trialUrl?: (reference: string) => string;
}

/** The gateway did not answer, or could not do it now. `detail` is for the log. */
export class GatewayFailed extends Data.TaggedError('GatewayFailed')<{ readonly detail: string }> {}

export interface PaymentGateway {
  readonly code: GatewayCode;
  /** Nothing real is paid. */
  readonly trial: boolean;
  readonly methods: readonly PaymentMethod[];
  /** Absent where the gateway has none. */
  readonly accounts?: VirtualAccounts;
  readonly open: (asked: PaymentAsked) => Effect.Effect<PaymentPage, GatewayFailed>;
  /** A payment link, by the gateway's own kind of links: it is paid once, however often it is opened. A refused payment leaves it open. */
  readonly link: (asked: LinkAsked) => Effect.Effect<PaymentPage, GatewayFailed>;
  /** Ends a link: nobody can begin to pay it after that. Fails also where it is paid already. */
  readonly close: (reference: string) => Effect.Effect<void, GatewayFailed>;
  /** Of a page or a link. Undefined while it is open. */
  readonly look: (reference: string) => Effect.Effect<PaymentNews | undefined, GatewayFailed>;
  /** Judges the bytes as they came: a signature is over them, and is compared in constant time. */
  readonly read: (body: Buffer, headers: Readonly<Record<string, string | undefined>>) => Effect.Effect<GatewayMessage>;
}
