-- One order whose seats are held: `call` is one of `sandbox_book`. Null: carried out as asked.
create or replace function sandbox_book_held(call jsonb, held_until timestamptz) returns json language plpgsql as $$
declare
  verdict json;
begin
  select b.result into verdict from sandbox_book(jsonb_build_array(call)) b;
  if verdict is null or verdict ->> 'outcome' = 'confirmed' then
    insert into sandbox_hold (order_key, until) values (call ->> 'key', held_until) on conflict do nothing;
  end if;
  return verdict;
end $$;
