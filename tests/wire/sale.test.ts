/** What quoting and buying by the unit say on the wire. */
import { expect, it } from 'vitest';
import type { BookFromQuote, ProductQuote } from '#application/desk/sale.ts';
import { money } from '#domain/money/money.ts';
import { instant } from '#domain/time/instant.ts';
import { bookFields, productBooked, quoteFields } from '#infrastructure/wire/booking/sale.ts';
import { codecOf, record } from '#infrastructure/wire/form/shape.ts';
import { makeContact } from '#tests/fixtures/booking.ts';

const total = money(3_488_400, 'INR');

it('a quote and what it is booked with come as they were written', () => {
  const quote: ProductQuote = {
    quoteId: 'q1',
    price: { total, breakdown: { name: 'customer-price', amount: total } },
    changed: true,
    previousTotal: money(3_400_000, 'INR'),
    expiresAt: instant('2026-11-20T08:15:00Z'),
    expiresInSeconds: 900,
    required: ['passport'],
    parameters: [],
  };
  const quotes = codecOf(record<ProductQuote>(quoteFields));
  expect(quotes.write(quote)).toMatchObject({ quoteid: 'q1', expiresin: 900, changed: true });
  expect(quotes.read(quotes.write(quote))).toEqual({ ok: true, value: quote });
  const asked: BookFromQuote = {
    quoteId: 'q1',
    requestId: '7d0f6f5c-6a54-4b3a-9a43-2f6f0c1f5b1e',
    contact: makeContact(),
    parameters: [],
    acceptTerms: true,
  };
  const books = codecOf(record<BookFromQuote>(bookFields));
  expect(books.write(asked)).toMatchObject({ acceptterms: true });
  expect(books.read(books.write(asked))).toEqual({ ok: true, value: asked });
});

it('what was booked says what the customer pays, and the supplier’s reference under its name', () => {
  const booked = {
    transactionId: 'BU261120000001',
    status: 'confirmed',
    reference: 'R1',
    total,
    ledgerEntry: 'LG-9',
  } as const;
  const codec = codecOf(productBooked);
  expect(codec.write(booked)).toMatchObject({
    reference: 'R1',
    price: { total: { amount: '34884.00', currency: 'INR' } },
  });
  expect(codec.read(codec.write(booked))).toEqual({ ok: true, value: booked });
});
