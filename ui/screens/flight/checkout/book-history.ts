/**
 * The booking page in the browser's history: each step is an entry, so that back goes a step back; a booking that is over
 * takes its entries with it, so that back from its ticket leads to where it was chosen.
 */
import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { checkoutSteps } from '#application/portal/flight/checkout/form.ts';
import type { CheckoutStep } from '#application/portal/flight/checkout/form.ts';
import type { CheckoutState } from '#application/portal/flight/checkout/state.ts';
import type { FlightCheckout } from '#application/portal/flight/checkout/flight-checkout.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { flight } from '../product.ts';
import type { BookView } from './book-view.ts';

/** What an entry of the booking page knows: how many entries of the same booking lie before it. */
interface BookEntry {
  readonly entriesBefore: number;
}

function entriesBefore(state: unknown): number {
  if (typeof state !== 'object' || state === null || !('entriesBefore' in state)) return 0;
  return typeof state.entriesBefore === 'number' ? state.entriesBefore : 0;
}

/** The step stands in the address; the checkout has the last word on it. */
export function useStepInAddress({ state, checkout }: BookView): void {
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { key, state: entryHere } = useLocation();
  const before = entriesBefore(entryHere);
  const asked = query.get('step');
  const { step } = state;
  const agreed = useRef<string | undefined>(undefined);
  const leaving = useRef('');
  useEffect(() => {
    // The address comes later than the step: one that is on its way is waited for, and not taken for somebody's way back.
    if (leaving.current === key) return;
    leaving.current = '';
    const agreedBefore = agreed.current;
    agreed.current = step;
    if (asked === step) return;
    const moved =
      agreedBefore !== undefined && asked !== agreedBefore ? checkoutSteps.find((each) => each === asked) : undefined;
    if (moved !== undefined) {
      checkout.goTo(moved);
      if (stepNow(checkout) === moved) return;
    }
    const replace = asked === null || agreedBefore === undefined || moved !== undefined;
    const entry: BookEntry = { entriesBefore: replace ? before : before + 1 };
    leaving.current = key;
    void navigate(`?step=${stepNow(checkout) ?? step}`, { replace, state: entry });
  }, [key, asked, step, before, navigate, checkout]);
}

function stepNow(checkout: BookView['checkout']): CheckoutStep | undefined {
  const state = checkout.state$.value;
  return state.kind === 'open' ? state.step : undefined;
}

/** A booking that stands is shown by its ticket; one that does not, too. */
export function useLeaveWhenBooked(checkout: FlightCheckout, state: CheckoutState): void {
  const navigate = useNavigate();
  const { key, state: entry } = useLocation();
  const before = entriesBefore(entry);
  const alerts = usePart(parts.alerts);
  const putAway = usePutAway(checkout);
  const shown = useRef('');
  const leftFrom = useRef('');
  useEffect(() => {
    if (state.kind !== 'booked' || leftFrom.current === key) return;
    leftFrom.current = key;
    const { transactionId, status } = state;
    if (shown.current !== transactionId) {
      shown.current = transactionId;
      if (status === 'confirmed') alerts.show('success', { id: 'message-booked-or-cancelled' });
      if (status === 'not-confirmed')
        alerts.show('error', { id: 'message-booking-failed', args: { product: 'flight' } });
    }
    // Back over the steps first: this page is then at its first entry, which the ticket takes.
    if (before > 0) {
      void navigate(-before);
      return;
    }
    putAway();
    void navigate(flight.paths.paper('voucher', transactionId), { replace: true });
  }, [state, key, before, navigate, alerts, putAway]);
}

/** Called before going elsewhere: the booking is put away once this page is gone; any sooner, it would lead to the results. */
export function usePutAway(checkout: FlightCheckout): () => void {
  const wanted = useRef(false);
  useEffect(
    () => () => {
      if (wanted.current) checkout.abandon();
    },
    [checkout],
  );
  return useCallback(() => {
    wanted.current = true;
  }, []);
}
