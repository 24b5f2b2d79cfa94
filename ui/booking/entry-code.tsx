/** An entry of the ledger by its number, to its receipt for who may see the ledger. */
import { Link } from 'react-router-dom';
import { entryReceiptPath } from '#ui/composition/paths.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { Code } from '#ui/design/data/amount.tsx';

export function EntryCode({ of: entryId }: { readonly of: string }) {
  const code = <Code>{entryId}</Code>;
  return useMay()('ledger') ? <Link to={entryReceiptPath(entryId)}>{code}</Link> : code;
}
