-- An amendment that ends answers what was open, in its own commit: other flights answer for their directions, and what is
-- cancelled for everybody leaves nothing to be answered.
create or replace function answer_schedule_change() returns trigger language plpgsql as $$
declare
  answered text;
begin
  answered := case
    when new.kind = 'schedule-change' then case when new.plan #>> '{asks,kind}' = 'cancel' then 'refused' else 'accepted' end
    else 'superseded'
  end;
  update schedule_change s set answer = answered, answered_at = new.ended_at
  from booking b
  where s.agency_id = new.agency_id and s.transaction_id = new.transaction_id and s.answer is null
    and b.agency_id = new.agency_id and b.transaction_id = new.transaction_id
    and case new.kind
      when 'schedule-change' then true
      when 'change' then exists (
        select from json_array_elements(s.changes) c
        join json_array_elements_text(new.plan #> '{asks,itineraries}') t (at) on t.at = c ->> 'itinerary')
      else b.status = 'cancelled' or schedule_flown_by_nobody(s.changes, b.gone, b.document)
    end;
  return null;
end $$;
