/** Whose a booking is, against what happened: each story says once who did what, and is read by the rule and by a plain list of names. */
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isOwn, type Whose } from '#domain/corporate/reach.ts';

const people = ['asha', 'ravi', 'susan', 'mathew', 'priya', 'agent'] as const;
const somebody = fc.constantFrom(...people);

/** What happened to one booking. */
const story = fc.record({
  madeBy: somebody,
  atDeskOf: fc.option(somebody, { nil: undefined }),
  fromCartOf: fc.option(somebody, { nil: undefined }),
  approvals: fc.array(fc.record({ requester: somebody, asked: fc.array(somebody, { maxLength: 3 }) }), {
    maxLength: 3,
  }),
  /** Who is away, and who decides instead. */
  away: fc.array(fc.tuple(somebody, somebody), { maxLength: 4 }),
});
type Story = typeof story extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** Everybody who has to do with it, named one after the other. */
function concerned({ madeBy, atDeskOf, fromCartOf, approvals, away }: Story): ReadonlySet<string> {
  const named = new Set<string>([madeBy]);
  if (atDeskOf !== undefined) named.add(atDeskOf);
  if (fromCartOf !== undefined) named.add(fromCartOf);
  for (const { requester, asked } of approvals) {
    named.add(requester);
    for (const each of asked) {
      named.add(each);
      for (const [from, to] of away) if (from === each) named.add(to);
    }
  }
  return named;
}

const whoseOf = ({ madeBy, atDeskOf, fromCartOf, approvals }: Story): Whose => ({
  madeBy,
  approvals,
  ...(atDeskOf && { onBehalfOf: atDeskOf }),
  ...(fromCartOf && { madeFor: fromCartOf }),
});
const reachOf = (userId: string, { away }: Pick<Story, 'away'>) => ({
  userId,
  decidesFor: away.flatMap(([from, to]) => (to === userId ? [from] : [])),
});

it('a booking is of those who are named in what happened, and of nobody else', () => {
  fc.assert(
    fc.property(story, (drawn) => {
      const own = people.filter((each) => isOwn(reachOf(each, drawn), whoseOf(drawn)));
      expect(own).toEqual(people.filter((each) => concerned(drawn).has(each)));
    }),
  );
});

it('what is asked about a booking is of who asked, and of those to whom the booking is', () => {
  fc.assert(
    fc.property(story, fc.option(somebody, { nil: undefined }), (drawn, asker) => {
      const request: Whose = { ...(asker && { madeBy: asker }), about: whoseOf(drawn) };
      const own = people.filter((each) => isOwn(reachOf(each, drawn), request));
      expect(own).toEqual(people.filter((each) => each === asker || concerned(drawn).has(each)));
    }),
  );
});

it('who decides for somebody has nothing to do with what that one made', () => {
  fc.assert(
    fc.property(somebody, somebody, (from, to) => {
      fc.pre(from !== to);
      expect(isOwn({ userId: to, decidesFor: [from] }, { madeBy: from, onBehalfOf: from })).toBe(false);
    }),
  );
});
