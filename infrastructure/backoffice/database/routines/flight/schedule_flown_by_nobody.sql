-- Whether nobody flies any more on any of the directions of `changes`.
create or replace function schedule_flown_by_nobody(changes json, gone jsonb, document json) returns boolean language sql immutable as $$
  select not exists (
    select from json_array_elements(changes) c
    cross join generate_series(0, json_array_length(document -> 'travellers') - 1) t
    where not coalesce(gone, '[]') @> jsonb_build_array(
      jsonb_build_object('traveller', t, 'item', (c ->> 'itinerary')::integer)))
$$;
