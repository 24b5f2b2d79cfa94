/** A clock that jumped, and ledger entries dated after now: before anything else is decided. */
import { useEffect } from 'react';
import type { ClockTrouble } from '#domain/account/clock.ts';
import { waitOf } from '#domain/time/duration.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { useWords } from '#ui/design/words/words.ts';

export function ClockNotice() {
  const clock = usePart(operationsParts.houseClock);
  const { troubles } = useStateOf(clock.state$);
  useEffect(() => clock.follow(), [clock]);
  return troubles.map((trouble) => <Notice key={trouble.kind} of={trouble} />);
}

function Notice({ of: { kind, seconds } }: { readonly of: ClockTrouble }) {
  const words = useWords();
  const span = words('operations-clock-span', { ...waitOf(Math.abs(seconds)) });
  if (kind === 'entries-ahead')
    return (
      <Alert kind="error" title={words('operations-clock-entries', { span })}>
        {words('operations-clock-entries-help')}
      </Alert>
    );
  return (
    <Alert kind="error" title={words(seconds < 0 ? 'operations-clock-behind' : 'operations-clock-ahead', { span })}>
      {words('operations-clock-help')}
    </Alert>
  );
}
