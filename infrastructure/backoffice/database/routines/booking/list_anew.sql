-- Lists bookings of an agency anew in the commit of the amendment whose answer is given, where that is done; answers the same. Each:
-- {transaction_id, carrier, route, travel_date, return_date, lead_traveller, traveller_count}.
create or replace function list_anew(agency text, answer jsonb, items jsonb) returns jsonb language plpgsql as $$
begin
  if answer ->> 'outcome' = 'done' then
    update booking b
    set carrier = x.carrier, route = x.route, travel_date = x.travel_date, return_date = x.return_date,
        lead_traveller = x.lead_traveller, traveller_count = x.traveller_count
    from jsonb_to_recordset(items) as x (transaction_id text, carrier text, route text, travel_date date, return_date date,
      lead_traveller text, traveller_count smallint)
    where b.agency_id = agency and b.transaction_id = x.transaction_id;
  end if;
  return answer;
end $$;
