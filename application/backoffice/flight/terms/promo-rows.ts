/** The rows of a promo code that was typed, or what is wrong with it. */
import { Effect } from 'effect';
import { checkPromo, promoMostCharacters, tidyPromo } from '#domain/flight/terms/promo.ts';
import type { PromoRow } from '#domain/flight/terms/terms.ts';
import type { IsoDate } from '#domain/time/calendar-date.ts';
import { Invalid } from '#application/desk/failures.ts';
import type { PromoStore } from '#application/backoffice/ports/flight/promo-store.ts';

/** None where nothing was typed; `Invalid`, at `promoCode`, where the agency has no such code or it does not hold on the day of sale. */
export function promoRows(
  promos: PromoStore,
  agencyId: string,
  typed: string | undefined,
  on: IsoDate,
): Effect.Effect<readonly PromoRow[] | undefined, Invalid> {
  const code = tidyPromo(typed ?? '');
  if (code === '') return Effect.succeed(undefined);
  const asked = code.length > promoMostCharacters ? Effect.succeed([]) : promos.rowsOf(agencyId, code);
  return Effect.flatMap(asked, (rows) => {
    const violations = checkPromo(rows, on);
    return violations.length > 0 ? Effect.fail(new Invalid({ violations })) : Effect.succeed(rows);
  });
}
