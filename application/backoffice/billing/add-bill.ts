/**
 * Billing a sale that was made elsewhere: it is priced as it was written down, recorded as a booking and charged to the account, in
 * the way of every sale; then its customer's invoice is issued.
 */
import { Effect } from 'effect';
import { billInShort, billRules } from '#domain/billing/booking.ts';
import { billPrice, supplierTotalOf } from '#domain/billing/price.ts';
import { amountsOf, billOf, checkBill, checkGstType, paidElsewhereOf } from '#domain/billing/rules.ts';
import type { Bill } from '#domain/billing/bill.ts';
import { stateOfGstin } from '#domain/agency/gst-states.ts';
import type { Currency } from '#domain/money/currency.ts';
import { leadOf } from '#domain/people/lead.ts';
import { type Violation, within } from '#domain/rules/violation.ts';
import { dateIn, plusSeconds } from '#domain/time/instant.ts';
import type { AddBill, BillAdded, BillingDesk } from '#application/desk/billing/billing.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { BookFromQuote, ProductBooked } from '#application/desk/sale.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { checkRequestId } from '#application/backoffice/booking/check-request-id.ts';
import { issuedFor, type IssuePapersPorts } from '#application/backoffice/booking/papers/issue-papers.ts';
import { sellersOf } from '#application/backoffice/booking/papers/paper-facts.ts';
import { sellBooking, unlessSold } from '#application/backoffice/booking/saga/sell-booking.ts';
import { quoteGoodForSeconds } from '#application/backoffice/booking/sale/keep-quote.ts';
import { intentFor, type QuotedSale, type SellQuotedPorts } from '#application/backoffice/booking/sale/sell-quoted.ts';
import { checkSold } from '#application/backoffice/while-not-sold.ts';
import type { Caller, SignedInCaller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { ClientSettingStore } from '#application/backoffice/ports/agency/settings.ts';
import type { ProductQuotes } from '#application/backoffice/ports/booking/product-quotes.ts';
import type { Chance } from '#application/backoffice/ports/machine.ts';
import type { BillingTypes, BillQuoted } from './billing-types.ts';

/** Whose account in the ledger is owed what was bought elsewhere. */
export const elsewhere = 'elsewhere';

export interface AddBillPorts extends Omit<SellQuotedPorts<BillingTypes>, 'quotes'> {
  readonly quotes: Pick<ProductQuotes<BillQuoted>, 'keep'>;
  readonly papers: IssuePapersPorts;
  readonly chance: Chance;
  /** Whether what is billed is among the enabled services. */
  readonly settings: Pick<ClientSettingStore, 'all'>;
  readonly currency: Currency;
}

export type BillFromQuote = BookFromQuote & Pick<AddBill, 'bill'>;

export const billSale: QuotedSale<BillingTypes, BillFromQuote> = {
  rules: billRules,
  international: () => false,
  check: () => [],
  accept: ({ offer: { bill }, price }, { bill: draft, contact, gst }, parameters) => {
    const travellers = [leadOf(draft.lead ?? {})];
    const paidElsewhere = paidElsewhereOf(draft);
    const inShort = billInShort({ bill, travellers });
    return {
      travellers,
      inShort,
      words: wordsOf(bill),
      terms: {
        bill,
        travellers,
        contact,
        ...(gst && { gst }),
        parameters: parameters(inShort),
        price,
        ...(paidElsewhere && { paidElsewhere }),
      },
      ...(paidElsewhere && { paidElsewhere }),
    };
  },
};

/** The numbers that it is known by elsewhere. */
function wordsOf({ confirmation, supplierDocument, ownReference, referenceInvoice, sale }: Bill): readonly string[] {
  return [confirmation, sale.ticket, supplierDocument, ownReference, referenceInvoice].flatMap((each) => each ?? []);
}

export function addBill(ports: AddBillPorts, caller: Caller): BillingDesk['add'] {
  const { clock, businessZone: zone, currency } = ports;
  return (request) =>
    Effect.gen(function* () {
      const who = yield* signedIn(caller, 'ticket');
      const { requestId, ...content } = request;
      const named = checkRequestId(requestId);
      if (named.length > 0) return yield* new Invalid({ violations: named });
      const asked = { requestId, content: canonicalText(content) };
      const selling = { ...ports, present: ({ of: _of, refusal: _refusal, ...seen }: Sold) => Effect.succeed(seen) };
      const now = clock.now();
      const today = dateIn(now, zone);
      const violations = within('bill', [
        ...checkBill(request.bill, { currency, today }),
        ...(yield* gstTypeViolations(ports, who, request)),
      ]);
      if (violations.length > 0) return yield* unlessSold(selling, who, asked, new Invalid({ violations }));
      const off = yield* Effect.option(
        Effect.flip(checkSold(billOf(request.bill, { currency, zone }).sale.kind, ports.settings)),
      );
      if (off._tag === 'Some') return yield* unlessSold(selling, who, asked, off.value);
      const quote = quoteOf(ports, who, request);
      const wanted = { ...request, quoteId: quote.quoteId, parameters: [], acceptTerms: true };
      const intent = intentFor(billSale, who, quote, wanted, today);
      if ('violations' in intent) return yield* unlessSold(selling, who, asked, new Invalid(intent));
      yield* ports.quotes.keep(quote);
      return yield* withInvoice(ports, who, yield* sellBooking(selling, who, quote, { ...intent, ...asked }));
    });
}

/** Read where a type is said that may not fit. */
function gstTypeViolations(
  { papers }: Pick<AddBillPorts, 'papers'>,
  { agencyId }: SignedInCaller,
  { bill, gst }: AddBill,
): Effect.Effect<readonly Violation[]> {
  if (bill.gstType === undefined || gst === undefined) return Effect.succeed([]);
  const customer = stateOfGstin(gst.number);
  return Effect.map(sellersOf(papers, agencyId), ({ agency }) =>
    checkGstType(bill, { agency: agency.state, customer }),
  );
}

type Sold = Parameters<Parameters<typeof sellBooking<BillingTypes, ProductBooked, never>>[0]['present']>[0];

/** What a bill is recorded from: nobody was shown it before, and nobody books from it a second time. */
function quoteOf(
  { clock, chance, businessZone: zone, currency }: AddBillPorts,
  { agencyId, actor }: SignedInCaller,
  { bill: draft }: AddBill,
): BillingTypes['quote'] {
  const amounts = amountsOf(draft, currency);
  const price = billPrice(amounts);
  return {
    product: billRules.product,
    quoteId: chance.uuid(),
    agencyId,
    actorUserId: actor.userId,
    supplier: elsewhere,
    supplierTotal: supplierTotalOf(amounts),
    price,
    total: price.total,
    offer: { bill: billOf(draft, { currency, zone }) },
    required: [],
    parameters: [],
    expiresAt: plusSeconds(clock.now(), quoteGoodForSeconds),
  };
}

/** Issued now, so that the customer has it at once; where it is not there yet, it comes by itself as that of any sale. */
function withInvoice(
  { bookings, papers }: AddBillPorts,
  { agencyId, actor }: SignedInCaller,
  added: ProductBooked,
): Effect.Effect<BillAdded> {
  if (added.status !== 'confirmed') return Effect.succeed(added);
  return Effect.gen(function* () {
    const kept = yield* bookings.find(agencyId, added.transactionId);
    if (kept === undefined) return added;
    const asker = { actorUserId: actor.userId };
    const issued = yield* Effect.option(issuedFor(papers, asker, kept, { kind: 'customer-invoice' }));
    const serial = issued._tag === 'Some' ? issued.value.serial : undefined;
    return { ...added, ...(serial !== undefined && { invoice: serial }) };
  });
}
