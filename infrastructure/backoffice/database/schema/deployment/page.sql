-- What the house wrote for the pages that anybody may read. No row, or an empty text: the product's own words stand.

create table page_text (
  page text not null,
  language text not null,
  text text not null,
  updated_at timestamptz not null,
  primary key (page, language)
);
