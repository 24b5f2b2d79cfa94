-- Ends a hold: 'ticket' before its limit, 'release' at any time. Once for each key; a hold that is over may be released
-- again, so that whoever comes late is told yes. What was ticketed is not released, what is over not ticketed.
create or replace function sandbox_end_hold(amend_key text, wanted text, how text, asked_at timestamptz, places jsonb, answer json)
returns json language plpgsql as $$
declare
  h record;
  fits boolean;
begin
  if sandbox_amendment_outcome(amend_key) is not null then
    return sandbox_amendment_outcome(amend_key);
  end if;
  begin
    if how = 'release' then
      perform sandbox_give_back(places);
    end if;
    select * into h from sandbox_hold where order_key = wanted for update;
    fits := case when how = 'ticket' then h.state = 'held' and h.until > asked_at else h.state = 'held' end;
    if fits is true then
      update sandbox_hold set state = case when how = 'ticket' then 'ticketed' else 'over' end where order_key = wanted;
      perform sandbox_confirm_amendment(amend_key, answer);
      return sandbox_amendment_outcome(amend_key);
    end if;
    raise exception 'not as asked' using errcode = 'FL003';
  exception
    when sqlstate 'FL003' then null;
  end;
  insert into sandbox_amendment (amendment_key, state, reason, amended)
  values (amend_key, case when how = 'release' and h.state = 'over' then 'confirmed' else 'refused' end,
    case when how = 'ticket' and h.state is distinct from 'ticketed' then 'sold-out' when h.state = 'over' then null else 'refused' end, '{}')
  on conflict (amendment_key) do nothing;
  return sandbox_amendment_outcome(amend_key);
end $$;
