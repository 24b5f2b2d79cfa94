import { describe, expect, it } from 'vitest';
import { checkRailId, railIdOf } from '#domain/train/booking/identity.ts';
import type { RailPassenger } from '#domain/train/booking/rules.ts';

const child: RailPassenger = { age: 8, gender: 'male' };
const woman: RailPassenger = { age: 41, gender: 'female' };
const said = (...asked: Parameters<typeof checkRailId>) =>
  checkRailId(...asked).map(({ code, path }) => `${code} ${path}`);
const pan = { kind: 'pan', number: 'ABCDE1234F' };

describe('the ID of a train ticket', () => {
  it.each([
    ['nothing, in the general quota', {}, 'GN', []],
    ['nothing, in Tatkal', {}, 'TQ', ['required shownId.kind', 'required shownId.number']],
    ['a card, in Tatkal', pan, 'TQ', []],
    ['a card that nobody knows', { kind: 'library', number: '123456' }, 'TQ', ['not-a-choice shownId.kind']],
    ['a kind alone, in the general quota', { kind: 'pan' }, 'GN', ['required shownId.number']],
    ['too short a number', { kind: 'voter', number: '12' }, 'TQ', ['id-form shownId.number']],
    ['a child’s', { ...pan, traveller: 0 }, 'TQ', ['not-a-choice shownId.traveller']],
    ['somebody else’s', { ...pan, traveller: 2 }, 'GN', ['not-a-choice shownId.traveller']],
    ['the woman’s', { ...pan, traveller: 1 }, 'TQ', []],
  ] as const)('%s', (_, draft, quota, violations) => {
    expect(said(draft, quota, [child, woman])).toEqual(violations);
  });

  it('is that of the first who is twelve, unless somebody is named', () => {
    expect(railIdOf({ kind: 'pan', number: ' abcde1234f ' }, [child, woman])).toEqual({ ...pan, traveller: 1 });
    expect(railIdOf({ ...pan, traveller: 1 }, [woman, woman])).toEqual({ ...pan, traveller: 1 });
    expect(railIdOf({}, [woman])).toBeUndefined();
  });
});
