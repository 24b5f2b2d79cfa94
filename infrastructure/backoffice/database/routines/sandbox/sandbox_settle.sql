-- Refuses an order for good unless it is settled already; answers what it is settled as.
create or replace function sandbox_settle(wanted text, why text, fare bigint, fare_currency text) returns json language plpgsql as $$
begin
  insert into sandbox_order (order_key, state, reason, total, currency) values (wanted, 'refused', why, fare, fare_currency)
  on conflict (order_key) do nothing;
  return sandbox_outcome(wanted);
end
$$;
