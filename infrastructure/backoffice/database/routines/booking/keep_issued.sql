-- Keeps what a supplier said of a sold booking without being asked to change it, as a berth or a driver: {transaction_id, agency_id,
-- version, issued, code, params, outbox, operation, actor, actor_user_id, on_behalf_of}; the actor is absent where nobody did it. Answers false where the booking is no longer the one that the supplier was asked
-- about (`version`): it will be reported again.
create or replace function keep_issued(item jsonb) returns boolean language plpgsql as $$
declare
  i record;
  b record;
begin
  select * into i from jsonb_to_record(item) as x (
    transaction_id text, agency_id text, version integer, issued jsonb, code text, params jsonb, outbox jsonb, operation text,
    actor text, actor_user_id text, on_behalf_of text);
  select o.version into b from booking o
  where o.transaction_id = i.transaction_id and o.agency_id = i.agency_id for update;
  if not found or b.version <> i.version then
    return false;
  end if;
  update booking o set version = o.version + 1, issued = i.issued
  where o.agency_id = i.agency_id and o.transaction_id = i.transaction_id;
  insert into booking_event (agency_id, transaction_id, version, at, code, params, actor, on_behalf_of)
  values (i.agency_id, i.transaction_id, b.version + 1, date_trunc('milliseconds', clock_timestamp()), i.code, i.params, i.actor,
    i.on_behalf_of);
  insert into outbox (kind, payload) select o ->> 'kind', o -> 'payload' from jsonb_array_elements(i.outbox) o;
  insert into audit (agency_id, actor_user_id, on_behalf_of, operation, reference, detail)
  values (i.agency_id, i.actor_user_id, i.on_behalf_of, i.operation, i.transaction_id, i.params);
  perform pg_notify('outbox', '');
  return true;
end $$;
