-- Opens an amendment: claims request and quote, checks that the booking is as it was looked at, sets aside what it may
-- cost, takes the lease, moves the booking to `amending`. Answers {outcome: 'opened' | 'repeated' | 'reused' | 'quote-used' |
-- 'moved' | 'no-booking' | 'over-limit' | 'too-low' | 'no-account', …}; a refused one leaves nothing.
-- Anyone who writes here locks the account, then the booking, then the amendment.
create or replace function open_amendment(item jsonb) returns jsonb language plpgsql as $$
declare
  i record;
  acc record;
  b record;
  known record;
  id text;
  over jsonb;
  -- Of what is bought with a hold that is ticketed.
  besides bigint := 0;
begin
  select * into i from jsonb_to_record(item) as x (
    agency_id text, transaction_id text, kind text, before text, version integer, request_id text, request_digest text, quote_id text,
    supplier text, currency text, reserved bigint, entry_kind text, postings text, plan json, actor text, actor_user_id text,
    on_behalf_of text, owner text, lease_seconds numeric, overrides jsonb, override_operation text, limits jsonb);
  select a.currency, a.balance + credit_now(a.credit_limit, a.credit_extra, a.credit_extra_ends, a.credit_due_ends, a.balance) - a.reserved as spendable into acc
  from account a where a.agency_id = i.agency_id for update;
  if not found then
    return '{"outcome": "no-account"}';
  end if;
  if i.request_id is not null then
    select a.amendment_id, a.transaction_id, encode(a.request_digest, 'hex') as digest into known
    from amendment a where a.request_id = i.request_id and a.agency_id = i.agency_id;
    if found then
      return case when known.digest = i.request_digest
        then jsonb_build_object('outcome', 'repeated', 'amendment_id', known.amendment_id, 'transaction_id', known.transaction_id)
        else '{"outcome": "reused"}' end;
    end if;
    if exists (select from booking o where o.request_id = i.request_id and o.agency_id = i.agency_id) then
      return '{"outcome": "reused"}';
    end if;
  end if;
  select o.status, o.version into b from booking o where o.transaction_id = i.transaction_id and o.agency_id = i.agency_id for update;
  if not found then
    return '{"outcome": "no-booking"}';
  end if;
  if i.quote_id is not null and exists (select from amendment a where a.quote_id = i.quote_id and a.agency_id = i.agency_id) then
    return jsonb_build_object('outcome', 'quote-used', 'status', b.status);
  end if;
  if b.status <> i.before or b.version <> i.version then
    return jsonb_build_object('outcome', 'moved', 'status', b.status);
  end if;
  if acc.currency <> i.currency then
    raise exception 'The account of % is in %, not %', i.agency_id, acc.currency, i.currency;
  end if;
  if i.kind = 'ticket-held' then
    select coalesce(sum(w.net), 0) into besides
    from bought_with w where w.agency_id = i.agency_id and w.transaction_id = i.transaction_id and w.state = 'waits';
  end if;
  if i.reserved > 0 and i.reserved + besides > acc.spendable then
    return jsonb_build_object('outcome', 'too-low', 'needed', i.reserved + besides, 'available', acc.spendable);
  end if;

  over := case when i.limits is not null then over_limit(i.limits, i.agency_id, i.actor_user_id, i.reserved, besides) end;
  if over is not null then
    return over;
  end if;

  select i.transaction_id || '.' || (count(*) + 1) into id from amendment a where a.transaction_id = i.transaction_id and a.agency_id = i.agency_id;
  insert into amendment (amendment_id, agency_id, transaction_id, kind, state, before, request_id, request_digest, quote_id, supplier,
    currency, reserved, entry_kind, postings, plan, actor, actor_user_id, on_behalf_of, owner, lease_until)
  values (id, i.agency_id, i.transaction_id, i.kind, 'requested', i.before, i.request_id, decode(i.request_digest, 'hex'), i.quote_id,
    i.supplier, i.currency, i.reserved, i.entry_kind, i.postings, i.plan, i.actor, i.actor_user_id, i.on_behalf_of, i.owner,
    clock_timestamp() + i.lease_seconds * interval '1 second');
  update booking o set status = 'amending', version = o.version + 1
  where o.agency_id = i.agency_id and o.transaction_id = i.transaction_id;
  insert into booking_event (agency_id, transaction_id, version, at, code, params, actor, on_behalf_of)
  values (i.agency_id, i.transaction_id, i.version + 1, moment_of_record(), 'amending',
    jsonb_build_object('kind', i.kind), i.actor, i.on_behalf_of);
  if i.overrides is not null then
    insert into audit (agency_id, actor_user_id, on_behalf_of, operation, reference, detail)
    values (i.agency_id, i.actor_user_id, i.on_behalf_of, i.override_operation, i.transaction_id,
      jsonb_build_object('overrides', i.overrides, 'amendment', id));
  end if;
  if besides > 0 then
    update bought_with w set reserved = w.net
    where w.agency_id = i.agency_id and w.transaction_id = i.transaction_id and w.state = 'waits';
  end if;
  if i.reserved + besides > 0 then
    update account a set reserved = a.reserved + i.reserved + besides where a.agency_id = i.agency_id;
    perform pg_notify('account', i.agency_id);
  end if;
  return jsonb_build_object('outcome', 'opened', 'amendment_id', id, 'version', i.version + 1);
end $$;
