-- Bookings taken over from PNR displays.

-- What such a booking is confirmed with: the display in place of a supplier's answer. Written with its intent.
create table imported_pnr (
  transaction_id text primary key,
  agency_id text not null,
  -- Whose display it was.
  gds text not null,
  pnr text not null,
  tickets jsonb not null
);

-- An agency takes a ticket over once.
create table imported_ticket (
  agency_id text not null,
  number text not null,
  transaction_id text not null,
  primary key (agency_id, number)
);
