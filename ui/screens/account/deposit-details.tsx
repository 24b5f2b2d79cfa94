/** Everything of a deposit that was not credited; of a credited one the receipt says it. */
import { Link } from 'react-router-dom';
import type { DepositShown } from '#application/desk/account/deposits.ts';
import { momentText } from '#ui/booking/moment-text.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { FactList } from '#ui/design/data/fact-list.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Modal } from '#ui/design/layer/modal.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { DepositMark } from '#ui/booking/deposit-mark.tsx';
import styles from './deposits.module.css';

export interface DepositDetailsProps {
  /** None while nothing is looked at. */
  readonly of: DepositShown | undefined;
  readonly onClose: () => void;
}

export function DepositDetails({ of: found, onClose }: DepositDetailsProps) {
  const words = useWords();
  return (
    <Modal
      open={found !== undefined}
      size={480}
      title={words('account-deposit-details', { depositId: found?.depositId ?? '' })}
      onClose={onClose}
    >
      {found === undefined ? null : (
        <div className={styles.page}>
          <Facts found={found} />
          <Link to="/support">{words('shell-menu-support')}</Link>
        </div>
      )}
    </Modal>
  );
}

function Facts({ found }: { readonly found: DepositShown }) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const field = (name: string) => words(`account-deposit-${name}`);
  const { paymentMode: mode, askedAt, decidedAt } = found;
  return (
    <FactList
      facts={[
        [field('state'), <DepositMark key="state" state={found.state} />],
        [field('amount'), <Amount key="amount" of={found.amount} strong />],
        [field('paymentMode'), words('account-deposit-mode', { mode })],
        [field('depositDate'), dates.long(found.depositDate)],
        [field('referenceNumber'), <Code key="reference">{found.referenceNumber}</Code>],
        [field('accountNumber'), <Code key="account">{found.accountNumber}</Code>],
        [field('accountHolderName'), found.accountHolderName],
        [field('branch'), found.branch],
        [field('bankAccount'), found.bankAccount],
        [field('slip'), found.slip],
        [field('column-sent'), momentText(words, dates, askedAt, zone)],
        [field('asked-by'), found.askedBy],
        [field('decided'), decidedAt && momentText(words, dates, decidedAt, zone)],
        [field('remarks'), found.remarks],
      ]}
    />
  );
}
