/**
 * What can be bought with a quote: the supplier says what there is now, at the prices that were agreed when they were first
 * shown with this quote.
 */
import { Effect } from 'effect';
import type { SsrLine } from '#domain/flight/extras/ancillaries.ts';
import { seatLines, seatSsrId } from '#domain/flight/extras/seat-lines.ts';
import type { SeatMap } from '#domain/flight/extras/seat-map.ts';
import type { Currency } from '#domain/money/currency.ts';
import { money } from '#domain/money/money.ts';
import { Fault, notNow, SoldOut, type Unavailable } from '#application/desk/failures.ts';
import type { FlightSupplier } from '#application/backoffice/ports/flight/flight-supplier.ts';
import type { SupplierServices } from '#application/backoffice/ports/flight/supplier-services.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { AgreedPrices, BookableQuote, QuoteStore } from '#application/backoffice/ports/flight/quote-store.ts';

export interface QuotedServicesPorts {
  readonly suppliers: readonly FlightSupplier[];
  readonly quotes: Pick<QuoteStore, 'agree'>;
  readonly clock: Clock;
}

/** How long a supplier may take to say what there is. */
const patienceMilliseconds = 20_000;

/** `SoldOut` where the fares are no longer sold; `Fault` where the supplier is silent or gone. */
export function quotedServices(
  { suppliers, quotes, clock }: QuotedServicesPorts,
  {
    agencyId,
    quoteId,
    supplier: code,
    fareKeys,
    total,
  }: Pick<BookableQuote, 'agencyId' | 'quoteId' | 'supplier' | 'fareKeys' | 'total'>,
  reference: string,
): Effect.Effect<SupplierServices, SoldOut | Fault | Unavailable> {
  return Effect.gen(function* () {
    const supplier = suppliers.find((each) => each.code === code);
    if (supplier === undefined) return yield* new Fault({ reference });
    const found = yield* supplier.services(fareKeys, clock.now()).pipe(
      Effect.timeout(patienceMilliseconds),
      Effect.catchTag('SupplierRefused', () => Effect.fail(new SoldOut({}))),
      Effect.catchTag(['SupplierSilent', 'TimeoutError'], () => Effect.fail(notNow())),
    );
    return atPrices(found, yield* quotes.agree(agencyId, quoteId, pricesOf(found, total.currency)), total.currency);
  });
}

/** Every line that can be chosen, seats among them. */
export function allLines({ lines, seatMaps }: SupplierServices): readonly SsrLine[] {
  return [...lines, ...seatMaps.flatMap(seatLines)];
}

/** Without what is priced in another currency: it cannot be added to the fare. */
export function inCurrency(services: SupplierServices, currency: Currency): SupplierServices {
  return atPrices(services, pricesOf(services, currency), currency);
}

/** What is priced in another currency than the fare cannot be added to it and is left out. */
function pricesOf(found: SupplierServices, currency: Currency): AgreedPrices {
  return Object.fromEntries(
    allLines(found).flatMap(({ ssrId, price }) => (price.currency === currency ? [[ssrId, price.minor]] : [])),
  );
}

/** Only what a price was agreed for; a seat without one is not sold. */
function atPrices({ lines, seatMaps }: SupplierServices, agreed: AgreedPrices, currency: Currency): SupplierServices {
  return {
    lines: lines.flatMap((line) => {
      const minor = agreed[line.ssrId];
      return minor === undefined ? [] : [{ ...line, price: money(minor, currency) }];
    }),
    seatMaps: seatMaps.map((map) => mapAtPrices(map, agreed, currency)),
  };
}

function mapAtPrices(map: SeatMap, agreed: AgreedPrices, currency: Currency): SeatMap {
  return {
    ...map,
    decks: map.decks.map((deck) => ({
      ...deck,
      rows: deck.rows.map((row) => ({
        ...row,
        elements: row.elements.map((element) => {
          if (element.kind === 'gap' || element.state === 'blocked') return element;
          const minor = agreed[seatSsrId(map.place, element.seat)];
          return minor === undefined ? { ...element, state: 'blocked' } : { ...element, price: money(minor, currency) };
        }),
      })),
    })),
  };
}
