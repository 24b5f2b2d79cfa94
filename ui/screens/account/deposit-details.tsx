/** Everything of a deposit, with its slip to open and, of a credited one, its receipt. */
import ExternalLink from 'lucide-react/icons/external-link';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import type { DepositShown } from '#application/desk/account/deposits.ts';
import { momentText } from '#ui/booking/moment-text.ts';
import { accountParts } from '#ui/composition/account-parts.ts';
import { paths, topUpReceiptPath } from '#ui/composition/paths.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { FactList } from '#ui/design/data/fact-list.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Modal } from '#ui/design/layer/modal.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { DepositMark } from '#ui/booking/deposit-mark.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import styles from './deposits.module.css';

export interface DepositDetailsProps {
  /** None while nothing is looked at. */
  readonly of: DepositShown | undefined;
  readonly onClose: () => void;
}

export function DepositDetails({ of: found, onClose }: DepositDetailsProps) {
  const words = useWords();
  const deposits = usePart(accountParts.deposits);
  const { failed } = useStateOf(deposits.slip$);
  const depositId = found?.depositId;
  useEffect(() => () => deposits.leaveDetails(), [deposits, depositId]);
  return (
    <Modal
      open={found !== undefined}
      size={480}
      title={words('account-deposit-details', { depositId: found?.depositId ?? '' })}
      onClose={onClose}
    >
      {found === undefined ? null : (
        <div className={styles.page}>
          {failed?.depositId === found.depositId ? (
            <Alert kind="error">{failureText(words, failed.failure)}</Alert>
          ) : null}
          <Facts found={found} />
          <Link to={paths.support}>{words('shell-menu-support')}</Link>
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
  const { depositId, paymentMode: mode, askedAt, decidedAt, approvedAmount, approvedOn } = found;
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
        [field('slip'), found.slip && <Slip key="slip" depositId={depositId} filename={found.slip} />],
        [field('column-sent'), momentText(words, dates, askedAt, zone)],
        [field('asked-by'), found.askedBy],
        [field('decided'), decidedAt && momentText(words, dates, decidedAt, zone)],
        [field('remarks'), found.remarks],
        [field('column-credited'), approvedAmount && <Amount key="credited" of={approvedAmount} strong />],
        [field('approved-on'), approvedOn && dates.long(approvedOn)],
        [
          field('receipt'),
          approvedAmount && (
            <Link key="receipt" to={topUpReceiptPath(depositId)}>
              {words('account-deposit-receipt-of', { depositId })}
            </Link>
          ),
        ],
      ]}
    />
  );
}

function Slip({ depositId, filename }: { readonly depositId: string; readonly filename: string }) {
  const words = useWords();
  const deposits = usePart(accountParts.deposits);
  const { opening } = useStateOf(deposits.slip$);
  return (
    <Button
      variant="link"
      iconEnd={ExternalLink}
      busy={opening === depositId}
      onClick={() => void deposits.openSlip(depositId)}
    >
      <span className="unseen">{words('account-deposit-slip-open')}</span>
      <bdi>{filename}</bdi>
    </Button>
  );
}
