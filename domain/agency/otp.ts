/** One-time codes by which somebody proves that a mail address or a mobile number is theirs. */
import { checkRequiredEmail, checkRequiredMobile } from '../people/contact.ts';
import { otpLimits } from '../rules/limits.ts';
import { firstOf, required, type Violation, violation } from '../rules/violation.ts';

export const otpChannels = ['email', 'mobile'] as const;
export type OtpChannel = (typeof otpChannels)[number];

/** Hours for which a proven address counts as proven. */
export const proofHours = 24;

/**
 * A code needs an address that it can be sent to.
 *
 * @example checkOtpAddress('mobile', '984703126').map(({ code }) => code) // => ['mobile-digits']
 */
export function checkOtpAddress(channel: OtpChannel, address: string): readonly Violation[] {
  return channel === 'email' ? checkRequiredEmail(address, 'address') : checkRequiredMobile(address, 'address');
}

/**
 * The form of a code as typed, spaces left out.
 *
 * @example checkOtpCode('12 34 56') // => []
 * @example checkOtpCode('12345') // => [violation('otp-form', 'code', { digits: 6 })]
 */
export function checkOtpCode(typed: string): readonly Violation[] {
  const { digits } = otpLimits;
  return firstOf(
    required(typed, 'code'),
    tidyOtp(typed).length === digits && /^\d+$/.test(tidyOtp(typed)) ? [] : [violation('otp-form', 'code', { digits })],
  );
}

/**
 * A code without the spaces and hyphens that people and mail programs put into it.
 *
 * @example tidyOtp('123-456 ') // => '123456'
 */
export function tidyOtp(typed: string): string {
  return typed.replace(/[\s-]/g, '');
}

/** Mail addresses are one in any case; of a mobile number nothing is changed. */
export function tidyAddress(channel: OtpChannel, address: string): string {
  const trimmed = address.trim();
  return channel === 'email' ? trimmed.toLowerCase() : trimmed;
}
