-- Services for travellers of an order that has `before` by now: seats [{day, flight, seat, traveller}] taken all or none. Answers
-- as kept; {"outcome": "seat-taken"} or {"outcome": "moved"}, of which nothing is recorded.
create or replace function sandbox_add_services(amend_key text, wanted text, before jsonb, after jsonb, seats jsonb, answer json) returns json
language plpgsql as $$
declare
  given integer;
  verdict text := 'moved';
  present jsonb;
begin
  if sandbox_amendment_outcome(amend_key) is not null then
    return sandbox_amendment_outcome(amend_key);
  end if;
  begin
    insert into sandbox_seat (day, flight, seat, order_key, traveller)
    select c.day, c.flight, c.seat, wanted, c.traveller
    from jsonb_to_recordset(seats) as c (day integer, flight text, seat text, traveller smallint)
    order by 1, 2, 3
    on conflict do nothing;
    get diagnostics given = row_count;
    if given < jsonb_array_length(seats) then
      verdict := 'seat-taken';
      raise exception 'not as asked' using errcode = 'FL003';
    end if;
    perform from sandbox_order o where o.order_key = wanted for update;
    select coalesce(p.ssr, o.confirmation::jsonb -> 'ssr', '[]') into present
    from sandbox_order o left join sandbox_services p using (order_key) where o.order_key = wanted;
    if present <> before then
      raise exception 'others were added' using errcode = 'FL003';
    end if;
    insert into sandbox_services (order_key, ssr) values (wanted, after) on conflict (order_key) do update set ssr = excluded.ssr;
    perform sandbox_confirm_amendment(amend_key, answer);
  exception
    when sqlstate 'FL003' then null;
  end;
  return coalesce(sandbox_amendment_outcome(amend_key), json_build_object('outcome', verdict));
end $$;
