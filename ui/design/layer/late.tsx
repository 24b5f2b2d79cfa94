/** A part of a page that is fetched, with its words, when it is first wanted, and stays from then on. */
import { useEffect, useState } from 'react';
import type { ComponentType, JSX } from 'react';
import { NeededWords } from '../words/words-provider.tsx';

export interface LateProps<Props> {
  readonly wanted: boolean;
  /** Stays the same from one drawing to the next, as does `onFailed`. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly onFailed: () => void;
  readonly words: readonly string[];
  /** What the part is given. */
  readonly given: Props & JSX.IntrinsicAttributes;
}

export function Late<Props>({ wanted, load, onFailed, words, given }: LateProps<Props>) {
  const [Part, setPart] = useState<ComponentType<Props> | undefined>(undefined);
  const missing = wanted && Part === undefined;
  useEffect(() => {
    if (!missing) return;
    load()
      .then((part) => setPart(() => part))
      .catch(onFailed);
  }, [missing, load, onFailed]);
  return Part === undefined ? null : (
    <NeededWords areas={words}>
      <Part {...given} />
    </NeededWords>
  );
}
