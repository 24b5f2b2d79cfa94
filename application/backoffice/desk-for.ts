/**
 * The whole desk for one caller and one request. An area is made when it is first asked for, because a request is about
 * one thing. What is answered is within the caller's rights (`field-rights.ts`), what is done within those at
 * somebody else's desk (`while-emulating.ts`), what a company's people ask is their own (`while-of-company.ts`), and what is
 * sold is among the enabled services (`while-not-sold.ts`).
 */
import type { Desk } from '../desk/desk.ts';
import type { Caller } from './caller.ts';
import { withinRights } from './field-rights.ts';
import type { ClientSettingStore } from './ports/agency/settings.ts';
import type { ReachBook } from './ports/corporate/reach-book.ts';
import { whileEmulating } from './while-emulating.ts';
import { whileNotSold } from './while-not-sold.ts';
import { whileOfCompany } from './while-of-company.ts';

/** One maker an area: given a caller, its desk. */
export type DeskMakers = { readonly [Area in keyof Desk]: (caller: Caller) => Desk[Area] };

export type DeskFor = (caller: Caller) => Desk;

export function makeDeskFor(
  makers: DeskMakers,
  settings: Pick<ClientSettingStore, 'all'>,
  reaches: Omit<ReachBook, 'decidesFor' | 'companyOf'>,
): DeskFor {
  // The type says which there are.
  const areas = Object.keys(makers) as (keyof Desk)[];
  return (caller) => {
    const areaOf = <Area extends keyof Desk>(area: Area): Desk[Area] => {
      const sold = whileNotSold(area, makers[area](caller), settings);
      return withinRights(area, whileEmulating(area, whileOfCompany(area, sold, caller, reaches), caller), caller);
    };
    const made = areas.map((area) => [area, { enumerable: true, get: () => areaOf(area) }] as const);
    return Object.defineProperties({}, Object.fromEntries(made)) as Desk;
  };
}
