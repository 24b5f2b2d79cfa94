-- Documents as issued: numbered without gaps, bound to the ledger, never altered; papers sent by mail, and links to them.

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
create trigger document_counter_steps before insert or update or delete on document_counter
  for each row execute function refuse_gap();
create trigger document_counter_stays before truncate on document_counter for each statement execute function refuse_change();
create constraint trigger document_counter_has_document after update on document_counter deferrable initially deferred
  for each row execute function refuse_empty_number();

-- Whose document a number is: no two agencies have the same of one issuer.
create table document_number (
  issuer_id text not null,
  series text not null,
  financial_year text not null,
  number bigint not null,
  agency_id text not null,
  primary key (issuer_id, series, financial_year, number),
  unique (issuer_id, series, financial_year, number, agency_id)
);
create trigger document_number_stands before update or delete on document_number for each row execute function refuse_change();
create trigger document_number_stays before truncate on document_number for each statement execute function refuse_change();

create table issued_document (
  agency_id text not null,
  transaction_id text not null,
  kind text not null check (kind in ('ticket', 'invoice', 'customer-invoice', 'credit-note', 'customer-credit-note')),
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
  foreign key (issuer_id, series, financial_year, number, agency_id)
    references document_number (issuer_id, series, financial_year, number, agency_id),
  unique (issuer_id, series, financial_year, number, agency_id),
  foreign key (agency_id, ledger_sequence) references journal_entry (agency_id, sequence),
  check (num_nulls(series, financial_year, number) in (0, 3)),
  check ((kind = 'ticket') = (number is null)),
  check ((kind = 'ticket') = (ledger_sequence is null)),
  primary key (agency_id, transaction_id, kind, subject)
);
create trigger issued_document_stands before update or delete on issued_document for each row execute function refuse_change();
create trigger issued_document_stays before truncate on issued_document for each statement execute function refuse_change();

create index issued_document_numbered on issued_document (agency_id, series, financial_year, number) where number is not null;

create table sent_paper (
  agency_id text not null,
  sent_paper_id text not null,
  transaction_id text not null,
  actor_user_id text not null,
  actor text not null,
  on_behalf_of text,
  -- Who asked twice for the same gets the same; another content under the id is refused.
  request_id text not null,
  request_digest text not null,
  sent_at timestamptz(3) not null,
  receivers integer not null check (receivers > 0),
  -- What was sent, to whom. It never changes.
  document json not null
);
create index sent_paper_by on sent_paper (agency_id, actor_user_id, sent_at);
alter table sent_paper add primary key (agency_id, sent_paper_id);
create index sent_paper_of on sent_paper (transaction_id, sent_at);
create unique index sent_paper_request on sent_paper (request_id, agency_id);

-- What customers open without a login. The token is in the link alone.
create table paper_link (
  agency_id text not null,
  link_id text not null,
  kind text not null check (kind in ('ticket', 'customer-invoice', 'customer-credit-note', 'quote')),
  -- A booking, or a quote that was sent.
  about text not null,
  -- Empty where it is not an entry's.
  ledger_entry text not null,
  way text not null check (way in ('copy', 'whatsapp', 'mail')),
  actor_user_id text not null,
  actor text not null,
  on_behalf_of text,
  request_id text not null,
  request_digest text not null,
  token_digest text not null check (token_digest ~ '^[0-9a-f]{64}$'),
  made_at timestamptz(3) not null,
  until timestamptz(3) not null,
  opened_at timestamptz(3),
  openings integer not null default 0 check ((openings = 0) = (opened_at is null)),
  withdrawn_at timestamptz(3),
  withdrawn_by text,
  withdrawn_for text,
  check ((withdrawn_at is null) = (withdrawn_by is null)),
  -- What it shows, and in which language. It never changes.
  document json not null
);
create index paper_link_of on paper_link (about, made_at);
alter table paper_link add primary key (agency_id, link_id);
create unique index paper_link_request on paper_link (request_id, agency_id);
-- The visitor who opens it names no agency.
create unique index paper_link_token on paper_link (token_digest, agency_id);
