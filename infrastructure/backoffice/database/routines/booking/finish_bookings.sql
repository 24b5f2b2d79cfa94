-- planner: enable_seqscan off, enable_hashjoin off, enable_mergejoin off, plan_cache_mode force_generic_plan
-- Moves bookings on, where the one who asks still holds the lease and the booking is at the version it was prepared for:
-- {transaction_id, agency_id, owner, version, to: 'confirmed' | 'not-confirmed' | 'in-doubt' | 'on-request', …}. Confirmed writes the ledger entry,
-- what is put off of it before, captures the reserve, claims the supplier's documents and fills the outbox, also with what is bought with it;
-- not-confirmed releases it, and what was set aside for that; in-doubt and on-request keep it and give the lease back, to be
-- taken again after `again_seconds`. Which moves exist is the caller's to know; that the version is the one, is checked
-- here. Answers, in the order given, {outcome: 'done', sequence} or {outcome: 'late'}.
create or replace function finish_bookings(items jsonb) returns jsonb language plpgsql as $$
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
  is_sent boolean := false;
  written jsonb := '[]';
  answer jsonb;
begin
  perform from account where agency_id in (select e ->> 'agency_id' from jsonb_array_elements(items) e) order by agency_id for update;
  perform from booking_lease
  where (agency_id, transaction_id) in (select e ->> 'agency_id', e ->> 'transaction_id' from jsonb_array_elements(items) e)
  order by agency_id, transaction_id for update;
  for i in
    select x.transaction_id, x.owner, x.version, x."to", x.narration, x.put_off_narration, x.place, b.agency_id, b.net - b.put_off as due, b.put_off_postings, b.postings,
           b.version as present, l.owner as holder
    from rows from (jsonb_to_recordset(items) as (
           transaction_id text, agency_id text, owner text, version integer, "to" text, narration text, put_off_narration text
         )) with ordinality as x (transaction_id, agency_id, owner, version, "to", narration, put_off_narration, place)
    left join booking b on b.agency_id = x.agency_id and b.transaction_id = x.transaction_id
    left join booking_lease l on l.agency_id = x.agency_id and l.transaction_id = x.transaction_id
    order by x.place
  loop
    places := places || i.place;
    if i.holder is distinct from i.owner or i.owner is null or i.present is distinct from i.version or i.transaction_id = any (ids) then
      outcomes := outcomes || 'late'::text;
      continue;
    end if;
    outcomes := outcomes || 'done'::text;
    moved := moved || i.place; ids := ids || i.transaction_id; agencies := agencies || i.agency_id; nets := nets || i.due;
    if i."to" = 'confirmed' then
      if i.put_off_postings is not null then
        entries := entries || jsonb_build_object('agency_id', i.agency_id, 'kind', 'instalment', 'reference', i.transaction_id,
          'narration', i.put_off_narration, 'postings', i.put_off_postings, 'release', 0);
      end if;
      entry_of := entry_of || cardinality(entries);
      entries := entries || jsonb_build_object('agency_id', i.agency_id, 'kind', 'booking', 'reference', i.transaction_id,
        'narration', i.narration, 'postings', i.postings, 'release', i.due);
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
      select m.agency_id, sum(m.net + coalesce((
        select sum(w.reserved) from bought_with w where w.agency_id = m.agency_id and w.transaction_id = m.id), 0)) as net
      from unnest(moved, ids, agencies, nets) as m (place, id, agency_id, net)
      where items -> (m.place - 1)::integer ->> 'to' = 'not-confirmed'
      group by m.agency_id
    ) n
    where a.agency_id = n.agency_id;
    update bought_with w set reserved = 0
    from unnest(moved, ids, agencies) as m (place, id, agency_id)
    where items -> (m.place - 1)::integer ->> 'to' = 'not-confirmed' and w.agency_id = m.agency_id and w.transaction_id = m.id
      and w.reserved > 0;
  end if;

  with m as materialized (
    select n.id, n.agency_id, n.net, (written -> n.entry ->> 'sequence')::bigint as sequence, x.*
    from unnest(moved, ids, agencies, nets, entry_of) as n (place, id, agency_id, net, entry),
         jsonb_to_record(items -> (n.place - 1)::integer) as x ("to" text, version integer, actor text, operation text, owner text,
           reference text, issued jsonb, document json, listed_net bigint, listed_earned bigint, words text[], refusal jsonb, params jsonb, outbox jsonb, again_seconds double precision, acting text, acting_for text)
  ), b as (
    update booking b
    set status = m."to", version = b.version + 1, reference = coalesce(m.reference, b.reference),
        issued = coalesce(m.issued, b.issued), refusal = m.refusal, ledger_sequence = m.sequence,
        document = coalesce(m.document, b.document), listed_net = coalesce(m.listed_net, b.listed_net),
        listed_earned = coalesce(m.listed_earned, b.listed_earned)
    from m where b.agency_id = m.agency_id and b.transaction_id = m.id
    returning b.transaction_id, b.words, b.actor_user_id, b.on_behalf_of, b.currency
  ), happened as (
    insert into booking_event (agency_id, transaction_id, version, at, code, params, actor)
    select m.agency_id, m.id, m.version + 1, moment_of_record(), m."to", m.params, m.actor from m
  ), found_by as (
    insert into booking_search (agency_id, transaction_id, lexemes)
    select m.agency_id, m.id, array_to_tsvector(b.words || m.words)
    from m join b on b.transaction_id = m.id
    on conflict (agency_id, transaction_id) do update set lexemes = excluded.lexemes
  ), ended as (
    delete from booking_lease l using m where l.agency_id = m.agency_id and l.transaction_id = m.id and m."to" not in ('in-doubt', 'on-request')
  ), put_back as (
    update booking_lease l set owner = null, until = clock_timestamp() + m.again_seconds * interval '1 second'
    from m where l.agency_id = m.agency_id and l.transaction_id = m.id and m."to" in ('in-doubt', 'on-request')
  ), sent as (
    insert into outbox (kind, payload)
    select o ->> 'kind', o -> 'payload' from m, jsonb_array_elements(coalesce(m.outbox, '[]')) o
    union all
    select 'with-due', jsonb_build_object('agencyId', m.agency_id, 'transactionId', m.id) from m
    where m."to" = 'confirmed' and exists (select from bought_with w where w.agency_id = m.agency_id and w.transaction_id = m.id)
    returning 1
  ), audited as (
    insert into audit (agency_id, actor_user_id, on_behalf_of, operation, reference, detail)
    select m.agency_id, coalesce(m.acting, b.actor_user_id), case when m.acting is null then b.on_behalf_of else m.acting_for end, m.operation, m.id,
           jsonb_strip_nulls(jsonb_build_object('status', m."to", 'net', m.net, 'currency', b.currency, 'entry', m.sequence, 'by', m.owner))
    from m join b on b.transaction_id = m.id
  )
  select exists (select from sent) into is_sent;

  if jsonb_path_exists(items, '$[*].claims[*]') then
    perform claim_documents((select jsonb_agg(items -> (n.place - 1)::integer) from unnest(moved) as n (place)));
  end if;

  perform pg_notify('account', a) from (select distinct a from unnest(agencies) a) n;
  if is_sent then
    perform pg_notify('outbox', '');
  end if;

  select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('outcome', r.outcome, 'sequence', written -> m.entry -> 'sequence')) order by r.place)
  into answer
  from unnest(places, outcomes) as r (place, outcome)
  left join unnest(moved, entry_of) as m (place, entry) on m.place = r.place;
  return answer;
end $$;
