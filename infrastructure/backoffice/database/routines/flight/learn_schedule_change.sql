-- Keeps what a supplier says of a booking's flights: {transaction_id, agency_id, version, change_id, severity, learned_at,
-- answer_by, changes, params, outbox}. What was open before is superseded. Known is what is open, and what was learned last and
-- answered; what was superseded may be recorded again. Answers false where it is known, or where the booking is no longer the
-- one that the supplier was asked about (`version`): it will be reported again.
create or replace function learn_schedule_change(item jsonb) returns boolean language plpgsql as $$
declare
  i record;
  b record;
  last record;
begin
  select * into i from jsonb_to_record(item) as x (
    transaction_id text, agency_id text, version integer, change_id text, severity text, learned_at timestamptz,
    answer_by timestamptz, changes json, params jsonb, outbox jsonb);
  select o.version into b from booking o
  where o.transaction_id = i.transaction_id and o.agency_id = i.agency_id for update;
  if not found or b.version <> i.version then
    return false;
  end if;
  select s.change_id, s.answer into last from schedule_change s
  where s.transaction_id = i.transaction_id and s.agency_id = i.agency_id order by s.answer is null desc, s.learned_at desc limit 1;
  if last.change_id = i.change_id and last.answer is distinct from 'superseded' then
    return false;
  end if;
  update schedule_change s set answer = 'superseded', answered_at = clock_timestamp()
  where s.transaction_id = i.transaction_id and s.agency_id = i.agency_id and s.answer is null;
  insert into schedule_change as s (transaction_id, change_id, agency_id, learned_at, answer_by, severity, changes)
  values (i.transaction_id, i.change_id, i.agency_id, i.learned_at, i.answer_by, i.severity, i.changes)
  on conflict (agency_id, transaction_id, change_id) do update
  set learned_at = excluded.learned_at, answer_by = excluded.answer_by, severity = excluded.severity, changes = excluded.changes,
      answer = null, answered_at = null;
  update booking o set version = o.version + 1 where o.agency_id = i.agency_id and o.transaction_id = i.transaction_id;
  insert into booking_event (agency_id, transaction_id, version, at, code, params)
  values (i.agency_id, i.transaction_id, b.version + 1, date_trunc('milliseconds', clock_timestamp()), 'schedule-changed', i.params);
  insert into outbox (kind, payload) select o ->> 'kind', o -> 'payload' from jsonb_array_elements(i.outbox) o;
  insert into audit (agency_id, operation, reference, detail)
  values (i.agency_id, 'flight.schedule-learned', i.transaction_id,
    jsonb_build_object('change', i.change_id, 'severity', i.severity, 'answerBy', i.answer_by));
  perform pg_notify('outbox', '');
  return true;
end $$;
