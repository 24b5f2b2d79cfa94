-- Bookings taken over from PNR displays.

-- What such a booking is confirmed with: the display in place of a supplier's answer. Written with its intent.
create table imported_pnr (
  transaction_id text primary key,
  agency_id text not null,
  -- Whose display it was.
  gds text not null,
  pnr text not null,
  tickets jsonb not null,
  -- A record without tickets is taken over as a hold, until its ticketing time limit.
  held_until timestamptz(3)
);
