/** What selling rooms needs. */
import type { Currency } from '#domain/money/currency.ts';
import type { KeepQuotePorts } from '#application/backoffice/booking/sale/keep-quote.ts';
import type { CityDirectory } from '#application/backoffice/ports/hotel/city-directory.ts';
import type { HotelSupplier } from '#application/backoffice/ports/hotel/hotel-supplier.ts';
import type { Forecasts } from '#application/backoffice/ports/hotel/forecasts.ts';
import type { Seal } from '#application/backoffice/ports/machine.ts';
import type { OfferedStay } from './hotel-types.ts';

export interface HotelPorts extends KeepQuotePorts<OfferedStay> {
  readonly suppliers: readonly HotelSupplier[];
  readonly cities: CityDirectory;
  readonly seal: Seal;
  readonly currency: Currency;
  readonly forecasts: Forecasts;
}
