-- planner: enable_seqscan off, enable_hashjoin off, enable_mergejoin off, plan_cache_mode force_generic_plan
-- Opening, with a look around first: where an agency's other bookings of the same people around the same days are more
-- than the caller has `seen`, nothing is opened and the answer is 'known'. Anyone who looks holds the account's lock, so of
-- two bookings at once the second sees the first. Without `seen` nobody looks, nor where the request or its quote has a
-- booking: that is the answer then. What was overridden goes to the audit.
create or replace function open_bookings(items jsonb) returns jsonb language plpgsql as $$
declare
  known bigint[];
  answers jsonb;
begin
  perform from account where agency_id in (select e ->> 'agency_id' from jsonb_array_elements(items) e) order by agency_id for update;
  with given as materialized (
    select x.place, x.agency_id, x.request_id, x.quote_id, x.people, x.from_day, x.to_day, x.seen
    from rows from (jsonb_to_recordset(items) as (
        agency_id text, request_id text, quote_id text, people text[], from_day date, to_day date, seen text[]
      ))
      with ordinality as x (agency_id, request_id, quote_id, people, from_day, to_day, seen, place)
  )
  select array_agg(g.place) into known
  from given g
  where g.seen is not null
    and (exists (select from booking_presence p
                 where p.person = any (g.people) and p.agency_id = g.agency_id and p.to_day >= g.from_day - 1 and p.from_day <= g.to_day + 1
                   and p.transaction_id <> all (g.seen))
      or exists (select from given o where o.place < g.place and o.agency_id = g.agency_id and o.people && g.people
                   and o.request_id <> g.request_id and o.quote_id <> g.quote_id))
    and not exists (select from booking b where b.request_id = g.request_id and b.agency_id = g.agency_id)
    and not exists (select from booking b where b.quote_id = g.quote_id and b.agency_id = g.agency_id);
  if known is null then
    answers := open_bookings_unlooked(items);
  else
    with others as materialized (
      select e.item, e.place, row_number() over (order by e.place) as at
      from jsonb_array_elements(items) with ordinality as e (item, place) where e.place <> all (known)
    ), opened as materialized (
      select open_bookings_unlooked(jsonb_agg(o.item order by o.at)) as outcomes from others o having count(*) > 0
    )
    select jsonb_agg(coalesce(opened.outcomes -> (others.at - 1)::integer, '{"outcome": "known"}') order by e.place) into answers
    from jsonb_array_elements(items) with ordinality as e (item, place)
    left join others on others.place = e.place
    left join opened on true;
  end if;

  perform add_presence(jsonb_agg(jsonb_build_object('agency_id', x.agency_id, 'transaction_id', a.answer -> 'transaction_id',
    'people', x.people, 'from_day', x.from_day, 'to_day', x.to_day, 'later', x.later)))
  from jsonb_array_elements(answers) with ordinality as a (answer, place),
       jsonb_to_record(items -> (a.place - 1)::integer) as x (agency_id text, people jsonb, from_day text, to_day text, later jsonb)
  where a.answer ->> 'outcome' = 'opened'
  having count(*) > 0;
  if jsonb_path_exists(items, '$[*].overrides') then
    insert into audit (agency_id, actor_user_id, on_behalf_of, operation, reference, detail)
    select x.agency_id, x.actor_user_id, x.on_behalf_of, x.override_operation, a.answer ->> 'transaction_id', jsonb_build_object('overrides', x.overrides)
    from jsonb_array_elements(answers) with ordinality as a (answer, place),
         jsonb_to_record(items -> (a.place - 1)::integer) as x (agency_id text, actor_user_id text, on_behalf_of text, overrides jsonb, override_operation text)
    where a.answer ->> 'outcome' = 'opened' and x.overrides is not null;
  end if;
  return answers;
end $$;
