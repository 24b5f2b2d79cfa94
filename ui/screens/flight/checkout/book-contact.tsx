/** Where the airline reaches the traveller, and where the ticket goes. */
import { ContactCard } from '#ui/booking/checkout/contact-card.tsx';
import { useFieldError } from './book-view.ts';
import type { BookView } from './book-view.ts';

export function ContactPart({ state, checkout }: BookView) {
  return (
    <ContactCard
      contact={state.form.contact}
      errorAt={useFieldError(state)}
      onChange={(contact) => checkout.changeForm({ contact })}
      onLeave={(path) => checkout.leaveField(path)}
    />
  );
}
