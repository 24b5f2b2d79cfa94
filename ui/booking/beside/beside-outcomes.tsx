/** What was bought, or not, together with a booking: each with the way to it. */
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert, type AlertKind } from '#ui/design/notice/alert.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import type { BesideState } from '#application/portal/booking/checkout/beside-sales.ts';
import { useProducts } from '../use-product.ts';

export function BesideOutcomes({ transactionId }: { readonly transactionId: string }) {
  const beside = usePart(parts.besideSales);
  const state = useStateOf(beside.state$);
  return beside.of(state, transactionId).map((sale) => <Outcome key={sale.product} {...sale} />);
}

function Outcome({ product, outcome }: BesideState['sales'][number]) {
  const words = useWords();
  const products = useProducts();
  const sold = products.all.find((each) => each.product === product);
  if (sold === undefined) return null;
  const what = words(sold.words);
  if (outcome.kind === 'asking') {
    return (
      <Alert kind="info" title={what}>
        {words('bookings-beside-asking')}
      </Alert>
    );
  }
  if (outcome.kind === 'booked') {
    const { transactionId, status } = outcome;
    const said = status === 'confirmed' || status === 'not-confirmed' ? status : 'under-way';
    return (
      <Alert
        kind={kinds[said]}
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
  return (
    <Alert
      kind="warning"
      title={words(`bookings-beside-${outcome.kind}`, { what })}
      action={
        <LinkButton size={32} to={sold.beside?.at ?? sold.href}>
          {words('bookings-beside-complete')}
        </LinkButton>
      }
    >
      {words(`bookings-beside-${outcome.kind}-text`)}
      {outcome.kind === 'open' && outcome.failure !== undefined ? <> {failureText(words, outcome.failure)}</> : null}
    </Alert>
  );
}

const kinds: Readonly<Record<'confirmed' | 'not-confirmed' | 'under-way', AlertKind>> = {
  confirmed: 'success',
  'not-confirmed': 'error',
  'under-way': 'warning',
};
