/** Certificates of the sandbox's railway: each agency has one, renewed each year on a day of its own. For demonstration. */
import type { RailCertificate } from '#domain/train/reference/certificate.ts';
import { addDays, addYears, dateOf, type IsoDate, yearOf } from '#domain/time/calendar-date.ts';
import { mixed, numberOf } from '../chance.ts';

export function certificateFor(seed: number, agentId: string, today: IsoDate): RailCertificate {
  const about = numberOf(agentId);
  const begun = addDays(dateOf(yearOf(today), 1, 1), mixed(seed, about, 1) % 365);
  const issuedOn = begun > today ? addYears(begun, -1) : begun;
  return {
    rspId: `RSP${String(mixed(seed, about, 2) % 10_000_000).padStart(7, '0')}`,
    principal: { name: 'Sandbox Rail Services Ltd', pspId: 'PSP0017' },
    issuedOn,
    validUntil: addDays(addYears(issuedOn, 1), -1),
  };
}
