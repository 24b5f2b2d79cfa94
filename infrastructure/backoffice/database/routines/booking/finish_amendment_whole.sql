-- Ends an amendment as `finish_amendment` does, and in the same commit what goes beyond it: `customer_total`, the price of
-- the booking as it is now; `split`: {transaction_id, quote_id, pnr, stays, leaves}, each part {document, tickets, gone, lead,
-- count, customer_total, supplier_total, words, found_by}. The new booking is the old one's twin but for what its part says: it was
-- sold when that was, and charged by its entry; of seats that are only held, both stay held until the same limit, with
-- `needs`, what ticketing each would charge, and each will be charged by an entry of its own.
create or replace function finish_amendment_whole(item jsonb) returns jsonb language plpgsql as $$
declare
  answer jsonb;
  s record;
  b booking;
  h booking_hold;
  agency constant text := item ->> 'agency_id';
begin
  select * into h from booking_hold o where o.agency_id = agency and o.transaction_id = item ->> 'transaction_id';
  answer := finish_amendment(item - 'split' - 'customer_total');
  if answer ->> 'outcome' <> 'done' then
    return answer;
  end if;
  if item -> 'customer_total' <> 'null' then
    update booking o set customer_total = (item ->> 'customer_total')::bigint
    where o.agency_id = agency and o.transaction_id = item ->> 'transaction_id';
  end if;
  if item -> 'split' is null or item -> 'split' = 'null' then
    return answer;
  end if;

  select * into b from booking o where o.agency_id = agency and o.transaction_id = item ->> 'transaction_id';
  select x.* into s from jsonb_to_record(item -> 'split') as x (transaction_id text, quote_id text, pnr text, stays jsonb, leaves jsonb);
  insert into quote_document (agency_id, quote_id, quote)
  select agency, s.quote_id, d.quote from quote_document d where d.agency_id = agency and d.quote_id = b.quote_id;
  insert into booking (transaction_id, agency_id, request_id, request_digest, quote_id, product, status, version, supplier, currency,
    supplier_total, net, postings, customer_total, pnr, tickets, gone, ledger_sequence, carrier, route, travel_date,
    return_date, lead_traveller, traveller_count, words, booked_on, booked_by, actor_user_id, on_behalf_of, document)
  select s.transaction_id, b.agency_id, 'split/' || (item ->> 'amendment_id'), b.request_digest, s.quote_id, b.product, b.status, 2,
    b.supplier, b.currency, p.supplier_total, 0, 'agency:' || b.agency_id || '|' || b.currency || '|0', p.customer_total, s.pnr, p.tickets,
    p.gone, b.ledger_sequence, b.carrier, b.route, b.travel_date, b.return_date, p.lead, p.count, p.words, b.booked_on,
    b.booked_by, b.actor_user_id, b.on_behalf_of, p.document
  from jsonb_to_record(s.leaves) as p (document json, tickets jsonb, gone jsonb, lead text, count smallint, customer_total bigint,
    supplier_total bigint, words text[]);
  update booking o
  set document = p.document, tickets = p.tickets, gone = p.gone, lead_traveller = p.lead, traveller_count = p.count,
      customer_total = p.customer_total, supplier_total = p.supplier_total, words = p.words
  from jsonb_to_record(s.stays) as p (document json, tickets jsonb, gone jsonb, lead text, count smallint, customer_total bigint,
    supplier_total bigint, words text[])
  where o.agency_id = agency and o.transaction_id = b.transaction_id;

  insert into booking_search (agency_id, transaction_id, lexemes)
  select agency, x.id, array_to_tsvector(p.words || p.found_by)
  from (values (b.transaction_id, s.stays), (s.transaction_id, s.leaves)) as x (id, part),
       jsonb_to_record(x.part) as p (words text[], found_by text[])
  on conflict (agency_id, transaction_id) do update set lexemes = excluded.lexemes;

  insert into booking_split (part_id, origin_id, sold_id, agency_id, amendment_id)
  select s.transaction_id, b.transaction_id, case when b.status = 'held' then s.transaction_id
      else coalesce((select o.sold_id from booking_split o where o.agency_id = agency and o.part_id = b.transaction_id), b.transaction_id) end,
    b.agency_id, item ->> 'amendment_id';
  if b.status = 'held' then
    insert into booking_hold (transaction_id, agency_id, until, currency, needs)
    select p.id, h.agency_id, h.until, h.currency, p.needs
    from (values (b.transaction_id, (item #>> '{split,stays,needs}')::bigint),
                 (s.transaction_id, (item #>> '{split,leaves,needs}')::bigint)) as p (id, needs);
    insert into outbox (kind, payload, available_at)
    select o.kind, o.payload || jsonb_build_object('transactionId', s.transaction_id), o.available_at
    from outbox o where o.kind = 'hold-ending' and o.payload ->> 'transactionId' = b.transaction_id and o.done_at is null;
  end if;
  insert into booking_event (agency_id, transaction_id, version, at, code, params, actor, on_behalf_of)
  select agency, s.transaction_id, 2, e.at, 'split-from', jsonb_build_object('transactionId', b.transaction_id, 'pnr', b.pnr), e.actor, e.on_behalf_of
  from booking_event e where e.agency_id = agency and e.transaction_id = b.transaction_id and e.version = b.version;
  insert into audit (agency_id, actor_user_id, on_behalf_of, operation, reference, detail)
  select a.agency_id, a.actor_user_id, a.on_behalf_of, item #>> '{split,operation}', s.transaction_id,
    jsonb_build_object('amendment', a.amendment_id, 'from', b.transaction_id)
  from amendment a where a.agency_id = agency and a.amendment_id = item ->> 'amendment_id';
  return answer;
end $$;
