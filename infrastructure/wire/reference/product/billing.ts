/** Examples of billing what was sold elsewhere. */
import type { BillingDesk } from '#application/desk/billing/billing.ts';
import type { Bill } from '#domain/billing/bill.ts';
import { billPrice } from '#domain/billing/price.ts';
import { countsByStatus } from '#domain/booking/life.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { instant } from '#domain/time/instant.ts';
import type { AreaReference } from '../area-reference.ts';
import { contact, requestId, rupees } from '../samples.ts';

export const exampleBill: Bill = {
  sale: { kind: 'hotel', hotel: 'Lake View Palace', city: 'Udaipur', rooms: 2, roomType: 'Lake view, breakfast' },
  startsOn: isoDate('2026-12-04'),
  endsOn: isoDate('2026-12-07'),
  zone: 'Asia/Kolkata',
  confirmation: 'LVP-88213',
  supplier: 'Lake View Palace',
  supplierDocument: 'INV/2026/3391',
  referenceInvoice: 'OB-26-27-000038',
  passengers: 4,
  cancelCharge: rupees('6000.00'),
  gstType: 'igst',
  supplierGstType: 'cgst-sgst',
};

const amounts = {
  basic: rupees('24000.00'),
  taxes: rupees('1200.00'),
  supplierCharge: rupees('300.00'),
  supplierCharge2: rupees('50.00'),
  supplierCharge3: rupees('0.00'),
  supplierChargeKept: rupees('300.00'),
  tds: rupees('48.00'),
  serviceCharge: rupees('600.00'),
  serviceCharge2: rupees('200.00'),
  serviceCharge3: rupees('100.00'),
  customerBasic: rupees('24500.00'),
  customerTaxes: rupees('1225.00'),
  customerTds: rupees('5.00'),
};

const share = { commissionBasisPoints: 1000, discountBasisPoints: 100 };

export const exampleBillPrice = billPrice({
  ...amounts,
  ...share,
  commission: rupees('2400.00'),
  discount: rupees('245.00'),
});

const { total: customerTotal } = exampleBillPrice;

export const billingReference: AreaReference<BillingDesk> = {
  add: {
    about:
      'Bills a sale that was made elsewhere: product is flight (airline, sector; cabin and ticketnumber may stand beside), hotel (hotel, ' +
      'city, rooms, to; roomtype may) train (train, sector, class; quota may), bus (operator, origin, destination; time, coach, seats may), insurance (insurer, plan, to; ' +
      'region, suminsured may), visa (country, visatype; entries may), holiday (package, destination, rooms, to; includes may), cruise (cruiseline, ship, ' +
      'sailing, to; cabin, port may) or cab (carclass, tripkind, pickup; time, drop may), of those that are enabled. The supplier is owed basic + taxes + its own suppliercharge, suppliercharge2 and suppliercharge3 (suppliergsttype: cgst-sgst or igst, of the tax in them), the account is ' +
      'charged that less commission plus tds, the customer pays customerbasic + customertaxes (those of the supplier where they are left out) + servicecharge, servicecharge2 and servicecharge3 less discount, its commission, plus customertds, which the agency withholds from that and owes. commissionbasispoints is the share of basic that the commission is, discountbasispoints the share of customerbasic that the discount is, in place of an amount: 902 amount-or-share where both are said. gsttype is cgst-sgst or igst, of the tax on what the agency adds; by the place of ' +
      'supply where it is left out. cancelcharge is what the supplier ' +
      'keeps of the basic amount where it is cancelled, supplierchargekept what it keeps of its own service charges, which costs the agency alone. referenceinvoice is an earlier invoice to the customer that the sale belongs to. paidby is account, which is charged, or cash, card or supplier: it was paid elsewhere, and no money moves ' +
      'here, now or when it is cancelled (the booking says paidelsewhere, and has no invoice or credit-note of the house). invoice is the serial of the customer’s invoice.',
    request: {
      requestId,
      bill: {
        kind: 'hotel',
        hotel: 'Lake View Palace',
        city: 'Udaipur',
        rooms: 2,
        roomType: 'Lake view, breakfast',
        startsOn: '2026-12-04',
        endsOn: '2026-12-07',
        confirmation: 'LVP-88213',
        supplier: 'Lake View Palace',
        supplierDocument: 'INV/2026/3391',
        referenceInvoice: 'OB-26-27-000038',
        lead: { title: 'Ms', firstName: 'Asha', lastName: 'Rao' },
        passengers: 4,
        ...amounts,
        ...share,
        cancelCharge: rupees('6000.00'),
        gstType: 'igst',
        supplierGstType: 'cgst-sgst',
      },
      contact,
    },
    answer: {
      transactionId: 'OB26110000012',
      status: 'confirmed',
      reference: 'BL48213377',
      total: customerTotal,
      ledgerEntry: 'LG-4124',
      invoice: 'OB-26-27-000041',
    },
  },
  list: {
    about: 'The agency’s bills, newest first, 20 a page.',
    request: { page: 1 },
    answer: {
      bookings: [
        {
          transactionId: 'OB26110000012',
          product: 'billing',
          status: 'confirmed',
          reference: 'BL48213377',
          mark: 'Lake View Palace',
          title: 'Lake View Palace, Udaipur',
          startsOn: isoDate('2026-12-04'),
          endsOn: isoDate('2026-12-07'),
          leadTraveller: 'Asha Rao',
          travellerCount: 4,
          customerTotal,
          net: rupees('23198.00'),
          earned: rupees('3182.00'),
          bookedOn: instant('2026-11-20T09:30:00.000Z'),
          bookedBy: 'Asha Menon',
        },
      ],
      total: 1,
      page: 1,
      pageSize: 20,
      counts: countsByStatus({ confirmed: 1 }),
    },
  },
};
