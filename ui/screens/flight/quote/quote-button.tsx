/** The ways from results to a quote for a customer: what is chosen, and all that is being compared. */
import Send from 'lucide-react/icons/send';
import type { ChosenFare } from '#application/portal/flight/search/flight-results.ts';
import type { FoundTrip } from '#application/portal/flight/search/trip-results.ts';
import { flightParts } from '#ui/composition/flight-parts.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Button } from '#ui/design/press/button.tsx';
import { IconButton } from '#ui/design/press/icon-button.tsx';
import { useNarrow } from '#ui/design/theme/use-narrow.ts';
import { useWords } from '#ui/design/words/words.ts';

/** How many offers of this search the quote holds already. */
export function useKeptPicks(trip: Pick<FoundTrip, 'query'>): number {
  const { picks, query, sent } = useStateOf(usePart(flightParts.quoteDraft).state$);
  return query === trip.query && sent === undefined ? picks.length : 0;
}

/** Takes what is chosen into the quote, beside what was picked from the same search before; for those who may send quotes. */
export function QuoteButton({ trip }: { readonly trip: FoundTrip }) {
  const words = useWords();
  const narrow = useNarrow();
  const draft = usePart(flightParts.quoteDraft);
  const kept = useKeptPicks(trip);
  const may = useMay();
  const whole = trip.choices.every((choice) => choice !== undefined) && trip.violations.length === 0;
  const label = words('flight-quote', { count: kept });
  const act = {
    disabled: !whole && kept === 0,
    onClick: () => draft.open(trip.query, whole ? [trip.choices.flatMap((choice) => choice ?? [])] : []),
  };
  if (!may('send-quotes')) return null;
  return narrow ? (
    <IconButton icon={Send} mirrored label={label} variant="secondary" {...act} />
  ) : (
    <Button size={48} icon={Send} iconMirrored {...act}>
      {label}
    </Button>
  );
}

/** For lists of whole journeys: each of those that are compared is an offer of the quote. */
export function QuoteCompared({
  query,
  compared,
}: {
  readonly query: string;
  readonly compared: readonly ChosenFare[];
}) {
  const words = useWords();
  const draft = usePart(flightParts.quoteDraft);
  const may = useMay();
  if (!may('send-quotes')) return null;
  return (
    <Button
      size={32}
      icon={Send}
      iconMirrored
      onClick={() =>
        draft.open(
          query,
          compared.map((each) => [each]),
        )
      }
    >
      {words('flight-quote-compared')}
    </Button>
  );
}
