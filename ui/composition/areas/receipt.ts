/** What is recorded of the payments of customers, of products that are paid for by instalments. */
import type { ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify';
import type { Desk } from '#application/desk/desk.ts';
import { type NewReceipt, newReceipt } from '#application/portal/booking/new-receipt.ts';
import { businessZone } from '../house.ts';
import { parts } from '../parts.ts';

export function bindReceipt(
  bind: ContainerModuleLoadOptions['bind'],
  token: ServiceIdentifier<NewReceipt>,
  of: (desk: Desk) => Parameters<typeof newReceipt>[0],
): void {
  bind(token)
    .toResolvedValue(
      (desk, session, requestIds, clock, configuration) =>
        newReceipt(
          of(desk),
          session,
          () => requestIds.next(),
          () => clock.todayIn(businessZone(configuration)),
        ),
      [parts.desk, parts.session, parts.requestIds, parts.clock, parts.configuration],
    )
    .inSingletonScope();
}
