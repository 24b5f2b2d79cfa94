/** Asking support from the screen at hand, which is not left: what it is of is filled in. Fetched when it is first asked for. */
import { useEffect } from 'react';
import { agencyParts } from '#ui/composition/agency-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { NeededWords } from '#ui/design/words/words-provider.tsx';
import { NewTicketDialog } from './new-ticket.tsx';

export interface AskSupportProps {
  /** A new one each time that the dialog is opened. */
  readonly asked: { readonly about: string };
}

export function AskSupport({ asked }: AskSupportProps) {
  return (
    <NeededWords areas={['support']} fallback={null} trouble={null}>
      <Asking asked={asked} />
    </NeededWords>
  );
}

function Asking({ asked }: AskSupportProps) {
  const writing = usePart(agencyParts.newTicket);
  const alerts = usePart(parts.alerts);
  useEffect(() => {
    writing.begin();
    writing.type({ about: asked.about });
    return () => writing.close();
  }, [writing, asked]);
  return (
    <NewTicketDialog
      onRaised={(ticket) => void alerts.show('success', { id: 'shell-support-raised', args: { ticket } })}
    />
  );
}
