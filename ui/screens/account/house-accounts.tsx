/** The house's bank accounts, which a deposit is paid into. */
import { type HouseAccount, houseAccountName } from '#domain/account/payment/house-account.ts';
import { useHouseAccounts } from '#ui/composition/use-house.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { Copied } from './copied.tsx';
import styles from './own-account.module.css';

/** Nothing where the house names none. */
export function HouseAccounts() {
  const words = useWords();
  const accounts = useHouseAccounts();
  if (accounts.length === 0) return null;
  return (
    <Card title={words('account-house')} fact={words('account-house-note')}>
      <ul className={styles.accounts}>
        {accounts.map((account) => (
          <li key={houseAccountName(account)}>
            <Account account={account} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Account({ account }: { readonly account: HouseAccount }) {
  const words = useWords();
  const { bankName, accountHolderName, accountNumber, bankCode } = account;
  const bank = houseAccountName(account);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{words('account-own-bank')}</dt>
        <dd>
          <bdi>{bankName}</bdi>
        </dd>
      </div>
      <div>
        <dt>{words('account-own-holder')}</dt>
        <dd>
          <bdi>{accountHolderName}</bdi>
        </dd>
      </div>
      <div>
        <dt>{words('account-own-number')}</dt>
        <dd>
          <Copied label={words('account-house-copy-number', { bank })} text={accountNumber}>
            <Code>{accountNumber}</Code>
          </Copied>
        </dd>
      </div>
      <div>
        <dt>{words('account-house-code')}</dt>
        <dd>
          <Copied label={words('account-house-copy-code', { bank })} text={bankCode}>
            <Code>{bankCode}</Code>
          </Copied>
        </dd>
      </div>
    </dl>
  );
}
