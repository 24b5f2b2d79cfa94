-- Travellers of an order into one of their own: `part` {order_key, pnr, total, sale, ssr, confirmation} and `own` {total, sale, ssr},
-- `moves`: [{old, new, leaves}] for each traveller. `before` is the sale as it was looked at, `gone_before` how many places were
-- out. Answers as kept, or {"outcome": "moved"}.
create or replace function sandbox_split(
  amend_key text, wanted text, before text, gone_before integer, part jsonb, own jsonb, moves jsonb, answer json
) returns json language plpgsql as $$
declare
  out jsonb;
begin
  if sandbox_amendment_outcome(amend_key) is not null then
    return sandbox_amendment_outcome(amend_key);
  end if;
  begin
    update sandbox_seat s
    set order_key = case when m.leaves then part ->> 'order_key' else wanted end, traveller = m.new
    from jsonb_to_recordset(moves) as m (old smallint, new smallint, leaves boolean)
    where s.order_key = wanted and s.traveller = m.old;
    update sandbox_order o set total = (own ->> 'total')::bigint, fare_key = own ->> 'sale'
    where o.order_key = wanted and o.fare_key = before
      and (select count(*) from sandbox_gone g where g.order_key = wanted) = gone_before;
    if not found then
      raise exception 'the order has moved' using errcode = 'FL003';
    end if;
    insert into sandbox_order (order_key, state, total, currency, fare_key, pnr, confirmation)
    select part ->> 'order_key', 'confirmed', (part ->> 'total')::bigint, o.currency, part ->> 'sale', part ->> 'pnr', (part -> 'confirmation')::json
    from sandbox_order o where o.order_key = wanted;
    insert into sandbox_services (order_key, ssr) values (wanted, own -> 'ssr'), (part ->> 'order_key', part -> 'ssr')
    on conflict (order_key) do update set ssr = excluded.ssr;
    insert into sandbox_hold (order_key, until, state)
    select part ->> 'order_key', h.until, h.state from sandbox_hold h where h.order_key = wanted;
    select jsonb_agg(jsonb_build_object('itinerary', g.itinerary, 'traveller', g.traveller)) into out from sandbox_gone g where g.order_key = wanted;
    delete from sandbox_gone g where g.order_key = wanted;
    insert into sandbox_gone (order_key, itinerary, traveller)
    select case when m.leaves then part ->> 'order_key' else wanted end, g.itinerary, m.new
    from jsonb_to_recordset(coalesce(out, '[]')) as g (itinerary smallint, traveller smallint)
    join jsonb_to_recordset(moves) as m (old smallint, new smallint, leaves boolean) on m.old = g.traveller;
    insert into sandbox_rebooked (order_key, itinerary, was, legs, change, flown, places)
    select part ->> 'order_key', r.itinerary, r.was, r.legs, r.change, r.flown, r.places from sandbox_rebooked r where r.order_key = wanted;
    perform sandbox_confirm_amendment(amend_key, answer);
  exception
    when sqlstate 'FL003' then null;
  end;
  return coalesce(sandbox_amendment_outcome(amend_key), '{"outcome": "moved"}');
end $$;
