/** Deliveries of every agency: one is sent again at a time, and the list then says how it stands. */
import { Deferred, Effect } from 'effect';
import { expect, test } from 'vitest';
import type { DeliveriesWanted } from '#application/desk/agency/agency.ts';
import { NotAllowedInState } from '#application/desk/failures.ts';
import { Deliveries } from '#application/portal/operations/deliveries.ts';
import type { DeliveriesPage } from '#domain/agency/webhook.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';
import { catalogueReference } from '#infrastructure/wire/reference/catalogue-reference.ts';

const { answer } = catalogueReference.agency.deliveries;

class Office {
  readonly wanted: DeliveriesWanted[] = [];
  readonly sent: string[] = [];
  list: (page: number) => Effect.Effect<DeliveriesPage> = () => Effect.succeed(answer);
  outcome: Effect.Effect<void, NotAllowedInState> = Effect.void;

  readonly deliveries = new Deliveries(
    {
      deliveries: (wanted) => {
        this.wanted.push(wanted);
        return this.list(wanted.page);
      },
      replayDelivery: ({ deliveryId }) => {
        this.sent.push(deliveryId);
        return this.outcome;
      },
    },
    signedInSession(),
  );

  get state() {
    return this.deliveries.state$.value;
  }
}

test('lists every agency’s, and again after one was sent', async () => {
  const office = new Office();
  await office.deliveries.list({ state: 'failed', page: 2 });
  await Promise.all([office.deliveries.replay('A'), office.deliveries.replay('B')]);
  expect(office.sent).toEqual(['A']);
  expect(office.wanted).toEqual([
    { scope: 'all', state: 'failed', page: 2 },
    { scope: 'all', state: 'failed', page: 2 },
  ]);
  expect(office.state).toMatchObject({ replaying: undefined, replayed: 'A', failure: undefined });
});

test('says where somebody else was first, and lists again', async () => {
  const office = new Office();
  await office.deliveries.list({ page: 1 });
  office.outcome = Effect.fail(new NotAllowedInState({ state: 'waiting' }));
  await office.deliveries.replay('A');
  expect(office.state).toMatchObject({ replayed: undefined, failure: { _tag: 'NotAllowedInState' } });
  expect(office.wanted).toHaveLength(2);
});

test('the newest list wins over a slower one before', async () => {
  const office = new Office();
  const slow = Deferred.makeUnsafe<DeliveriesPage>();
  office.list = (page) => (page === 1 ? Deferred.await(slow) : Effect.succeed({ ...answer, page }));
  const first = office.deliveries.list({ page: 1 });
  await office.deliveries.list({ page: 2 });
  await Effect.runPromise(Deferred.succeed(slow, answer));
  await first;
  expect(office.state.page).toMatchObject({ kind: 'ready', value: { page: 2 } });
});

test('asks for the same page again, and shows the old one meanwhile', async () => {
  const office = new Office();
  await office.deliveries.list({ state: 'failed', page: 2 });
  const gate = await Effect.runPromise(Deferred.make<DeliveriesPage>());
  office.list = () => Deferred.await(gate);
  const refreshed = office.deliveries.refresh();
  expect(office.state.page).toEqual({ kind: 'ready', value: answer });
  expect(office.wanted).toEqual([
    { scope: 'all', state: 'failed', page: 2 },
    { scope: 'all', state: 'failed', page: 2 },
  ]);
  const newer = { ...answer, deliveries: [] };
  await Effect.runPromise(Deferred.succeed(gate, newer));
  await refreshed;
  expect(office.state.page).toEqual({ kind: 'ready', value: newer });
});
