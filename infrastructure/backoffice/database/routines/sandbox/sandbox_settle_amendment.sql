-- Refuses an amendment for good unless it is settled already; answers what it is settled as.
create or replace function sandbox_settle_amendment(wanted text, why text, amount bigint, amount_currency text) returns json language plpgsql as $$
begin
  insert into sandbox_amendment (amendment_key, state, reason, total, currency) values (wanted, 'refused', why, amount, amount_currency)
  on conflict (amendment_key) do nothing;
  return sandbox_amendment_outcome(wanted);
end $$;
