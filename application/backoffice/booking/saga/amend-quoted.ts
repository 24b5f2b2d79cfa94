/** Doing what was quoted: a quote that is the caller's and has not expired is opened as the amendment that it is for. */
import { Effect } from 'effect';
import { type AmendmentKind, remarksMost } from '#domain/booking/amendment.ts';
import { violation } from '#domain/rules/violation.ts';
import { hasPassed } from '#domain/time/instant.ts';
import { Invalid, NotFound } from '#application/desk/failures.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import type { PlannedAnswer } from '#application/backoffice/ports/booking/amendment-book.ts';
import type { ProductTypes } from '#application/backoffice/ports/booking/product-types.ts';
import type { Clock } from '#application/backoffice/ports/machine.ts';
import { amend, type Amended, amendOnce, type AmendFailure, type AmendPorts, askerOf } from './amend-booking.ts';
import { canonicalText } from '#domain/rules/canonical-text.ts';

export interface QuotedAsked {
  /** What it may be a quote of. */
  readonly kinds: readonly AmendmentKind[];
  /** As a failure names it: 'cancel-quote'. */
  readonly what: string;
  readonly quoteId: string;
  readonly requestId: string;
  readonly remarks: string | undefined;
  /** The request that it answers; a quote that was made for another is none. */
  readonly answers?: PlannedAnswer;
  /** All that was asked beside the request id, under its own names. */
  readonly content: Readonly<Record<string, string | undefined>>;
}

/** NotFound where there is none of that kind or it has expired; the rest as every amendment. */
export function amendQuoted<P extends ProductTypes>(
  ports: AmendPorts<P> & { readonly clock: Clock },
  who: SignedInCaller,
  { kinds, what, quoteId, requestId, remarks, answers, content }: QuotedAsked,
): Effect.Effect<Amended<P>, AmendFailure | Invalid | NotFound> {
  if (remarks !== undefined && remarks.length > remarksMost) {
    return Effect.fail(new Invalid({ violations: [violation('too-long', 'remarks', { most: remarksMost })] }));
  }
  const request = { requestId, content: canonicalText(content) };
  const attempt = Effect.gen(function* () {
    const quote = yield* ports.amendments.quote(quoteId, who.agencyId, who.actor.userId);
    if (quote === undefined || !kinds.includes(quote.intent.kind) || hasPassed(quote.expiresAt, ports.clock.now())) {
      return yield* new NotFound({ what });
    }
    const { plan } = quote.intent;
    if (answers?.number !== plan.answers?.number) return yield* new NotFound({ what });
    return yield* amend(ports, {
      ...quote.intent,
      plan: {
        ...plan,
        ...(remarks !== undefined && { remarks }),
        ...(answers && { answers: { ...answers, answer: { ...plan.answers?.answer, ...answers.answer } } }),
      },
      quoteId,
      asker: askerOf(who, request),
    });
  });
  return amendOnce(ports, who, request, attempt);
}
