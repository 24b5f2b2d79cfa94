-- planner: enable_seqscan off, enable_hashjoin off, enable_mergejoin off, plan_cache_mode force_generic_plan
-- Takes the units of many orders, each wholly or not at all. A call:
--   {key, sold, total, currency, reference, confirmation, heldUntil, count, places: [{day, resource, kind, units, from, upTo, count}]}
-- `count` is of each place that has none of its own.
-- It is carried out when with every place's present count the price still holds (from ≤ taken ≤ upTo) and enough units are
-- left. A call without a row in the answer was carried out now, as asked. Other outcomes: confirmed or refused (the order's
-- own, for good), sold-out, changed (nothing recorded).
create or replace function sandbox_book(of_product text, calls jsonb) returns table (place integer, result json) language plpgsql as $$
declare
  call record;
  leg record;
  kept json;
  verdict text;
  counts json;
  wanted integer;
  made integer;
begin
  -- Nobody waits for the disk here: a sale is reported only after the commit that records it, whose flush brings this one,
  -- written before it, to the disk with it. An order that a crash loses leaves a booking without outcome, whose units are
  -- free again and which settling refuses when it is asked about.
  perform set_config('synchronous_commit', 'off', true);

  -- Mostly all of them can be carried out, each after those before it: then together, each place touched once. Where
  -- one cannot, nothing of this stands.
  -- Anyone who books takes places in one order, and orders in one order after them: nobody waits in a circle.
  begin
    with legs as materialized (
      -- A place that a call names twice is one place.
      select l.day, l.resource, l.kind, min(l.units) as units, max(l."from") as "from", min(l."upTo") as "upTo", c.place,
        max(coalesce(l.count, (c.call ->> 'count')::integer)) as count
      from jsonb_array_elements(calls) with ordinality as c (call, place),
        jsonb_to_recordset(c.call -> 'places') as l (
          day integer, resource text, kind text, units integer, "from" integer, "upTo" integer, count integer
        )
      group by c.place, l.day, l.resource, l.kind
    ), following as (
      select l.*, sum(l.count) over (
        partition by l.day, l.resource, l.kind order by l.place rows unbounded preceding
      ) - l.count as before
      from legs l
    ), places as (
      select f.day, f.resource, f.kind, min(f.units) as units, sum(f.count)::integer as count,
        max(f."from" - f.before) as at_least, min(f."upTo" - f.before) as at_most
      from following f group by f.day, f.resource, f.kind
    ), taken as (
      insert into sandbox_stock as s (product, day, resource, kind, units, taken)
      -- Where nobody bought yet, none is taken.
      select of_product, p.day, p.resource, p.kind, p.units, p.count from places p order by p.day, p.resource, p.kind
      on conflict (product, day, resource, kind) do update set taken = s.taken + excluded.taken
      where s.taken + excluded.taken <= s.units
        and s.taken between (
          select p.at_least from places p where p.day = s.day and p.resource = s.resource and p.kind = s.kind
        ) and (
          select p.at_most from places p where p.day = s.day and p.resource = s.resource and p.kind = s.kind
        )
      returning s.day, s.resource, s.kind, s.taken
    )
    select (select count(*) from places), (
      select count(*) from taken t join places p using (day, resource, kind)
      where t.taken - p.count between p.at_least and p.at_most
    ) into wanted, made;
    if made = wanted then
      insert into sandbox_order (order_key, product, state, total, currency, sold, reference, confirmation, hold, held_until)
      select c.key, of_product, 'confirmed', c.total, c.currency, c.sold, c.reference, c.confirmation,
        case when c."heldUntil" is not null then 'held' end, c."heldUntil"
      from jsonb_to_recordset(calls) as c (
        key text, total bigint, currency text, sold text, reference text, confirmation json, "heldUntil" timestamptz
      )
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

  -- One after another, each as it can be, once all places are locked.
  insert into sandbox_stock as s (product, day, resource, kind, units)
  select distinct on (l.day, l.resource, l.kind) of_product, l.day, l.resource, l.kind, l.units
  from jsonb_array_elements(calls) c, jsonb_to_recordset(c -> 'places') as l (day integer, resource text, kind text, units integer)
  order by l.day, l.resource, l.kind
  on conflict (product, day, resource, kind) do update set taken = s.taken where false;
  for call in
    select c.value as body, c.ordinality::integer as at, c.value ->> 'key' as key, (c.value ->> 'count')::integer as count
    from jsonb_array_elements(calls) with ordinality c
    order by 3, 2
  loop
    verdict := 'confirmed';
    for leg in
      select s.taken, s.units, l."from", l."upTo", coalesce(l.count, call.count) as wanted
      from jsonb_to_recordset(call.body -> 'places') as l (
        day integer, resource text, kind text, "from" integer, "upTo" integer, count integer
      )
      join sandbox_stock s on s.product = of_product and s.day = l.day and s.resource = l.resource and s.kind = l.kind
    loop
      if leg.taken + leg.wanted > leg.units then
        verdict := 'sold-out';
      elsif verdict = 'confirmed' and (leg.taken < leg."from" or leg.taken > leg."upTo") then
        verdict := 'changed';
      end if;
    end loop;
    if verdict = 'confirmed' then
      insert into sandbox_order (order_key, product, state, total, currency, sold, reference, confirmation, hold, held_until)
      select c.key, of_product, 'confirmed', c.total, c.currency, c.sold, c.reference, c.confirmation,
        case when c."heldUntil" is not null then 'held' end, c."heldUntil"
      from jsonb_to_record(call.body) as c (
        key text, total bigint, currency text, sold text, reference text, confirmation json, "heldUntil" timestamptz
      )
      on conflict (order_key) do nothing;
      if found then
        update sandbox_stock s set taken = s.taken + coalesce(l.count, call.count)
        from jsonb_to_recordset(call.body -> 'places') as l (day integer, resource text, kind text, count integer)
        where s.product = of_product and s.day = l.day and s.resource = l.resource and s.kind = l.kind;
        continue;
      end if;
    end if;
    select json_build_object(
      'outcome', o.state, 'reason', o.reason, 'total', o.total, 'currency', o.currency, 'answer', o.confirmation
    ) into kept from sandbox_order o where o.order_key = call.key;
    if kept is null then
      select json_agg(json_build_object('day', s.day, 'resource', s.resource, 'kind', s.kind, 'taken', s.taken)) into counts
      from jsonb_to_recordset(call.body -> 'places') as l (day integer, resource text, kind text)
      join sandbox_stock s on s.product = of_product and s.day = l.day and s.resource = l.resource and s.kind = l.kind;
      kept := json_build_object('outcome', verdict, 'counts', counts);
    end if;
    place := call.at;
    result := kept;
    return next;
  end loop;
end
$$;
