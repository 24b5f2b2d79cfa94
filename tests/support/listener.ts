/** A desk whose answers are read as they come over the wire, and what of the agency's side of a price must not stand in them. */
import { expect } from 'vitest';
import { add, type Money } from '#domain/money/money.ts';
import type { Price, PricePart, PricePartName, TermAmounts } from '#domain/price/price.ts';
import type { Desk } from '#application/desk/desk.ts';
import { portalDesk, type RunningBackOffice } from './back-office.ts';
import { amountsIn, namesIn, secretNames, sumsOf } from './shown-amounts.ts';

/** A desk, and what came over its wire. */
export interface Listener {
  readonly desk: Desk;
  /** The answers since it was last asked, as they were sent. */
  readonly heard: () => readonly unknown[];
}

export async function listenerOf(office: RunningBackOffice, login: string): Promise<Listener> {
  let answers: unknown[] = [];
  const { desk } = await portalDesk(office, login, {
    fetch: async (address, init) => {
      const response = await fetch(address, init);
      answers.push(await response.clone().json());
      return response;
    },
  });
  const heard = () => {
    const sofar = answers;
    answers = [];
    return sofar;
  };
  heard();
  return { desk, heard };
}

const termsOf = ({ net, commission, tds, markup, earn }: TermAmounts) => [net, commission, tds, markup, earn];

/** The agency's side of a fare, of all and of each traveller, and what of it is the supplier's price. */
export function secretsOf(terms: Price['terms'], ...trees: readonly (PricePart | undefined)[]): readonly Money[] {
  if (terms === undefined) throw new Error('the agent sees no terms');
  const all = trees.flatMap((tree) => (tree === undefined ? [] : partsOf(tree)));
  const amounts = (names: readonly PricePartName[]) =>
    all.filter(({ name }) => names.includes(name)).map(({ amount }) => amount);
  // What happens to come to as much as a tax or a fee, or as all the rest, is reported by them.
  const answered = amounts(['k3', 'taxes', 'other-tax', 'convenience-fee', 'gst']).map(({ minor }) => minor);
  const total = add(terms.net, terms.earn).minor;
  return [
    ...[terms, ...(terms.each ?? [])].flatMap(termsOf),
    ...amounts(['fare', 'base-fare', 'base-fare-line', 'markup']),
  ].filter(({ minor }) => !answered.includes(Math.abs(minor)) && !answered.includes(total - Math.abs(minor)));
}

function partsOf(part: PricePart): readonly PricePart[] {
  return [part, ...(part.parts ?? []).flatMap(partsOf)];
}

/** `but`: names that are no secret here. */
export function expectUnshown(heard: readonly unknown[], secrets: readonly Money[], but: readonly string[] = []) {
  const hidden = new Set(secrets.map(({ minor }) => Math.abs(minor)).filter((minor) => minor !== 0));
  expect(heard.length).toBeGreaterThan(0);
  for (const answer of heard) {
    expect(namesIn(answer).filter((name) => secretNames.has(name) && !but.includes(name))).toEqual([]);
    expect(amountsIn(answer).filter((minor) => hidden.has(minor))).toEqual([]);
    expect(sumsOf(answer).filter((minor) => hidden.has(minor))).toEqual([]);
  }
}
