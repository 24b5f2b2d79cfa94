/** The id of a deposit; of one that was credited it leads to the receipt. */
import { Link } from 'react-router-dom';
import { topUpReceiptPath } from '#ui/composition/paths.ts';
import { Code } from '#ui/design/data/amount.tsx';

export function DepositId({ depositId, credited }: { readonly depositId: string; readonly credited: boolean }) {
  return credited ? (
    <Link to={topUpReceiptPath(depositId)}>
      <Code>{depositId}</Code>
    </Link>
  ) : (
    <Code>{depositId}</Code>
  );
}
