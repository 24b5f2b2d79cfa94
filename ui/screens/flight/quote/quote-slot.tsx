/** Where the dialog of a quote for a customer opens: it comes, with its words, when it is first wanted. */
import { memo, useEffect, useState } from 'react';
import type { ComponentType } from 'react';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { NeededWords } from '#ui/design/words/words-provider.tsx';

export const QuoteSlot = memo(() => {
  const draft = usePart(flightParts.quoteDraft);
  const alerts = usePart(parts.alerts);
  const { open } = useStateOf(draft.state$);
  const [Dialog, setDialog] = useState<ComponentType | undefined>(undefined);
  const wanted = open && Dialog === undefined;
  useEffect(() => {
    if (!wanted) return;
    import('./quote-dialog.tsx')
      .then(({ QuoteDialog }) => setDialog(() => QuoteDialog))
      .catch(() => {
        draft.close();
        alerts.show('error', { id: 'failure-unreachable' });
      });
  }, [wanted, draft, alerts]);
  // Whoever leaves the results leaves it behind.
  useEffect(() => () => draft.close(), [draft]);
  return Dialog === undefined ? null : (
    <NeededWords areas={['quotes', 'booking']}>
      <Dialog />
    </NeededWords>
  );
});
