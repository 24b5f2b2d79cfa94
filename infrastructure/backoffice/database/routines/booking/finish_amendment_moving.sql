-- Ends an amendment as `finish_amendment_whole` does, and in the same commit moves what those who are split off have paid to
-- their own booking: `moved`: {back, charge, narration}, postings about the booking that they leave and about the one
-- that they go on in. The two come to nothing.
create or replace function finish_amendment_moving(item jsonb) returns jsonb language plpgsql as $$
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
  update amendment o set ledger_sequence = (written -> 0 ->> 'sequence')::bigint
  where o.agency_id = item ->> 'agency_id' and o.amendment_id = item ->> 'amendment_id';
  update booking o set ledger_sequence = (written -> 1 ->> 'sequence')::bigint
  where o.agency_id = item ->> 'agency_id' and o.transaction_id = part;
  insert into outbox (kind, payload)
  select 'papers-due', jsonb_build_object('agencyId', item ->> 'agency_id', 'transactionId', part);
  perform pg_notify('account', item ->> 'agency_id');
  perform pg_notify('outbox', '');
  return answer || jsonb_build_object('sequence', written -> 0 -> 'sequence');
end $$;
