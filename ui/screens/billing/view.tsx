/** Bills on the screens of all products: rows of lists, the booking's page, cancelling, the paper. */
import ReceiptText from 'lucide-react/icons/receipt-text';
import type { Bill } from '#domain/billing/bill.ts';
import { billCancelling, billUnits, type BillingBooking, titleOf } from '#domain/billing/booking.ts';
import { supplierChargeKeptIn } from '#domain/billing/price.ts';
import { billRequestRules } from '#domain/billing/request.ts';
import { serviceLines } from '#domain/billing/service-lines.ts';
import { isZero } from '#domain/money/money.ts';
import { hasBegunWhole } from '#domain/booking/cancel/outlook.ts';
import { PeopleCard, PeopleSection } from '#ui/booking/booking-people.tsx';
import { insteadWords, unitStanding } from '#ui/booking/cancel/unit-words.ts';
import { cancelActs } from '#ui/booking/common-acts.ts';
import facts from '#ui/booking/facts.module.css';
import { productMark } from '#ui/booking/lists/product-mark.tsx';
import { usualParts } from '#ui/booking/papers/usual-parts.ts';
import type { OfBooking, ProductView } from '#ui/booking/product-view.ts';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { FactList } from '#ui/design/data/fact-list.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { type Words, useWords } from '#ui/design/words/words.ts';

type OfBill = OfBooking<BillingBooking>;

const hasBegun = hasBegunWhole<BillingBooking>(billCancelling);

export const view: ProductView<BillingBooking> = {
  Mark: productMark(ReceiptText),
  Facts,
  FactsInShort,
  UnitChoice: ({ booking }) => <WholeBill booking={booking} />,
  voucher: {
    words: 'title-billing-voucher',
    title: 'title-billing-voucher-of',
    isIssued: ({ reference }) => reference !== undefined,
    parts: (booking) => usualParts(booking).filter(({ part }) => part !== 'fee-rules'),
  },
  requests: { rules: billRequestRules },
  acts: (booking, now) => cancelActs(booking, hasBegun(booking, now)),
  hasBegun,
  zone: ({ bill }) => bill.zone,
  instead: ({ travellers: [lead], bill }) => insteadWords(lead, titleOf(bill)),
};

function useStanding(booking: BillingBooking): () => string | undefined {
  const words = useWords();
  const standing = unitStanding(booking, { givenUp: words('billing-given-up'), missed: words('billing-given-up') });
  return () => billUnits().map(standing)[0];
}

function daysOf(words: Words, dates: ReturnType<typeof useDates>, { startsOn, endsOn }: Bill): string {
  return endsOn === undefined
    ? dates.long(startsOn)
    : words('billing-days', { from: dates.long(startsOn), to: dates.long(endsOn) });
}

/** What only a kind has, each with its name. */
function ownFacts(words: Words, { sale }: Bill): readonly (readonly [string, string | undefined])[] {
  const { kind } = sale;
  const { needed, counts, besides } = serviceLines[kind];
  return [...needed, ...counts, ...besides].map((field) => [
    words(`billing-field-${field}`, { kind }),
    sale[field] === undefined ? undefined : String(sale[field]),
  ]);
}

function Facts({ booking }: OfBill) {
  const words = useWords();
  const dates = useDates();
  const { bill, price, paidElsewhere = 'account' } = booking;
  const kept = supplierChargeKeptIn(price);
  const {
    sale,
    confirmation,
    supplier,
    supplierDocument,
    ownReference,
    referenceInvoice,
    passengers,
    cancelCharge,
    gstType,
    supplierGstType,
  } = bill;
  return (
    <>
      <Card title={<bdi>{titleOf(bill)}</bdi>} fact={words('billing-sold-elsewhere')}>
        <FactList
          facts={[
            [
              words('billing-field-confirmation', { kind: sale.kind }),
              <Code key="confirmation" strong>
                {confirmation}
              </Code>,
            ],
            [words('billing-field-days'), daysOf(words, dates, bill)],
            ...ownFacts(words, bill),
            [words('billing-field-passengers'), String(passengers)],
            [words('billing-field-supplier'), supplier],
            [words('billing-field-supplierDocument'), supplierDocument],
            [words('billing-field-ownReference'), ownReference],
            [words('billing-field-referenceInvoice'), referenceInvoice],
            [words('billing-field-paidBy'), words(`billing-paid-${paidElsewhere}`)],
            [words('billing-field-supplierGstType'), supplierGstType && words(`billing-gst-${supplierGstType}`)],
            [words('billing-field-gstType'), gstType && words(`billing-gst-${gstType}`)],
            [words('billing-field-cancelCharge'), <Amount key="charge" of={cancelCharge} />],
            [words('billing-field-supplierChargeKept'), isZero(kept) ? undefined : <Amount key="kept" of={kept} />],
          ]}
        />
      </Card>
      <PeopleCard booking={booking} standing={useStanding(booking)} issued={() => <Code>{confirmation}</Code>} />
    </>
  );
}

function FactsInShort({ booking }: OfBill) {
  const words = useWords();
  const dates = useDates();
  const { bill } = booking;
  return (
    <>
      <p className={facts.short}>
        <Listed>
          <bdi>{bill.supplier}</bdi>
          <Code>{bill.confirmation}</Code>
          {daysOf(words, dates, bill)}
        </Listed>
      </p>
      <PeopleSection booking={booking} standing={useStanding(booking)} />
    </>
  );
}

/** A bill is cancelled whole. */
function WholeBill({ booking: { bill } }: OfBill) {
  const words = useWords();
  return (
    <Card title={words('billing-whole')}>
      <p>
        <bdi>{titleOf(bill)}</bdi>, <Code>{bill.confirmation}</Code>
      </p>
    </Card>
  );
}
