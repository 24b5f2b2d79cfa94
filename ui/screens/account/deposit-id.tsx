/** The id of a deposit: it leads to its details where there is a way, else to the receipt of one that was credited. */
import { Link } from 'react-router-dom';
import { topUpReceiptPath } from '#ui/composition/paths.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './deposit-id.module.css';

export interface DepositIdProps {
  readonly depositId: string;
  readonly credited: boolean;
  readonly onOpen?: () => void;
}

export function DepositId({ depositId, credited, onOpen }: DepositIdProps) {
  const words = useWords();
  const id = <Code>{depositId}</Code>;
  if (onOpen === undefined) return credited ? <Link to={topUpReceiptPath(depositId)}>{id}</Link> : id;
  return (
    <Button variant="link" aria-label={words('account-deposit-details', { depositId })} onClick={onOpen}>
      <span className={styles.opens}>{id}</span>
    </Button>
  );
}
