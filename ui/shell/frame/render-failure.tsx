/** What stands where a screen could not be drawn or loaded. */
import { useRouteError } from 'react-router-dom';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { PageMissing, PageNotLoaded } from './page-not-loaded.tsx';

export function RenderFailure() {
  const error = useRouteError();
  if (error instanceof PageNotLoaded) return <PageMissing page />;
  return <ErrorPanel page message={error instanceof Error ? error.message : String(error)} />;
}
