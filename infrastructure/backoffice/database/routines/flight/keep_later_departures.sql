-- Keeps the departures of a booking after its first.
create or replace function keep_later_departures() returns trigger language plpgsql as $$
begin
  delete from booking_later_departure d where d.agency_id = new.agency_id and d.transaction_id = new.transaction_id;
  insert into booking_later_departure (transaction_id, itinerary, agency_id, day)
  select new.transaction_id, d.itinerary, new.agency_id, d.day from booking_departures(new.document) d where d.itinerary > 0;
  return null;
end $$;
