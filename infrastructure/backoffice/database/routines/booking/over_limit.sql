-- planner: enable_seqscan off, enable_hashjoin off, enable_mergejoin off, plan_cache_mode force_generic_plan
-- Whether one more charge passes what a person may charge the account; null where it does not. `limits` is {booking, day, since}:
-- minor units, and when the day began; `besides` is what the same commit charges before. What is charged counts from its
-- opening on, unless nothing came of it; what a booking of the day was given back since does not. The caller holds the account's lock,
-- so of two at once the second counts the first.
create or replace function over_limit(limits jsonb, agency text, person text, charge bigint, besides bigint) returns jsonb
language plpgsql as $$
declare
  most bigint := (limits ->> 'booking')::bigint;
  since timestamptz := (limits ->> 'since')::timestamptz;
  spent bigint;
  refunded bigint;
begin
  if charge <= 0 then
    return null;
  end if;
  if charge > most then
    return jsonb_build_object('outcome', 'over-limit', 'per', 'booking', 'limit', most);
  end if;
  most := (limits ->> 'day')::bigint;
  if most is null then
    return null;
  end if;
  select coalesce(sum(b.net), 0) into spent
  from booking b
  where b.agency_id = agency and b.booked_on >= since and b.actor_user_id = person
    and b.status not in ('not-confirmed', 'released', 'expired')
    and not exists (select from booking_split s where s.agency_id = agency and s.part_id = b.transaction_id);
  select spent + coalesce(sum(a.reserved), 0) into spent
  from amendment a
  where a.agency_id = agency and a.opened_at >= since and a.reserved > 0 and a.actor_user_id = person and a.state <> 'refused';
  -- Deposits and balances of offers.
  select spent + coalesce(sum(r.charged), 0) into spent
  from service_request_event r
  where r.agency_id = agency and r.charged_by = person and r.at >= since and r.charged is not null;
  -- Those who were split off are refunded under their own booking, which is of the same day.
  select coalesce(sum(e.amount), 0) into refunded
  from booking b join journal_entry e on e.agency_id = b.agency_id and e.reference = b.transaction_id
  where b.agency_id = agency and b.booked_on >= since and b.actor_user_id = person and e.kind = 'refund' and e.amount > 0;
  if spent - refunded + besides + charge > most then
    return jsonb_build_object('outcome', 'over-limit', 'per', 'day', 'limit', most);
  end if;
  return null;
end $$;
