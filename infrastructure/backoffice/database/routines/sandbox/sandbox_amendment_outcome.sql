-- What became of an amendment so far.
create or replace function sandbox_amendment_outcome(wanted text) returns json language sql stable as $$
  select json_build_object('outcome', a.state, 'reason', a.reason, 'total', a.total, 'currency', a.currency, 'amended', a.amended)
  from sandbox_amendment a where a.amendment_key = wanted
$$;
