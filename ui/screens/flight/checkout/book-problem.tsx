import { CheckoutProblem } from '#ui/booking/checkout/checkout-problem.tsx';
import { usePutAway } from './book-history.ts';
import type { BookView } from './book-view.ts';

export function BookProblem({ state, checkout }: BookView) {
  const putAway = usePutAway(checkout);
  return <CheckoutProblem {...state} product="flight" onLeave={putAway} />;
}
