/** Which region a policy must be for, by the countries of a journey. */
import { schengenStates } from '../people/schengen.ts';
import type { InsuranceRegion } from './plan.ts';

/** Where treatment is dearest, so that insurers price it apart. */
const dearest: readonly string[] = ['US', 'CA'];

const asia: readonly string[] =
  'AE AF AM AZ BD BH BN BT CN GE HK ID IL IN IQ IR JO JP KG KH KP KR KW KZ LA LB LK MM MN MO MV MY NP OM PH PK PS QA SA SG SY TH TJ TL TM TR TW UZ VN YE'.split(
    ' ',
  );

/**
 * The smallest region that has all of them; of no countries, the widest.
 *
 * @example regionOf(['FR', 'IT']) // => 'schengen'
 * @example regionOf(['TH', 'AE']) // => 'asia'
 * @example regionOf(['GB']) // => 'worldwide-excluding'
 * @example regionOf(['GB', 'US']) // => 'worldwide'
 */
export function regionOf(countries: readonly string[]): InsuranceRegion {
  const all = (of: readonly string[]) => countries.every((country) => of.includes(country));
  if (countries.length === 0 || countries.some((country) => dearest.includes(country))) return 'worldwide';
  if (all(schengenStates)) return 'schengen';
  return all(asia) ? 'asia' : 'worldwide-excluding';
}
