/**
 * Keeps in the address how found flights are looked at, in place of the entry that is there: steps back lead to other
 * pages, not through every filter. The router is not notified, since nothing is to be drawn for it; it reads the address when
 * it comes back to the page.
 */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { withoutLooks } from '#application/portal/flight/search/look-link.ts';
import { addressOf } from '#application/portal/flight/search/trip-results.ts';
import type { TripResultsState } from '#application/portal/flight/search/trip-results.ts';

/** Time for the flights to be drawn first, and for a slider that is dragged to come to rest. Browsers count such changes. */
const restMs = 250;

export function useAddressOf(state: TripResultsState | undefined): void {
  const { key } = useLocation();
  const found = state?.kind === 'found' ? state : undefined;
  useEffect(() => {
    if (found === undefined) return undefined;
    const timer = setTimeout(() => {
      const address = addressOf(found);
      const { pathname, search } = window.location;
      const present = search.replace(/^\?/, '');
      if (present === address || withoutLooks(present) !== withoutLooks(address)) return;
      window.history.replaceState(window.history.state, '', `${pathname}?${address}`);
    }, restMs);
    return () => clearTimeout(timer);
  }, [found, key]);
}
