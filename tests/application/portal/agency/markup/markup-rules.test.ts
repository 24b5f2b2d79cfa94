/** Writing markup rules: typed amounts and codes become rules, their order and switches are kept, and what is replayed is what stands on the page. */
import { Effect } from 'effect';
import { expect, test } from 'vitest';
import type { MarkupDesk, SimulateMarkup } from '#application/desk/agency/markup.ts';
import { Invalid, Unreachable } from '#application/desk/failures.ts';
import { MarkupRules } from '#application/portal/agency/markup/markup-rules.ts';
import { violation } from '#domain/rules/violation.ts';
import { isoDate } from '#domain/time/calendar-date.ts';
import { exampleRules, markupReference } from '#infrastructure/wire/reference/agency/markup.ts';
import { signedInSession } from '#tests/fixtures/checkout.ts';

async function opened(desk: Partial<MarkupDesk> = {}) {
  const saved: unknown[] = [];
  const replayed: SimulateMarkup[] = [];
  const rules = new MarkupRules(
    {
      markupRules: () => Effect.succeed({ rules: exampleRules, version: 'v1' }),
      saveMarkupRules: (list) => {
        saved.push(list.rules);
        return Effect.succeed({ rules: exampleRules, version: 'v2' });
      },
      simulateMarkup: (asked) => {
        replayed.push(asked);
        return Effect.succeed(markupReference.simulateMarkup.answer);
      },
      ...desk,
    },
    signedInSession(),
    { currency: () => 'INR', today: () => isoDate('2026-11-20'), nextId: () => 'new-rule' },
  );
  await rules.open();
  const list = () => {
    const { rules: state } = rules.state$.value;
    return state.kind === 'ready' ? state.value : [];
  };
  return { rules, saved, replayed, list, state: () => rules.state$.value };
}

test('a rule is written as people type, and stands first', async () => {
  const { rules, list, state } = await opened();
  rules.edit(undefined);
  rules.type({
    name: ' Leaving soon ',
    by: 'percent',
    percent: '2.5 %',
    most: '1,500',
    carriers: '6e ai',
    origins: 'cok',
    travelFrom: isoDate('2026-12-20'),
    travelTo: '',
  });
  expect(rules.keep()).toBe(true);
  expect(list()[0]).toEqual({
    ruleId: 'new-rule',
    name: 'Leaving soon',
    service: 'flight',
    isOn: true,
    amount: { basisPoints: 250, most: { minor: 150_000, currency: 'INR' } },
    from: '2026-11-20',
    carriers: ['6E', 'AI'],
    origins: ['COK'],
    travelFrom: '2026-12-20',
  });
  expect(state()).toMatchObject({ changed: true, editing: undefined });
});

test('what is wrong is said at its field, and the rule stays open', async () => {
  const { rules, list, state } = await opened();
  rules.edit(undefined);
  rules.type({ by: 'percent', percent: 'some', most: 'much', carriers: 'INDIGO' });
  expect(rules.keep()).toBe(false);
  expect(state().editing?.violations.map(({ code, path }) => `${path} ${code}`)).toEqual([
    'name required',
    'amount not-a-number',
    'carriers not-a-choice',
    'amount.most not-a-number',
  ]);
  rules.type({ name: 'Soon', percent: '2', most: '', carriers: '' });
  expect(state().editing?.violations).toEqual([]);
  expect(list()).toEqual(exampleRules);
});

test('a rule of rooms is narrowed by nothing of flights', async () => {
  const { rules, list } = await opened();
  const [gulf] = exampleRules;
  rules.edit(gulf);
  rules.type({ service: 'hotel' });
  expect(rules.keep()).toBe(true);
  expect(Object.keys(list()[0] ?? {}).toSorted()).toEqual(['amount', 'from', 'isOn', 'name', 'ruleId', 'service']);
});

test('rules are moved among those of their service, switched and removed', async () => {
  const { rules, list, state } = await opened();
  const ids = () => list().map(({ ruleId }) => ruleId);
  rules.move('business-class', -1);
  expect(ids()).toEqual(['business-class', 'gulf-from-kochi', 'flights-domestic', 'rooms']);
  rules.move('flights-domestic', 1);
  expect(ids().indexOf('flights-domestic')).toBe(2);
  rules.toggle('rooms');
  expect(list().find(({ ruleId }) => ruleId === 'rooms')?.isOn).toBe(true);
  rules.remove('gulf-from-kochi');
  expect(ids()).toEqual(['business-class', 'flights-domestic', 'rooms']);
  expect(state().changed).toBe(true);
});

test('last month and this one are replayed under what stands on the page; a change takes the answer away', async () => {
  const { rules, replayed, list, state } = await opened();
  rules.toggle('rooms');
  await rules.simulate('last');
  expect(replayed).toEqual([{ rules: list(), from: '2026-10-01', to: '2026-10-31' }]);
  expect(state().simulation?.kind).toBe('ready');
  await rules.simulate('this');
  expect(replayed[1]).toMatchObject({ from: '2026-11-01', to: '2026-11-20' });
  rules.toggle('rooms');
  expect(state().simulation).toBeUndefined();
});

test('saving sends them whole; what was not saved stays', async () => {
  const { rules, saved, list, state } = await opened();
  rules.toggle('rooms');
  const wanted = list();
  await rules.save();
  expect(saved).toEqual([wanted]);
  expect(state()).toMatchObject({ saved: true, changed: false });
  const lost = await opened({ saveMarkupRules: () => Effect.fail(new Unreachable({ detail: 'cut off' })) });
  lost.rules.toggle('rooms');
  await lost.rules.save();
  expect(lost.state()).toMatchObject({ saved: false, changed: true, failure: { _tag: 'Unreachable' } });
});

test('an operator writes another agency’s: each question names it, and saving says what was looked at', async () => {
  const asked: unknown[] = [];
  const conflict = new Invalid({ violations: [violation('agency-changed', 'version')] });
  const { rules, replayed, list, state } = await opened({
    markupRules: (of) => {
      asked.push(of);
      return Effect.succeed({ rules: exampleRules, version: `of ${of.agencyId ?? 'one’s own'}` });
    },
    saveMarkupRules: ({ agencyId, version }) => {
      asked.push({ agencyId, version });
      return Effect.fail(conflict);
    },
  });
  await rules.open('malabar');
  expect(state()).toMatchObject({ agencyId: 'malabar', changed: false });
  rules.toggle('rooms');
  await rules.simulate('last');
  await rules.save();
  expect(state()).toMatchObject({ changed: true, saved: false, failure: { _tag: 'Invalid' } });
  expect(replayed).toEqual([{ agencyId: 'malabar', rules: list(), from: '2026-10-01', to: '2026-10-31' }]);
  await rules.reopen();
  await rules.open();
  expect(asked).toEqual([
    {},
    { agencyId: 'malabar' },
    { agencyId: 'malabar', version: 'of malabar' },
    { agencyId: 'malabar' },
    {},
  ]);
});

test('of two agencies that are opened one after the other the last is shown', async () => {
  const answers = new Map<string, () => void>();
  const { rules, state } = await opened({
    markupRules: ({ agencyId = 'own' }) =>
      Effect.promise(async () => {
        if (agencyId !== 'own') await new Promise<void>((done) => answers.set(agencyId, done));
        return { rules: agencyId === 'first' ? exampleRules : [], version: agencyId };
      }),
  });
  const both = [rules.open('first'), rules.open('second')];
  await expect.poll(() => answers.size).toBe(2);
  answers.get('second')?.();
  answers.get('first')?.();
  await Promise.all(both);
  expect(state()).toMatchObject({ agencyId: 'second', rules: { kind: 'ready', value: [] } });
});
