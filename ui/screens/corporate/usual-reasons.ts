/** The reasons that companies usually list, in the words of who sets one up. */
import { type TripReason, usualReasons } from '#domain/corporate/trip-reason.ts';
import { useWords } from '#ui/design/words/words.ts';

export function useUsualReasons(): readonly TripReason[] {
  const words = useWords();
  return usualReasons.map((code) => ({ code, name: words(`corporate-reason-${code.toLowerCase()}`) }));
}
