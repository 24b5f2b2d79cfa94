/** A page whose search is its address: the form, before a search those made lately, then what was found. */
import { type ReactNode, useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { AddressSearch } from '#application/portal/booking/search/address-search.ts';
import { useStateOf } from '#ui/composition/use-part.ts';
import { Card } from '#ui/design/data/card.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { RecentSearches } from './recent-searches.tsx';
import { ResultsFailed, ResultsLoading } from './results-frame.tsx';
import { SearchAgain } from './search-again.tsx';

interface AddressPageProps<Draft extends object, Found, More extends object> {
  readonly search: AddressSearch<Draft, Found, More>;
  /** Of what is asked for; of nothing yet, what the page is called. */
  readonly head: (asked: Draft | undefined) => { readonly title: string; readonly fact?: string | undefined };
  readonly form: ReactNode;
  readonly again: string;
  /** What is said where nothing was found. */
  readonly none: { readonly title: string; readonly help: string };
  readonly isNone: (found: Found) => boolean;
  /** The height of a card while it is searched. */
  readonly height: string;
  /** One of the searches made lately, in short. */
  readonly inShort: (draft: Draft) => { readonly title: ReactNode; readonly detail: ReactNode };
  readonly children: (found: Found) => ReactNode;
}

export function AddressPage<Draft extends object, Found, More extends object>(
  props: AddressPageProps<Draft, Found, More>,
) {
  const { search, head, form, inShort } = props;
  const [query] = useSearchParams();
  const address = query.toString();
  useEffect(() => void search.visit(new URLSearchParams(address)), [search, address]);
  // An address that is not asked for has its form open: what is missing or wrong is said there.
  const asked = search.asked(query);
  const { recent } = useStateOf(search.state$);
  return (
    <>
      <PageHead {...head(asked)} />
      <SearchAgain asked={asked !== undefined}>{form}</SearchAgain>
      {asked === undefined ? (
        <RecentSearches
          searches={recent.map(({ path, draft }) => ({ path, ...inShort(draft) }))}
          onForget={() => search.forgetRecent()}
        />
      ) : (
        <Sought {...props} />
      )}
    </>
  );
}

function Sought<Draft extends object, Found, More extends object>({
  search,
  again,
  none,
  isNone,
  height,
  children,
}: AddressPageProps<Draft, Found, More>) {
  const { found } = useStateOf(search.state$);
  if (found === undefined) return null;
  if (found.kind === 'loading') return <ResultsLoading rows={1} height={height} />;
  if (found.kind === 'failed')
    return <ResultsFailed failure={found.failure} again={again} onAgain={() => void search.again()} />;
  if (isNone(found.value))
    return (
      <Card>
        <EmptyState title={none.title}>{none.help}</EmptyState>
      </Card>
    );
  return children(found.value);
}
