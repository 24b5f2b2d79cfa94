/** What must hold before anything is booked by the unit, beside what its product asks: beside the form and in the back office. */
import { checkGst, checkRequiredGst, type GstEntry } from '../../agency/gst-rules.ts';
import { checkContact, type ContactDraft } from '../../people/contact.ts';
import { checkTerms } from '../../rules/terms.ts';
import { type Violation, within } from '../../rules/violation.ts';
import type { IsoDate } from '../../time/calendar-date.ts';
import { checkParameterValues } from '../parameter-values.ts';
import type { BookingParameter, BookingParameterValue } from '../parameters.ts';

/** A booking as it is being filled in. */
export interface SaleDraft {
  readonly contact: ContactDraft;
  readonly gst?: GstEntry | undefined;
  readonly parameters: readonly BookingParameterValue[];
  readonly acceptTerms: boolean;
}

export interface SaleFacts {
  /** Booking-page parameters of the quote. */
  readonly parameters: readonly BookingParameter[];
  readonly international: boolean;
  /** GST details must be given; else they are whole or absent. */
  readonly gstRequired?: boolean;
}

/** Paths: `contact.mobile`, `gst.number`, `parameters[0]`, `acceptTerms`. */
export function checkSale(
  draft: SaleDraft,
  { parameters, international, gstRequired = false }: SaleFacts,
  bookedOn: IsoDate,
): readonly Violation[] {
  return [
    ...within('contact', checkContact(draft.contact)),
    ...within('gst', gstRequired ? checkRequiredGst(draft.gst ?? {}) : checkGst(draft.gst ?? {})),
    ...checkParameterValues(draft.parameters, parameters, { international, bookedOn }),
    ...checkTerms(draft.acceptTerms),
  ];
}
