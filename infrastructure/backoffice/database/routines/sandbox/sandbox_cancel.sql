-- Takes travellers out of directions of an order, of which so many are out already: places [{item, traveller}], freed
-- [{day, flight, cabin, seats}], chairs [{day, flight, traveller}]. Answers as kept, or null where others are out by now.
create or replace function sandbox_cancel(amend_key text, wanted text, gone_before integer, places jsonb, freed jsonb, chairs jsonb)
returns json language plpgsql as $$
begin
  if sandbox_amendment_outcome(amend_key) is not null then
    return sandbox_amendment_outcome(amend_key);
  end if;
  begin
    perform sandbox_seats_at_hand(wanted, chairs, freed, '[]');
    perform sandbox_give_back(freed);
    perform from sandbox_order o where o.order_key = wanted for update;
    if (select count(*) from sandbox_gone g where g.order_key = wanted) <> gone_before then
      raise exception 'others are out' using errcode = 'FL003';
    end if;
    insert into sandbox_gone (order_key, itinerary, traveller)
    select wanted, p.item, p.traveller from jsonb_to_recordset(places) as p (item smallint, traveller smallint);
    perform sandbox_confirm_amendment(amend_key, '{}');
  exception
    when sqlstate 'FL003' then null;
  end;
  return sandbox_amendment_outcome(amend_key);
end $$;
