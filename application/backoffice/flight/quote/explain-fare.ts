/**
 * What a shown fare is made of, down to each line with its rule: a search lists totals, and who wants to know more of one
 * asks for it. Nothing is quoted and nothing is kept.
 */
import { Effect } from 'effect';
import type { Price } from '#domain/price/price.ts';
import type { Answer } from '#application/desk/answer.ts';
import type { NotFound, SoldOut } from '#application/desk/failures.ts';
import type { FareChoice } from '#application/desk/flight.ts';
import type { Caller } from '#application/backoffice/caller.ts';
import { signedIn } from '#application/backoffice/permission.ts';
import type { FlightPorts } from '../flight-ports.ts';
import { fareNow } from './quote-flight.ts';

/** Fails as a quote of the same choices would. */
export function explainFare(
  ports: FlightPorts,
  caller: Caller,
  { choices }: { readonly choices: readonly FareChoice[] },
): Answer<Price, NotFound | SoldOut> {
  return Effect.gen(function* () {
    const who = yield* signedIn(caller, 'search');
    const { fare } = yield* fareNow(ports, who, choices);
    return fare;
  });
}
