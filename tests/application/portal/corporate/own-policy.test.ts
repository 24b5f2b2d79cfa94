/** The policy of who travels for a company, and why they book: what is judged before it is sent, and when it counts as given. */
import { Effect } from 'effect';
import { beforeEach, expect, test } from 'vitest';
import type { GiveReason } from '#application/desk/corporate/approvals.ts';
import type { TravelPolicyShown } from '#application/desk/corporate/corporate.ts';
import { Unreachable } from '#application/desk/failures.ts';
import { corporateRole, OwnPolicy } from '#application/portal/corporate/own-policy.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';

const reasons = [{ code: 'CLIENT', name: 'The client set the time' }];
let policy: TravelPolicyShown;
let sent: GiveReason[];
let isCut: boolean;
let own: OwnPolicy;

beforeEach(() => {
  [policy, sent, isCut] = [{ company: 'Kuruvila Exports', version: 7, rules: [], reasons }, [], false];
  const session = signedInSession();
  const { value: state } = session.state$;
  if (state.kind !== 'signed-in') throw new Error('Nobody is signed in');
  session.state$.next({ ...state, user: { systemRoleId: corporateRole } as NonNullable<typeof state.user> });
  own = new OwnPolicy(
    {
      ownPolicy: () => Effect.sync(() => ({ policy })),
      giveReason: (asked) =>
        Effect.suspend(() => {
          sent.push(asked);
          return isCut ? Effect.fail(new Unreachable({ detail: 'cut off' })) : Effect.void;
        }),
    },
    session,
  );
});

const draft = () => own.state$.value.reasons.get('Q1');

test('a reason is one of those that the company lists, and what is said besides goes with it', async () => {
  await own.load();
  own.type('Q1', ' A meeting ');
  await own.giveReason('Q1');
  expect(sent).toEqual([]);
  expect(draft()?.violations).toMatchObject([{ code: 'required', path: 'reasonCode' }]);
  own.choose('Q1', 'CLIENT');
  expect(draft()).toMatchObject({ text: ' A meeting ', violations: [] });
  await own.giveReason('Q1');
  expect(sent).toEqual([{ quoteId: 'Q1', reason: 'A meeting', reasonCode: 'CLIENT' }]);
  expect(draft()?.saved).toBe(true);
  // What is changed is given again.
  own.type('Q1', 'Another meeting');
  expect(draft()).toMatchObject({ code: 'CLIENT', saved: false });
});

test('where none is listed words are needed, and what could not be sent is tried again', async () => {
  const { reasons: _listed, ...free } = policy;
  policy = free;
  await own.load();
  await own.giveReason('Q1');
  expect(draft()?.violations).toMatchObject([{ code: 'required', path: 'reason' }]);
  own.type('Q1', 'A meeting');
  isCut = true;
  await own.giveReason('Q1');
  expect(draft()).toMatchObject({ saved: false, failure: { _tag: 'Unreachable' } });
  isCut = false;
  await own.giveReason('Q1');
  expect(sent.at(-1)).toEqual({ quoteId: 'Q1', reason: 'A meeting' });
  expect(draft()?.saved).toBe(true);
});
