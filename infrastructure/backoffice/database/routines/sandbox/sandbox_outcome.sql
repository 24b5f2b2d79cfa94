-- What became of an order so far.
create or replace function sandbox_outcome(wanted text) returns json language sql stable as $$
  select json_build_object('outcome', o.state, 'reason', o.reason, 'total', o.total, 'currency', o.currency, 'confirmation', o.confirmation)
  from sandbox_order o where o.order_key = wanted
$$;
