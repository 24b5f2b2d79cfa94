-- Moves an amendment on, where the one who asks holds its lease and the booking is at the version it was prepared for:
-- {amendment_id, agency_id, transaction_id, owner, version, to: 'done' | 'refused' | 'in-doubt', booking, …}. Done writes the
-- ledger entry, captures the reserve, brings the booking up to date and fills the outbox; refused releases the reserve and
-- gives the booking its status back; in-doubt keeps both and gives the lease back, to be taken again after
-- `again_seconds`. Which moves exist is the caller's to know. Answers {outcome: 'done', sequence} or {outcome: 'late'}.
create or replace function finish_amendment(item jsonb) returns jsonb language plpgsql as $$
declare
  i record;
  b record;
  a amendment;
  entry bigint;
  now_at constant timestamptz(3) := moment_of_record();
  besides bigint := 0;
begin
  select * into i from jsonb_to_record(item) as x (
    amendment_id text, agency_id text, transaction_id text, owner text, version integer, "to" text, booking text, narration text,
    issued jsonb, gone jsonb, document json, customer_total bigint, words text[], claims text[], code text, params jsonb, refusal jsonb, outbox jsonb,
    again_seconds double precision, operation text, instalment jsonb);
  perform from account o where o.agency_id = i.agency_id for update;
  select o.version, o.words into b from booking o where o.transaction_id = i.transaction_id and o.agency_id = i.agency_id for update;
  select * into a from amendment o where o.agency_id = i.agency_id and o.amendment_id = i.amendment_id and o.transaction_id = i.transaction_id for update;
  if a.owner is distinct from i.owner or a.owner is null or a.state not in ('requested', 'in-doubt') or b.version is distinct from i.version then
    return '{"outcome": "late"}';
  end if;

  if i."to" = 'refused' and a.kind = 'ticket-held' then
    select coalesce(sum(w.reserved), 0) into besides from bought_with w where w.agency_id = i.agency_id and w.transaction_id = i.transaction_id;
    if besides > 0 then
      update bought_with w set reserved = 0 where w.agency_id = i.agency_id and w.transaction_id = i.transaction_id;
    end if;
  end if;
  if i."to" = 'done' and (i.instalment ->> 'first')::boolean then
    perform ledger_write(jsonb_build_array(jsonb_build_object('agency_id', a.agency_id, 'kind', 'instalment',
      'reference', a.transaction_id, 'narration', i.instalment ->> 'narration', 'postings', i.instalment ->> 'postings')));
  end if;
  if i."to" = 'done' and a.entry_kind is not null then
    entry := (ledger_write(jsonb_build_array(jsonb_build_object('agency_id', a.agency_id, 'kind', a.entry_kind,
      'reference', a.transaction_id, 'narration', i.narration, 'postings', a.postings, 'release', a.reserved))) -> 0 ->> 'sequence')::bigint;
  elsif i."to" <> 'in-doubt' and a.reserved + besides > 0 then
    update account o set reserved = o.reserved - a.reserved - besides where o.agency_id = a.agency_id;
  end if;
  if i."to" = 'done' and not (i.instalment ->> 'first')::boolean then
    perform ledger_write(jsonb_build_array(jsonb_build_object('agency_id', a.agency_id, 'kind', 'instalment',
      'reference', a.transaction_id, 'narration', i.instalment ->> 'narration', 'postings', i.instalment ->> 'postings')));
  end if;
  if i."to" <> 'in-doubt' and (a.entry_kind is not null or a.reserved > 0) then
    perform pg_notify('account', a.agency_id);
  end if;

  update booking o
  set status = i.booking, version = o.version + 1, issued = coalesce(i.issued, o.issued),
      gone = coalesce(i.gone, o.gone), document = coalesce(i.document, o.document),
      customer_total = coalesce(i.customer_total, o.customer_total),
      put_off = coalesce((i.instalment ->> 'left')::bigint, o.put_off),
      put_off_until = coalesce((i.instalment ->> 'until')::date, o.put_off_until),
      ledger_sequence = case when a.entry_kind = 'booking' then coalesce(o.ledger_sequence, entry) else o.ledger_sequence end
  where o.agency_id = i.agency_id and o.transaction_id = i.transaction_id;
  update amendment o
  set state = i."to", refusal = i.refusal, ledger_sequence = entry, owner = null,
      ended_at = case when i."to" = 'in-doubt' then null else now_at end,
      lease_until = case when i."to" = 'in-doubt' then clock_timestamp() + i.again_seconds * interval '1 second' else o.lease_until end
  where o.agency_id = i.agency_id and o.amendment_id = i.amendment_id;
  insert into booking_event (agency_id, transaction_id, version, at, code, params, actor, on_behalf_of)
  values (i.agency_id, i.transaction_id, i.version + 1, now_at, i.code, i.params, a.actor, a.on_behalf_of);
  if i.claims is not null then
    perform claim_documents(jsonb_build_array(item));
  end if;
  if i.words is not null then
    update booking_search s set lexemes = s.lexemes || array_to_tsvector(i.words)
    where s.agency_id = i.agency_id and s.transaction_id = i.transaction_id;
  end if;
  if i."to" = 'done' and a.before = 'held' and i.booking <> 'held' then
    delete from booking_hold h where h.agency_id = i.agency_id and h.transaction_id = i.transaction_id;
  end if;
  if i."to" = 'done' and a.kind = 'ticket-held' and exists (
    select from bought_with w where w.agency_id = i.agency_id and w.transaction_id = i.transaction_id and w.state = 'waits') then
    insert into outbox (kind, payload)
    values ('with-due', jsonb_build_object('agencyId', i.agency_id, 'transactionId', i.transaction_id));
    perform pg_notify('outbox', '');
  end if;
  if i.outbox is not null then
    insert into outbox (kind, payload) select o ->> 'kind', o -> 'payload' from jsonb_array_elements(i.outbox) o;
    perform pg_notify('outbox', '');
  end if;
  insert into audit (agency_id, actor_user_id, on_behalf_of, operation, reference, detail)
  values (a.agency_id, a.actor_user_id, a.on_behalf_of, i.operation, a.transaction_id,
    jsonb_strip_nulls(jsonb_build_object('amendment', a.amendment_id, 'state', i."to", 'status', i.booking, 'reserved', a.reserved,
      'currency', a.currency, 'entry', entry, 'by', i.owner)));
  return jsonb_strip_nulls(jsonb_build_object('outcome', 'done', 'sequence', entry));
end $$;
