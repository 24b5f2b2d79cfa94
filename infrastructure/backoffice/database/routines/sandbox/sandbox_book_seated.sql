-- planner: enable_seqscan off, plan_cache_mode force_generic_plan
-- One order that names seats, wholly or not at all: `call` is one of `sandbox_book`, with `chosen`: [{day, flight, seat, traveller}].
-- Null: carried out as asked. Otherwise the outcome, as `sandbox_book` tells it, or seat-taken, of which nothing is recorded.
-- Whoever books takes seats before departures and each in one order, so that nobody waits in a circle.
create or replace function sandbox_book_seated(call jsonb) returns json language plpgsql as $$
declare
  verdict json;
  given integer;
begin
  perform set_config('synchronous_commit', 'off', true);
  verdict := sandbox_outcome(call ->> 'key');
  if verdict is not null then
    return verdict;
  end if;
  begin
    insert into sandbox_seat (day, flight, seat, order_key, traveller)
    select c.day, c.flight, c.seat, call ->> 'key', c.traveller
    from jsonb_to_recordset(call -> 'chosen') as c (day integer, flight text, seat text, traveller smallint)
    order by 1, 2, 3
    on conflict do nothing;
    get diagnostics given = row_count;
    if given = jsonb_array_length(call -> 'chosen') then
      select b.result into verdict from sandbox_book(jsonb_build_array(call - 'chosen')) b;
      if verdict is null then
        return null;
      end if;
    else
      -- The same order, carried out meanwhile, has them itself.
      verdict := coalesce(sandbox_outcome(call ->> 'key'), '{"outcome": "seat-taken"}');
    end if;
    raise exception 'not as asked' using errcode = 'FL002';
  exception
    when sqlstate 'FL002' then null;
  end;
  return verdict;
end
$$;
