/** Papers of a product that papers have never heard of: entrances to a museum, one a traveller, with 18 % GST on the fee. */
import { describe, expect, it } from 'vitest';
import { creditNoteFor, invoiceFor, moneyToBe } from '#domain/booking/papers/entry-papers.ts';
import { negate } from '#domain/money/money.ts';
import { gstinOf } from '#tests/fixtures/documents.ts';
import { rupees } from '#tests/fixtures/flight.ts';
import { museumFacts as facts, museumSale as posted } from '#tests/fixtures/museum.ts';

const amounts = (lines: readonly { readonly label: string; readonly amount: { readonly minor: number } }[]) =>
  lines.map(({ label, amount }) => [label, amount.minor / 100]);

describe('papers of a museum’s entrances', () => {
  it('charge the agency the price, less commission, with the fee and its tax, under the code of admission', () => {
    const invoice = invoiceFor(facts, 'invoice', { posted, isSale: true });
    expect(amounts(invoice.lines)).toEqual([
      ['price', 1500],
      ['commission', -50],
      ['tds', 1],
      ['convenience-fee', 100],
      ['cgst', 9],
      ['sgst', 9],
    ]);
    expect(invoice).toMatchObject({
      product: 'cruise',
      reference: 'NM-77',
      total: rupees(1569),
      items: [{ name: 'National Museum', startsOn: '2026-12-03' }],
      travellers: [
        { name: 'Ms Meera Iyer', numbers: ['NM-1'] },
        { name: 'Mr Rahul Iyer', numbers: ['NM-2'] },
        { name: 'Ms Anaya Iyer', numbers: ['NM-3'] },
      ],
      places: { service: { code: '32' }, sold: { by: 'place', places: ['National Museum, New Delhi'] } },
    });
    expect(invoice.lines[0]?.sac).toBe('9996');
  });

  it('show the customer a service charge with 18 % GST in it, whatever the agency’s scheme for flights', () => {
    const invoice = invoiceFor(facts, 'customer-invoice', { posted, isSale: true });
    expect(amounts(invoice.lines)).toEqual([
      ['price', 1500],
      ['service-charge', 150],
      ['cgst', 13.5],
      ['sgst', 13.5],
    ]);
    expect(invoice.total).toEqual(rupees(1677));
    expect(invoice.tax).toMatchObject({
      taxable: rupees(150),
      tax: rupees(27),
      basisPoints: 1800,
      value: { by: 'fee' },
    });
    expect(moneyToBe(facts)).toMatchObject({ paid: rupees(1569), customer: rupees(1677), earned: rupees(81) });
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
      returned: rupees(400),
      commission: rupees(-10),
      tds: rupees(0.2),
      fees: negate(rupees(11.8)),
      refund: rupees(378.4),
      receipt: {
        places: [{ traveller: 1, item: 0 }],
        supplierPaid: rupees(500),
        customerPaid: rupees(500),
        customerRefund: rupees(388.2),
        markup: rupees(0),
        shares: [{ traveller: 1, items: [0], refund: rupees(378.4), customerRefund: rupees(388.2) }],
      },
    };
    const note = creditNoteFor(facts, 'credit-note', refund);
    expect(amounts(note.lines)).toEqual([
      ['price', 500],
      ['kept-by-supplier', -100],
      ['commission-reversed', -10],
      ['tds-reversed', 0.2],
      ['fees-charged', -10],
      ['cgst', -0.9],
      ['sgst', -0.9],
    ]);
    expect(note).toMatchObject({
      total: rupees(378.4),
      travellers: [{ name: 'Mr Rahul Iyer', numbers: ['NM-2'] }],
      shares: [{ name: 'Mr Rahul Iyer', items: ['National Museum'], amount: rupees(378.4) }],
    });
    const receipt = creditNoteFor(facts, 'customer-credit-note', refund);
    expect(amounts(receipt.lines)).toEqual([
      ['paid-by-customer', 500],
      ['kept-of-customer', -111.8],
    ]);
    expect(receipt.total).toEqual(rupees(388.2));
  });
});
