/**
 * What is asked for with a booking, looked at before that is opened: by its product's own rules, and within what its actor may charge.
 * It asks no supplier and leaves nothing; the commit that opens the first keeps it and sets aside what it costs.
 */
import { Effect } from 'effect';
import { type Violation, violation } from '#domain/rules/violation.ts';
import { mostWanted, type WantedWith } from '#application/desk/bought-with.ts';
import { Invalid, NotFound, type OverLimit } from '#application/desk/failures.ts';
import type { SignedInCaller } from '#application/backoffice/caller.ts';
import type { WithAsker, WithIntent } from '#application/backoffice/ports/booking/bought-with-book.ts';
import { checkOwnLimits } from '../saga/sell-booking.ts';
import type { WithProduct, WithProducts } from './with-product.ts';

/** Why a booking cannot be opened with it. */
type WithFailure = Effect.Error<ReturnType<WithProduct['intent']>> | NotFound | OverLimit;

/** `requestId`: the first's. Invalid at `with[n]`; NotFound 'quote' where a quote is over. */
export function askWith(
  products: WithProducts,
  who: SignedInCaller,
  requestId: string,
  wanted: readonly WantedWith[],
): Effect.Effect<readonly WithIntent[], WithFailure> {
  return Effect.gen(function* () {
    yield* refuse(checkWanted(products, wanted));
    const intents: WithIntent[] = [];
    for (const [at, each] of wanted.entries()) {
      const intent = yield* Effect.catchTag(
        products[each.product]?.intent(who, each) ?? Effect.succeed(undefined),
        'Invalid',
        ({ violations }) => Effect.fail(inside(violations, `with[${at}].booking`)),
      );
      if (intent === undefined) return yield* new NotFound({ what: 'quote' });
      yield* checkOwnLimits(who, intent.net);
      intents.push({ ...intent, requestId: `${requestId}+${at + 1}`, wanted: each, asker: askerOf(who) });
    }
    return intents;
  });
}

function checkWanted(products: WithProducts, wanted: readonly WantedWith[]): readonly Violation[] {
  if (wanted.length > mostWanted) return [violation('list-count', 'with', { most: mostWanted })];
  return wanted.flatMap(({ product }, at) =>
    products[product] === undefined ? [violation('not-a-choice', `with[${at}].product`)] : [],
  );
}

function refuse(violations: readonly Violation[]): Effect.Effect<void, Invalid> {
  return violations.length > 0 ? Effect.fail(new Invalid({ violations })) : Effect.void;
}

function inside(violations: readonly Violation[], path: string): Invalid {
  return new Invalid({ violations: violations.map((each) => ({ ...each, path: `${path}.${each.path}` })) });
}

function askerOf(who: SignedInCaller): WithAsker {
  const { actor, agencyId, onBehalfOf, speaksFor, limits, corporate, approved, cartOwner, language, rights } = who;
  return {
    actor,
    agencyId,
    speaksFor,
    language,
    rights: [...rights],
    ...(onBehalfOf && { onBehalfOf }),
    ...(limits && { limits }),
    ...(corporate && { corporate }),
    ...(cartOwner !== undefined && { cartOwner }),
    // Approved with the first: it is bought after that was.
    ...(approved && { approved: { ...approved, mode: 'buy' as const } }),
  };
}
