/** What stands where a screen could not be drawn or loaded. */
import { useRouteError } from 'react-router-dom';
import { ErrorPanel } from '../design/error-panel.tsx';

export function RenderFailure() {
  const error = useRouteError();
  return <ErrorPanel page message={error instanceof Error ? error.message : String(error)} />;
}
