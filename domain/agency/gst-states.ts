/**
 * The states and union territories of India by the code that begins a GSTIN, which decides between central with state tax
 * and integrated tax, and is printed on documents.
 */
import { checkGstinForm, gstinStateCode } from './gstin.ts';

export interface GstState {
  /** Two digits: '32'. */
  readonly code: string;
  /** Its English name, as on documents of the law. */
  readonly name: string;
  /** A union territory without a legislature: its own tax is UTGST, not SGST. */
  readonly unionTerritory: boolean;
}

/** Codes of the GST registration (CBIC, state code list); `*` marks territories under the UTGST Act 2017. */
const table = `
01 Jammu and Kashmir|02 Himachal Pradesh|03 Punjab|04 Chandigarh*|05 Uttarakhand|06 Haryana|07 Delhi|08 Rajasthan
09 Uttar Pradesh|10 Bihar|11 Sikkim|12 Arunachal Pradesh|13 Nagaland|14 Manipur|15 Mizoram|16 Tripura|17 Meghalaya
18 Assam|19 West Bengal|20 Jharkhand|21 Odisha|22 Chhattisgarh|23 Madhya Pradesh|24 Gujarat
26 Dadra and Nagar Haveli and Daman and Diu*|27 Maharashtra|29 Karnataka|30 Goa|31 Lakshadweep*|32 Kerala|33 Tamil Nadu
34 Puducherry|35 Andaman and Nicobar Islands*|36 Telangana|37 Andhra Pradesh|38 Ladakh*|97 Other Territory*`;

const states: readonly GstState[] = table
  .trim()
  .split(/[|\n]/)
  .map((entry) => ({
    code: entry.slice(0, 2),
    name: entry.slice(3).replace('*', ''),
    unionTerritory: entry.endsWith('*'),
  }));

const byCode: ReadonlyMap<string, GstState> = new Map(states.map((state) => [state.code, state]));
const byName: ReadonlyMap<string, GstState> = new Map(states.map((state) => [state.name.toLowerCase(), state]));

/**
 * The state in which a GSTIN is registered; undefined where the text is no GSTIN or begins with no state's code.
 *
 * @example stateOfGstin('32AABCM4821K1Z5')?.name // => 'Kerala'
 * @example stateOfGstin('99AABCM4821K1Z5') // => undefined
 */
export function stateOfGstin(gstin: string): GstState | undefined {
  return gstin === '' || checkGstinForm(gstin, '').length > 0 ? undefined : byCode.get(gstinStateCode(gstin));
}

/**
 * A state by its English name, in any case; undefined where there is none.
 *
 * @example stateNamed('kerala')?.code // => '32'
 */
export function stateNamed(name: string): GstState | undefined {
  return byName.get(name.trim().toLowerCase());
}
