-- Lists bookings again in the commit of the amendment whose answer is given, where that is done; answers the same. Each:
-- {agency_id, transaction_id, mark, title, starts_on, ends_on, lead_traveller, traveller_count, begun_at, no_show}, and as
-- `add_presence` takes them; with {listed_net, listed_earned} where its price is another.
create or replace function list_anew(answer jsonb, items jsonb) returns jsonb language plpgsql as $$
begin
  if answer ->> 'outcome' = 'done' then
    update booking b
    set mark = x.mark, title = x.title, starts_on = x.starts_on, ends_on = x.ends_on,
        lead_traveller = x.lead_traveller, traveller_count = x.traveller_count, begun_at = x.begun_at, no_show = x.no_show,
        listed_net = coalesce(x.listed_net, b.listed_net), listed_earned = coalesce(x.listed_earned, b.listed_earned)
    from jsonb_to_recordset(items) as x (agency_id text, transaction_id text, mark text, title text, starts_on date,
      ends_on date, lead_traveller text, traveller_count smallint, begun_at timestamptz, no_show boolean, listed_net bigint, listed_earned bigint)
    where b.agency_id = x.agency_id and b.transaction_id = x.transaction_id;
    delete from booking_presence p using jsonb_to_recordset(items) as x (agency_id text, transaction_id text)
    where p.agency_id = x.agency_id and p.transaction_id = x.transaction_id;
    delete from booking_later_start d using jsonb_to_recordset(items) as x (agency_id text, transaction_id text)
    where d.agency_id = x.agency_id and d.transaction_id = x.transaction_id;
    perform add_presence(items);
  end if;
  return answer;
end $$;
