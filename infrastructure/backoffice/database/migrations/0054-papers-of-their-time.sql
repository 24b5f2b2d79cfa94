-- Papers say what a booking was when their entry was posted, however late they are made; and a booking that is split off has
-- entries of its own, and so its own papers.

-- What of a booking is another now, and the last version at which it was so. Nothing is kept before it has tickets: then it
-- has no entries either.
create table booking_was (
  transaction_id text not null,
  version integer not null,
  pnr text,
  tickets jsonb not null,
  gone jsonb,
  document json not null,
  primary key (transaction_id, version)
);
alter table booking_was alter document set storage external;

-- Of several updates in one commit the first has what was there before.
create function keep_what_was() returns trigger language plpgsql as $$
begin
  insert into booking_was (transaction_id, version, pnr, tickets, gone, document)
  values (old.transaction_id, new.version - 1, old.pnr, old.tickets, old.gone, old.document)
  on conflict do nothing;
  return null;
end $$;
create trigger booking_was_kept after update on booking for each row
  when (old.tickets <> '[]' and (old.document::text <> new.document::text or old.tickets <> new.tickets or old.gone is distinct from new.gone))
  execute function keep_what_was();

-- The version that the booking had once it was done, where it posted an entry.
alter table amendment add column posted_version integer;

create function note_posted_version() returns trigger language plpgsql as $$
begin
  select o.version into new.posted_version from booking o where o.transaction_id = new.transaction_id;
  return new;
end $$;
create trigger amendment_posted before update on amendment for each row
  when (new.ledger_sequence is not null and old.ledger_sequence is null)
  execute function note_posted_version();

-- Ends an amendment as `finish_amendment_whole` does, and in the same commit moves what those who are split off have paid to
-- their own booking: `moved`: {back, charge, narration}, postings about the booking that they leave and about the one
-- that they go on in. The two come to nothing.
create function finish_amendment_moving(item jsonb) returns jsonb language plpgsql as $$
declare
  answer jsonb;
  written jsonb;
  part text := item #>> '{split,transaction_id}';
  m record;
begin
  answer := finish_amendment_whole(item - 'moved');
  if answer ->> 'outcome' <> 'done' then
    return answer;
  end if;
  select x.* into m from jsonb_to_record(item -> 'moved') as x (back text, charge text, narration text);
  written := ledger_write(jsonb_build_array(
    jsonb_build_object('agency_id', item ->> 'agency_id', 'kind', 'reversal', 'reference', item ->> 'transaction_id',
      'narration', m.narration, 'postings', m.back),
    jsonb_build_object('agency_id', item ->> 'agency_id', 'kind', 'booking', 'reference', part,
      'narration', m.narration, 'postings', m.charge)));
  update amendment o set ledger_sequence = (written -> 0 ->> 'sequence')::bigint where o.amendment_id = item ->> 'amendment_id';
  update booking o set ledger_sequence = (written -> 1 ->> 'sequence')::bigint where o.transaction_id = part;
  insert into outbox (kind, payload)
  select 'papers-due', jsonb_build_object('agencyId', item ->> 'agency_id', 'transactionId', part);
  perform pg_notify('account', item ->> 'agency_id');
  perform pg_notify('outbox', '');
  return answer || jsonb_build_object('sequence', written -> 0 -> 'sequence');
end $$;
