import { Deferred, Effect } from 'effect';
import { describe, expect, it } from 'vitest';
import { NotFound } from '#application/desk/failures.ts';
import type { FareChoice, FlightDesk } from '#application/desk/flight.ts';
import { ExplainFares } from '#application/portal/flight/search/explain-fares.ts';
import { makeFare } from '#tests/fixtures/booking.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';
import { makeOffer, makeOption } from '#tests/fixtures/flight.ts';

const saver = makeOption({ fareId: 'saver' });
const flexi = makeOption({ fareId: 'flexi' });
const offer = makeOffer({ offerId: 'offer', fares: [saver, flexi] });
const price = makeFare();

function explanations(answer: FlightDesk['explainFare'] = () => Effect.succeed(price)) {
  const asked: FareChoice[] = [];
  const explain = new ExplainFares(
    {
      explainFare: (request) => {
        asked.push(...request.choices);
        return answer(request);
      },
    },
    signedInSession(),
  );
  return { explain, asked };
}

describe('what listed fares are made of', () => {
  it('is asked for when a fare is opened, and not again while that fare is listed', async () => {
    const { explain, asked } = explanations();
    expect(asked).toEqual([]);
    await explain.open({ offer, fare: saver });
    expect(explain.state$.value).toEqual({ of: { offer, fare: saver }, price: { kind: 'ready', value: price } });
    explain.close();
    expect(explain.state$.value).toBeUndefined();
    await explain.open({ offer, fare: saver });
    expect(explain.state$.value?.price.kind).toBe('ready');
    expect(asked).toEqual([{ offerId: 'offer', fareId: 'saver' }]);
  });

  it('is asked for again after a new search, even where the fare looks the same', async () => {
    const { explain, asked } = explanations();
    await explain.open({ offer, fare: saver });
    await explain.open({ offer, fare: { ...saver } });
    expect(asked).toHaveLength(2);
  });

  it('is asked for again where it could not be said', async () => {
    let good = false;
    const { explain } = explanations(() =>
      good ? Effect.succeed(price) : Effect.fail(new NotFound({ what: 'offer' })),
    );
    await explain.open({ offer, fare: saver });
    expect(explain.state$.value?.price).toMatchObject({ kind: 'failed', failure: { _tag: 'NotFound' } });
    good = true;
    await explain.open({ offer, fare: saver });
    expect(explain.state$.value?.price).toEqual({ kind: 'ready', value: price });
  });

  it('opens nothing by itself where it comes after the fare was closed, or another one opened', async () => {
    const late = Effect.runSync(Deferred.make<typeof price>());
    const { explain } = explanations(({ choices: [choice] }) =>
      choice?.fareId === 'saver' ? Deferred.await(late) : Effect.succeed(price),
    );
    const coming = explain.open({ offer, fare: saver });
    expect(explain.state$.value?.price.kind).toBe('loading');
    explain.close();
    await explain.open({ offer, fare: flexi });
    Effect.runSync(Deferred.succeed(late, price));
    await coming;
    expect(explain.state$.value?.of.fare.fareId).toBe('flexi');
  });
});
