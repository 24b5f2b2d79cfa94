/**
 * What was bought in an order, as one text: the fares' keys, and when and at which counts of sold seats they were sold, so
 * that the fare that was paid, with its rules, can be computed again at any time.
 *
 * `1:6E2134.g15:YSR:1.0.0 @29677200;A;12`: keys, then the minute of the sale, the travellers by type (A, C, I) in order, and
 * for each leg how many seats were sold before. Of an order whose flights were changed, one such text for each fare, joined
 * by '|'. Where travellers were split off, it goes on with who that was, once for each time: `~1.2s` of the order in which the
 * others stay, `~1.2l` of the one of those who left. Of a fare for several directions that was flown in part, what is left of
 * it says `#` and the direction, from 0: `1:6E2134.g15~6E77.g1a:YSR:1.0.0 @29677200;A;12.9#0`.
 */
import { type TravellerType, travellerTypes } from '#domain/people/traveller-type.ts';

export interface Sale {
  readonly fareKeys: readonly string[];
  readonly minute: number;
  readonly travellers: readonly TravellerType[];
  /** Of those who bought; who of them the order still has follows by the steps (see `sold-order.ts`). */
  readonly steps?: readonly SplitStep[];
  /** Of each leg, in order over all fares: with so many sold the price is the one that was paid. */
  readonly sold: readonly number[];
  /** The direction of the one fare that is left of it; all where absent. */
  readonly direction?: number;
}

/** Travellers of an order, by position as it was then, who left it, and which of the two orders this is. */
export interface SplitStep {
  readonly leaving: readonly number[];
  readonly own: 'stays' | 'leaves';
}

export function saleText({ fareKeys, minute, travellers, sold, direction, steps = [] }: Sale): string {
  const types = travellers.map((type) => type.charAt(0).toUpperCase()).join('');
  const of = direction === undefined ? '' : `#${direction}`;
  return `${fareKeys.join(' ')} @${minute};${types};${sold.join('.')}${of}${steps.map(stepText).join('')}`;
}

/** Of those who bought, who the order still has. */
export function presentTravellers({ travellers, steps = [] }: Sale): readonly TravellerType[] {
  return steps.reduce(
    (left, { leaving, own }) => left.filter((_, at) => leaving.includes(at) === (own === 'leaves')),
    travellers,
  );
}

/** What an order's text is after travellers were split off, of those who stay or those who left. */
export function splitText(text: string, step: SplitStep): string {
  return text
    .split('|')
    .map((sale) => `${sale}${stepText(step)}`)
    .join('|');
}

function stepText({ leaving, own }: SplitStep): string {
  return `~${leaving.join('.')}${own.charAt(0)}`;
}

/** Of several fares, each sold when it was. */
export function salesText(sales: readonly Sale[]): string {
  return sales.map(saleText).join('|');
}

/** One sale for each fare, in the order of travel. Undefined where the text says none. */
export function readSales(text: string, legsOf: (fareKey: string) => number): readonly Sale[] | undefined {
  const sales = text.split('|').map(readSale);
  return sales.includes(undefined)
    ? undefined
    : sales.flatMap((sale) => (sale === undefined ? [] : byFare(sale, legsOf)));
}

function byFare(sale: Sale, legsOf: (fareKey: string) => number): readonly Sale[] {
  let from = 0;
  return sale.fareKeys.map((fareKey) => {
    const legs = legsOf(fareKey);
    from += legs;
    return { ...sale, fareKeys: [fareKey], sold: sale.sold.slice(from - legs, from) };
  });
}

/** Undefined where the text says no sale, or several. */
export function readSale(text: string): Sale | undefined {
  const [, keys, minute, types = '', sold = '', direction = '', steps = ''] =
    /^(\S+(?: \S+)*) @(\d+);([ACI]+);([\d.]+)(?:#(\d))?((?:~[\d.]+[sl])*)$/.exec(text) ?? [];
  if (keys === undefined) return undefined;
  return {
    fareKeys: keys.split(' '),
    minute: Number(minute),
    travellers: [...types].flatMap(
      (letter) => travellerTypes.find((type) => type.charAt(0).toUpperCase() === letter) ?? [],
    ),
    sold: sold.split('.').map(Number),
    ...(direction !== '' && { direction: Number(direction) }),
    ...(steps !== '' && { steps: steps.slice(1).split('~').map(readStep) }),
  };
}

function readStep(text: string): SplitStep {
  return {
    leaving: text.slice(0, -1).split('.').map(Number),
    own: text.endsWith('l') ? 'leaves' : 'stays',
  };
}
