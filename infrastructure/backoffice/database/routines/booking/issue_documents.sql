-- planner: enable_seqscan off, enable_hashjoin off, enable_mergejoin off, plan_cache_mode force_generic_plan
-- Issues documents in the order given, or answers those that were issued under their keys, a row each. `items`: agency_id,
-- transaction_id, kind, subject, issuer_id, series, financial_year, at, ledger_sequence, actor_user_id, on_behalf_of; what
-- they say is in `bodies`, in the same order. The text of one that is issued now is not sent back. The counters' locks are
-- taken before looking, in one order, so that two who ask at once get one document and nobody waits in a circle.
create or replace function issue_documents(items jsonb, bodies json) returns table (
  place bigint, agency_id text, transaction_id text, kind text, subject text, issuer_id text, series text, financial_year text,
  number bigint, issued_at timestamptz(3), ledger_sequence bigint, text text, digest bytea
) language plpgsql as $$
#variable_conflict use_column
declare
  stray record;
  made bigint[];
begin
  insert into document_counter (issuer_id, series, financial_year)
  select distinct i.issuer_id, i.series, i.financial_year
  from jsonb_to_recordset(items) as i (issuer_id text, series text, financial_year text)
  where i.series is not null and not exists (
    select from document_counter c where c.issuer_id = i.issuer_id and c.series = i.series and c.financial_year = i.financial_year)
  order by 1, 2, 3
  on conflict do nothing;
  perform from document_counter c
  where (c.issuer_id, c.series, c.financial_year) in (
    select i.issuer_id, i.series, i.financial_year from jsonb_to_recordset(items) as i (issuer_id text, series text, financial_year text))
  order by c.issuer_id, c.series, c.financial_year for update;

  select array_agg(n.place) into made
  from (
    select distinct on (i.agency_id, i.transaction_id, i.kind, i.subject) i.place
    from rows from (jsonb_to_recordset(items) as (agency_id text, transaction_id text, kind text, subject text))
      with ordinality as i (agency_id, transaction_id, kind, subject, place)
    where not exists (
      select from issued_document d
      where d.agency_id = i.agency_id and d.transaction_id = i.transaction_id and d.kind = i.kind and d.subject = i.subject)
    order by i.agency_id, i.transaction_id, i.kind, i.subject, i.place
  ) n;

  if made is not null then
    select i.agency_id, i.transaction_id, i.ledger_sequence into stray
    from unnest(made) as n (place),
         jsonb_to_record(items -> (n.place - 1)::integer) as i (agency_id text, transaction_id text, ledger_sequence bigint)
    where i.ledger_sequence is not null and not exists (
      select from journal_entry e
      where e.agency_id = i.agency_id and e.sequence = i.ledger_sequence and e.reference = i.transaction_id)
    limit 1;
    if found then
      raise exception 'Entry % of % is not about %', stray.ledger_sequence, stray.agency_id, stray.transaction_id;
    end if;

    with numbered as materialized (
      select n.*, c.last_number + row_number() over series as number,
             case when c.last_at is null then n.at else greatest(c.last_at, max(n.at) over series) end::timestamptz(3) as issued_at
      from rows from (jsonb_to_recordset(items) as (
             agency_id text, transaction_id text, kind text, subject text, issuer_id text, series text, financial_year text,
             at timestamptz(3), ledger_sequence bigint, actor_user_id text, on_behalf_of text
           ), json_array_elements(bodies)) with ordinality as n (
             agency_id, transaction_id, kind, subject, issuer_id, series, financial_year, at, ledger_sequence, actor_user_id, on_behalf_of,
             body, place)
      left join document_counter c
        on c.issuer_id = n.issuer_id and c.series = n.series and c.financial_year = n.financial_year
      where n.place = any (made)
      window series as (partition by n.issuer_id, n.series, n.financial_year order by n.place)
    ), taken as (
      insert into document_number (issuer_id, series, financial_year, number, agency_id)
      select n.issuer_id, n.series, n.financial_year, n.number, n.agency_id from numbered n where n.series is not null order by n.place
    ), kept as (
      insert into issued_document (agency_id, transaction_id, kind, subject, issuer_id, series, financial_year, number, issued_at,
        ledger_sequence, document, digest)
      select n.agency_id, n.transaction_id, n.kind, n.subject, n.issuer_id, n.series, n.financial_year, n.number, n.issued_at,
             n.ledger_sequence, n.body,
             sha256(convert_to(concat_ws(E'\n', 'farelane-document-1', n.agency_id, n.transaction_id, n.kind, n.subject, n.issuer_id,
               coalesce(n.series, '-'), coalesce(n.financial_year, '-'), coalesce(n.number::text, '-'),
               to_char(n.issued_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), coalesce(n.ledger_sequence::text, '-'),
               n.body::text), 'UTF8'))
      from numbered n order by n.place
      on conflict do nothing
      returning agency_id, transaction_id, kind, subject
    ), written as materialized (
      -- All of them, but for a ticket that somebody else issued at the same moment.
      select n.* from numbered n
      where (select count(*) from kept) = cardinality(made) or exists (
        select from kept k
        where k.agency_id = n.agency_id and k.transaction_id = n.transaction_id and k.kind = n.kind and k.subject = n.subject)
    ), counted as (
      update document_counter c set last_number = n.number, last_at = n.issued_at
      from (
        select n.issuer_id, n.series, n.financial_year, max(n.number) as number, max(n.issued_at) as issued_at
        from numbered n where n.series is not null group by n.issuer_id, n.series, n.financial_year
      ) n
      where c.issuer_id = n.issuer_id and c.series = n.series and c.financial_year = n.financial_year
    ), audited as (
      insert into audit (agency_id, actor_user_id, on_behalf_of, operation, reference, detail)
      select n.agency_id, n.actor_user_id, n.on_behalf_of, 'booking.document', n.transaction_id,
             jsonb_strip_nulls(jsonb_build_object('kind', n.kind, 'subject', n.subject, 'series', n.series, 'year', n.financial_year,
               'number', n.number))
      from written n order by n.place
    )
    select array_agg(n.place) into made from written n;
  end if;

  return query
    select i.place, d.agency_id, d.transaction_id, d.kind, d.subject, d.issuer_id, d.series, d.financial_year, d.number,
           d.issued_at, d.ledger_sequence, case when i.place = any (made) then null else d.document::text end, d.digest
    from rows from (jsonb_to_recordset(items) as (agency_id text, transaction_id text, kind text, subject text))
      with ordinality as i (agency_id, transaction_id, kind, subject, place)
    join issued_document d
      on d.agency_id = i.agency_id and d.transaction_id = i.transaction_id and d.kind = i.kind and d.subject = i.subject
    order by i.place;
end $$;
