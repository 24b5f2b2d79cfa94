/** A fare by its key, as Duffel has it now. */
import { Effect } from 'effect';
import { SupplierRefused, type SupplierSilent } from '#application/backoffice/ports/supplier.ts';
import { instant, type Instant } from '#domain/time/instant.ts';
import { type DuffelClient, refusalAsSilence } from './duffel-client.ts';
import { readFareKey } from './duffel-keys.ts';
import { reasonOf } from './duffel-reasons.ts';
import type { DuffelOffer } from './duffel-types.ts';
import { presentOffer } from './place-order.ts';
import { type ReadOffer, readOffer, type Reading } from './read-offer.ts';

export interface PresentFare {
  readonly offer: DuffelOffer;
  readonly read: ReadOffer;
}

/** 'not-sold' where the key is none, or its offer has expired or cannot be sold in these terms. */
export function presentFare(
  client: DuffelClient,
  fareKey: string,
  now: Instant,
  reading: Reading,
): Effect.Effect<PresentFare, SupplierSilent | SupplierRefused> {
  const name = readFareKey(fareKey);
  const notSold = Effect.fail(new SupplierRefused({ reason: 'not-sold' }));
  if (name === undefined) return notSold;
  return presentOffer(client, name.offerId).pipe(
    Effect.catchTag(
      'DuffelRefused',
      (refused): Effect.Effect<never, SupplierSilent | SupplierRefused> =>
        // A full rate limit or a wrong token says nothing of the fare.
        [401, 403, 429].includes(refused.status)
          ? refusalAsSilence('offer')(refused)
          : Effect.fail(new SupplierRefused({ reason: reasonOf(refused) })),
    ),
    Effect.flatMap((offer) => {
      const read = readOffer(offer, reading);
      return read === undefined || read.fare.fareKey !== fareKey || instant(offer.expires_at) <= now
        ? notSold
        : Effect.succeed({ offer, read });
    }),
  );
}
