-- Makes a booking of those who are split off another, in the commit of the amendment whose answer is given, where that is done:
-- {agency_id, amendment_id, booking, quote_of, stays, claims, found_by, split, holds, letters, event, audit, moved, outbox}. `booking`:
-- its whole row; `stays`: what becomes of the one that they leave; `claims`: the documents that they take with them; `letters`: kinds of
-- which those that wait about the one go out about both; `moved`: {back, charge, narration}, postings about the one and the other,
-- which come to nothing. Answers the same, with the entry that moved the money.
create or replace function split_off(answer jsonb, item jsonb) returns jsonb language plpgsql as $$
declare
  b booking;
  agency constant text := item ->> 'agency_id';
  amended constant text := item ->> 'amendment_id';
  origin constant text := item #>> '{stays,transaction_id}';
  written jsonb;
begin
  if answer ->> 'outcome' <> 'done' then
    return answer;
  end if;
  b := jsonb_populate_record(null::booking, item -> 'booking');
  insert into quote_document (agency_id, quote_id, quote)
  select agency, b.quote_id, d.quote from quote_document d where d.agency_id = agency and d.quote_id = item ->> 'quote_of';
  insert into booking select b.*;
  update booking o
  set document = p.document, issued = p.issued, gone = p.gone, customer_total = p.customer_total,
      supplier_total = p.supplier_total, words = p.words
  from jsonb_to_record(item -> 'stays') as p (document json, issued jsonb, gone jsonb, customer_total bigint,
    supplier_total bigint, words text[])
  where o.agency_id = agency and o.transaction_id = origin;

  update supplier_document d set transaction_id = b.transaction_id
  where d.transaction_id = origin and d.supplier = b.supplier
    and d.number in (select jsonb_array_elements_text(item -> 'claims'));
  perform claim_documents(jsonb_build_array(jsonb_build_object('agency_id', agency, 'transaction_id', b.transaction_id, 'claims', item -> 'claims')));
  insert into booking_search (agency_id, transaction_id, lexemes)
  select agency, x.transaction_id, array_to_tsvector(x.lexemes)
  from jsonb_to_recordset(item -> 'found_by') as x (transaction_id text, lexemes text[])
  on conflict (agency_id, transaction_id) do update set lexemes = excluded.lexemes;
  insert into booking_split (part_id, origin_id, sold_id, agency_id, amendment_id)
  values (b.transaction_id, origin, item ->> 'sold_id', agency, amended);
  insert into booking_hold (transaction_id, agency_id, until, currency, needs)
  select x.transaction_id, agency, x.until, x.currency, x.needs
  from jsonb_to_recordset(item -> 'holds') as x (transaction_id text, until timestamptz, currency text, needs bigint)
  on conflict (agency_id, transaction_id) do update set needs = excluded.needs;
  insert into outbox (kind, payload, available_at)
  select o.kind, o.payload || jsonb_build_object('transactionId', b.transaction_id), o.available_at
  from outbox o where o.kind in (select jsonb_array_elements_text(item -> 'letters')) and o.payload ->> 'transactionId' = origin
    and o.done_at is null;

  insert into booking_event (agency_id, transaction_id, version, at, code, params, actor, on_behalf_of)
  select agency, b.transaction_id, b.version, e.at, item #>> '{event,code}', item #> '{event,params}', e.actor, e.on_behalf_of
  from booking_event e where e.agency_id = agency and e.transaction_id = origin
  order by e.version desc limit 1;
  insert into audit (agency_id, actor_user_id, on_behalf_of, operation, reference, detail)
  select agency, a.actor_user_id, a.on_behalf_of, item #>> '{audit,operation}', b.transaction_id, item #> '{audit,detail}'
  from amendment a where a.agency_id = agency and a.amendment_id = amended;
  if item -> 'moved' is null or item -> 'moved' = 'null' then
    return answer;
  end if;

  written := ledger_write(jsonb_build_array(
    jsonb_build_object('agency_id', agency, 'kind', 'reversal', 'reference', origin,
      'narration', item #>> '{moved,narration}', 'postings', item #>> '{moved,back}'),
    jsonb_build_object('agency_id', agency, 'kind', 'booking', 'reference', b.transaction_id,
      'narration', item #>> '{moved,narration}', 'postings', item #>> '{moved,charge}')));
  update amendment o set ledger_sequence = (written -> 0 ->> 'sequence')::bigint
  where o.agency_id = agency and o.amendment_id = amended;
  update booking o set ledger_sequence = (written -> 1 ->> 'sequence')::bigint
  where o.agency_id = agency and o.transaction_id = b.transaction_id;
  insert into outbox (kind, payload) select o ->> 'kind', o -> 'payload' from jsonb_array_elements(item -> 'outbox') o;
  perform pg_notify('account', agency);
  perform pg_notify('outbox', '');
  return answer || jsonb_build_object('sequence', written -> 0 -> 'sequence');
end $$;
