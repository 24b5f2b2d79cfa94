-- Keeps the second copy of a booking up to date, in the commit that writes the first.
create or replace function copy_booking() returns trigger language plpgsql as $$
begin
  insert into booking_copy (agency_id, transaction_id, quote_id, booking)
  values (new.agency_id, new.transaction_id, new.quote_id, to_json(new))
  on conflict (agency_id, transaction_id) do update set booking = excluded.booking;
  return null;
end $$;
