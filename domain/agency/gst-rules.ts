/**
 * GST details, wherever they can be given: at registration and with a booking. They are optional as a
 * whole; as soon as one of them is entered, all are needed.
 */
import { checkRequiredEmail, checkRequiredPhone } from '../people/contact.ts';
import { firstOf, isMissing, required, type Violation } from '../rules/violation.ts';
import { checkGstin } from './gstin.ts';

export interface GstEntry {
  /** Name of the holder as registered. */
  readonly holder?: string | undefined;
  readonly number?: string | undefined;
  readonly email?: string | undefined;
  readonly address?: string | undefined;
  readonly phone?: string | undefined;
}

/**
 * Whether anything was entered.
 *
 * @example isGstEntered({ number: '', email: ' ' }) // => false
 */
export function isGstEntered(entry: GstEntry): boolean {
  return [entry.holder, entry.number, entry.email, entry.address, entry.phone].some((value) => !isMissing(value));
}

/**
 * All of its fields, as they are sent; undefined where nothing was entered.
 *
 * @example gstGiven({ phone: ' ' }) // => undefined
 */
export function gstGiven(entry: GstEntry = {}): { readonly [Field in keyof GstEntry]-?: string } | undefined {
  const { holder = '', number = '', email = '', address = '', phone = '' } = entry;
  return isGstEntered(entry) ? { holder, number, email, address, phone } : undefined;
}

/**
 * The entry with one more field as it was typed; a number in capitals, as it must be sent.
 *
 * @example withGst({ holder: 'Malabar Travels' }, 'number', '32aabcm48') // => { holder: 'Malabar Travels', number: '32AABCM48' }
 */
export function withGst(entry: GstEntry, field: keyof GstEntry, typed: string): GstEntry {
  return { ...entry, [field]: field === 'number' ? typed.toUpperCase() : typed };
}

/**
 * Nothing, or everything: holder, number, email, address and phone are required when one is entered, and
 * number, email and phone must have their forms.
 *
 * @example checkGst({}) // => []
 * @example checkGst({ number: '32AABCM4821K1Z5' }).map((each) => each.path) // => ['holder', 'email', 'address', 'phone']
 */
export function checkGst(entry: GstEntry): readonly Violation[] {
  return isGstEntered(entry) ? checkRequiredGst(entry) : [];
}

/** As {@link checkGst}, where GST details must be given, as some corporate fares demand. */
export function checkRequiredGst(entry: GstEntry): readonly Violation[] {
  return [
    ...required(entry.holder, 'holder'),
    ...firstOf(required(entry.number, 'number'), checkGstin(entry.number ?? '', 'number')),
    ...checkRequiredEmail(entry.email, 'email'),
    ...required(entry.address, 'address'),
    ...checkRequiredPhone(entry.phone, 'phone'),
  ];
}
