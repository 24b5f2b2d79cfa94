-- planner: enable_seqscan off, enable_hashjoin off, enable_mergejoin off, plan_cache_mode force_generic_plan
-- Takes the seats of many orders, each wholly or not at all. A call:
--   {key, fareKey, total, currency, pnr, confirmation, party, legs: [{day, flight, cabin, seats, from, upTo}]}
-- It is carried out when with every leg's present count of sold seats the fare still holds (from ≤ sold ≤ upTo) and enough
-- are left. Outcomes: confirmed or refused (the order's own, for good), sold-out, changed (nothing recorded). No rows at all
-- mean that every call was carried out now, as asked.
create or replace function sandbox_book(calls jsonb) returns table (place integer, result json) language plpgsql as $$
declare
  call record;
  leg record;
  kept json;
  verdict text;
  counts json;
  wanted integer;
  made integer;
begin
  -- Nobody waits for the disk here: a ticket is told of only after the commit that records it, whose flush brings this one,
  -- written before it, to the disk with it. An order that a crash loses leaves a booking without outcome, whose seats are
  -- free again and which `sandbox_settle` refuses when it is asked about.
  perform set_config('synchronous_commit', 'off', true);

  -- Mostly all of them can be carried out, each after those before it: then together, each departure touched once. Where
  -- one cannot, nothing of this stands.
  -- Whoever books takes departures in one order, and orders in one order after them: nobody waits in a circle.
  begin
    with legs as materialized (
      select l.day, l.flight, l.cabin, l.seats, l."from", l."upTo", c.place, (c.call ->> 'party')::integer as party
      from jsonb_array_elements(calls) with ordinality as c (call, place),
        jsonb_to_recordset(c.call -> 'legs') as l (day integer, flight text, cabin text, seats integer, "from" integer, "upTo" integer)
    ), following as (
      select l.*, sum(l.party) over (
        partition by l.day, l.flight, l.cabin order by l.place rows unbounded preceding
      ) - l.party as before
      from legs l
    ), places as (
      select f.day, f.flight, f.cabin, min(f.seats) as seats, sum(f.party)::integer as party,
        max(f."from" - f.before) as at_least, min(f."upTo" - f.before) as at_most
      from following f group by f.day, f.flight, f.cabin
    ), taken as (
      insert into sandbox_sold as s (day, flight, cabin, seats, sold)
      -- A departure that nobody bought yet has sold none.
      select p.day, p.flight, p.cabin, p.seats, p.party from places p order by p.day, p.flight, p.cabin
      on conflict (day, flight, cabin) do update set sold = s.sold + excluded.sold
      where s.sold + excluded.sold <= s.seats
        and s.sold between (
          select p.at_least from places p where p.day = s.day and p.flight = s.flight and p.cabin = s.cabin
        ) and (
          select p.at_most from places p where p.day = s.day and p.flight = s.flight and p.cabin = s.cabin
        )
      returning s.day, s.flight, s.cabin, s.sold
    )
    select (select count(*) from places), (
      select count(*) from taken t join places p using (day, flight, cabin)
      where t.sold - p.party between p.at_least and p.at_most
    ) into wanted, made;
    if made = wanted then
      insert into sandbox_order (order_key, state, total, currency, fare_key, pnr, confirmation)
      select c.key, 'confirmed', c.total, c.currency, c."fareKey", c.pnr, c.confirmation
      from jsonb_to_recordset(calls) as c (key text, total bigint, currency text, "fareKey" text, pnr text, confirmation json)
      order by 1
      on conflict (order_key) do nothing;
      get diagnostics made = row_count;
      if made = jsonb_array_length(calls) then
        return;
      end if;
    end if;
    raise exception 'not all of them' using errcode = 'FL001';
  exception
    when sqlstate 'FL001' or check_violation then null;
  end;

  -- One after another, each as it can be.
  insert into sandbox_sold (day, flight, cabin, seats)
  select distinct on (l.day, l.flight, l.cabin) l.day, l.flight, l.cabin, l.seats
  from jsonb_array_elements(calls) c, jsonb_to_recordset(c -> 'legs') as l(day integer, flight text, cabin text, seats integer)
  order by l.day, l.flight, l.cabin
  on conflict do nothing;
  perform 1 from sandbox_sold s
  where (s.day, s.flight, s.cabin) in (
    select l.day, l.flight, l.cabin
    from jsonb_array_elements(calls) c, jsonb_to_recordset(c -> 'legs') as l(day integer, flight text, cabin text)
  )
  order by s.day, s.flight, s.cabin
  for update;
  for call in
    select c.value as body, c.ordinality::integer as place, c.value ->> 'key' as key, (c.value ->> 'party')::integer as party
    from jsonb_array_elements(calls) with ordinality c
    order by 3, 2
  loop
    place := call.place;
    kept := sandbox_outcome(call.key);
    if kept is null then
      verdict := 'confirmed';
      for leg in
        select s.sold, s.seats, l."from", l."upTo"
        from jsonb_to_recordset(call.body -> 'legs') as l(day integer, flight text, cabin text, "from" integer, "upTo" integer)
        join sandbox_sold s using (day, flight, cabin)
      loop
        if leg.sold + call.party > leg.seats then
          verdict := 'sold-out';
        elsif verdict = 'confirmed' and (leg.sold < leg."from" or leg.sold > leg."upTo") then
          verdict := 'changed';
        end if;
      end loop;
      if verdict = 'confirmed' then
        insert into sandbox_order (order_key, state, total, currency, fare_key, pnr, confirmation)
        values (
          call.key, 'confirmed', (call.body ->> 'total')::bigint, call.body ->> 'currency', call.body ->> 'fareKey',
          call.body ->> 'pnr', (call.body -> 'confirmation')::json
        )
        on conflict (order_key) do nothing;
        if found then
          update sandbox_sold s set sold = s.sold + call.party
          from jsonb_to_recordset(call.body -> 'legs') as l(day integer, flight text, cabin text)
          where s.day = l.day and s.flight = l.flight and s.cabin = l.cabin;
          kept := json_build_object('outcome', 'confirmed', 'confirmation', call.body -> 'confirmation');
        else
          kept := sandbox_outcome(call.key);
        end if;
      end if;
    end if;
    if kept is null then
      select json_agg(json_build_object('day', s.day, 'flight', s.flight, 'cabin', s.cabin, 'sold', s.sold)) into counts
      from jsonb_to_recordset(call.body -> 'legs') as l(day integer, flight text, cabin text)
      join sandbox_sold s using (day, flight, cabin);
      result := json_build_object('outcome', verdict, 'sold', counts);
    else
      result := kept;
    end if;
    return next;
  end loop;
end
$$;
