-- Who travels in a booking and from when to when. Two travellers of one name are one of its people.
create or replace function booked_people(agency text, id text, document jsonb) returns table (agency_id text, person bigint, transaction_id text, from_day date, to_day date) language sql stable as $$
  select distinct agency, person_key(agency, t ->> 'firstName', t ->> 'lastName'), id, days.first, days.last
  from jsonb_array_elements(document -> 'travellers') t,
       (select min(left(s -> 'departure' ->> 'local', 10))::date as first, max(left(s -> 'arrival' ->> 'local', 10))::date as last
        from jsonb_path_query(document, '$.itineraries[*].segments[*]') s) days
$$;
