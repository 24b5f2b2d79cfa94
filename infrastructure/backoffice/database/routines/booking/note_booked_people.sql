-- A booking that comes about or is changed in any way but by being opened.
create or replace function note_booked_people() returns trigger language plpgsql as $$
declare
  now_is constant jsonb := new.document::jsonb;
  was jsonb;
begin
  if tg_op = 'UPDATE' then
    was := old.document::jsonb;
    if was -> 'travellers' = now_is -> 'travellers' and was -> 'itineraries' = now_is -> 'itineraries' then
      return null;
    end if;
    delete from booked_person p using booked_people(old.agency_id, old.transaction_id, was) o
    where p.agency_id = o.agency_id and p.person = o.person and p.transaction_id = o.transaction_id;
  end if;
  insert into booked_person select p.* from booked_people(new.agency_id, new.transaction_id, now_is) p
  on conflict (agency_id, person, transaction_id) do update set from_day = excluded.from_day, to_day = excluded.to_day;
  return null;
end $$;
