-- The local days on which the directions of a journey depart.
create or replace function booking_departures(journey json) returns table (itinerary smallint, day date) language sql immutable as $$
  select (i.place - 1)::smallint, left(i.flown #>> '{segments,0,departure,local}', 10)::date
  from json_array_elements(journey -> 'itineraries') with ordinality as i (flown, place)
$$;
