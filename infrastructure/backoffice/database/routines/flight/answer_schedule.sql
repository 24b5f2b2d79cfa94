-- Answers the open change of schedule of a booking, in the commit of the amendment whose answer is given, where that is done; answers
-- the same. {agency_id, transaction_id, answer}.
create or replace function answer_schedule(outcome jsonb, item jsonb) returns jsonb language plpgsql as $$
begin
  if outcome ->> 'outcome' = 'done' then
    update schedule_change s set answer = item ->> 'answer', answered_at = clock_timestamp()
    where s.transaction_id = item ->> 'transaction_id' and s.agency_id = item ->> 'agency_id' and s.answer is null;
  end if;
  return outcome;
end $$;
