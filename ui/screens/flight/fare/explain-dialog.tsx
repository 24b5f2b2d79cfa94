/** What a listed fare is made of: asked for while the dialog is open already, with the way on where it cannot be said. */
import { useState } from 'react';
import type { FareOption } from '#domain/flight/offer/offer.ts';
import type { Party } from '#domain/flight/search/request.ts';
import { equals } from '#domain/money/money.ts';
import type { Price } from '#domain/price/price.ts';
import type { DeskFailure } from '#application/desk/failures.ts';
import type { PriceSide } from '#ui/booking/checkout/price-frame.tsx';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useWords } from '#ui/design/words/words.ts';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { useOfferWords } from '../offer/offer-words.ts';
import { FareExplained } from './fare-explained.tsx';

export interface ExplainDialogProps {
  readonly party: Party;
  /** Searches again: these offers are too old. */
  readonly onSearchAgain: () => void;
}

export function ExplainDialog({ party, onSearchAgain }: ExplainDialogProps) {
  const narrow = useNarrow();
  const explain = usePart(flightParts.explainFares);
  const opened = useStateOf(explain.state$);
  const [side, setSide] = useState<PriceSide>('customer');
  // While the dialog leaves, it still shows what it showed.
  const [last, setLast] = useState(opened);
  if (opened !== undefined && opened !== last) setLast(opened);
  if (last === undefined) return null;
  const { of, price } = last;
  const ready = price.kind === 'ready' ? price.value : undefined;
  const close = () => explain.close();
  return (
    <FareExplained
      open={opened !== undefined}
      fare={ready ?? listed(of.fare)}
      party={party}
      side={side}
      onSide={setSide}
      narrow={narrow}
      onClose={close}
      yours={ready && <Moved from={of.fare} to={ready} />}
      {...(price.kind === 'loading' && { instead: <SkeletonRows rows={6} height="32px" /> })}
      {...(price.kind === 'failed' && {
        instead: (
          <Unexplained
            failure={price.failure}
            onAgain={() => void explain.open(of)}
            onSearchAgain={() => {
              close();
              onSearchAgain();
            }}
          />
        ),
      })}
    />
  );
}

/** All that a list says of a price. */
function listed({ total, breakdown }: FareOption): Price {
  return { total, breakdown };
}

function Moved({ from, to }: { readonly from: FareOption; readonly to: Price }) {
  const words = useWords();
  const said = useOfferWords();
  if (equals(from.total, to.total)) return null;
  return (
    <Alert kind="info">
      {words('flight-explain-moved', { from: said.money(from.total), to: said.money(to.total) })}
    </Alert>
  );
}

interface UnexplainedProps {
  readonly failure: DeskFailure;
  readonly onAgain: () => void;
  readonly onSearchAgain: () => void;
}

function Unexplained({ failure, onAgain, onSearchAgain }: UnexplainedProps) {
  const words = useWords();
  const expired = failure._tag === 'NotFound';
  return (
    <Alert
      kind="error"
      live
      action={
        <Button size={32} onClick={expired ? onSearchAgain : onAgain}>
          {words(expired ? 'flight-search-again' : 'shell-try-again')}
        </Button>
      }
    >
      {expired ? words('flight-offers-expired') : failureText(words, failure)}
    </Alert>
  );
}
