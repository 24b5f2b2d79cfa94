/** Links by which somebody else pays into the agency's account. Part of the account's desk. */
import type { PaymentMethod, PaymentState } from '#domain/account/online-payment.ts';
import type { LinkDraft, LinkFacts } from '#domain/account/payment/payment-link.ts';
import type { Money } from '#domain/money/money.ts';
import type { Paged } from '#domain/rules/paged.ts';
import type { Instant } from '#domain/time/instant.ts';
import type { Answer } from '../answer.ts';
import type { NotAllowedInState, NotFound, RequestIdReused } from '../failures.ts';

export interface MakePaymentLink {
  readonly link: LinkDraft;
  /** Made by the caller: the same link is made once. */
  readonly requestId: string;
}

export interface PaymentLinkShown extends LinkFacts {
  readonly paymentId: string;
  readonly state: PaymentState;
  readonly method: PaymentMethod;
  readonly amount: Money;
  readonly charge: Money;
  /** What the payer pays. */
  readonly total: Money;
  readonly madeAt: Instant;
  readonly madeBy: string;
  readonly endsAt: Instant;
  /** Opens it at `/pay/:token`. */
  readonly token: string;
  /** What to write before the link, in the payer's language. */
  readonly message: string;
  /** The deposit that it was credited as, with its receipt. */
  readonly depositId?: string;
}

export interface PaymentLinksPage extends Paged {
  /** Newest first. */
  readonly links: readonly PaymentLinkShown[];
}

export interface PaymentLinkAsked {
  readonly paymentId: string;
}

/** What a payer sees. */
export interface PaymentLinkOpened
  extends Pick<
    PaymentLinkShown,
    'paymentId' | 'state' | 'method' | 'amount' | 'charge' | 'total' | 'endsAt' | 'purpose' | 'transactionId' | 'note'
  > {
  /** Whose account it is. */
  readonly companyName: string;
  readonly payerName: string;
  readonly language: LinkFacts['payerLanguage'];
  /** The gateway's own name. */
  readonly gateway: string;
  /** Nothing real is paid. */
  readonly trial: boolean;
  /** The gateway's page, where it can still be paid. May be of this origin. */
  readonly url?: string;
}

export interface PaymentLinkDesk {
  /**
   * Invalid `booking-missing` at `link.transactionId` where the agency has no such booking. Unavailable where the gateway cannot be
   * had: the same request may be sent again.
   */
  readonly makePaymentLink: (asked: MakePaymentLink) => Answer<PaymentLinkShown, RequestIdReused>;
  /** `page` is 1-based. */
  readonly paymentLinks: (wanted: { readonly page: number }) => Answer<PaymentLinksPage>;
  /**
   * Ends a link at the gateway too. NotAllowedInState with the state of one that was paid or is over. The same again answers the
   * same. NotFound 'payment-link' where the caller's agency has none such.
   */
  readonly withdrawPaymentLink: (
    asked: PaymentLinkAsked,
  ) => Answer<{ readonly state: PaymentState }, NotFound | NotAllowedInState>;
  /** By mail to the payer, in the payer's language. NotAllowedInState where it can be paid no more. */
  readonly mailPaymentLink: (
    asked: PaymentLinkAsked & { readonly email: string },
  ) => Answer<{ readonly email: string }, NotFound | NotAllowedInState>;
  /** For anyone. NotFound 'payment-link' for a token that nobody gave. One that is over, withdrawn or paid says so. */
  readonly openPaymentLink: (asked: { readonly token: string }) => Answer<PaymentLinkOpened, NotFound>;
}
