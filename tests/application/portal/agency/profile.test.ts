/** Records of the profile while they are typed: what is charged once, what is shown when something fails. */
import { Effect } from 'effect';
import { beforeEach, expect, test } from 'vitest';
import type { AgencyDesk } from '#application/desk/agency/agency.ts';
import { Invalid, Unavailable } from '#application/desk/failures.ts';
import type { NewCard } from '#application/desk/agency/profiles.ts';
import { Profile } from '#application/portal/agency/profile.ts';
import type { CompleteProfile } from '#domain/agency/profile-masters.ts';
import { violation } from '#domain/rules/violation.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';

const person: CompleteProfile = {
  profileId: 'PRF1',
  title: 'Ms',
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@sahyadri.example',
  mobile: '9847031264',
  systemRoleId: '3',
  companyName: 'Sahyadri',
  passports: [],
  visas: [],
  cards: [],
  memberships: [],
};
const card = { number: '4111 1111 1111 1111', holder: 'Asha Rao', expires: '2046-08', securityCode: '123' };

let answers: ReturnType<AgencyDesk['addCard']>[];
let profiles: ReturnType<AgencyDesk['completeProfile']>[];
let added: NewCard[];
let saved: unknown[];
let loads: number;
let profile: Profile;

beforeEach(async () => {
  [answers, profiles, added, saved, loads] = [[], [], [], [], 0];
  let ids = 0;
  const desk = {
    completeProfile: () => profiles.shift() ?? Effect.sync(() => ((loads += 1), person)),
    addCard: (asked: NewCard) => {
      added.push(asked);
      return answers.shift() ?? Effect.succeed({ recordId: 'C-1' });
    },
    savePassport: (asked: unknown) => Effect.sync(() => (saved.push(asked), { recordId: 'P-1' })),
    deleteCard: () => Effect.fail(new Unavailable({ retryAfterSeconds: 5 })),
  };
  profile = new Profile(desk as unknown as AgencyDesk, signedInSession(), { next: () => `id-${(ids += 1)}` }, () =>
    isoDate('2026-11-20'),
  );
  await profile.load();
});

/** A profile that is answered by hand. */
function awaitedProfile() {
  let answer = (_profile: CompleteProfile): void => undefined;
  const answered = new Promise<CompleteProfile>((resolve) => {
    answer = resolve;
  });
  profiles.push(Effect.promise(() => answered));
  return () => answer(person);
}

test('keeps the failure of the last request when an earlier one is answered after it', async () => {
  const answer = awaitedProfile();
  profiles.push(Effect.fail(new Unavailable({ retryAfterSeconds: 5 })));
  const earlier = profile.load();
  await profile.load();
  expect(profile.state$.value.profile.kind).toBe('failed');
  answer();
  await earlier;
  expect(profile.state$.value.profile.kind).toBe('failed');
});

test('fills the form of the person by a later answer when that of its own request comes too late', async () => {
  const answer = awaitedProfile();
  profile.changePerson({ firstName: 'Typed' });
  const earlier = profile.load();
  profile.open('card');
  profile.change(card);
  await profile.save();
  expect(profile.state$.value.person).toMatchObject({ firstName: 'Asha' });
  answer();
  await earlier;
  expect(profile.state$.value.profile).toEqual({ kind: 'ready', value: person });
});

test('a card whose answer was lost is sent again as the same, one that was refused as another', async () => {
  answers.push(
    Effect.fail(new Unavailable({ retryAfterSeconds: 5 })),
    Effect.fail(new Invalid({ violations: [violation('card-refused', 'number')] })),
  );
  profile.open('card');
  profile.change(card);
  await profile.save();
  expect(profile.state$.value).toMatchObject({ failure: { _tag: 'Unavailable' }, open: { kind: 'card' } });
  await profile.save();
  expect(profile.state$.value.open?.violations).toMatchObject([{ code: 'card-refused' }]);
  await profile.save();
  expect(added.map(({ requestId }) => requestId)).toEqual(['id-1', 'id-1', 'id-2']);
  expect(profile.state$.value.open).toBeUndefined();
});

test('a record that is being saved is not closed, and is saved once', async () => {
  profile.open('card');
  profile.change(card);
  const saving = profile.save();
  profile.close();
  expect(profile.state$.value.open).toBeDefined();
  await Promise.all([saving, profile.save()]);
  expect(added).toHaveLength(1);
  expect(profile.state$.value.open).toBeUndefined();
});

test('a record is sent without spaces and empty fields, once its rules are kept', async () => {
  profile.open('passport');
  await profile.save();
  expect(saved).toEqual([]);
  expect(profile.state$.value.open?.violations.map(({ path }) => path)).toEqual(['number', 'issuedOn', 'expiresOn']);
  profile.change({ number: ' Z1234567 ', issuedOn: '2020-05-04', expiresOn: '2030-05-03', recordId: '' });
  expect(profile.state$.value.open?.violations).toEqual([]);
  await profile.save();
  expect(saved).toEqual([
    { number: 'Z1234567', issuedOn: '2020-05-04', expiresOn: '2030-05-03', placeOfIssue: 'IN', country: 'IN' },
  ]);
});

test('a deletion that failed says so and shows what is there now', async () => {
  const before = loads;
  await profile.remove('card', 'C-1');
  expect(profile.state$.value).toMatchObject({ busy: undefined, failure: { _tag: 'Unavailable' } });
  expect(loads).toBe(before + 1);
});
