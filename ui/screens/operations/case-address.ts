/** Which list of cases an address names, and which case stands open beside it. */
import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CaseFilter } from '#application/portal/operations/decision-queue.ts';
import { pageIn } from '#ui/booking/lists/page-in.ts';
import { paths } from '#ui/composition/paths.ts';

export interface CaseAddress<State extends string> {
  readonly filter: CaseFilter<State>;
  readonly open: string | undefined;
  /** An empty text takes a part out of the address. */
  readonly change: (changes: { readonly [Part in 'case' | 'state' | 'text' | 'page']?: string }) => void;
  readonly of: (id: string) => string;
}

/** Where the address names no state, those that wait are listed. */
export function useCaseAddress<State extends string>(states: readonly State[], waiting: State): CaseAddress<State> {
  const [query, setQuery] = useSearchParams();
  const list = listIn(query);
  const filter = useMemo(() => filterIn(new URLSearchParams(list), states, waiting), [list, states, waiting]);
  const changed = (changes: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries(changes)) {
      if (value === '') next.delete(name);
      else next.set(name, value);
    }
    return next;
  };
  return {
    filter,
    open: query.get('case') ?? undefined,
    change: (changes) => setQuery(changed(changes)),
    of: (id) => `${paths.operations}?${changed({ case: id }).toString()}`,
  };
}

/** The address without the case: to open another one lists nothing again. */
function listIn(query: URLSearchParams): string {
  const list = new URLSearchParams(query);
  list.delete('case');
  return list.toString();
}

function filterIn<State extends string>(
  query: URLSearchParams,
  states: readonly State[],
  waiting: State,
): CaseFilter<State> {
  const wanted = query.get('state') ?? waiting;
  const state = states.find((each) => each === wanted);
  const text = query.get('text')?.trim() ?? '';
  return {
    page: pageIn(query),
    ...(state !== undefined && { state }),
    ...(text !== '' && { text }),
  };
}
