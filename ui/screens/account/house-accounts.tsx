/** The house's bank accounts, which a deposit is paid into. */
import { type HouseAccount, houseAccountName } from '#domain/account/payment/house-account.ts';
import { accountParts } from '#ui/composition/account-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { Copied } from './copied.tsx';
import styles from './own-account.module.css';

/** Nothing where the house names none. */
export function HouseAccounts() {
  const words = useWords();
  const accounts = useStateOf(usePart(accountParts.deposits).accounts$);
  if (accounts?.length === 0) return null;
  return (
    <Card title={words('account-house')} fact={words('account-house-note')}>
      {accounts === undefined ? (
        <SkeletonRows rows={1} height="44px" />
      ) : (
        <ul className={styles.accounts}>
          {accounts.map((account) => (
            <li key={houseAccountName(account)}>
              <Account account={account} />
            </li>
          ))}
        </ul>
      )}
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
