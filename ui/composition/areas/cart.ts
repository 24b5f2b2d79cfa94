/** The use cases of carts: putting a service into one, and the page of all. */
import { ContainerModule } from 'inversify';
import { AddToCart } from '#application/portal/cart/add-to-cart.ts';
import { Carts } from '#application/portal/cart/carts.ts';
import { cartParts } from '../cart/parts.ts';
import { parts } from '../parts.ts';

export const area = new ContainerModule(({ bind }) => {
  bind(cartParts.add)
    .toResolvedValue(
      (desk, session, ids) => new AddToCart(desk.cart, session, ids),
      [parts.desk, parts.session, parts.requestIds],
    )
    .inSingletonScope();
  bind(cartParts.carts)
    .toResolvedValue(
      (desk, session, account, clock) => new Carts(desk.cart, session, account, clock),
      [parts.desk, parts.session, parts.accountSummary, parts.clock],
    )
    .inSingletonScope();
});
