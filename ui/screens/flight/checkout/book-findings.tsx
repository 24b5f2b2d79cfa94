/** What was found before the tickets, above what is paid for: what it is about can be changed, or gone on with for a reason. */
import { TicketFindings } from '../booking/ticket-findings.tsx';
import type { BookView } from './book-view.ts';

export function BookFindings({ state, checkout }: BookView) {
  const { findings, form, stopped, unanswered, sending } = state;
  const toTravellers = () => checkout.goTo('travellers');
  return (
    <TicketFindings
      findings={findings}
      overrides={form.overrides}
      stopped={stopped}
      fixed={unanswered || sending}
      onOverride={(code, reason) => checkout.override(code, reason)}
      changeOf={(path) => (/^(travellers|gst)\b/.test(path) ? toTravellers : undefined)}
    />
  );
}
