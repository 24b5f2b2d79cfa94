/** Where the dialog opens that explains a listed fare: it comes, with its words, when it is first wanted. */
import { memo, useCallback, useEffect } from 'react';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Late } from '#ui/design/layer/late.tsx';
import type { ExplainDialogProps } from './explain-dialog.tsx';

const words = ['booking', 'fees'];
const dialog = async () => (await import('./explain-dialog.tsx')).ExplainDialog;

export const ExplainSlot = memo((props: ExplainDialogProps) => {
  const explain = usePart(flightParts.explainFares);
  const alerts = usePart(parts.alerts);
  const opened = useStateOf(explain.state$);
  const failed = useCallback(() => {
    explain.close();
    alerts.show('error', { id: 'failure-unreachable' });
  }, [explain, alerts]);
  // Leaving the results closes it.
  useEffect(() => () => explain.close(), [explain]);
  return <Late wanted={opened !== undefined} load={dialog} onFailed={failed} words={words} given={props} />;
});
