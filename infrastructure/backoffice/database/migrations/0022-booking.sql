-- Bookings, and the saga that makes one: intent and reserve in one commit, outcome and capture in another.

create sequence booking_number;

create table booking (
  transaction_id text not null,
  agency_id text not null,
  -- Claims the caller's request for good; the digest is over what was asked.
  request_id text not null,
  request_digest bytea not null,
  -- A quote yields at most one booking.
  quote_id text not null,
  product text not null,
  status text not null,
  -- Counts the moves; a step is taken only from the version it was prepared for.
  version integer not null default 1,
  supplier text not null,
  currency text not null,
  -- Minor units, all amounts. What the supplier was asked to keep to.
  supplier_total bigint not null,
  -- Set aside while open, then captured or released.
  net bigint not null check (net >= 0),
  -- What is posted when it is ticketed: lines `account|currency|amount`.
  postings text not null,
  customer_total bigint not null,
  pnr text,
  tickets jsonb not null default '[]',
  -- Why it is not confirmed.
  refusal jsonb,
  ledger_sequence bigint,
  carrier text not null,
  -- Of what is still travelled, as the dates and people below: 'DEL-BOM-DEL'.
  route text not null,
  travel_date date not null,
  return_date date,
  lead_traveller text not null,
  traveller_count smallint not null,
  -- What it is found by besides its id: lower case, 'agency/word'.
  words text[] not null,
  booked_on timestamptz(3) not null default date_trunc('milliseconds', clock_timestamp()),
  booked_by text not null,
  actor_user_id text not null,
  on_behalf_of text,
  -- What was asked for and is only shown; what it costs, and why, is the quote's document. Kept as written.
  document json not null
);
create index booking_booked_on on booking (agency_id, booked_on desc, transaction_id);
-- Of indexes that look equally good, as all do on a small table, the planner takes the last made: so these come last.
create unique index booking_request on booking (request_id, agency_id);
create unique index booking_quote on booking (quote_id);
alter table booking add primary key (transaction_id);
-- Room on each page for the row as it will be at its end, so that ending it touches no index; nothing out of line, and
-- nothing compressed, that is not very long.
alter table booking set (toast_tuple_target = 4080, fillfactor = 45);
alter table booking alter document set storage external;

-- Bookings that are not at an end, and who works on each until when. In database time.
create table booking_lease (
  transaction_id text primary key,
  owner text,
  until timestamptz not null,
  -- How often the supplier was asked what became of it.
  attempts integer not null default 0
) with (fillfactor = 50, autovacuum_vacuum_scale_factor = 0.0, autovacuum_vacuum_threshold = 2000);

-- What happened to a booking after it was requested, which its own row says.
create table booking_event (
  transaction_id text not null,
  version integer not null,
  at timestamptz(3) not null,
  code text not null,
  params jsonb,
  -- Null is the system.
  actor text,
  primary key (transaction_id, version)
);

-- Beginnings of words by agency, as one lexeme each: 'agency/word'.
create table booking_search (
  transaction_id text primary key,
  lexemes tsvector not null
);
create index booking_search_lexemes on booking_search using gin (lexemes);

-- Opens bookings: claims request and quote, records the intent, sets the net amount aside, takes the lease. Answers, in
-- the order given, {outcome: 'opened' | 'repeated' | 'reused' | 'quote-used' | 'no-quote' | 'too-low' | 'no-account', …}; a
-- refused one leaves nothing.
create function open_bookings(items jsonb) returns jsonb language plpgsql as $$
declare
  i record;
  agency text;
  spendable bigint;
  taken bigint;
  agencies text[] := '{}';
  takens bigint[] := '{}';
  new_ids text[] := '{}';
  new_places bigint[] := '{}';
  new_requests text[] := '{}';
  new_digests text[] := '{}';
  new_quotes text[] := '{}';
  at_place integer;
  id text;
  places bigint[] := '{}';
  answers jsonb[] := '{}';
  answer jsonb;
begin
  perform from account where agency_id in (select e ->> 'agency_id' from jsonb_array_elements(items) e) order by agency_id for update;
  -- Nobody clears away what is being booked from.
  perform from quote where quote_id in (select e ->> 'quote_id' from jsonb_array_elements(items) e) order by quote_id for key share;
  for i in
    select x.agency_id, x.request_id, x.request_digest, x.quote_id, x.net, x.currency, x.day, x.place,
           a.balance + a.credit_limit - a.reserved as spendable, a.currency as account_currency,
           b.transaction_id as repeated, encode(b.request_digest, 'hex') as digest, q.transaction_id as used, q.status as used_status, k.quote_id as kept
    from rows from (jsonb_to_recordset(items) as (
           agency_id text, request_id text, request_digest text, quote_id text, net bigint, currency text, day text
         )) with ordinality as x (agency_id, request_id, request_digest, quote_id, net, currency, day, place)
    left join account a on a.agency_id = x.agency_id
    left join booking b on b.request_id = x.request_id and b.agency_id = x.agency_id
    left join booking q on q.quote_id = x.quote_id
    left join quote k on k.quote_id = x.quote_id
    order by x.agency_id, x.place
  loop
    if agency is distinct from i.agency_id then
      if taken > 0 then
        agencies := agencies || agency; takens := takens || taken;
      end if;
      agency := i.agency_id; spendable := i.spendable; taken := 0;
      new_requests := '{}'; new_digests := '{}';
    end if;
    at_place := array_position(new_requests, i.request_id);
    if i.spendable is null then
      answer := '{"outcome": "no-account"}';
    elsif i.account_currency <> i.currency then
      raise exception 'The account of % is in %, not %', agency, i.account_currency, i.currency;
    elsif i.repeated is not null then
      answer := case when i.digest = i.request_digest
        then jsonb_build_object('outcome', 'repeated', 'transaction_id', i.repeated) else '{"outcome": "reused"}' end;
    elsif at_place is not null then
      answer := case when new_digests[at_place] = i.request_digest
        then jsonb_build_object('outcome', 'repeated', 'transaction_id', new_ids[array_length(new_ids, 1) - array_length(new_requests, 1) + at_place])
        else '{"outcome": "reused"}' end;
    elsif i.used is not null then
      answer := jsonb_build_object('outcome', 'quote-used', 'transaction_id', i.used, 'status', i.used_status);
    elsif array_position(new_quotes, i.quote_id) is not null then
      answer := jsonb_build_object('outcome', 'quote-used', 'transaction_id', new_ids[array_position(new_quotes, i.quote_id)], 'status', 'requested');
    elsif i.kept is null then
      answer := '{"outcome": "no-quote"}';
    elsif i.net > spendable then
      answer := jsonb_build_object('outcome', 'too-low', 'needed', i.net, 'available', spendable);
    else
      id := nextval('booking_number')::text;
      id := 'FL' || i.day || lpad(id, greatest(6, length(id)), '0');
      spendable := spendable - i.net; taken := taken + i.net;
      new_ids := new_ids || id; new_places := new_places || i.place; new_requests := new_requests || i.request_id;
      new_digests := new_digests || i.request_digest; new_quotes := new_quotes || i.quote_id;
      answer := jsonb_build_object('outcome', 'opened', 'transaction_id', id, 'version', 1);
    end if;
    places := places || i.place; answers := answers || answer;
  end loop;
  if taken > 0 then
    agencies := agencies || agency; takens := takens || taken;
  end if;

  if array_length(new_ids, 1) > 0 then
    insert into booking (transaction_id, agency_id, request_id, request_digest, quote_id, product, status, supplier, currency,
      supplier_total, net, postings, customer_total, carrier, route, travel_date, return_date, lead_traveller, traveller_count,
      words, booked_by, actor_user_id, on_behalf_of, document)
    select n.id, x.agency_id, x.request_id, decode(x.request_digest, 'hex'), x.quote_id, x.product, 'requested', x.supplier, x.currency,
      x.supplier_total, x.net, x.postings, x.customer_total, x.carrier, x.route, x.travel_date, x.return_date, x.lead_traveller,
      x.traveller_count, x.words, x.booked_by, x.actor_user_id, x.on_behalf_of, x.document
    from unnest(new_ids, new_places) as n (id, place),
      jsonb_to_record(items -> (n.place - 1)::integer) as x (
        agency_id text, request_id text, request_digest text, quote_id text, product text, supplier text, currency text,
        supplier_total bigint, net bigint,
        postings text, customer_total bigint, carrier text, route text, travel_date date, return_date date,
        lead_traveller text, traveller_count smallint, words text[], booked_by text, actor_user_id text, on_behalf_of text, document json);
    insert into booking_lease (transaction_id, owner, until)
    select n.id, items -> (n.place - 1)::integer ->> 'owner',
           clock_timestamp() + (items -> (n.place - 1)::integer ->> 'lease_seconds')::numeric * interval '1 second'
    from unnest(new_ids, new_places) as n (id, place);
    update account a set reserved = a.reserved + n.taken
    from unnest(agencies, takens) as n (agency_id, taken) where a.agency_id = n.agency_id;
    perform pg_notify('account', n) from unnest(agencies) n;
  end if;

  select jsonb_agg(r.answer order by r.place) into answer from unnest(places, answers) as r (place, answer);
  return answer;
end $$;

-- The document with what became of the services it asks for: [{traveller, ssrId, status}].
create function with_ssr_answers(document json, answers jsonb) returns json language sql immutable as $$
  select jsonb_set(document::jsonb, '{ssr}', (
    select coalesce(jsonb_agg(s.ssr || jsonb_build_object('status', coalesce(a.status, s.ssr ->> 'status')) order by s.place), '[]')
    from jsonb_array_elements(document::jsonb -> 'ssr') with ordinality as s (ssr, place)
    left join jsonb_to_recordset(answers) as a (traveller integer, "ssrId" text, status text)
      on a."ssrId" = s.ssr ->> 'ssrId' and a.traveller = (s.ssr ->> 'traveller')::integer
  ))::json
$$;

-- Moves bookings on, where the one who asks still holds the lease and the booking is at the version it was prepared for:
-- {transaction_id, agency_id, owner, version, to: 'confirmed' | 'not-confirmed' | 'in-doubt', …}. Ticketed writes the ledger entry,
-- captures the reserve and fills the outbox; not-confirmed releases it; in-doubt keeps it and gives the lease back, to be
-- taken again after `again_seconds`. Which moves exist is the caller's to know; that the version is the one, is checked
-- here. Answers, in the order given, {outcome: 'done', sequence} or {outcome: 'late'}.
create function finish_bookings(items jsonb) returns jsonb language plpgsql as $$
declare
  i record;
  places bigint[] := '{}';
  outcomes text[] := '{}';
  -- Of those that are moved.
  moved bigint[] := '{}';
  ids text[] := '{}';
  agencies text[] := '{}';
  nets bigint[] := '{}';
  entry_of integer[] := '{}';
  entries jsonb[] := '{}';
  released boolean := false;
  told boolean := false;
  written jsonb := '[]';
  answer jsonb;
begin
  perform from account where agency_id in (select e ->> 'agency_id' from jsonb_array_elements(items) e) order by agency_id for update;
  perform from booking_lease
  where transaction_id in (select e ->> 'transaction_id' from jsonb_array_elements(items) e)
  order by transaction_id for update;
  for i in
    select x.transaction_id, x.owner, x.version, x."to", x.narration, x.place, b.agency_id, b.net, b.postings,
           b.version as present, l.owner as holder
    from rows from (jsonb_to_recordset(items) as (
           transaction_id text, agency_id text, owner text, version integer, "to" text, narration text
         )) with ordinality as x (transaction_id, agency_id, owner, version, "to", narration, place)
    left join booking b on b.transaction_id = x.transaction_id and b.agency_id || '' = x.agency_id
    left join booking_lease l on l.transaction_id = x.transaction_id
    order by x.place
  loop
    places := places || i.place;
    if i.holder is distinct from i.owner or i.owner is null or i.present is distinct from i.version or i.transaction_id = any (ids) then
      outcomes := outcomes || 'late'::text;
      continue;
    end if;
    outcomes := outcomes || 'done'::text;
    moved := moved || i.place; ids := ids || i.transaction_id; agencies := agencies || i.agency_id; nets := nets || i.net;
    if i."to" = 'confirmed' then
      entry_of := entry_of || cardinality(entries);
      entries := entries || jsonb_build_object('agency_id', i.agency_id, 'kind', 'booking', 'reference', i.transaction_id,
        'narration', i.narration, 'postings', i.postings, 'release', i.net);
    else
      entry_of := entry_of || null::integer;
      released := released or i."to" = 'not-confirmed';
    end if;
  end loop;
  if cardinality(moved) = 0 then
    select jsonb_agg(jsonb_build_object('outcome', r.outcome) order by r.place) into answer from unnest(places, outcomes) as r (place, outcome);
    return answer;
  end if;

  if cardinality(entries) > 0 then
    written := ledger_write(to_jsonb(entries));
  end if;
  if released then
    update account a set reserved = a.reserved - n.net
    from (
      select m.agency_id, sum(m.net) as net
      from unnest(moved, agencies, nets) as m (place, agency_id, net)
      where items -> (m.place - 1)::integer ->> 'to' = 'not-confirmed'
      group by m.agency_id
    ) n
    where a.agency_id = n.agency_id;
  end if;

  with m as materialized (
    select n.id, n.agency_id, n.net, (written -> n.entry ->> 'sequence')::bigint as sequence, x.*
    from unnest(moved, ids, agencies, nets, entry_of) as n (place, id, agency_id, net, entry),
         jsonb_to_record(items -> (n.place - 1)::integer) as x ("to" text, version integer, actor text, operation text, owner text,
           pnr text, tickets jsonb, ssr jsonb, words text[], refusal jsonb, params jsonb, outbox jsonb, again_seconds double precision)
  ), b as (
    update booking b
    set status = m."to", version = b.version + 1, pnr = coalesce(m.pnr, b.pnr), tickets = coalesce(m.tickets, b.tickets),
        refusal = m.refusal, ledger_sequence = m.sequence,
        document = case when m.ssr is null then b.document else with_ssr_answers(b.document, m.ssr) end
    from m where b.transaction_id = m.id
    returning b.transaction_id, b.words, b.actor_user_id, b.on_behalf_of, b.currency
  ), happened as (
    insert into booking_event (transaction_id, version, at, code, params, actor)
    select m.id, m.version + 1, date_trunc('milliseconds', clock_timestamp()), m."to", m.params, m.actor from m
  ), found_by as (
    insert into booking_search (transaction_id, lexemes)
    select m.id, array_to_tsvector(b.words || (m.agency_id || '/' || lower(m.id)) || coalesce(m.words, '{}'))
    from m join b on b.transaction_id = m.id
    on conflict (transaction_id) do update set lexemes = excluded.lexemes
  ), ended as (
    delete from booking_lease l using m where l.transaction_id = m.id and m."to" <> 'in-doubt'
  ), put_back as (
    update booking_lease l set owner = null, until = clock_timestamp() + m.again_seconds * interval '1 second'
    from m where l.transaction_id = m.id and m."to" = 'in-doubt'
  ), sent as (
    insert into outbox (kind, payload)
    select o ->> 'kind', o -> 'payload' from m, jsonb_array_elements(coalesce(m.outbox, '[]')) o
    returning 1
  ), audited as (
    insert into audit (agency_id, actor_user_id, on_behalf_of, operation, reference, detail)
    select m.agency_id, b.actor_user_id, b.on_behalf_of, m.operation, m.id,
           jsonb_strip_nulls(jsonb_build_object('status', m."to", 'net', m.net, 'currency', b.currency, 'entry', m.sequence, 'by', m.owner))
    from m join b on b.transaction_id = m.id
  )
  select exists (select from sent) into told;

  perform pg_notify('account', a) from (select distinct a from unnest(agencies) a) n;
  if told then
    perform pg_notify('outbox', '');
  end if;

  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('outcome', r.outcome, 'sequence', written -> m.entry -> 'sequence')) order by r.place)
  into answer
  from unnest(places, outcomes) as r (place, outcome)
  left join unnest(moved, entry_of) as m (place, entry) on m.place = r.place;
  return answer;
end $$;

-- Takes bookings whose lease has run out, each for one owner.
create function claim_bookings(new_owner text, lease_seconds numeric, most integer)
returns table (transaction_id text, agency_id text, status text, version integer, supplier text, supplier_total bigint, attempts integer,
  route text, lead_traveller text, currency text, customer_total bigint)
language sql as $$
  with free as (
    select l.transaction_id from booking_lease l
    where l.until <= clock_timestamp() order by l.until limit most for update skip locked
  ), taken as (
    update booking_lease l
    set owner = new_owner, until = clock_timestamp() + lease_seconds * interval '1 second', attempts = l.attempts + 1
    from free where l.transaction_id = free.transaction_id
    returning l.transaction_id, l.attempts
  )
  select b.transaction_id, b.agency_id, b.status, b.version, b.supplier, b.supplier_total, taken.attempts,
         b.route, b.lead_traveller, b.currency, b.customer_total
  from taken join booking b using (transaction_id)
$$;

-- These run all the time and touch few rows by key. Their plans are kept from the first call on, when the tables were
-- small: without this they would go on reading whole tables as they grow.
alter function open_bookings set enable_seqscan = off;
alter function open_bookings set enable_hashjoin = off;
alter function open_bookings set enable_mergejoin = off;
alter function finish_bookings set enable_seqscan = off;
alter function finish_bookings set enable_hashjoin = off;
alter function finish_bookings set enable_mergejoin = off;
alter function claim_bookings set enable_seqscan = off;
alter function claim_bookings set enable_hashjoin = off;
alter function claim_bookings set enable_mergejoin = off;
alter function post_entries set enable_seqscan = off;
alter function post_entries set enable_hashjoin = off;
alter function post_entries set enable_mergejoin = off;
alter function open_bookings set plan_cache_mode = force_generic_plan;
alter function finish_bookings set plan_cache_mode = force_generic_plan;
alter function claim_bookings set plan_cache_mode = force_generic_plan;
alter function post_entries set plan_cache_mode = force_generic_plan;
