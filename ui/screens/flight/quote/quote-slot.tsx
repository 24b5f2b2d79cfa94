/** Where the dialog of a quote for a customer opens: it comes, with its words, when it is first wanted. */
import { memo, useCallback, useEffect } from 'react';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Late } from '#ui/design/layer/late.tsx';

const words = ['quotes', 'booking'];
const nothing = {};
const dialog = async () => (await import('./quote-dialog.tsx')).QuoteDialog;

export const QuoteSlot = memo(() => {
  const draft = usePart(flightParts.quoteDraft);
  const alerts = usePart(parts.alerts);
  const { open } = useStateOf(draft.state$);
  const failed = useCallback(() => {
    draft.close();
    alerts.show('error', { id: 'failure-unreachable' });
  }, [draft, alerts]);
  // Leaving the results closes it.
  useEffect(() => () => draft.close(), [draft]);
  return <Late wanted={open} load={dialog} onFailed={failed} words={words} given={nothing} />;
});
