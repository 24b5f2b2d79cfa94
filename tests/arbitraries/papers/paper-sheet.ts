/** Any paper laid out. */
import fc from 'fast-check';
import { languages } from '#domain/people/language.ts';
import type { PaperSheet } from '#domain/booking/papers/paper-sheet.ts';

export function anyPaperSheet(text: fc.Arbitrary<string>): fc.Arbitrary<PaperSheet> {
  const flag = fc.boolean();
  const several = <A>(of: fc.Arbitrary<A>) => fc.array(of, { maxLength: 2 });
  const loose = <A extends object>(model: { [Key in keyof A]: fc.Arbitrary<A[Key]> }, optional: readonly (keyof A)[]) =>
    fc.record(model, {
      requiredKeys: Object.keys(model).filter((key) => !optional.some((each) => each === key)) as (keyof A)[],
    }) as fc.Arbitrary<A>;
  const measure = fc.double({ min: 0, max: 1000, noNaN: true });
  const line = several(loose({ text, plain: flag }, ['plain']));
  const fact = fc.record({ label: text, value: line });
  const party = fc.record({ name: text, lines: several(text) });
  const end = loose({ time: text, day: text, place: text, details: line }, ['day']);
  const block = fc.oneof(
    loose(
      {
        kind: fc.constant('way' as const),
        mark: text,
        title: text,
        date: text,
        reference: fact,
        from: end,
        to: end,
        between: line,
        facts: several(text),
      },
      ['reference'],
    ),
    loose(
      {
        kind: fc.constant('table' as const),
        heading: text,
        columns: several(loose({ label: text, share: measure, end: flag }, ['end'])),
        rows: several(loose({ cells: several(several(line)), total: flag }, ['total'])),
        note: text,
        beside: flag,
      },
      ['note', 'beside'],
    ),
    loose(
      { kind: fc.constant('facts' as const), heading: text, party, facts: several(fact), framed: flag, beside: flag },
      ['heading', 'party', 'framed', 'beside'],
    ),
    loose({ kind: fc.constant('list' as const), heading: text, items: several(line), marked: flag, beside: flag }, [
      'marked',
      'beside',
    ]),
    loose(
      { kind: fc.constant('notes' as const), lines: several(line), signatory: fc.record({ name: text, as: text }) },
      ['signatory'],
    ),
  );
  return loose<PaperSheet>(
    {
      language: fc.constantFrom(...languages),
      title: text,
      subtitle: text,
      stamp: text,
      brand: text,
      logo: text,
      issuer: party,
      facts: several(fact),
      code: fc.record({ form: fc.constantFrom('square', 'line'), width: measure, height: measure, path: text }),
      blocks: fc.array(block, { maxLength: 4 }),
      foot: fc.record({ words: text, reach: text }),
    },
    ['subtitle', 'stamp', 'logo', 'code'],
  );
}
