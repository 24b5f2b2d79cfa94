-- Shows that a process lives and by how much it has seen the clock jump, and frees what is held by those that no longer do: leases of bookings, amendments and rounds
-- of schedules, and entries of the outbox. An owner whose last beat is older than ten seconds no longer lives, in the eyes of
-- one who has beaten since: while the database was away, all were silent. Where the caller is `alone`, nobody else lives. After a clock that went back nothing is put off for longer than it may be: a lease
-- of a saga by `lease_seconds`, a pause before the next question by five minutes, what else is taken by two. Answers how
-- much was freed.
create or replace function beat(new_owner text, alone boolean, lease_seconds numeric, new_ahead integer) returns bigint language plpgsql as $$
declare
  lease constant interval := lease_seconds * interval '1 second';
  pause constant interval := '5 minutes';
  taken constant interval := '2 minutes';
  silence constant interval := '10 seconds';
  before timestamptz;
  lost text[];
  freed bigint := 0;
  moved bigint;
begin
  select beat_at into before from process_beat where owner = new_owner;
  insert into process_beat (owner, beat_at, clock_ahead) values (new_owner, clock_timestamp(), new_ahead)
  on conflict (owner) do update set beat_at = excluded.beat_at, clock_ahead = excluded.clock_ahead;
  update process_beat set beat_at = clock_timestamp() where beat_at > clock_timestamp();

  update booking_lease l
  set until = clock_timestamp() + case when l.owner is null then pause else lease end
  where l.until > clock_timestamp() + case when l.owner is null then pause else lease end;
  update amendment a
  set lease_until = clock_timestamp() + case when a.owner is null then pause else lease end
  where a.state in ('requested', 'in-doubt')
    and a.lease_until > clock_timestamp() + case when a.owner is null then pause else lease end;
  update schedule_round
  set lease_until = least(lease_until, clock_timestamp() + taken), ended_at = least(ended_at, clock_timestamp())
  where lease_until > clock_timestamp() + taken or ended_at > clock_timestamp();
  update outbox set available_at = clock_timestamp() + taken
  where done_at is null and owner is not null and available_at > clock_timestamp() + taken;

  if alone then
    delete from process_beat where owner <> new_owner;
    select array_agg(distinct h.owner) into lost from (
      select l.owner from booking_lease l
      union all select a.owner from amendment a where a.state in ('requested', 'in-doubt')
      union all select r.owner from schedule_round r
      union all select o.owner from outbox o where o.done_at is null and o.owner is not null
    ) h where h.owner <> new_owner;
  elsif before >= clock_timestamp() - silence then
    with silent as (
      select owner from process_beat where beat_at < clock_timestamp() - silence for update skip locked
    ), gone as (
      delete from process_beat p using silent s where p.owner = s.owner returning p.owner
    )
    select array_agg(owner) into lost from gone;
  end if;
  if lost is null then
    return 0;
  end if;

  -- One who writes in spite of it all holds the row: it is skipped, and free when its lease ends.
  update booking_lease l set owner = null, until = clock_timestamp()
  from (select h.agency_id, h.transaction_id from booking_lease h where h.owner = any (lost) for update skip locked) held
  where l.agency_id = held.agency_id and l.transaction_id = held.transaction_id;
  get diagnostics moved = row_count; freed := freed + moved;
  update amendment a set owner = null, lease_until = clock_timestamp()
  from (
    select h.agency_id, h.amendment_id from amendment h
    where h.state in ('requested', 'in-doubt') and h.owner = any (lost) for update skip locked
  ) held
  where a.agency_id = held.agency_id and a.amendment_id = held.amendment_id;
  get diagnostics moved = row_count; freed := freed + moved;
  update schedule_round set owner = null, lease_until = clock_timestamp() where owner = any (lost);
  get diagnostics moved = row_count; freed := freed + moved;
  update outbox o set owner = null, available_at = clock_timestamp()
  from (select h.id from outbox h where h.done_at is null and h.owner = any (lost) for update skip locked) held
  where o.id = held.id;
  get diagnostics moved = row_count; freed := freed + moved;
  return freed;
end $$;
