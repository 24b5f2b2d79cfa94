/**
 * A paper shown to a customer by a link that needs no login: which papers may be, and for how long. Anyone who has the link sees
 * that one paper, so only the customer's own side is ever linked.
 */
import { type Instant, plusMinutes } from '../../time/instant.ts';
import type { DocumentPart } from './documents.ts';

/** Papers for customers. The house's own, which say net prices, are none of them. */
export const linkedKinds = ['ticket', 'customer-invoice', 'customer-credit-note', 'quote'] as const;
export type LinkedKind = (typeof linkedKinds)[number];

/** How the agent takes it to the customer: copied, written into a WhatsApp message, or in a mail. */
export const linkWays = ['copy', 'whatsapp', 'mail'] as const;
export type LinkWay = (typeof linkWays)[number];

/** @example isLinked('invoice') // => false */
export function isLinked(kind: string): kind is LinkedKind {
  return linkedKinds.some((each) => each === kind);
}

/** Until when a link opens: some days, or as long as what it shows is good where that is a quote. */
export function linkGoodUntil(madeAt: Instant, days: number, quoteUntil?: Instant): Instant {
  return quoteUntil ?? plusMinutes(madeAt, days * 24 * 60);
}

/**
 * Whether it still opens.
 *
 * @example linkOpens({ until: instant('2026-11-21T00:00:00.000Z') }, instant('2026-11-21T00:00:00.000Z')) // => false
 */
export function linkOpens(
  { until, withdrawnAt }: { readonly until: Instant; readonly withdrawnAt?: Instant | undefined },
  now: Instant,
): boolean {
  return withdrawnAt === undefined && now < until;
}

/** What a customer is not shown, no matter who made the link: the agency's markup as a line of its own. */
export function hiddenFromCustomer(hide: readonly DocumentPart[]): readonly DocumentPart[] {
  return hide.includes('service-fee') ? hide : [...hide, 'service-fee'];
}
