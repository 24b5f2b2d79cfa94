/** Whether lists of what was found show net fares and commission: said once on a device, for every list of every product. */
import type { Kept } from '#application/portal/kept.ts';
import type { AdditionalSettings } from '#application/portal/session/auth.ts';

export type NetSetting = Kept<AdditionalSettings>;

/** They are, until somebody hides them. */
export function isNetShown(settings: NetSetting): boolean {
  return settings.read()?.showNetFares ?? true;
}

export function keepNetShown(settings: NetSetting, showNetFares: boolean): void {
  settings.write({ ...settings.read(), showNetFares });
}
