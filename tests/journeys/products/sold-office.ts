/** A back office that has sold one of a product, with the desks of who bought it and of who looks after it. */
import type { Product } from '#domain/booking/booking.ts';
import { dateIn, fromMilliseconds } from '#domain/time/instant.ts';
import type { Database } from '#infrastructure/backoffice/database/engine/database.ts';
import { portalDesk, type PortalDesk, type RunningBackOffice, runBackOffice } from '#tests/support/back-office.ts';
import type { DatabaseKind } from '#tests/support/databases.ts';
import { type Bought, buyingOf } from './buying.ts';

interface SoldOffice extends Pick<Bought, 'transactionId' | 'price'> {
  readonly office: RunningBackOffice;
  readonly database: Database;
  readonly portal: PortalDesk;
  readonly operator: PortalDesk;
}

/** Sold to a party whose last name is this, on a day `ahead`. */
export async function soldOffice(
  fresh: DatabaseKind['fresh'],
  product: Product,
  lastName: string,
  ahead: number,
): Promise<SoldOffice> {
  const database = await fresh();
  const office = await runBackOffice(database);
  const portal = await portalDesk(office, 'agent@demo.test');
  const operator = await portalDesk(office, 'operator@demo.test');
  const today = dateIn(fromMilliseconds(Date.now()), 'Asia/Kolkata');
  const { transactionId, price } = await buyingOf(product, today).buy(portal.desk, lastName, ahead);
  return { office, database, portal, operator, transactionId, price };
}

/** Keeps what was sold otherwise than it was sold: as one of long ago, say. */
export async function keepAs(
  database: Database,
  transactionId: string,
  change: (document: object) => object,
): Promise<void> {
  const [booking] = await database.query<{ document: object }>(
    'select document from booking where transaction_id = $1',
    [transactionId],
  );
  if (booking === undefined) throw new Error(`No booking ${transactionId}`);
  await database.query('update booking set document = $2::json where transaction_id = $1', [
    transactionId,
    JSON.stringify(change(booking.document)),
  ]);
}
