/** A page that sells a service, where the tenant has it; elsewhere that it is not sold here, and where what was bought of it stays. */
import type { ReactNode } from 'react';
import Store from 'lucide-react/icons/store';
import type { Product } from '#domain/booking/booking.ts';
import { paths } from '#ui/composition/paths.ts';
import { useSold } from '#ui/composition/use-house.ts';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';

export function WhereSold({ product, children }: { readonly product: Product; readonly children: ReactNode }) {
  const sold = useSold();
  return sold(product) ? children : <NotSold />;
}

function NotSold() {
  const words = useWords();
  return (
    <EmptyState
      icon={Store}
      title={<h1>{words('shell-not-sold')}</h1>}
      actions={
        <>
          <LinkButton variant="primary" to="/">
            {words('design-go-home')}
          </LinkButton>
          <LinkButton to={paths.bookings}>{words('shell-menu-my-bookings')}</LinkButton>
        </>
      }
    >
      {words('shell-not-sold-help')}
    </EmptyState>
  );
}
