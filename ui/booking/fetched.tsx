/** A part of another product or area, with its use cases and its words, fetched when it is first shown. */
import { type ReactNode, useEffect, useState } from 'react';
import type { Product } from '#domain/booking/booking.ts';
import { type Area, isArea } from '#ui/composition/area.ts';
import { useAreaLoader } from '#ui/composition/use-part.ts';
import { NeededWords } from '#ui/design/words/words-provider.tsx';

interface FetchedProps<Part> {
  readonly areas: readonly Area[];
  readonly words: readonly string[];
  readonly load: () => Promise<Part>;
  readonly waiting: ReactNode;
  /** Where it could not be fetched. */
  readonly trouble: ReactNode;
  readonly children: (part: Part) => ReactNode;
}

export function Fetched<Part extends object>({ areas, words, load, waiting, trouble, children }: FetchedProps<Part>) {
  const loadArea = useAreaLoader();
  const needed = areas.join(' ');
  const [part, setPart] = useState<Part | 'missing'>();
  useEffect(() => {
    let left = false;
    const set = (found: Part | 'missing') => {
      if (!left) setPart(found);
    };
    Promise.all([load(), ...needed.split(' ').filter(isArea).map(loadArea)]).then(
      ([found]) => set(found),
      () => set('missing'),
    );
    return () => {
      left = true;
    };
  }, [needed, load, loadArea]);
  if (part === 'missing') return trouble;
  if (part === undefined) return waiting;
  return (
    <NeededWords areas={words} fallback={waiting} trouble={trouble}>
      {children(part)}
    </NeededWords>
  );
}

/** The use cases of a product are an area of their own. */
export const areasOf = (product: Product): readonly Area[] => [product];
