/** What was bought, or not, together with a booking: each with the way to it; and the booking that this one was bought with. */
import type { BoughtWith } from '#domain/booking/booking.ts';
import { standsForMore } from '#domain/booking/bought-with.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import type { OfBooking } from '../product-view.ts';
import { useProducts } from '../use-product.ts';

export function BesideOutcomes({ booking: { boughtWith = [], status } }: OfBooking) {
  const stands = standsForMore(status) === 'stands';
  return boughtWith.map((each, at) => <Outcome key={at} {...each} stands={stands} />);
}

interface OutcomeProps extends BoughtWith {
  /** Of the first: what is bought with it is being bought. */
  readonly stands: boolean;
}

function Outcome({ how, product, outcome, trouble, status, transactionId, stands }: OutcomeProps) {
  const words = useWords();
  const products = useProducts();
  const sold = products.all.find((each) => each.product === product);
  if (sold === undefined) return null;
  const what = words(sold.words);
  if (trouble === 'first-not-booked') {
    return (
      <Alert kind="info" title={words('bookings-beside-not-bought', { what })}>
        {words('bookings-beside-first-over-text')}
      </Alert>
    );
  }
  if (outcome === 'not-bought') {
    return (
      <Alert
        kind="warning"
        title={words('bookings-beside-not-bought', { what })}
        action={
          <LinkButton size={32} to={sold.href}>
            {words('bookings-beside-by-hand')}
          </LinkButton>
        }
      >
        {words('bookings-beside-not-bought-text', { trouble: trouble ?? 'refused' })}
      </Alert>
    );
  }
  if (outcome === 'waits' || transactionId === undefined) {
    const said = stands ? 'asking' : 'waits';
    return (
      <Alert kind="info" title={words(`bookings-beside-${said}`, { what })}>
        {words(`bookings-beside-${said}-text`)}
      </Alert>
    );
  }
  const said = saidOf(how, status);
  return (
    <Alert
      kind={said === 'confirmed' ? 'success' : 'info'}
      title={words(`bookings-beside-${said}`, { what })}
      action={
        <LinkButton size={32} to={sold.paths.paper('voucher', transactionId)}>
          {words('bookings-beside-show', { what })}
        </LinkButton>
      }
    >
      {words(`bookings-beside-${said}-text`, { id: transactionId })}
    </Alert>
  );
}

/** How the other is now, whatever was bought then. */
function saidOf(how: BoughtWith['how'], status: BoughtWith['status']) {
  if (how === 'first') return status === 'cancelled' ? 'first-cancelled' : 'first';
  return status === 'cancelled' || status === 'part-cancelled' ? status : 'confirmed';
}
