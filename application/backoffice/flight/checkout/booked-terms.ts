/** The settled part of a booking, to be kept again where an amendment makes it another. */
import type { FlightBookingTerms } from '#application/backoffice/ports/flight/flight-books.ts';

/** Leaves out everything else that a booking has. */
export function termsOf(booking: FlightBookingTerms): FlightBookingTerms {
  const {
    journeyType,
    itineraries,
    travellers,
    contact,
    gst,
    parameters,
    ssr,
    imported,
    elsewhere,
    overrides,
    asked,
    resold,
  } = booking;
  return {
    journeyType,
    itineraries,
    travellers,
    contact,
    ...(gst && { gst }),
    parameters,
    ssr,
    ...(imported && { imported }),
    ...(elsewhere && { elsewhere }),
    ...(overrides && { overrides }),
    ...(asked && { asked }),
    ...(resold && { resold }),
  };
}
