/** Papers of a product that papers have never heard of: entrances to a museum, one a traveller, with 18 % GST on tickets and fees. */
import { describe, expect, it } from 'vitest';
import { creditNoteFor, invoiceFor, moneyToBe } from '#domain/booking/papers/entry-papers.ts';
import { negate } from '#domain/money/money.ts';
import { gstinOf } from '#tests/fixtures/documents.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { museumFacts as facts, museumSale as posted } from '#tests/products/museum/museum-papers.ts';

const amounts = (lines: readonly { readonly label: string; readonly amount: { readonly minor: number } }[]) =>
  lines.map(({ label, amount }) => [label, amount.minor / 100]);

describe('papers of a museum’s entrances', () => {
  it('charge the agency the price, less commission, with the fee and its tax, under the code of admission', () => {
    const invoice = invoiceFor(facts, 'invoice', { posted, isSale: true });
    expect(amounts(invoice.lines)).toEqual([
      ['price', 1500],
      ['supplier-gst', 270],
      ['commission', -75],
      ['tds', 1.5],
      ['convenience-fee', 90],
      ['cgst', 8.1],
      ['sgst', 8.1],
    ]);
    expect(invoice).toMatchObject({
      product: 'holiday',
      reference: 'NM-77',
      total: rupees(1802.7),
      items: [{ name: 'National Museum', startsOn: '2026-11-24', time: '10:00' }],
      travellers: [
        { name: 'Ms Meera Iyer', numbers: ['NM-1'] },
        { name: 'Mr Rahul Iyer', numbers: ['NM-2'] },
        { name: 'Ms Anaya Iyer', numbers: ['NM-3'] },
      ],
      places: { service: { code: '32' }, sold: { by: 'place', places: ['National Museum, DEL'] } },
    });
    expect(invoice.lines[0]?.sac).toBe('9996');
  });

  it('show the customer a service charge with 18 % GST in it, whatever the agency’s scheme for flights', () => {
    const invoice = invoiceFor(facts, 'customer-invoice', { posted, isSale: true });
    expect(amounts(invoice.lines)).toEqual([
      ['price', 1500],
      ['supplier-gst', 270],
      ['service-charge', 150],
      ['cgst', 13.5],
      ['sgst', 13.5],
    ]);
    expect(invoice.total).toEqual(rupees(1947));
    expect(invoice.tax).toMatchObject({
      taxable: rupees(150),
      tax: rupees(27),
      basisPoints: 1800,
      value: { by: 'fee' },
    });
    expect(moneyToBe(facts)).toMatchObject({ paid: rupees(1802.7), customer: rupees(1947), earned: rupees(117.3) });
  });

  it('are made at the museum for a registered customer too', () => {
    const gst = { holder: 'Orbit LLP', number: gstinOf('29'), email: '', address: '', phone: '' };
    const registered = { ...facts, booking: { ...facts.booking, gst } };
    expect(invoiceFor(registered, 'customer-invoice', { posted, isSale: true })).toMatchObject({
      places: { service: { code: '29' }, sold: { by: 'place' } },
      tax: { parts: [{ name: 'igst' }] },
    });
  });

  it('give back what one gave up, to the agency and to the customer', () => {
    const refund = {
      entryId: 'LG-2',
      at: posted.at,
      returned: rupees(442.5),
      commission: rupees(-25),
      tds: rupees(0.5),
      fees: negate(rupees(11.8)),
      refund: rupees(406.2),
      receipt: {
        places: [{ traveller: 1, item: 0 }],
        supplierPaid: rupees(590),
        customerPaid: rupees(649),
        customerRefund: rupees(430.7),
        markup: rupees(23.6),
        shares: [{ traveller: 1, items: [0], refund: rupees(406.2), customerRefund: rupees(430.7) }],
      },
    };
    const note = creditNoteFor(facts, 'credit-note', refund);
    expect(amounts(note.lines)).toEqual([
      ['price', 590],
      ['kept-by-supplier', -147.5],
      ['commission-reversed', -25],
      ['tds-reversed', 0.5],
      ['fees-charged', -10],
      ['cgst', -0.9],
      ['sgst', -0.9],
    ]);
    expect(note).toMatchObject({
      total: rupees(406.2),
      travellers: [{ name: 'Mr Rahul Iyer', numbers: ['NM-2'] }],
      shares: [{ name: 'Mr Rahul Iyer', items: ['National Museum'], amount: rupees(406.2) }],
    });
    const receipt = creditNoteFor(facts, 'customer-credit-note', refund);
    expect(amounts(receipt.lines)).toEqual([
      ['paid-by-customer', 649],
      ['kept-of-customer', -218.3],
    ]);
    expect(receipt.total).toEqual(rupees(430.7));
  });
});
