-- Moves directions of an order to other flights, wholly or not at all: the seats given up are free again, those of the new
-- flights taken, where the new fares still hold. The order must be as it was looked at: `sale_before`, so many places gone.
-- freed [{day, flight, cabin, seats}], chairs [{day, flight, traveller}], legs [{day, flight, cabin, seats, from, upTo}],
-- `party` seats each. Answers as kept, or null where the order or the new flights are no longer as they were looked at.
-- Whoever works here takes seats by name before departures, departures in one order, and orders after them.
create or replace function sandbox_change(
  amend_key text, wanted text, sale_before text, gone_before integer, changed smallint[], sale_after text, total_after bigint,
  freed jsonb, chairs jsonb, legs jsonb, party integer, given json
) returns json language plpgsql as $$
declare
  left_over integer;
begin
  if sandbox_amendment_outcome(amend_key) is not null then
    return sandbox_amendment_outcome(amend_key);
  end if;
  begin
    perform sandbox_seats_at_hand(wanted, chairs, freed, legs);
    select count(*) into left_over
    from jsonb_to_recordset(legs) as l (day integer, flight text, cabin text, "from" integer, "upTo" integer)
    join sandbox_sold s using (day, flight, cabin)
    where s.sold not between l."from" and l."upTo";
    if left_over > 0 then
      raise exception 'the fare has moved' using errcode = 'FL003';
    end if;
    perform sandbox_give_back(freed);
    update sandbox_sold s set sold = s.sold + party
    from jsonb_to_recordset(legs) as l (day integer, flight text, cabin text)
    where s.day = l.day and s.flight = l.flight and s.cabin = l.cabin;
    update sandbox_order o
    set fare_key = sale_after, total = total_after,
        confirmation = ((o.confirmation::jsonb - 'heldUntil') || jsonb_build_object('tickets', given::jsonb -> 'tickets'))::json
    where o.order_key = wanted and o.fare_key = sale_before
      and (select count(*) from sandbox_gone g where g.order_key = wanted) = gone_before;
    if not found then
      raise exception 'the order has moved' using errcode = 'FL003';
    end if;
    -- What the airline had moved of the flights given up is past.
    delete from sandbox_rebooked r where r.order_key = wanted and r.itinerary = any (changed);
    perform sandbox_confirm_amendment(amend_key, given);
  exception
    when sqlstate 'FL003' or check_violation then null;
  end;
  return sandbox_amendment_outcome(amend_key);
end $$;
