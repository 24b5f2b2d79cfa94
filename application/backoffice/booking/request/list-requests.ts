/** The queue of requests, and one of them whole: the agency's own, or every agency's for elevated users. */
import { Effect } from 'effect';
import { checkFinding } from '#domain/rules/paged.ts';
import type { ServiceRequest } from '#domain/booking/request/request.ts';
import { Invalid, NotFound } from '#application/desk/failures.ts';
import type { RequestDesk, RequestsFilter } from '#application/desk/requests.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { RequestBook } from '#application/backoffice/ports/booking/request-book.ts';

export interface ListRequestsPorts {
  readonly serviceRequests: Pick<RequestBook, 'list' | 'find'>;
}

export const requestsPageSize = 20;

export function listRequests(
  { serviceRequests }: ListRequestsPorts,
  caller: Caller,
  { scope, ...filter }: RequestsFilter,
): ReturnType<RequestDesk['requests']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, scope === 'all' ? 'operate' : 'bookings');
    const violations = checkFinding(filter);
    if (violations.length > 0) return yield* new Invalid({ violations });
    return yield* serviceRequests.list({
      ...filter,
      ...(scope === 'own' && { agencyId: who.agencyId, reach: who.corporate }),
      pageSize: requestsPageSize,
    });
  });
}

/** NotFound 'request' where there is none, or it is another agency's and the caller no elevated user. */
export function showRequest(
  { serviceRequests }: ListRequestsPorts,
  caller: Caller,
  { number }: { readonly number: string },
): ReturnType<RequestDesk['request']> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'bookings');
    const kept = yield* serviceRequests.find(number);
    if (kept === undefined || (kept.agencyId !== who.agencyId && !who.rights.has('operate'))) {
      return yield* new NotFound({ what: 'request' });
    }
    const {
      agencyId: _agency,
      version: _version,
      takenByUserId: _taker,
      corporateUserId: _corporate,
      inShort: _inShort,
      language: _language,
      asking: _asking,
      ...shown
    } = kept;
    return shown satisfies ServiceRequest;
  });
}
