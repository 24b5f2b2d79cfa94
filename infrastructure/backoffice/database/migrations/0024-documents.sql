-- Documents as issued: numbered without gaps, bound to the ledger, never altered.

-- How an agency pays tax on its own service: on the fee, or by CGST Rule 32(3) on a share of the basic fare.
alter table agency add column gst_scheme text not null default 'rule-32-3'
  check (gst_scheme in ('rule-32-3', 'service-fee'));

-- The last number of a series, for who issues it and the financial year. Its row's lock is the queue: a sequence would
-- lose numbers with every rollback.
create table document_counter (
  issuer_id text not null,
  series text not null check (series ~ '^[A-Z]{2}$'),
  financial_year text not null check (financial_year ~ '^\d{2}-\d{2}$'),
  last_number bigint not null default 0 check (last_number between 0 and 9999999),
  -- When the last was issued: a series goes forward in time.
  last_at timestamptz(3) not null default '-infinity',
  primary key (issuer_id, series, financial_year)
) with (fillfactor = 50);

create table issued_document (
  agency_id text not null,
  transaction_id text not null,
  kind text not null check (kind in ('ticket', 'invoice', 'customer-invoice', 'credit-note')),
  -- A ledger entry, or for a ticket the version of the booking.
  subject text not null,
  issuer_id text not null,
  series text,
  financial_year text,
  number bigint,
  issued_at timestamptz(3) not null,
  ledger_sequence bigint,
  -- Kept as written: the digest is over this very text.
  document json not null,
  digest bytea not null,
  foreign key (agency_id, ledger_sequence) references journal_entry (agency_id, sequence),
  unique (issuer_id, series, financial_year, number),
  check (num_nulls(series, financial_year, number) in (0, 3)),
  check ((kind = 'ticket') = (number is null)),
  check ((kind = 'ticket') = (ledger_sequence is null)),
  primary key (agency_id, transaction_id, kind, subject)
);
create trigger issued_document_stands before update or delete on issued_document for each row execute function refuse_change();
create trigger issued_document_stays before truncate on issued_document for each statement execute function refuse_change();

-- A number that is taken has its document at the end of the transaction, and numbers are taken one by one: so a series has
-- no gap, whoever writes to it.
create function refuse_gap() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (tg_op = 'UPDATE' and (
    (new.issuer_id, new.series, new.financial_year) is distinct from (old.issuer_id, old.series, old.financial_year)
    or new.last_number <> old.last_number + 1 or new.last_at < old.last_at
  )) or (tg_op = 'INSERT' and new.last_number <> 0) then
    raise exception 'A series is counted up one by one' using errcode = 'integrity_constraint_violation';
  end if;
  return new;
end $$;
create trigger document_counter_steps before insert or update or delete on document_counter
  for each row execute function refuse_gap();
create trigger document_counter_stays before truncate on document_counter for each statement execute function refuse_change();

create function refuse_empty_number() returns trigger language plpgsql as $$
begin
  if not exists (
    select from issued_document d
    where d.issuer_id = new.issuer_id and d.series = new.series and d.financial_year = new.financial_year and d.number = new.last_number
  ) then
    raise exception 'A number without its document' using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $$;
create constraint trigger document_counter_has_document after update on document_counter deferrable initially deferred
  for each row execute function refuse_empty_number();

-- Issues a document, or answers the one that was issued under its key. `item`: agency_id, transaction_id, kind, subject,
-- issuer_id, series, financial_year, at, ledger_sequence, actor_user_id, on_behalf_of. The counter's lock is taken before
-- looking a second time, so that two who ask at once get one document.
create function issue_document(item jsonb, body json) returns setof issued_document language plpgsql as $$
declare
  i record;
  next_number bigint;
  at timestamptz(3);
  counter document_counter;
  made bytea;
begin
  select * into i from jsonb_to_record(item) as x (
    agency_id text, transaction_id text, kind text, subject text, issuer_id text, series text, financial_year text,
    at timestamptz, ledger_sequence bigint, actor_user_id text, on_behalf_of text);
  return query select d.* from issued_document d
    where d.agency_id = i.agency_id and d.transaction_id = i.transaction_id and d.kind = i.kind and d.subject = i.subject;
  if found then
    return;
  end if;
  if i.ledger_sequence is not null and not exists (
    select from journal_entry e where e.agency_id = i.agency_id and e.sequence = i.ledger_sequence and e.reference = i.transaction_id
  ) then
    raise exception 'Entry % of % is not about %', i.ledger_sequence, i.agency_id, i.transaction_id;
  end if;
  at := i.at;
  if i.series is not null then
    insert into document_counter (issuer_id, series, financial_year) values (i.issuer_id, i.series, i.financial_year)
    on conflict do nothing;
    select c.* into counter from document_counter c
      where c.issuer_id = i.issuer_id and c.series = i.series and c.financial_year = i.financial_year for update;
    return query select d.* from issued_document d
      where d.agency_id = i.agency_id and d.transaction_id = i.transaction_id and d.kind = i.kind and d.subject = i.subject;
    if found then
      return;
    end if;
    next_number := counter.last_number + 1;
    at := greatest(i.at, counter.last_at);
    update document_counter c set last_number = next_number, last_at = at
      where c.issuer_id = i.issuer_id and c.series = i.series and c.financial_year = i.financial_year;
  end if;
  made := sha256(convert_to(concat_ws(E'\n', 'farelane-document-1', i.agency_id, i.transaction_id, i.kind, i.subject, i.issuer_id,
    coalesce(i.series, '-'), coalesce(i.financial_year, '-'), coalesce(next_number::text, '-'),
    to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), coalesce(i.ledger_sequence::text, '-'), body::text), 'UTF8'));
  insert into issued_document (agency_id, transaction_id, kind, subject, issuer_id, series, financial_year, number, issued_at,
    ledger_sequence, document, digest)
  values (i.agency_id, i.transaction_id, i.kind, i.subject, i.issuer_id, i.series, i.financial_year, next_number, at,
    i.ledger_sequence, body, made)
  on conflict do nothing;
  if found then
    insert into audit (agency_id, actor_user_id, on_behalf_of, operation, reference, detail)
    values (i.agency_id, i.actor_user_id, i.on_behalf_of, 'booking.document', i.transaction_id,
      jsonb_strip_nulls(jsonb_build_object('kind', i.kind, 'subject', i.subject, 'series', i.series, 'year', i.financial_year,
        'number', next_number)));
  end if;
  return query select d.* from issued_document d
    where d.agency_id = i.agency_id and d.transaction_id = i.transaction_id and d.kind = i.kind and d.subject = i.subject;
end $$;
