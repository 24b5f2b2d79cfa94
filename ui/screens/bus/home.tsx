/** The bus landing page: a search. */
import { Card } from '#ui/design/data/card.tsx';
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
    </>
  );
}
