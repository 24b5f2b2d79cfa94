import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { kept } from '#application/portal/kept.ts';
import { anyText } from '#tests/arbitraries/text.ts';
import { Profile } from '#tests/fixtures/portal.ts';

const isText = (data: unknown): data is string => typeof data === 'string';
const form = { key: 'word', version: 1, upgrades: [], fits: isText } as const;

describe('a kept value', () => {
  it('is read as it was written', () => {
    fc.assert(
      fc.property(anyText(), (text) => {
        const value = kept(new Profile().tab(), form);
        value.write(text);
        expect(value.read()).toBe(text);
      }),
    );
  });

  it('is absent, never an error, whatever stands on the shelf', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc.constantFrom('{"v":2,"data":"x"}', '{"v":1}', '{"v":0,"data":"x"}', '{"v":1,"data":7}'),
        ),
        (text) => {
          const shelf = new Profile().tab();
          shelf.write('word', text);
          const read = kept(shelf, form).read();
          expect(read === undefined || typeof read === 'string').toBe(true);
        },
      ),
    );
  });

  it('is upgraded a step at a time from any older version', () => {
    const newest = {
      key: 'word',
      version: 3,
      upgrades: [(older: unknown) => `${String(older)}b`, (older: unknown) => `${String(older)}c`],
      fits: isText,
    };
    const read = (v: number) => {
      const shelf = new Profile().tab();
      shelf.write('word', JSON.stringify({ v, data: 'a' }));
      return kept(shelf, newest).read();
    };
    expect([read(1), read(2), read(3), read(4)]).toEqual(['abc', 'ac', 'a', undefined]);
  });

  it('refuses a form with a step missing', () => {
    expect(() => kept(new Profile().tab(), { ...form, version: 2 })).toThrow('needs 1 upgrades, has 0');
  });
});
