/** What undoing and changing a shown fare would cost, before it is quoted. */
import { Effect } from 'effect';
import type { FareRules } from '#domain/flight/fare/fare-rules.ts';
import type { Answer } from '#application/desk/answer.ts';
import { NotFound, notNow } from '#application/desk/failures.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { FlightPorts } from '../flight-ports.ts';
import { openFare } from './sealed-ids.ts';

const patienceMilliseconds = 20_000;

/** `NotFound` where the fare is unknown, forged, another agency's, too old or no longer sold; `Fault` where the supplier is silent. */
export function fareRules(ports: FlightPorts, caller: Caller, fareId: string): Answer<FareRules, NotFound> {
  return Effect.gen(function* () {
    const { agencyId } = yield* signedIn(caller, 'search');
    const now = ports.clock.now();
    const fare = openFare(ports.seal, fareId, { agencyId, now });
    const supplier = ports.suppliers.find(({ code }) => code === fare?.supplier);
    if (!fare || !supplier) return yield* new NotFound({ what: 'fare' });
    return yield* supplier.rules(fare.fareKey, now).pipe(
      Effect.timeout(patienceMilliseconds),
      Effect.catchTag('SupplierRefused', () => Effect.fail(new NotFound({ what: 'fare' }))),
      Effect.catchTag(['SupplierSilent', 'TimeoutError'], () => Effect.fail(notNow())),
    );
  });
}
