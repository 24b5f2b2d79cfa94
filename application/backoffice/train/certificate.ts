/** The certificate by which an agency sells trains, as it was issued to it. */
import { Effect } from 'effect';
import { certificateCode, certificateDaysLeft, certificateStanding } from '#domain/train/reference/certificate.ts';
import { railwayZone } from '#domain/train/timetable/train.ts';
import { dateIn } from '#domain/time/instant.ts';
import type { CertificateOutline, TrainDesk } from '#application/desk/train/train.ts';
import { NotFound } from '#application/desk/failures.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { AgencyStore } from '#application/backoffice/ports/agency/agency-store.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { RailSupplier } from '#application/backoffice/ports/train/rail-supplier.ts';

export interface CertificatePorts {
  readonly railway: RailSupplier;
  readonly agencies: Pick<AgencyStore, 'agencyCard'>;
  readonly drawSquare: (text: string) => Effect.Effect<CertificateOutline>;
  readonly clock: Clock;
}

export function certificateOf(ports: CertificatePorts, caller: Caller): TrainDesk['certificate'] {
  const { railway, agencies, drawSquare, clock } = ports;
  return () =>
    Effect.gen(function* () {
      const { agencyId } = yield* signedIn(caller, 'search');
      const today = dateIn(clock.now(), railwayZone);
      const agency = yield* agencies.agencyCard(agencyId);
      const certificate = yield* railway.certificate(agency.agentId, today);
      if (certificate === undefined) return yield* new NotFound({ what: 'certificate' });
      return {
        ...certificate,
        agency,
        standing: certificateStanding(certificate, today),
        daysLeft: certificateDaysLeft(certificate, today),
        outline: yield* drawSquare(certificateCode(certificate, agency)),
      };
    });
}
