-- Who is booked around which days, so that a booking meets the others of the same people before it is opened; and what was
-- overridden then.

-- A person's name as a ticket prints it, within an agency, as 52 bits of a digest: enough to find few, which are then read.
create function person_key(agency text, first_name text, last_name text) returns bigint language sql immutable as $$
  select ('x000' || left(md5(agency || '/' || trim(regexp_replace(upper(
    replace(replace(replace(translate(regexp_replace(normalize(first_name || ' ' || last_name, NFD), '[\u0300-\u036f]', '', 'g'),
      'øØłŁ', 'OOLL'), 'ß', 'SS'), 'æ', 'AE'), 'Æ', 'AE')
  ), ' +', ' ', 'g'))), 13))::bit(64)::bigint
$$;

-- Of a booking: its people, from the first local day of departure to the last of arrival.
create table booked_person (
  person bigint not null,
  transaction_id text not null,
  from_day date not null,
  to_day date not null,
  primary key (person, transaction_id)
);

create function booked_people(agency text, id text, document jsonb) returns setof booked_person language sql stable as $$
  select person_key(agency, t ->> 'firstName', t ->> 'lastName'), id, days.first, days.last
  from jsonb_array_elements(document -> 'travellers') t,
       (select min(left(s -> 'departure' ->> 'local', 10))::date as first, max(left(s -> 'arrival' ->> 'local', 10))::date as last
        from jsonb_path_query(document, '$.itineraries[*].segments[*]') s) days
$$;

insert into booked_person
select p.* from booking b, booked_people(b.agency_id, b.transaction_id, b.document::jsonb) p
on conflict do nothing;

-- A booking that comes about or is changed in any way but by being opened.
create function note_booked_people() returns trigger language plpgsql as $$
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
    where p.person = o.person and p.transaction_id = o.transaction_id;
  end if;
  insert into booked_person select p.* from booked_people(new.agency_id, new.transaction_id, now_is) p
  on conflict (person, transaction_id) do update set from_day = excluded.from_day, to_day = excluded.to_day;
  return null;
end $$;
create trigger booking_people_new after insert on booking
  for each row when (new.status <> 'requested') execute function note_booked_people();
create trigger booking_people_changed after update of document on booking
  for each row when (new.document::text is distinct from old.document::text) execute function note_booked_people();

-- Opening, with a look around first: where an agency's other bookings of the same people around the same days are more
-- than the caller has `seen`, nothing is opened and the answer is 'known'. Whoever looks holds the account's lock, so of
-- two bookings at once the second sees the first. Without `seen` nobody looks. What was overridden is told to the audit.
alter function open_bookings rename to open_bookings_unlooked;
create function open_bookings(items jsonb) returns jsonb language plpgsql as $$
declare
  known bigint[];
  answers jsonb;
begin
  perform from account where agency_id in (select e ->> 'agency_id' from jsonb_array_elements(items) e) order by agency_id for update;
  with given as materialized (
    select x.place, x.people, x.from_day, x.to_day, x.seen
    from rows from (jsonb_to_recordset(items) as (people bigint[], from_day date, to_day date, seen text[]))
      with ordinality as x (people, from_day, to_day, seen, place)
  )
  select array_agg(g.place) into known
  from given g
  where g.seen is not null
    and (exists (select from booked_person p
                 where p.person = any (g.people) and p.to_day >= g.from_day - 1 and p.from_day <= g.to_day + 1
                   and p.transaction_id <> all (g.seen))
      or exists (select from given o where o.place < g.place and o.people && g.people));
  if known is null then
    answers := open_bookings_unlooked(items);
  else
    with others as materialized (
      select e.item, e.place, row_number() over (order by e.place) as at
      from jsonb_array_elements(items) with ordinality as e (item, place) where e.place <> all (known)
    ), opened as materialized (
      select open_bookings_unlooked(jsonb_agg(o.item order by o.at)) as told from others o having count(*) > 0
    )
    select jsonb_agg(coalesce(opened.told -> (others.at - 1)::integer, '{"outcome": "known"}') order by e.place) into answers
    from jsonb_array_elements(items) with ordinality as e (item, place)
    left join others on others.place = e.place
    left join opened on true;
  end if;

  insert into booked_person (person, transaction_id, from_day, to_day)
  select distinct person, a.answer ->> 'transaction_id', x.from_day, x.to_day
  from jsonb_array_elements(answers) with ordinality as a (answer, place),
       jsonb_to_record(items -> (a.place - 1)::integer) as x (people bigint[], from_day date, to_day date),
       unnest(x.people) as person
  where a.answer ->> 'outcome' = 'opened';
  if jsonb_path_exists(items, '$[*].overrides') then
    insert into audit (agency_id, actor_user_id, on_behalf_of, operation, reference, detail)
    select x.agency_id, x.actor_user_id, x.on_behalf_of, 'flight.override', a.answer ->> 'transaction_id', jsonb_build_object('overrides', x.overrides)
    from jsonb_array_elements(answers) with ordinality as a (answer, place),
         jsonb_to_record(items -> (a.place - 1)::integer) as x (agency_id text, actor_user_id text, on_behalf_of text, overrides jsonb)
    where a.answer ->> 'outcome' = 'opened' and x.overrides is not null;
  end if;
  return answers;
end $$;
alter function open_bookings set enable_seqscan = off;
alter function open_bookings set enable_hashjoin = off;
alter function open_bookings set enable_mergejoin = off;
alter function open_bookings set plan_cache_mode = force_generic_plan;

-- What was overridden when a hold was ticketed.
create function audit_amendment_overrides() returns trigger language plpgsql as $$
begin
  if new.plan::jsonb ? 'overrides' then
    insert into audit (agency_id, actor_user_id, on_behalf_of, operation, reference, detail)
    values (new.agency_id, new.actor_user_id, new.on_behalf_of, 'flight.override', new.transaction_id,
      jsonb_build_object('overrides', new.plan::jsonb -> 'overrides', 'amendment', new.amendment_id));
  end if;
  return null;
end $$;
create trigger amendment_overrides after insert on amendment
  for each row when (new.kind = 'ticket-held') execute function audit_amendment_overrides();
