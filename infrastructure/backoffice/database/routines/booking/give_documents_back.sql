-- planner: enable_seqscan off
-- A booking that its supplier did not confirm has none, and what was let go of before anything was issued is nobody's.
create or replace function give_documents_back() returns trigger language plpgsql as $$
begin
  delete from supplier_document d where d.transaction_id = new.transaction_id;
  return null;
end $$;
