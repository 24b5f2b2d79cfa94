/** Writing what is agreed with an agency: a change on a later day leaves no day without, and nothing of one agency is saved for another. */
import { Effect } from 'effect';
import { expect, test } from 'vitest';
import { isoDate } from '#domain/time/calendar-date.ts';
import { violation } from '#domain/rules/violation.ts';
import type { AgencyRulesDesk, SetAgencyRules } from '#application/desk/operations/agency-rules.ts';
import { Invalid } from '#application/desk/failures.ts';
import { AgencyRules } from '#application/portal/operations/agency-rules.ts';
import { agencyRulesReference } from '#infrastructure/wire/reference/operations/agency-rules.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';
import { rupees } from '#tests/fixtures/flight.ts';

const shown = agencyRulesReference.agencyRules.answer;
const { agencyId } = shown;

async function opened(desk: Partial<AgencyRulesDesk> = {}, isLoaded = true) {
  const saved: SetAgencyRules[] = [];
  const form = new AgencyRules(
    {
      agencyRules: (asked) =>
        Effect.succeed({ ...shown, agencyId: asked.agencyId ?? 'house', isHouse: asked.agencyId === undefined }),
      setAgencyRules: (asked) => {
        saved.push(asked);
        return Effect.succeed({ ...shown, version: 'next' });
      },
      ...desk,
    },
    signedInSession(),
    { currency: () => 'INR', today: () => isoDate('2026-11-20'), nextId: () => 'new-rule' },
  );
  if (isLoaded) await form.load(agencyId);
  const list = () => {
    const { open } = form.state$.value;
    return open.kind === 'ready' ? open.value.rules : [];
  };
  return { form, saved, list, state: () => form.state$.value };
}

test('a code is written as people type, stands first, and is saved over the version that was seen', async () => {
  const { form, saved, list, state } = await opened();
  form.edit(undefined, 'promo');
  form.type({ code: ' new 25 ', each: '1,250', carriers: '6e ai', borneBy: 'supplier', to: '2026-12-31' });
  expect(form.keep()).toBe(true);
  expect(list()[0]).toEqual({
    ruleId: 'new-rule',
    kind: 'promo',
    service: 'flight',
    code: 'NEW25',
    amount: { each: rupees(1250) },
    borneBy: 'supplier',
    from: '2026-11-20',
    to: '2026-12-31',
    carriers: ['6E', 'AI'],
  });
  expect(state()).toMatchObject({ changed: true, editing: undefined });
  await form.save();
  expect(saved).toMatchObject([{ agencyId, version: shown.version }]);
  expect(saved[0]?.rules).toHaveLength(shown.rules.length + 1);
  expect(state()).toMatchObject({ changed: false, saved: true, open: { value: { version: 'next' } } });
});

test('a change that begins later leaves the rule before it until the day before', async () => {
  const { form, list } = await opened();
  const before = list().find(({ ruleId }) => ruleId === 'commission-ai');
  form.edit(before, 'commission');
  form.type({ percent: '3.5', from: '2026-12-01' });
  expect(form.keep()).toBe(true);
  const own = list().filter(({ kind, service }) => kind === 'commission' && service === 'flight');
  expect(own).toEqual([
    { ...before, ruleId: 'new-rule', amount: { basisPoints: 350 }, from: '2026-12-01' },
    { ...before, to: '2026-11-30' },
  ]);
});

test('one that ends before the change begins keeps its end, and one that has not begun is replaced', async () => {
  const { form, list } = await opened();
  const of = (id: string) => list().find(({ ruleId }) => ruleId === id);
  const [code, rooms] = [of('monsoon'), of('commission-rooms')];
  form.edit(code, 'promo');
  form.type({ percent: '7', from: '2027-02-10', to: '' });
  expect(form.keep()).toBe(true);
  expect(of('monsoon')).toEqual(code);
  expect(of('new-rule')).toMatchObject({ code: 'MONSOON', amount: { basisPoints: 700 }, from: '2027-02-10' });
  form.edit(rooms, 'commission');
  form.type({ percent: '7', from: '2026-12-10' });
  expect(form.keep()).toBe(true);
  expect(list().filter(({ kind, service }) => kind === 'commission' && service === rooms?.service)).toEqual([
    { ...rooms, amount: { basisPoints: 700 }, from: '2026-12-10' },
  ]);
});

test('one that is changed from today is changed, and no day has two', async () => {
  const { form, list } = await opened();
  form.edit(
    list().find(({ ruleId }) => ruleId === 'fee'),
    'fee',
  );
  form.type({ each: '80', from: '2026-11-20' });
  expect(form.keep()).toBe(true);
  expect(list().filter(({ kind }) => kind === 'fee')).toMatchObject([{ ruleId: 'fee', amount: { each: rupees(80) } }]);
});

test('while they are saved nothing is changed, and they are sent once; of two agencies the one asked for last is open', async () => {
  const { form, saved, list } = await opened();
  form.remove('fee');
  const left = list();
  const saving = form.save();
  form.remove('monsoon');
  expect(list()).toEqual(left);
  await Promise.all([saving, form.save()]);
  expect(saved).toHaveLength(1);
  const slow: (() => void)[] = [];
  const late = await opened(
    {
      agencyRules: (asked) =>
        Effect.map(
          Effect.promise(() => new Promise<void>((go) => slow.push(go))),
          () => ({
            ...shown,
            agencyId: asked.agencyId ?? shown.agencyId,
          }),
        ),
    },
    false,
  );
  const [first, second] = [late.form.load('first'), late.form.load('second')];
  await expect.poll(() => slow.length).toBe(2);
  slow[1]?.();
  await second;
  slow[0]?.();
  await first;
  expect(late.state()).toMatchObject({ open: { value: { agencyId: 'second' } } });
});

test('what narrows flights is no part of a rule for another service, whatever was typed of it', async () => {
  const { form, list, state } = await opened();
  form.edit(undefined, 'commission');
  form.type({ percent: '4', carriers: 'Air India', journey: 'domestic' });
  expect(form.keep()).toBe(false);
  expect(state().editing?.violations).toEqual([violation('not-a-choice', 'carriers')]);
  form.type({ service: 'hotel' });
  expect(form.keep()).toBe(true);
  expect(list()[0]).toEqual({
    ruleId: 'new-rule',
    kind: 'commission',
    service: 'hotel',
    amount: { basisPoints: 400 },
    from: '2026-11-20',
  });
});

test('a rule changes its place among those of its kind and its service alone', async () => {
  const { form, list, state } = await opened();
  const ids = (of: 'promo' | 'commission') => list().flatMap(({ kind, ruleId }) => (kind === of ? [ruleId] : []));
  const [promos, commissions] = [ids('promo'), ids('commission')];
  form.edit(undefined, 'promo');
  form.type({ code: 'FIRST', each: '1' });
  form.keep();
  form.move('new-rule', 1);
  expect(ids('promo')).toEqual([promos[0], 'new-rule', ...promos.slice(1)]);
  const placed = list();
  form.move('new-rule', 1);
  form.move('commission-rooms', -1);
  expect(list()).toEqual(placed);
  expect(ids('commission')).toEqual(commissions);
  await form.save();
  form.move(ids('promo')[0] ?? '', -1);
  expect(state().changed).toBe(false);
});

test('what is wrong is said at its field once it was tried, and nothing is taken', async () => {
  const { form, list, state } = await opened();
  form.edit(undefined, 'fee');
  form.type({ each: 'much' });
  expect(state().editing?.violations).toEqual([]);
  expect(form.keep()).toBe(false);
  expect(state().editing?.violations).toEqual([violation('not-a-number', 'amount')]);
  form.type({ each: 'more' });
  expect(state().editing?.violations).toEqual([violation('not-a-number', 'amount')]);
  form.type({ each: '75' });
  expect(state().editing?.violations).toEqual([]);
  expect(list()).toEqual(shown.rules);
});

test('a refusal leaves what was typed, and another agency’s answer is not taken for this one’s', async () => {
  const conflict = new Invalid({ violations: [violation('agency-changed', 'version')] });
  const { form, list, state } = await opened({ setAgencyRules: () => Effect.fail(conflict) });
  form.remove('fee');
  await form.save();
  expect(state()).toMatchObject({ failure: conflict, changed: true, saving: false });
  expect(list()).toHaveLength(shown.rules.length - 1);
  const saving = form.save();
  const other = form.load('another');
  await Promise.all([saving, other]);
  expect(state()).toMatchObject({ changed: false, saved: false, open: { value: { agencyId: 'another' } } });
  expect(state().failure).toBeUndefined();
});
