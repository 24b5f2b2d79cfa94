/** The bus landing page: a search, and the searches made lately. */
import { RecentSearches } from '#ui/booking/search/recent-searches.tsx';
import { busParts } from '#ui/composition/bus/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { SearchPanel } from './search-panel.tsx';

export function Screen() {
  const words = useWords();
  return (
    <>
      <PageHead title={words('bus-home-title')} />
      <Card>
        <SearchPanel />
      </Card>
      <Recent />
    </>
  );
}

function Recent() {
  const dates = useDates();
  const search = usePart(busParts.search);
  const { recent } = useStateOf(search.state$);
  return (
    <RecentSearches
      searches={recent.map(({ path, draft: { origin, destination, date } }) => ({
        path,
        title: <bdi>{[origin?.name, destination?.name].join(' – ')}</bdi>,
        detail: date === undefined ? null : dates.short(date),
      }))}
      onForget={() => search.forgetRecent()}
    />
  );
}
