/**
 * The credential by which an agency may sell the railway's tickets. IRCTC appoints a principal service provider, and that an agency as
 * its retail service provider, for a term; an agent shows it where tickets are sold.
 */
import type { AgencyCard } from '../../booking/booking.ts';
import { daysBetween, type IsoDate } from '../../time/calendar-date.ts';

export interface RailCertificate {
  /** Of the agency as a retail service provider: 'RSP0482917'. */
  readonly rspId: string;
  /** Who was appointed by IRCTC itself. */
  readonly principal: { readonly name: string; readonly pspId: string };
  readonly issuedOn: IsoDate;
  /** The last day on which it is valid. */
  readonly validUntil: IsoDate;
}

export const certificateStandings = ['valid', 'ends-soon', 'ended'] as const;
export type CertificateStanding = (typeof certificateStandings)[number];

/** So many days before its end it is to be renewed. */
const renewDays = 30;

/**
 * Days that are left of a certificate, today not counted: 0 on its last day, negative after it.
 */
export function certificateDaysLeft({ validUntil }: Pick<RailCertificate, 'validUntil'>, today: IsoDate): number {
  return daysBetween(today, validUntil);
}

/**
 * @example certificateStanding({ validUntil: isoDate('2026-12-20') }, isoDate('2026-11-26')) // => 'ends-soon'
 * @example certificateStanding({ validUntil: isoDate('2026-11-25') }, isoDate('2026-11-26')) // => 'ended'
 */
export function certificateStanding(
  certificate: Pick<RailCertificate, 'validUntil'>,
  today: IsoDate,
): CertificateStanding {
  const left = certificateDaysLeft(certificate, today);
  return left < 0 ? 'ended' : left <= renewDays ? 'ends-soon' : 'valid';
}

/** What its QR code says, a fact a line, so that anyone can compare it with the page. */
export function certificateCode(
  { rspId, principal, issuedOn, validUntil }: RailCertificate,
  { companyName, agentId }: Pick<AgencyCard, 'companyName' | 'agentId'>,
): string {
  return [
    `RSP ${rspId}`,
    `${companyName} ${agentId}`,
    `PSP ${principal.pspId} ${principal.name}`,
    `${issuedOn} / ${validUntil}`,
  ].join('\n');
}
