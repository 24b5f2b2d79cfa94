/**
 * What follows from an approval, with the machine dying at any of its steps: what is approved is bought once, what is not is given
 * back, and nothing stays held that nobody knows of.
 */
import { Cause, Effect, Exit } from 'effect';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Desk } from '#application/desk/desk.ts';
import {
  sweepApprovals,
  workApproval,
  type WorkApprovalPorts,
} from '#application/backoffice/corporate/approvals/work-approval.ts';
import type { KeptBooking } from '#application/backoffice/ports/booking/booking-book.ts';
import type { ApprovalChange, KeptApproval } from '#application/backoffice/ports/corporate/approval-book.ts';
import type { ApprovalAnswer } from '#domain/corporate/approval.ts';
import type { BookingStatus } from '#domain/booking/life.ts';
import { instant } from '#domain/time/instant.ts';
import { askedApproval, permittedApproval } from '#tests/fixtures/corporate.ts';

const asked = askedApproval;
const { agencyId, approvalId } = asked;

const yes: ApprovalAnswer = {
  by: { userId: 'reena', name: 'Reena' },
  approves: true,
  note: '',
  at: asked.askedAt,
  requestId: 'yes',
};

type Booked = { readonly transactionId: string; status: 'held' | 'confirmed' | 'released' };

/** Everything that outlives the machine. */
class World {
  approval = asked;
  now = instant('2026-11-20T10:00:00.000Z');
  readonly bookings: Booked[] = [];
  readonly requests = new Map<string, Booked>();
  /** What was written of it, in order. */
  readonly notices: unknown[] = [];
  /** The machine dies at this call of the work, before what the call does or after it; counts down. */
  dies: { in: number; readonly before: boolean } | undefined;

  /** Something that the work calls for; what it does is done whole or not at all. */
  call<A>(act: () => A): Effect.Effect<A> {
    return Effect.sync(() => {
      const { dies } = this;
      if (dies !== undefined) dies.in -= 1;
      const now = dies !== undefined && dies.in < 0;
      if (now && dies.before) throw new Error('The machine died');
      const done = act();
      if (now) throw new Error('The machine died');
      return done;
    });
  }

  once(requestId: string, act: () => Booked): Booked {
    const before = this.requests.get(requestId);
    if (before !== undefined) return before;
    const made = act();
    this.requests.set(requestId, made);
    return made;
  }

  readonly #book = ({ mode, requestId }: { readonly mode?: string; readonly requestId: string }) =>
    this.call(() =>
      this.once(requestId, () => {
        const made: Booked = {
          transactionId: `T${this.bookings.length}`,
          status: mode === 'hold' ? 'held' : 'confirmed',
        };
        this.bookings.push(made);
        return made;
      }),
    );

  #move(transactionId: string, requestId: string, status: Booked['status']) {
    return this.call(() =>
      this.once(requestId, () => {
        const found = this.bookings.find((each) => each.transactionId === transactionId);
        if (found?.status !== 'held') throw new Error(`${transactionId} is not held`);
        found.status = status;
        return found;
      }),
    );
  }

  readonly ports = {
    approvals: {
      find: () => Effect.sync(() => this.approval),
      save: ({ approval, letters }: ApprovalChange) =>
        this.call(() => {
          if (approval.version !== this.approval.version) return false;
          this.notices.push(...letters.flatMap(({ payload }) => payload['notice'] ?? []));
          this.approval = { ...approval, version: approval.version + 1 };
          return true;
        }),
    },
    bookings: {
      find: (_agency: string, transactionId: string) =>
        Effect.sync(() => {
          const found = this.bookings.find((each) => each.transactionId === transactionId);
          return found && { ...found, heldUntil: instant('2026-11-21T20:00:00.000Z') };
        }),
      claimed: (_agency: string, requestId: string) =>
        Effect.sync(() => (this.requests.has(requestId) ? { kind: 'reused' as const } : undefined)),
    },
    users: {
      byId: () =>
        Effect.succeed({
          active: true,
          user: { firstName: 'Farhan', lastName: 'T', systemRoleId: 0, profileId: 'P1' },
        }),
    },
    agencies: { byId: () => Effect.succeed({ agentId: 'AGT1' }) },
    deskFor: () => () => ({
      flight: { book: this.#book },
      booking: {
        ticketHeld: (of: { readonly transactionId: string; readonly requestId: string }) =>
          this.#move(of.transactionId, of.requestId, 'confirmed'),
        releaseHeld: (of: { readonly transactionId: string; readonly requestId: string }) =>
          this.#move(of.transactionId, of.requestId, 'released'),
      } as unknown as Desk['booking'],
    }),
    clock: { now: () => this.now },
  } as unknown as WorkApprovalPorts;

  /** As the outbox does: again and again until it ends well. */
  async work(death: World['dies']): Promise<void> {
    this.dies = death && { ...death };
    for (let tries = 0; tries < 10; tries += 1) {
      const exit = await Effect.runPromiseExit(workApproval(this.ports, { agencyId, approvalId }));
      if (Exit.isSuccess(exit)) return;
      if (!Cause.pretty(exit.cause).includes('The machine died')) throw Cause.squash(exit.cause);
      this.dies = undefined;
    }
    throw new Error('It never ends');
  }

  decide(state: 'approved' | 'declined'): void {
    this.approval = { ...this.approval, state, version: this.approval.version + 1 };
  }
}

const death = fc.option(fc.record({ in: fc.nat(6), before: fc.boolean() }), { nil: undefined });

test('is bought once or given back, wherever the machine dies', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('approved' as const, 'declined' as const),
      fc.option(death, { nil: 'unheld' as const }),
      death,
      async (decision, holding, deciding) => {
        const world = new World();
        // It may be decided before anything was done, or after it died once on the way to hold.
        if (holding !== 'unheld') {
          world.dies = holding && { ...holding };
          await Effect.runPromiseExit(workApproval(world.ports, { agencyId, approvalId }));
        }
        world.decide(decision);
        await world.work(deciding);
        const left = world.bookings.map(({ status }) => status);
        if (decision === 'approved') {
          expect(left).toEqual(['confirmed']);
          expect(world.approval).toMatchObject({ state: 'booked', transactionId: world.bookings[0]?.transactionId });
        } else {
          expect(left.every((status) => status === 'released')).toBe(true);
          expect(world.approval.state).toBe('declined');
        }
      },
    ),
    { numRuns: 300 },
  );
});

test('what stands unless it is declined is bought when its time is over, before what is held expires', async () => {
  const world = new World();
  world.approval = { ...asked, manner: 'soft' };
  await world.work(undefined);
  expect(world.approval).toMatchObject({ state: 'waiting', expiresAt: '2026-11-21T19:00:00.000Z' });
  world.now = instant('2026-11-21T18:59:00.000Z');
  await world.work(undefined);
  expect(world.approval.state).toBe('waiting');
  world.now = instant('2026-11-21T19:00:00.000Z');
  await world.work(undefined);
  expect(world.bookings.map(({ status }) => status)).toEqual(['confirmed']);
  expect(world.approval).toMatchObject({ state: 'booked', answers: [] });
  expect(world.notices).toEqual(['stood']);

  // Where enough approve it has not stood: that is what is written.
  const approved = new World();
  approved.approval = { ...asked, manner: 'soft', state: 'approved', answers: [yes] };
  await approved.work(undefined);
  expect(approved.notices).toEqual(['booked']);
});

test('the sweep writes where time ends it, not where it passes or is booked, of which the outcome is written', async () => {
  const kept: { readonly state: string; readonly letters: readonly string[] }[] = [];
  const sweep = (approval: KeptApproval, now: string, status?: BookingStatus) =>
    Effect.runPromise(
      sweepApprovals({
        approvals: {
          find: () => Effect.die('not asked'),
          due: () => Effect.succeed([approval]),
          save: ({ approval: { state }, letters, record }) =>
            Effect.sync(() => {
              kept.push({
                state: `${state} ${record?.operation ?? ''}`,
                letters: letters.map(({ kind, payload }) =>
                  typeof payload['notice'] === 'string' ? payload['notice'] : kind,
                ),
              });
              return true;
            }),
        },
        bookings: { find: () => Effect.succeed(status && ({ status } as KeptBooking)) },
        clock: { now: () => instant(now) },
      }),
    );
  for (const manner of ['hard', 'soft'] as const)
    for (const now of ['2026-11-21T09:00:00.000Z', '2026-11-22T09:00:00.000Z'])
      await sweep({ ...asked, manner, hold: { kind: 'none' } }, now);
  const permitted = { ...permittedApproval, finishBy: instant('2026-11-20T12:00:00.000Z') };
  const used = { ...permitted, usedBy: { requestId: 'one', at: instant('2026-11-20T11:59:59.000Z') } };
  // As long as it is being booked there is nothing to do, or the next round would follow at once.
  expect(await sweep(permitted, '2026-11-20T11:59:59.000Z')).toBe(0);
  expect(await sweep(used, '2026-11-20T12:00:01.000Z')).toBe(0);
  expect(await sweep({ ...used, transactionId: 'FL1' }, '2026-11-20T12:01:00.000Z', 'in-doubt')).toBe(0);
  expect(kept).toHaveLength(4);
  expect(await sweep(used, '2026-11-20T12:01:00.000Z')).toBe(1);
  await sweep({ ...used, transactionId: 'FL1' }, '2026-11-20T12:01:00.000Z', 'confirmed');
  await sweep(permitted, '2026-11-20T12:01:00.000Z');
  expect(kept).toEqual([
    { state: 'waiting corporate.escalate-approval', letters: ['escalated'] },
    { state: 'expired corporate.expire-approval', letters: ['expired'] },
    { state: 'waiting corporate.escalate-approval', letters: ['escalated-soft'] },
    { state: 'approved corporate.pass-approval', letters: ['approval-work'] },
    { state: 'permitted corporate.free-approval', letters: [] },
    { state: 'booked corporate.book-approval', letters: [] },
    { state: 'expired corporate.expire-approval', letters: ['unbooked'] },
  ]);
});
