-- Saved travellers by the beginning of their name, first name before last and last before first.

create index saved_traveller_first_last
  on saved_traveller (agency_id, lower(first_name || ' ' || last_name) text_pattern_ops);
create index saved_traveller_last_first
  on saved_traveller (agency_id, lower(last_name || ' ' || first_name) text_pattern_ops);
