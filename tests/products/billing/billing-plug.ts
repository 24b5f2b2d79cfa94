/** Bills as the suites of selling take them: recorded from a quote, as every sale is. */
import { billRules } from '#domain/billing/booking.ts';
import { billSale } from '#application/backoffice/billing/add-bill.ts';
import { billingPapers } from '#application/backoffice/billing/billing-papers.ts';
import type { BillingTypes } from '#application/backoffice/billing/billing-types.ts';
import { requestedBilling } from '#application/backoffice/billing/requested-billing.ts';
import { soldBilling } from '#application/backoffice/billing/sold-billing.ts';
import { sellQuoted } from '#application/backoffice/booking/sale/sell-quoted.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import { keptBill } from '#infrastructure/backoffice/database/billing/kept-bill.ts';
import { layOutBill } from '#infrastructure/backoffice/documents/billing/bill-layout.ts';
import { fluentLetters } from '#infrastructure/backoffice/words/letters.ts';
import { surname } from '#tests/fixtures/booking.ts';
import { keptQuoteOf, quotedDesk, sampled } from '../quoted-sale.ts';
import type { SellingPlug } from '../selling-plug.ts';
import { someBill } from './billing-arbitraries.ts';

/** Sold at what the supplier asks, as the suite knows it. */
const sampleOf = sampled(
  someBill.filter(({ price: { total, breakdown } }) => breakdown.parts?.[0]?.amount.minor === total.minor),
  1,
);

function billQuote(n: number, who: SignedInCaller): BillingTypes['quote'] {
  const { price, bill } = sampleOf(n);
  return keptQuoteOf('billing', n, who, { price, offer: { bill } });
}

export const billingPlug: SellingPlug<BillingTypes> = {
  rules: billRules,
  soldWhole: true,
  sold: (suppliers, amendments) => soldBilling({ suppliers, amendments }),
  desk: quotedDesk(billQuote, (ports, caller, asked, n) =>
    sellQuoted(ports, billSale, caller, {
      ...asked,
      bill: { lead: { title: 'Ms', firstName: 'Asha', lastName: surname(n) } },
    }),
  ),
  keyOf: ({ key }) => key,
  issued: () => ({}),
  requested: requestedBilling,
  kept: keptBill,
  document: () => ({}),
  papers: billingPapers(fluentLetters),
  layouts: { billing: layOutBill },
};
