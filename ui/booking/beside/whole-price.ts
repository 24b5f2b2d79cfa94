/** The price of a booking in progress with what is chosen beside it, as it is shown and paid. */
import { useMemo } from 'react';
import { withBeside } from '#domain/price/beside.ts';
import type { Price } from '#domain/price/price.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';

/** `key` names the booking in progress. */
export function useWholePrice(price: Price, key: string): Price {
  const chosen = useStateOf(usePart(parts.besideSales).chosen$);
  return useMemo(() => {
    const beside = chosen.filter((each) => each.key === key);
    return beside.length === 0 ? price : withBeside(price, beside);
  }, [price, key, chosen]);
}
