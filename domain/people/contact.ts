/** Ways to reach a person: mobile, telephone and electronic mail, as the product accepts them. */
import type { Language } from './language.ts';
import { emailMostCharacters, emailsMost, mobileDigits } from '../rules/limits.ts';
import { firstOf, required, type Violation, violation } from '../rules/violation.ts';

/**
 * A mobile number of the deployment's country: exactly 10 digits, the first 5 to 9. An empty value
 * passes here; {@link checkRequiredMobile} asks for one.
 *
 * Codes: `mobile-digits` with the digits entered, `mobile-start`.
 *
 * @example checkMobile('9847031264') // => []
 * @example checkMobile('984703126') // => [violation('mobile-digits', 'mobile', { digits: 10, entered: 9 })]
 * @example checkMobile('4847031264') // => [violation('mobile-start', 'mobile')]
 */
export function checkMobile(mobile: string, path = 'mobile'): readonly Violation[] {
  if (mobile === '') {
    return [];
  }
  if (!/^\d{10}$/.test(mobile)) {
    const entered = mobile.match(/\d/g)?.length ?? 0;
    return [violation('mobile-digits', path, { digits: mobileDigits, entered })];
  }
  return /^[5-9]/.test(mobile) ? [] : [violation('mobile-start', path)];
}

/** A mobile number that must be given. */
export function checkRequiredMobile(mobile: string | undefined, path = 'mobile'): readonly Violation[] {
  return firstOf(required(mobile, path), checkMobile(mobile ?? '', path));
}

/**
 * Whether a text is a telephone number of any country: after spaces, hyphens, parentheses and dots are
 * taken out, an optional leading plus and 8 to 15 digits. An empty value passes.
 *
 * @example checkPhone('+44 (0)20 7946 0958') // => []
 * @example checkPhone('12345') // => [violation('phone-digits', 'phone')]
 */
export function checkPhone(phone: string, path = 'phone'): readonly Violation[] {
  return phone === '' || /^\+?\d{8,15}$/.test(phone.replace(/[ \-().]/g, '')) ? [] : [violation('phone-digits', path)];
}

/** A telephone number that must be given. */
export function checkRequiredPhone(phone: string | undefined, path = 'phone'): readonly Violation[] {
  return firstOf(required(phone, path), checkPhone(phone ?? '', path));
}

/**
 * Whether a text is a standard mail address: a local part of the usual unquoted characters (dots
 * between, not at the ends), an at sign, and a domain name of two labels or more (RFC 5321's dot-string
 * and domain, ASCII), 254 characters at most.
 *
 * @example isEmail('asha.rao@malabar.example') // => true
 * @example isEmail('asha@localhost') // => false
 */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@');
  return (
    text.length <= emailMostCharacters &&
    at <= 64 &&
    /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/.test(text.slice(0, Math.max(at, 0))) &&
    /^([A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z]([A-Za-z0-9-]{0,61}[A-Za-z0-9])$/.test(text.slice(at + 1))
  );
}

/**
 * One mail address, `email-form`. An empty value passes.
 *
 * @example checkEmail('asha@', 'email') // => [violation('email-form', 'email')]
 */
export function checkEmail(email: string, path = 'email'): readonly Violation[] {
  return email === '' || isEmail(email) ? [] : [violation('email-form', path)];
}

/** A mail address that must be given. */
export function checkRequiredEmail(email: string | undefined, path = 'email'): readonly Violation[] {
  return firstOf(required(email, path), checkEmail(email ?? '', path));
}

/**
 * A list of at most ten mail addresses with semicolons between. An empty list passes; one bad item makes the whole
 * list bad, and is named. Spaces around items, and one semicolon at the end, do not matter.
 *
 * @example checkEmailList('a@b.example; c@d.example') // => []
 * @example checkEmailList('a@b.example;c') // => [violation('email-list-form', 'email', { item: 'c' })]
 */
export function checkEmailList(list: string, path = 'email'): readonly Violation[] {
  const items = emailsOf(list);
  const bad = items.find((item) => !isEmail(item));
  if (bad !== undefined) return [violation('email-list-form', path, { item: bad })];
  const receivers = new Set(items.map((item) => item.toLowerCase()));
  return receivers.size > emailsMost ? [violation('receivers-count', path, { most: emailsMost })] : [];
}

/**
 * The addresses of a semicolon-separated list, spaces around them taken off.
 *
 * @example emailsOf('a@b.example; c@d.example;') // => ['a@b.example', 'c@d.example']
 */
export function emailsOf(list: string): readonly string[] {
  const items = list.split(';').map((item) => item.trim());
  return items.at(-1) === '' ? items.slice(0, -1) : items;
}

/** Whom a booking is sent to, as it is being filled in. */
export interface ContactDraft {
  readonly email?: string | undefined;
  /** Perhaps several, with semicolons between. */
  readonly alternateEmail?: string | undefined;
  readonly mobile?: string | undefined;
  readonly language?: Language | undefined;
}

/** Whom a booking, or what becomes one, is sent to: an address, others beside it, a mobile number. Paths: by field. */
export function checkContact({
  email,
  alternateEmail = '',
  mobile,
}: Omit<ContactDraft, 'language'>): readonly Violation[] {
  return [
    ...checkRequiredEmail(email, 'email'),
    ...checkEmailList(alternateEmail, 'alternateEmail'),
    ...checkRequiredMobile(mobile, 'mobile'),
  ];
}

/** A contact as it is sent: tidied, without what was left empty. */
export function contactGiven({ email = '', alternateEmail = '', mobile = '', language }: ContactDraft): {
  readonly email: string;
  readonly alternateEmail?: string;
  readonly mobile: string;
  readonly language?: Language;
} {
  return {
    email: email.trim(),
    mobile: mobile.trim(),
    ...(alternateEmail.trim() !== '' && { alternateEmail: alternateEmail.trim() }),
    ...(language && { language }),
  };
}
