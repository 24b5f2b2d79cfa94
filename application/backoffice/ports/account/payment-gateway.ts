/** Who takes money online: a page of theirs where it is paid, and news of it, asked for or sent. */
import { Data, type Effect } from 'effect';
import type { GatewayCode, PaymentMethod, PaymentNews } from '#domain/account/online-payment.ts';
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
    };

/** The gateway did not answer, or could not do it now. `detail` is for the log. */
export class GatewayFailed extends Data.TaggedError('GatewayFailed')<{ readonly detail: string }> {}

export interface PaymentGateway {
  readonly code: GatewayCode;
  /** Nothing real is paid. */
  readonly trial: boolean;
  readonly methods: readonly PaymentMethod[];
  readonly open: (asked: PaymentAsked) => Effect.Effect<PaymentPage, GatewayFailed>;
  /** Undefined while it is open. */
  readonly look: (reference: string) => Effect.Effect<PaymentNews | undefined, GatewayFailed>;
  /** Judges the bytes as they came: a signature is over them, and is compared in constant time. */
  readonly read: (body: Buffer, headers: Readonly<Record<string, string | undefined>>) => Effect.Effect<GatewayMessage>;
}
