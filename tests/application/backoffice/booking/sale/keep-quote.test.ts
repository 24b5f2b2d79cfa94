/** A quote is kept as it is answered, for one person, until it or its supplier ends it, and says whether the price moved. */
import { Effect } from 'effect';
import { expect, it } from 'vitest';
import { keepSaleQuote, pricerFor } from '#application/backoffice/booking/sale/keep-quote.ts';
import type { KeptSaleQuote } from '#application/backoffice/ports/booking/product-quotes.ts';
import { noSellingTerms, type UsualTerms } from '#domain/booking/sale/selling-terms.ts';
import { money } from '#domain/money/money.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { plusMinutes } from '#domain/time/instant.ts';
import { makeCaller } from '#tests/fixtures/session.ts';
import { now } from '#tests/fixtures/flight.ts';

const usual: UsualTerms = {
  productMarkups: [{ id: 'm', from: isoDate('2020-01-01'), note: '', match: {}, amount: { basisPoints: 200 } }],
  productCommissions: [],
  productFees: [],
};

async function quoted({ shown = 10_200, goodUntil = plusMinutes(now, 60) } = {}) {
  const kept: KeptSaleQuote<{ readonly seat: string }>[] = [];
  const ports = {
    terms: { sellingTermsOf: () => Effect.succeed(noSellingTerms) },
    clock: { now: () => now },
    businessZone: 'Asia/Kolkata',
    quotes: {
      keep: (quote: (typeof kept)[number]) => Effect.sync(() => void kept.push(quote)),
      find: () => Effect.never,
    },
    settings: { all: () => Effect.succeed([]), set: () => Effect.void },
    chance: { uuid: () => 'quote-1', token: () => 't' },
  };
  const who = makeCaller();
  const price = await Effect.runPromise(
    Effect.map(pricerFor(ports, who.agencyId, { product: 'bus', usual }, undefined), (priced) =>
      priced([{ traveller: 0, item: 0, lines: [{ name: 'base-fare', amount: money(10_000, 'INR') }] }]),
    ),
  );
  const answer = await Effect.runPromise(
    keepSaleQuote(ports, who, {
      product: 'bus',
      supplier: 'sandbox',
      supplierTotal: money(10_000, 'INR'),
      price,
      shown: money(shown, 'INR'),
      offer: { seat: 'L4' },
      international: false,
      goodUntil,
    }),
  );
  return { who, kept, answer, price };
}

it('is kept as it is answered, for the person who asked', async () => {
  const { who, kept, answer, price } = await quoted();
  expect(price.total).toEqual(money(10_200, 'INR'));
  expect(answer).toMatchObject({ quoteId: 'quote-1', price, changed: false, expiresInSeconds: 900 });
  expect(kept).toMatchObject([
    {
      quoteId: 'quote-1',
      agencyId: who.agencyId,
      actorUserId: who.actor.userId,
      total: price.total,
      offer: { seat: 'L4' },
    },
  ]);
  expect(kept[0]?.expiresAt).toBe(answer.expiresAt);
  expect(kept[0]?.parameters).toEqual(answer.parameters);
  expect(answer.parameters.length).toBeGreaterThan(0);
});

it('ends when its supplier ends it, and says what it was shown at where that was something else', async () => {
  const { answer } = await quoted({ shown: 9_900, goodUntil: plusMinutes(now, 4) });
  expect(answer).toMatchObject({ expiresInSeconds: 240, changed: true, previousTotal: money(9_900, 'INR') });
});
