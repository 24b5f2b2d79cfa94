/** What each product sells, one area a product. */
import type { BillingDesk } from '../billing/billing.ts';
import type { BusDesk } from '../bus/bus.ts';
import type { CabDesk } from '../cab/cab.ts';
import type { CruiseDesk } from '../cruise/cruise.ts';
import type { FlightDesk } from '../flight.ts';
import type { TrainDesk } from '../train/train.ts';
import type { HolidayDesk } from '../holiday/holiday.ts';
import type { HotelDesk } from '../hotel/hotel.ts';
import type { InsuranceDesk } from '../insurance/insurance.ts';
import type { VisaDesk } from '../visa/visa.ts';

export interface ProductDesks {
  readonly flight: FlightDesk;
  readonly bus: BusDesk;
  readonly hotel: HotelDesk;
  readonly cab: CabDesk;
  readonly cruise: CruiseDesk;
  readonly billing: BillingDesk;
  readonly holiday: HolidayDesk;
  readonly insurance: InsuranceDesk;
  readonly train: TrainDesk;
  readonly visa: VisaDesk;
}
