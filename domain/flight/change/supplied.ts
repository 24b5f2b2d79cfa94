/** Parts of an airline's price for a change, as an invoice lists them. */
import { negate, sum } from '../../money/money.ts';
import type { Price, PricePart } from '../../price/price.ts';
import { openedParts, summedParts } from '../../price/summed-parts.ts';

/** A fare given up for another, and the fees of the exchange. */
export interface ExchangedFare {
  readonly paid: Price;
  readonly fresh: Price;
  /** False where the difference is neither charged nor given back. */
  readonly isCounted: boolean;
  readonly fees: readonly PricePart[];
}

/** Part `fare-difference` holds the difference of each part of the fares; fees and the tax on them follow. */
export function suppliedByChange(exchanged: readonly ExchangedFare[]): readonly PricePart[] {
  const parts = summedParts(
    exchanged
      .filter(({ isCounted }) => isCounted)
      .flatMap(({ paid, fresh }) => [...fareParts(fresh), ...fareParts(paid).map(negated)]),
  );
  return [...fareDifference(parts), ...summedParts(exchanged.flatMap(({ fees }) => fees))];
}

/** The difference of fares out of its parts; none where they come to nothing. */
export function fareDifference(parts: readonly PricePart[]): readonly PricePart[] {
  const [first] = parts;
  if (first === undefined) return [];
  const amount = sum(
    first.amount.currency,
    parts.map((part) => part.amount),
  );
  return [{ name: 'fare-difference', amount, parts }];
}

function fareParts({ netBreakdown, breakdown }: Price): readonly PricePart[] {
  const { parts = [] } = netBreakdown ?? breakdown;
  return parts
    .filter(({ name }) => name === 'fare')
    .flatMap((fare) => {
      const { own, fare: inner } = openedParts(fare);
      return [...own, ...inner];
    });
}

function negated(part: PricePart): PricePart {
  return {
    ...part,
    amount: negate(part.amount),
    ...(part.parts && { parts: part.parts.map(negated) }),
  };
}
