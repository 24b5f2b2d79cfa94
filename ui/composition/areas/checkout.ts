/** What the area of a product binds that every product has: its checkout, and the people and GST profiles chosen from there. */
import type { ContainerModuleLoadOptions, ServiceIdentifier } from 'inversify';
import type { Desk } from '#application/desk/desk.ts';
import { GstProfiles } from '#application/portal/agency/gst-profiles.ts';
import { SavedTravellers } from '#application/portal/agency/saved-travellers.ts';
import type { CheckoutPorts } from '#application/portal/booking/checkout/product-checkout.ts';
import { businessZone } from '../house.ts';
import { parts } from '../parts.ts';

type Bind = ContainerModuleLoadOptions['bind'];

/** `from` is where what is booked was found. */
export function bindCheckout<Checkout, Found>(
  bind: Bind,
  checkout: ServiceIdentifier<Checkout>,
  from: ServiceIdentifier<Found>,
  make: (desk: Desk, ports: CheckoutPorts, found: Found) => Checkout,
): void {
  bind(checkout)
    .toResolvedValue(
      (desk, session, account, clock, requestIds, tab, configuration, found) => {
        const zone = businessZone(configuration);
        return make(desk, { session, account, agency: desk.agency, clock, requestIds, tab, zone }, found);
      },
      [
        parts.desk,
        parts.session,
        parts.accountSummary,
        parts.clock,
        parts.requestIds,
        parts.tabShelf,
        parts.configuration,
        from,
      ],
    )
    .inSingletonScope();
}

export function bindGstProfiles(bind: Bind, token: ServiceIdentifier<GstProfiles>): void {
  bind(token)
    .toResolvedValue((desk, session) => new GstProfiles(desk.agency, session), [parts.desk, parts.session])
    .inSingletonScope();
}

export function bindSavedTravellers(bind: Bind, token: ServiceIdentifier<SavedTravellers>): void {
  bind(token)
    .toResolvedValue((desk, session) => new SavedTravellers(desk.agency, session), [parts.desk, parts.session])
    .inSingletonScope();
}
