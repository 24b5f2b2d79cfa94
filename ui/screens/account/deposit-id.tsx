/** The id of a deposit: it leads to its details where there is a way, else, of one that was credited, to its receipt. */
import { Link } from 'react-router-dom';
import { topUpReceiptPath } from '#ui/composition/paths.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './deposit-id.module.css';

export interface DepositIdProps {
  readonly depositId: string;
  readonly onOpen?: () => void;
}

export function DepositId({ depositId, onOpen }: DepositIdProps) {
  const words = useWords();
  const id = <Code>{depositId}</Code>;
  if (onOpen === undefined) return <Link to={topUpReceiptPath(depositId)}>{id}</Link>;
  return (
    <Button variant="link" aria-label={words('account-deposit-details', { depositId })} onClick={onOpen}>
      <span className={styles.opens}>{id}</span>
    </Button>
  );
}
