/** No page has this address. */
import MapPinOff from 'lucide-react/icons/map-pin-off';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';

export function Screen() {
  const words = useWords();
  return (
    <EmptyState
      icon={MapPinOff}
      title={<h1>{words('title-not-found')}</h1>}
      actions={
        <LinkButton variant="primary" to="/">
          {words('design-go-home')}
        </LinkButton>
      }
    >
      {words('shell-not-found-help')}
    </EmptyState>
  );
}
