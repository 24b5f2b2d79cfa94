/** The products that are sold. This list stands nowhere else in the back office. */
import { billing } from './billing/billing.ts';
import { bus } from './bus/bus.ts';
import { cab } from './cab/cab.ts';
import { cruise } from './cruise/cruise.ts';
import { flight } from './flight/flight.ts';
import { holiday } from './holiday/holiday.ts';
import { hotel } from './hotel/hotel.ts';
import { insurance } from './insurance/insurance.ts';
import { train } from './train/train.ts';
import { visa } from './visa/visa.ts';
import type { PluggedProducts } from './plug.ts';

export const products: PluggedProducts = { flight, billing, bus, cab, cruise, holiday, hotel, insurance, train, visa };
