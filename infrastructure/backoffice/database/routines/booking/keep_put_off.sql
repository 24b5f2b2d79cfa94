-- What is put off of a booking, {agency_id, transaction_id, version, statuses, postings, narration, code, params, operation, outbox,
-- actor, actor_user_id, on_behalf_of}; the actor is absent where nobody did it: it is
-- charged, where there are postings, or only the history and the outbox say something of it. Answers 'done'; 'too-low' where the account
-- has not enough; 'late' where the booking is no longer as it was looked at.
create or replace function keep_put_off(item jsonb) returns text language plpgsql as $$
declare
  i record;
  acc record;
  b record;
begin
  select * into i from jsonb_to_record(item) as x (
    agency_id text, transaction_id text, version integer, statuses text[], postings text, narration text, code text, params jsonb,
    operation text, outbox jsonb, actor text, actor_user_id text, on_behalf_of text);
  select a.balance + credit_now(a.credit_limit, a.credit_extra, a.credit_extra_ends, a.credit_due_ends, a.balance) - a.reserved as spendable into acc
  from account a where a.agency_id = i.agency_id for update;
  select o.version, o.status, o.put_off into b from booking o
  where o.transaction_id = i.transaction_id and o.agency_id = i.agency_id for update;
  if not found or b.version <> i.version or b.status <> all (i.statuses) or b.put_off = 0 then
    return 'late';
  end if;
  if i.postings is not null then
    if b.put_off > acc.spendable then
      return 'too-low';
    end if;
    perform ledger_write(jsonb_build_array(jsonb_build_object('agency_id', i.agency_id, 'kind', 'instalment',
      'reference', i.transaction_id, 'narration', i.narration, 'postings', i.postings)));
    perform pg_notify('account', i.agency_id);
  end if;
  update booking o set version = o.version + 1, put_off = case when i.postings is null then o.put_off else 0 end
  where o.agency_id = i.agency_id and o.transaction_id = i.transaction_id;
  insert into booking_event (agency_id, transaction_id, version, at, code, params, actor, on_behalf_of)
  values (i.agency_id, i.transaction_id, b.version + 1, moment_of_record(), i.code, i.params, i.actor, i.on_behalf_of);
  if jsonb_array_length(i.outbox) > 0 then
    insert into outbox (kind, payload) select o ->> 'kind', o -> 'payload' from jsonb_array_elements(i.outbox) o;
    perform pg_notify('outbox', '');
  end if;
  insert into audit (agency_id, actor_user_id, on_behalf_of, operation, reference, detail)
  values (i.agency_id, i.actor_user_id, i.on_behalf_of, i.operation, i.transaction_id, i.params);
  return 'done';
end $$;
