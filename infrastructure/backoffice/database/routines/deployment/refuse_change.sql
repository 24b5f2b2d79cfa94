-- Refuses any change of a row that stands.
create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% of % is refused: it is append-only', tg_op, tg_table_name using errcode = 'integrity_constraint_violation';
end $$;
