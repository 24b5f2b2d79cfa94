-- An airline that changed flights may go back to those that were agreed, and changed directions may end up flown by nobody:
-- then there is nothing left to answer.

-- Ends the open change `changed` of a booking, as the airline went back. Answers false where it is not the open one, or where
-- the booking is being amended or is no longer the one that the supplier was asked about (`seen`).
create function restore_schedule(agency text, wanted text, seen integer, changed text, entries jsonb) returns boolean language plpgsql as $$
begin
  perform from booking o
  where o.transaction_id = wanted and o.agency_id = agency and o.version = seen and o.status in ('confirmed', 'part-cancelled', 'changed')
  for update;
  if not found then
    return false;
  end if;
  update schedule_change s set answer = 'superseded', answered_at = clock_timestamp()
  where s.transaction_id = wanted and s.change_id = changed and s.answer is null;
  if not found then
    return false;
  end if;
  update booking o set version = o.version + 1 where o.transaction_id = wanted;
  insert into booking_event (transaction_id, version, at, code, params)
  values (wanted, seen + 1, date_trunc('milliseconds', clock_timestamp()), 'schedule-restored', '{}');
  insert into outbox (kind, payload) select o ->> 'kind', o -> 'payload' from jsonb_array_elements(entries) o;
  insert into audit (agency_id, operation, reference, detail)
  values (agency, 'flight.schedule-restored', wanted, jsonb_build_object('change', changed));
  perform pg_notify('outbox', '');
  return true;
end $$;

-- Whether nobody flies any more on any of the directions of `changes`.
create function schedule_flown_by_nobody(changes json, gone jsonb, document json) returns boolean language sql immutable as $$
  select not exists (
    select from json_array_elements(changes) c
    cross join generate_series(0, json_array_length(document -> 'travellers') - 1) t
    where not coalesce(gone, '[]') @> jsonb_build_array(
      jsonb_build_object('traveller', t, 'item', (c ->> 'itinerary')::integer)))
$$;

-- As before; and what is cancelled for everybody leaves nothing to be answered.
create or replace function answer_schedule_change() returns trigger language plpgsql as $$
declare
  answered text;
begin
  answered := case
    when new.kind = 'schedule-change' then case when new.plan #>> '{asks,kind}' = 'cancel' then 'refused' else 'accepted' end
    else 'superseded'
  end;
  update schedule_change s set answer = answered, answered_at = new.ended_at
  from booking b
  where s.transaction_id = new.transaction_id and s.answer is null and b.transaction_id = new.transaction_id
    and case new.kind
      when 'schedule-change' then true
      when 'change' then exists (
        select from json_array_elements(s.changes) c
        join json_array_elements_text(new.plan #> '{asks,itineraries}') t (at) on t.at = c ->> 'itinerary')
      else b.status = 'cancelled' or schedule_flown_by_nobody(s.changes, b.gone, b.document)
    end;
  return null;
end $$;

update schedule_change s set answer = 'superseded', answered_at = clock_timestamp()
from booking b
where b.transaction_id = s.transaction_id and s.answer is null and schedule_flown_by_nobody(s.changes, b.gone, b.document);
