-- planner: enable_seqscan off, enable_hashjoin off, enable_mergejoin off, plan_cache_mode force_generic_plan
-- Money that moves without a booking: deposits, corrections. Each: as for ledger_write, and once (an entry of this kind
-- and reference is not made a second time), spending (refused where it would make spendable negative). Answers, in the
-- order given, {outcome: 'posted' | 'stands' | 'too-low' | 'no-account', sequence, balance, at, available}.
create or replace function post_entries(items jsonb) returns jsonb language plpgsql as $$
declare
  item jsonb;
  acc account;
  stands journal_entry;
  answers jsonb := '[]';
  written jsonb;
  credit bigint;
begin
  perform from account where agency_id in (select i ->> 'agency_id' from jsonb_array_elements(items) i) order by agency_id for update;
  for item in select i from jsonb_array_elements(items) i loop
    select * into acc from account where agency_id = item ->> 'agency_id';
    if not found then
      answers := answers || jsonb_build_object('outcome', 'no-account');
      continue;
    end if;
    if (item ->> 'once')::boolean then
      select * into stands from journal_entry
      where agency_id = acc.agency_id and reference = item ->> 'reference' and kind = item ->> 'kind' order by sequence limit 1;
      if found then
        answers := answers || jsonb_build_object('outcome', 'stands', 'sequence', stands.sequence, 'balance', stands.balance,
          'at', to_char(stands.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'));
        continue;
      end if;
    end if;
    credit := credit_now(acc.credit_limit, acc.credit_extra, acc.credit_extra_ends, acc.credit_due_ends, acc.balance);
    if (item ->> 'spending')::boolean
       and acc.balance + credit - acc.reserved + split_part(split_part(item ->> 'postings', E'\n', 1), '|', 3)::bigint < 0 then
      answers := answers || jsonb_build_object('outcome', 'too-low', 'available', acc.balance + credit - acc.reserved);
      continue;
    end if;
    written := ledger_write(jsonb_build_array(item));
    perform pg_notify('account', acc.agency_id);
    answers := answers || (written -> 0 || '{"outcome": "posted"}');
  end loop;
  return answers;
end $$;
