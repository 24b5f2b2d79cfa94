/** No page has this address: said to the user here, and to those who look into it in the router's own words. */
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { parts } from '#ui/composition/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import MapPinOff from 'lucide-react/icons/map-pin-off';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';

export function Screen() {
  const words = useWords();
  const log = usePart(parts.log);
  const { pathname } = useLocation();
  useEffect(() => log.warn(`No routes matched location "${pathname}"`), [log, pathname]);
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
