/** Airports and airlines for integrators: by text, by code, in pages, with countries in the caller's language. */
import { Effect } from 'effect';
import { expect, it } from 'vitest';
import type { Caller } from '#application/backoffice/caller.ts';
import { ReferenceData } from '#application/backoffice/flight/reference/reference-data.ts';
import { airlines } from '#domain/flight/reference/airlines.ts';
import { allAirports } from '#tests/fixtures/flight-supplier.ts';
import { makeCaller } from '#tests/fixtures/session.ts';

const data = new ReferenceData(allAirports);
const run = Effect.runPromise;
const deskOf = (more: Partial<Caller> = {}) => data.deskOf({ ...makeCaller(), rights: new Set(), ...more } as Caller);
const codes = (rows: readonly { readonly code: string }[]) => rows.map(({ code }) => code);

it('finds airports by what a person typed and by code, with a country in their language', async () => {
  const { airports } = deskOf({ language: 'fr' });
  expect(codes((await run(airports({ text: 'bom', page: 1 }))).airports)[0]).toBe('BOM');
  const { airports: found, total } = await run(airports({ codes: ['JED', 'DEL', 'XXX'], page: 1 }));
  expect(found.map(({ code, countryName }) => `${code} ${countryName}`)).toEqual(['DEL Inde', 'JED Arabie saoudite']);
  expect(total).toBe(2);
  expect(codes((await run(airports({ text: 'delhi', codes: ['DEL'], page: 1 }))).airports)).toEqual(['DEL']);
  expect((await run(airports({ text: '', page: 1 }))).airports).toEqual([]);
});

it('goes through all of them in pages, each once', async () => {
  const { airports } = deskOf();
  const first = await run(airports({ page: 1 }));
  const pages = Math.ceil(first.total / first.pageSize);
  const all = await run(Effect.all(Array.from({ length: pages + 1 }, (_, at) => airports({ page: at + 1 }))));
  expect(codes(all.flatMap((page) => page.airports))).toEqual(codes(allAirports.all));
  expect(all.at(-1)?.airports).toEqual([]);
});

it('lists airlines by code, and those that fly before those that no longer do', async () => {
  const { airlines: list } = deskOf();
  const { airlines: all, total } = await run(list({ page: 1 }));
  expect(total).toBe(airlines.length);
  expect(codes(all)).toEqual(codes(airlines).toSorted().slice(0, all.length));
  const air = (await run(list({ text: 'air', page: 1 }))).airlines;
  const flying = air.filter(({ name }) => name.toLowerCase().startsWith('air ')).map((each) => each.flying);
  expect(flying).toEqual(flying.toSorted((one, other) => Number(other) - Number(one)));
  expect(new Set(flying)).toEqual(new Set([true, false]));
  expect(codes((await run(list({ text: 'ai', page: 1 }))).airlines)[0]).toBe('AI');
});

it('answers the same question with the same object, and another language with its own', async () => {
  const asked = { text: 'paris', page: 1 };
  const [one, again, arabic] = await run(
    Effect.all([
      deskOf().airports(asked),
      deskOf({ address: '192.0.2.7' }).airports({ ...asked }),
      deskOf({ language: 'ar' }).airports(asked),
    ]),
  );
  expect(again).toBe(one);
  expect(arabic.airports[0]?.countryName).toBe('فرنسا');
  expect(one.airports[0]?.countryName).toBe('France');
});

it('is for who is signed in, with any rights, and takes no page below 1 and no endless text', async () => {
  const { kind: _kind, ...asking } = makeCaller();
  const anonymous = data.deskOf({ ...asking, kind: 'anonymous' } as Caller);
  for (const asked of [anonymous.airports({ page: 1 }), anonymous.airlines({ page: 1 })] as const)
    expect(await run(Effect.flip(asked as Effect.Effect<unknown, unknown>))).toMatchObject({ _tag: 'SessionInvalid' });
  const wrong = { text: 'a'.repeat(81), page: 0 };
  for (const asked of [deskOf().airports(wrong), deskOf().airlines(wrong)] as const)
    expect(await run(Effect.flip(asked as Effect.Effect<unknown, unknown>))).toMatchObject({
      violations: [
        { code: 'too-long', path: 'text' },
        { code: 'not-a-number', path: 'page' },
      ],
    });
});
