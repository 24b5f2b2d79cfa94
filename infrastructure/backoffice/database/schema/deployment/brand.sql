-- The logos and fonts that the house uploaded for its portal, by their content. What was published stays: mails name it.

create table brand_file (
  -- SHA-256, in hexadecimal: the first half is in the address.
  digest text primary key,
  kind text not null check (kind in ('logo', 'font')),
  ending text not null,
  bytes bytea not null,
  -- The same picture as PNG, for papers and mails, where it is drawn otherwise.
  printed bytea,
  uploaded_at timestamptz not null default clock_timestamp(),
  published_at timestamptz
);
create index brand_file_name on brand_file (left(digest, 32));
create index brand_file_stale on brand_file (uploaded_at) where published_at is null;
