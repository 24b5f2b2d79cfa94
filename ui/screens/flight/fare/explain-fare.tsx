/** The way from a listed fare to what it is made of. */
import ListTree from 'lucide-react/icons/list-tree';
import type { ChosenFare } from '#application/portal/flight/search/flight-results.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';

export interface ExplainFareProps {
  readonly of: ChosenFare;
  /** Id of the element that names the fare. */
  readonly describedBy: string;
}

/** Not for a fare that is sold only with another direction's: alone it has no price. */
export function ExplainFare({ of, describedBy }: ExplainFareProps) {
  const words = useWords();
  const explain = usePart(flightParts.explainFares);
  if (of.fare.special !== undefined) return null;
  return (
    <Button
      variant="link"
      icon={ListTree}
      iconMirrored
      aria-describedby={describedBy}
      onClick={() => void explain.open(of)}
    >
      {words('flight-explain')}
    </Button>
  );
}
