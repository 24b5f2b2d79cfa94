-- Records that an amendment was carried out, and with what; FL003 where it was settled meanwhile, for whoever calls to undo.
create or replace function sandbox_confirm_amendment(wanted text, given json) returns void language plpgsql as $$
begin
  insert into sandbox_amendment (amendment_key, state, amended) values (wanted, 'confirmed', given)
  on conflict (amendment_key) do nothing;
  if not found then
    raise exception 'settled meanwhile' using errcode = 'FL003';
  end if;
end $$;
