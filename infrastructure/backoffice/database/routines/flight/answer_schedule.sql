-- Answers the open change of schedule of a booking, in the commit of the amendment whose answer is given, where that is done; answers
-- the same.
create or replace function answer_schedule(outcome jsonb, agency text, wanted text, answered text) returns jsonb language plpgsql as $$
begin
  if outcome ->> 'outcome' = 'done' then
    update schedule_change s set answer = answered, answered_at = clock_timestamp()
    where s.transaction_id = wanted and s.agency_id = agency and s.answer is null;
  end if;
  return outcome;
end $$;
