/**
 * The joint of the two programs: everything that may be asked of a back office, one interface an area. To the portal it
 * is a driven port (implemented over the wire), to the back office the driving one (implemented by its use cases).
 */
import type { AccountDesk } from './account/account.ts';
import type { AgencyDesk } from './agency/agency.ts';
import type { BookingDesk } from './booking.ts';
import type { CartDesk } from './cart/cart.ts';
import type { CorporateDesk } from './corporate/corporate.ts';
import type { OperationsDesk } from './operations/operations.ts';
import type { ProductDesks } from './desks/products.ts';
import type { ConfigurationDesk, SessionDesk } from './session.ts';

export interface Desk extends ProductDesks {
  readonly configuration: ConfigurationDesk;
  readonly session: SessionDesk;
  readonly booking: BookingDesk;
  readonly account: AccountDesk;
  readonly agency: AgencyDesk;
  readonly corporate: CorporateDesk;
  readonly cart: CartDesk;
  readonly operations: OperationsDesk;
}
