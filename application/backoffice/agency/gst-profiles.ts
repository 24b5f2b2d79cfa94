/** GST details that the agency keeps: read, saved under their number, deleted. */
import { Effect } from 'effect';
import { mostGstProfiles, withCompanies } from '#domain/agency/gst-profile.ts';
import { checkRequiredGst } from '#domain/agency/gst-rules.ts';
import { violation } from '#domain/rules/violation.ts';
import type { GstProfileDesk } from '#application/desk/agency/gst-profiles.ts';
import { Invalid } from '#application/desk/failures.ts';
import { actedBy, type Caller } from '../caller.ts';
import { signedIn } from '../permission.ts';
import type { GstProfileStore } from '../ports/agency/gst-profile-store.ts';
import type { CompanyBook } from '../ports/corporate/company-book.ts';
import type { Chance, Clock } from '../ports/machine.ts';

export interface GstProfilePorts {
  readonly gstProfiles: GstProfileStore;
  readonly companies: Pick<CompanyBook, 'gstNumbers'>;
  readonly clock: Clock;
  readonly chance: Chance;
}

export function makeGstProfileDesk({
  gstProfiles,
  companies,
  clock,
  chance,
}: GstProfilePorts): (caller: Caller) => GstProfileDesk {
  return (caller) => ({
    gstProfiles: () =>
      Effect.gen(function* () {
        const { agencyId, corporate } = yield* signedIn(caller, 'travellers');
        const kept = yield* gstProfiles.list(agencyId, corporate?.userId);
        return withCompanies(
          kept,
          yield* companies.gstNumbers(agencyId, corporate && { companyId: corporate.companyId }),
        );
      }),
    saveGstProfile: (given) =>
      Effect.gen(function* () {
        const who = yield* signedIn(caller, 'travellers');
        const { holder, number, email, address, phone } = given;
        const details = {
          holder: holder.trim(),
          number: number.trim(),
          email: email.trim(),
          address: address.trim(),
          phone: phone.trim(),
        };
        const violations = checkRequiredGst(details);
        if (violations.length > 0) return yield* new Invalid({ violations });
        const recordId = yield* gstProfiles.save(
          who.agencyId,
          { ...details, recordId: chance.uuid() },
          clock.now(),
          mostGstProfiles,
          { ...actedBy(who), operation: 'agency.save-gst-profile' },
          who.corporate?.userId,
        );
        if (recordId !== undefined) return { recordId };
        return yield* new Invalid({
          violations: [violation('gst-profiles-count', 'number', { most: mostGstProfiles })],
        });
      }),
    deleteGstProfile: ({ recordId }) =>
      Effect.flatMap(signedIn(caller, 'travellers'), (who) =>
        gstProfiles.remove(
          who.agencyId,
          recordId,
          { ...actedBy(who), operation: 'agency.delete-gst-profile', reference: recordId },
          who.corporate?.userId,
        ),
      ),
  });
}
