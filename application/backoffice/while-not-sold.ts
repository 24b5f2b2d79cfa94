/**
 * What may be done about a product that the portal does not sell, or sells no more: what was bought is looked after. The table
 * has every method of the products' desks, so that a new one does not compile before it is said.
 */
import { Effect } from 'effect';
import type { Product } from '#domain/booking/booking.ts';
import { readClientConfiguration } from '#domain/session/read-configuration.ts';
import type { ProductDesks } from '../desk/desks/products.ts';
import type { Desk } from '../desk/desk.ts';
import { NotPermitted } from '../desk/failures.ts';
import type { ClientSettingStore } from './ports/agency/settings.ts';

/** 'sells': refused where the product is not among the enabled services. 'serves': names and places, and what was bought. */
export type Selling = 'sells' | 'serves';

type Sellings = {
  readonly [Product in keyof ProductDesks]: { readonly [Method in keyof ProductDesks[Product]]: Selling };
};

export const sellings: Sellings = {
  flight: {
    search: 'sells',
    calendar: 'sells',
    quote: 'sells',
    airports: 'serves',
    airlines: 'serves',
    services: 'sells',
    seatMaps: 'serves',
    explainFare: 'serves',
    fareRules: 'serves',
    book: 'sells',
    noShowQuote: 'serves',
    scheduleRefundQuote: 'serves',
    scheduleAnswer: 'serves',
    changeSearch: 'serves',
    changeQuote: 'serves',
    agreedChangeQuote: 'serves',
    agreedServicesQuote: 'serves',
    change: 'serves',
    addSsr: 'serves',
    splitPnr: 'serves',
    completeHeld: 'serves',
    parsePnr: 'sells',
    importPnr: 'sells',
    sendQuote: 'sells',
    listQuotes: 'serves',
    openQuote: 'serves',
  },
  bus: { cities: 'serves', search: 'sells', layout: 'sells', block: 'sells', book: 'sells' },
  hotel: {
    places: 'serves',
    search: 'sells',
    details: 'sells',
    weather: 'serves',
    prebook: 'sells',
    book: 'sells',
  },
  train: {
    stations: 'serves',
    search: 'sells',
    advanceSearch: 'sells',
    route: 'serves',
    pnrStatus: 'serves',
    certificate: 'serves',
    tdrs: 'serves',
    raiseTdr: 'serves',
    changeBoarding: 'serves',
    quote: 'sells',
    book: 'sells',
  },
  billing: { add: 'serves', list: 'serves' },
  cab: { places: 'serves', search: 'sells', quote: 'sells', book: 'sells' },
  holiday: {
    search: 'sells',
    details: 'sells',
    quote: 'sells',
    propose: 'sells',
    book: 'sells',
    receive: 'serves',
  },
  cruise: { search: 'sells', cabins: 'sells', quote: 'sells', book: 'sells', receive: 'serves' },
  insurance: { plans: 'sells', quote: 'sells', book: 'sells' },
  visa: {
    requirements: 'sells',
    quote: 'sells',
    book: 'sells',
    track: 'serves',
    submitDocument: 'serves',
    paper: 'serves',
    applications: 'serves',
    move: 'serves',
  },
};

type Method = (...asked: readonly unknown[]) => Effect.Effect<unknown, unknown>;

/** An area as it is: of a product, with what sells it refused (`not-sold`) while it is not among the enabled services. */
export function whileNotSold<Area extends keyof Desk>(
  area: Area,
  desk: Desk[Area],
  settings: Pick<ClientSettingStore, 'all'>,
): Desk[Area] {
  if (!isProduct(area)) return desk;
  const sold = checkSold(area, settings);
  const methods = desk as unknown as Readonly<Record<string, Method>>;
  const guarded = Object.entries<Selling>(sellings[area]).flatMap(([name, selling]) => {
    const method = methods[name];
    if (selling === 'serves' || method === undefined) return [];
    const whereSold: Method = (...asked) => Effect.flatMap(sold, () => method(...asked));
    return [[name, whereSold] as const];
  });
  // Any method may fail so.
  return { ...desk, ...Object.fromEntries(guarded) } as Desk[Area];
}

/** Refuses what is not among the enabled services. */
export function checkSold(
  product: Product,
  settings: Pick<ClientSettingStore, 'all'>,
): Effect.Effect<void, NotPermitted> {
  return Effect.flatMap(settings.all(), (all) =>
    readClientConfiguration(all).enabledServices.includes(product)
      ? Effect.void
      : Effect.fail(new NotPermitted({ reason: 'not-sold' })),
  );
}

function isProduct(area: keyof Desk): area is keyof ProductDesks {
  return area in sellings;
}
