-- Lists bookings anew in the commit of the amendment whose answer is given, where that is done; answers the same. Each:
-- {agency_id, transaction_id, carrier, route, travel_date, return_date, lead_traveller, traveller_count}, and as `add_presence`
-- takes them.
create or replace function list_anew(answer jsonb, items jsonb) returns jsonb language plpgsql as $$
begin
  if answer ->> 'outcome' = 'done' then
    update booking b
    set carrier = x.carrier, route = x.route, travel_date = x.travel_date, return_date = x.return_date,
        lead_traveller = x.lead_traveller, traveller_count = x.traveller_count
    from jsonb_to_recordset(items) as x (agency_id text, transaction_id text, carrier text, route text, travel_date date,
      return_date date, lead_traveller text, traveller_count smallint)
    where b.agency_id = x.agency_id and b.transaction_id = x.transaction_id;
    delete from booking_presence p using jsonb_to_recordset(items) as x (agency_id text, transaction_id text)
    where p.agency_id = x.agency_id and p.transaction_id = x.transaction_id;
    delete from booking_later_departure d using jsonb_to_recordset(items) as x (agency_id text, transaction_id text)
    where d.agency_id = x.agency_id and d.transaction_id = x.transaction_id;
    perform add_presence(items);
  end if;
  return answer;
end $$;
