-- Seats that the sandbox flight supplier has given to somebody: each of a departure once.

create table sandbox_seat (
  -- Local day of departure, days since 1970-01-01; flight as '6E2134', seat as '12A'.
  day integer not null,
  flight text not null,
  seat text not null,
  order_key text not null,
  -- Position in the order.
  traveller smallint not null,
  primary key (day, flight, seat)
);
create index sandbox_seat_order on sandbox_seat (order_key);

-- One order that names seats, wholly or not at all: `call` is one of `sandbox_book`, with `chosen`: [{day, flight, seat, traveller}].
-- Null: carried out as asked. Otherwise the outcome, as `sandbox_book` tells it, or seat-taken, of which nothing is recorded.
-- Whoever books takes seats before departures and each in one order, so that nobody waits in a circle.
create function sandbox_book_seated(call jsonb) returns json language plpgsql as $$
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

alter function sandbox_book_seated set enable_seqscan = off;
alter function sandbox_book_seated set plan_cache_mode = force_generic_plan;
