-- Ends the open change `changed` of a booking, as the airline went back. Answers false where it is not the open one, or where
-- the booking is being amended or is no longer the one that the supplier was asked about (`seen`).
create or replace function restore_schedule(agency text, wanted text, seen integer, changed text, entries jsonb) returns boolean language plpgsql as $$
begin
  perform from booking o
  where o.transaction_id = wanted and o.agency_id = agency and o.version = seen
  for update;
  if not found then
    return false;
  end if;
  update schedule_change s set answer = 'superseded', answered_at = clock_timestamp()
  where s.agency_id = agency and s.transaction_id = wanted and s.change_id = changed and s.answer is null;
  if not found then
    return false;
  end if;
  update booking o set version = o.version + 1 where o.agency_id = agency and o.transaction_id = wanted;
  insert into booking_event (agency_id, transaction_id, version, at, code, params)
  values (agency, wanted, seen + 1, date_trunc('milliseconds', clock_timestamp()), 'schedule-restored', '{}');
  insert into outbox (kind, payload) select o ->> 'kind', o -> 'payload' from jsonb_array_elements(entries) o;
  insert into audit (agency_id, operation, reference, detail)
  values (agency, 'flight.schedule-restored', wanted, jsonb_build_object('change', changed));
  perform pg_notify('outbox', '');
  return true;
end $$;
