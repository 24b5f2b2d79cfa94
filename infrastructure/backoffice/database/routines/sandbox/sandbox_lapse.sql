-- Seats of a hold whose limit has passed are free again. True where it was this call that freed them.
create or replace function sandbox_lapse(wanted text, asked_at timestamptz, places jsonb) returns boolean language plpgsql as $$
begin
  perform sandbox_give_back(places);
  update sandbox_hold set state = 'over' where order_key = wanted and state = 'held' and until <= asked_at;
  if not found then
    raise exception 'not lapsed' using errcode = 'FL003';
  end if;
  return true;
exception
  when sqlstate 'FL003' then return false;
end $$;
