-- planner: enable_seqscan off, enable_hashjoin off, enable_mergejoin off, plan_cache_mode force_generic_plan
-- Opens bookings: claims request and quote, records the intent, sets the net amount aside, takes the lease. What is to be bought
-- with one is kept with it, and what that costs set aside too; what was set aside for one that is bought so is its own from then
-- on. Answers, in the order given, {outcome: 'opened' | 'repeated' | 'reused' | 'quote-used' | 'no-quote' | 'over-limit' |
-- 'too-low' | 'no-account', …}; a refused one leaves nothing.
create or replace function open_bookings_unlooked(items jsonb) returns jsonb language plpgsql as $$
declare
  i record;
  agency text;
  spendable bigint;
  taken bigint;
  agencies text[] := '{}';
  takens bigint[] := '{}';
  new_ids text[] := '{}';
  new_places bigint[] := '{}';
  new_requests text[] := '{}';
  new_digests text[] := '{}';
  new_quotes text[] := '{}';
  at_place integer;
  id text;
  places bigint[] := '{}';
  answers jsonb[] := '{}';
  answer jsonb;
  new_people text[] := '{}';
  new_nets bigint[] := '{}';
  freed bigint[] := '{}';
begin
  perform from account where agency_id in (select e ->> 'agency_id' from jsonb_array_elements(items) e) order by agency_id for update;
  -- Nobody clears away what is being booked from.
  perform from quote
  where (agency_id, quote_id) in (select e ->> 'agency_id', e ->> 'quote_id' from jsonb_array_elements(items) e)
  order by agency_id, quote_id for key share;
  for i in
    select x.agency_id, x.request_id, x.request_digest, x.quote_id, x.net, x.net - coalesce(x.put_off, 0) as due, x.currency, x.id_stem, x.actor_user_id, x.limits, x.place, coalesce(x.with_net, 0) as with_net, coalesce(w.reserved, 0) as freed,
           a.balance + credit_now(a.credit_limit, a.credit_extra, a.credit_extra_ends, a.credit_due_ends, a.balance) - a.reserved as spendable, a.currency as account_currency,
           b.transaction_id as repeated, encode(b.request_digest, 'hex') as digest, q.transaction_id as used, q.status as used_status, k.quote_id as kept
    from rows from (jsonb_to_recordset(items) as (
           agency_id text, request_id text, request_digest text, quote_id text, net bigint, put_off bigint, currency text, id_stem text,
           actor_user_id text, limits jsonb, with_net bigint
         )) with ordinality as x (agency_id, request_id, request_digest, quote_id, net, put_off, currency, id_stem, actor_user_id, limits, with_net, place)
    left join account a on a.agency_id = x.agency_id
    left join booking b on b.request_id = x.request_id and b.agency_id = x.agency_id
    left join booking q on q.quote_id = x.quote_id and q.agency_id = x.agency_id
    left join bought_with w on w.request_id = x.request_id and w.agency_id = x.agency_id
    left join quote k on k.agency_id = x.agency_id and k.quote_id = x.quote_id
    order by x.agency_id, x.place
  loop
    if agency is distinct from i.agency_id then
      if taken <> 0 then
        agencies := agencies || agency; takens := takens || taken;
      end if;
      agency := i.agency_id; spendable := i.spendable; taken := 0;
      new_requests := '{}'; new_digests := '{}'; new_quotes := '{}'; new_people := '{}'; new_nets := '{}';
    end if;
    at_place := array_position(new_requests, i.request_id);
    if i.spendable is null then
      answer := '{"outcome": "no-account"}';
    elsif i.account_currency <> i.currency then
      raise exception 'The account of % is in %, not %', agency, i.account_currency, i.currency;
    elsif i.repeated is not null then
      answer := case when i.digest = i.request_digest
        then jsonb_build_object('outcome', 'repeated', 'transaction_id', i.repeated) else '{"outcome": "reused"}' end;
    elsif at_place is not null then
      answer := case when new_digests[at_place] = i.request_digest
        then jsonb_build_object('outcome', 'repeated', 'transaction_id', new_ids[array_length(new_ids, 1) - array_length(new_requests, 1) + at_place])
        else '{"outcome": "reused"}' end;
    elsif i.used is not null then
      answer := jsonb_build_object('outcome', 'quote-used', 'transaction_id', i.used, 'status', i.used_status);
    elsif array_position(new_quotes, i.quote_id) is not null then
      answer := jsonb_build_object('outcome', 'quote-used', 'transaction_id', new_ids[array_length(new_ids, 1) - array_length(new_quotes, 1) + array_position(new_quotes, i.quote_id)], 'status', 'requested');
    elsif i.kept is null then
      answer := '{"outcome": "no-quote"}';
    elsif i.due + i.with_net > spendable + i.freed then
      answer := jsonb_build_object('outcome', 'too-low', 'needed', i.due + i.with_net, 'available', spendable + i.freed);
    else
      answer := case when i.limits is not null then over_limit(i.limits, i.agency_id, i.actor_user_id, i.net,
        i.with_net + (select coalesce(sum(n.net), 0)::bigint from unnest(new_people, new_nets) as n (person, net) where n.person = i.actor_user_id)) end;
    end if;
    if answer is null then
      id := nextval('booking_number')::text;
      id := i.id_stem || lpad(id, greatest(6, length(id)), '0');
      spendable := spendable - i.due - i.with_net + i.freed; taken := taken + i.due + i.with_net - i.freed;
      if i.freed > 0 then
        freed := freed || i.place;
      end if;
      new_ids := new_ids || id; new_places := new_places || i.place; new_requests := new_requests || i.request_id;
      new_digests := new_digests || i.request_digest; new_quotes := new_quotes || i.quote_id;
      new_people := new_people || i.actor_user_id; new_nets := new_nets || i.net;
      answer := jsonb_build_object('outcome', 'opened', 'transaction_id', id, 'version', 1);
    end if;
    places := places || i.place; answers := answers || answer;
  end loop;
  if taken <> 0 then
    agencies := agencies || agency; takens := takens || taken;
  end if;

  if array_length(new_ids, 1) > 0 then
    insert into booking (transaction_id, agency_id, request_id, request_digest, quote_id, product, status, supplier, currency,
      supplier_total, net, put_off, put_off_until, put_off_postings, postings, customer_total, mark, title, starts_on, ends_on, lead_traveller, traveller_count,
      begun_at, listed_net, listed_earned, words, booked_by, actor_user_id, on_behalf_of, made_for, document)
    select n.id, x.agency_id, x.request_id, decode(x.request_digest, 'hex'), x.quote_id, x.product, 'requested', x.supplier, x.currency,
      x.supplier_total, x.net, coalesce(x.put_off, 0), x.put_off_until, x.put_off_postings, x.postings, x.customer_total, x.mark, x.title, x.starts_on, x.ends_on, x.lead_traveller,
      x.traveller_count, x.begun_at, x.listed_net, x.listed_earned, x.words, x.booked_by, x.actor_user_id, x.on_behalf_of, x.made_for, x.document
    from unnest(new_ids, new_places) as n (id, place),
      jsonb_to_record(items -> (n.place - 1)::integer) as x (
        agency_id text, request_id text, request_digest text, quote_id text, product text, supplier text, currency text,
        supplier_total bigint, net bigint, put_off bigint, put_off_until date, put_off_postings text,
        postings text, customer_total bigint, mark text, title text, starts_on date, ends_on date,
        lead_traveller text, traveller_count smallint, begun_at timestamptz, listed_net bigint, listed_earned bigint,
        words text[], booked_by text, actor_user_id text, on_behalf_of text, made_for text, document json);
    insert into booking_lease (agency_id, transaction_id, owner, until)
    select items -> (n.place - 1)::integer ->> 'agency_id', n.id, items -> (n.place - 1)::integer ->> 'owner',
           clock_timestamp() + (items -> (n.place - 1)::integer ->> 'lease_seconds')::numeric * interval '1 second'
    from unnest(new_ids, new_places) as n (id, place);
    insert into bought_with (agency_id, transaction_id, place, request_id, product, currency, total, net, reserved, wanted, asker)
    select o.agency_id, n.id, w.place, w.request_id, w.product, w.currency, w.total, w.net, w.reserved, w.wanted, w.asker
    from unnest(new_ids, new_places) as n (id, place),
      jsonb_to_record(items -> (n.place - 1)::integer) as o (agency_id text, bought_with jsonb),
      jsonb_to_recordset(coalesce(o.bought_with, '[]')) as w (place smallint, request_id text, product text, currency text, total bigint,
        net bigint, reserved bigint, wanted json, asker json);
    if cardinality(freed) > 0 then
      update bought_with w set reserved = 0
      from unnest(freed) as f (place)
      where w.agency_id = items -> (f.place - 1)::integer ->> 'agency_id'
        and w.request_id = items -> (f.place - 1)::integer ->> 'request_id';
    end if;
    update account a set reserved = a.reserved + n.taken
    from unnest(agencies, takens) as n (agency_id, taken) where a.agency_id = n.agency_id;
    perform pg_notify('account', n) from unnest(agencies) n;
  end if;

  select jsonb_agg(r.answer order by r.place) into answer from unnest(places, answers) as r (place, answer);
  return answer;
end $$;
