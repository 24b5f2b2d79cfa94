/**
 * Asking for what a person must answer: judged, then kept once under its request id, with a word to the house. What the same
 * agency already waits for, word for word and for the same travellers, is not asked twice: it is answered as the first.
 */
import { Data, Effect } from 'effect';
import { mayBeAmended } from '#domain/booking/amendment.ts';
import { checkText, checkUnitsWished } from '#domain/booking/request/rules.ts';
import type { RequestKindRules } from '#domain/booking/request/request-rules.ts';
import type { RequestContent } from '#domain/booking/request/request.ts';
import { required, violation, within } from '#domain/rules/violation.ts';
import { dateIn, type Instant } from '#domain/time/instant.ts';
import {
  Invalid,
  NotAllowedInState,
  NotFound,
  type NotPermitted,
  RequestIdReused,
} from '#application/desk/failures.ts';
import type { AskRequest, RequestDesk } from '#application/desk/requests.ts';
import { actorOf, type Caller, type SignedInCaller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { AmendmentBook } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import type { ChangeAsker, RequestBook } from '#application/backoffice/ports/booking/request-book.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';
import { checkRequestId } from '../check-request-id.ts';
import type { RequestedProduct, RequestedProducts, Wanted } from './requested-product.ts';

export interface AskRequestPorts {
  readonly serviceRequests: RequestBook;
  readonly amendments: Pick<AmendmentBook, 'booking'>;
  readonly requested: RequestedProducts;
  readonly clock: Clock;
  readonly businessZone: string;
}

type Asks = ReturnType<RequestDesk['askRequest']>;

/** Somebody asked meanwhile for what this was judged by: it is judged again. */
export class JudgedLate extends Data.TaggedError('JudgedLate') {}

export function askRequest(ports: AskRequestPorts, caller: Caller, asked: AskRequest): Asks {
  return askJudged(ports, caller, asked).pipe(Effect.catchTag('JudgedLate', Effect.die));
}

/** judgedBy: how many of its kind about the same booking it was judged by; nobody else may have asked since. */
export function askJudged(
  ports: AskRequestPorts,
  caller: Caller,
  asked: AskRequest,
  judgedBy?: number,
): Effect.Effect<Effect.Success<Asks>, Effect.Error<Asks> | JudgedLate> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'book');
    const violations = checkRequestId(asked.requestId);
    if (violations.length > 0) return yield* new Invalid({ violations });
    const { requestId, ...content } = asked;
    const asker = askerOf(who, requestId, content);
    const claimed = yield* ports.serviceRequests.claimed(asker);
    if (claimed?.kind === 'reused') return yield* new RequestIdReused({});
    if (claimed !== undefined) return yield* changed(ports, claimed.number);
    const now = ports.clock.now();
    const wish = wishText(asked);
    const request = {
      ...(yield* wantedOf(ports, who, asked, now)),
      ...(wish !== undefined && { wish }),
      agencyId: who.agencyId,
      askedAt: now,
      language: who.language,
      asker,
      day: dateIn(now, ports.businessZone),
    };
    const opened = yield* judgedBy === undefined
      ? ports.serviceRequests.open(request)
      : ports.serviceRequests.openJudged(request, judgedBy);
    if (opened.kind === 'reused') return yield* new RequestIdReused({});
    if (opened.kind === 'late') return yield* new JudgedLate();
    return yield* changed(ports, opened.number);
  });
}

/** A change to a request, as its caller asks for it. */
export function askerOf(who: SignedInCaller, requestId: string, content: unknown): ChangeAsker {
  return {
    agencyId: who.agencyId,
    requestId,
    content: canonicalText(content),
    ...actorOf(who),
    ...(who.corporate && { corporateUserId: who.corporate.userId }),
  };
}

/** What a request has come to. */
export function changed({ serviceRequests }: { readonly serviceRequests: Pick<RequestBook, 'find'> }, number: string) {
  return Effect.flatMap(serviceRequests.find(number), (kept) =>
    kept === undefined
      ? Effect.die(new Error(`There is no request ${number}`))
      : Effect.succeed({
          number,
          state: kept.state,
          changedAt: kept.history.at(-1)?.at ?? kept.askedAt,
        }),
  );
}

/**
 * What is wanted of a booking, as one text: equal wishes, equal texts, in whatever order travellers and items are named.
 * Undefined of what is of no booking: an agency may well want two alike.
 */
function wishText({ kind, about }: RequestContent): string | undefined {
  if (about === undefined) return undefined;
  const { travellers, items = [], remarks = '', ...others } = about;
  const inOrder = (positions: readonly number[]) => [...new Set(positions)].toSorted((one, other) => one - other);
  const said = remarks.trim().replaceAll(/\s+/g, ' ').toLowerCase();
  return canonicalText([kind, others, inOrder(travellers), inOrder(items), said]);
}

type Wants = Effect.Effect<Wanted, Invalid | NotFound | NotAllowedInState | NotPermitted>;

function wantedOf(ports: AskRequestPorts, who: SignedInCaller, asked: AskRequest, now: Instant): Wants {
  const product = ports.requested(asked.product);
  const kind = product?.rules.kinds[asked.kind];
  // What was made elsewhere is not asked for by itself: it is imported.
  if (product === undefined || kind === undefined || kind.way === 'take-over') {
    return Effect.fail(new Invalid({ violations: [violation('not-a-choice', 'kind')] }));
  }
  return kind.way === 'offer' ? product.wanted(asked, now) : ofBooking(ports, who, product, kind, asked, now);
}

function ofBooking(
  ports: AskRequestPorts,
  { agencyId }: SignedInCaller,
  product: RequestedProduct,
  { way, ofHeld, settles }: RequestKindRules,
  asked: AskRequest,
  now: Instant,
): Wants {
  return Effect.gen(function* () {
    const { kind, about } = asked;
    if (about === undefined) return yield* new Invalid({ violations: required(about, 'about') });
    const booking = yield* ports.amendments.booking(agencyId, about.transactionId);
    if (booking === undefined || booking.product !== asked.product) return yield* new NotFound({ what: 'booking' });
    const { status, gone = [] } = booking;
    if (!mayBeAmended('cancel', status) && !(ofHeld === true && status === 'held')) {
      return yield* new NotAllowedInState({ state: status });
    }
    const wrong =
      way === 'settlement' && (settles === undefined || settles === 'claim')
        ? [...checkUnitsWished(about, { units: product.units(booking), gone }), ...checkText(about.remarks, 'remarks')]
        : product.checkWish(asked, booking, now);
    if (wrong.length > 0) return yield* new Invalid({ violations: within('about', wrong) });
    const { booking: requested, inShort } = product.concern(asked, booking);
    return {
      content: { product: asked.product, kind, way, about, booking: requested },
      travellers: [],
      inShort,
    };
  });
}
