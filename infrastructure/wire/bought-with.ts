/** What may be bought with bookings of other products, as its own product spells it. */
import type { WantedWith } from '#application/desk/bought-with.ts';
import type { Shape } from './form/shape.ts';
import { insuranceBoughtWith } from './insurance/insurance.ts';

/** Of one product so far: what is read by it is of it. */
export const wantedWith = insuranceBoughtWith as unknown as Shape<WantedWith>;
