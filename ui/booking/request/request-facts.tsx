/** Facts of a request, as every kind of it is shown with. */
import type { ReactNode } from 'react';

export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
