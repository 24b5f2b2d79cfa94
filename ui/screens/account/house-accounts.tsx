/** The house's bank accounts, which a deposit is paid into. */
import { type HouseAccount, houseAccountName } from '#domain/account/payment/house-account.ts';
import { accountParts } from '#ui/composition/account-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { DataTable, Second } from '#ui/design/data/data-table.tsx';
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
    <Card title={words('account-house')} fact={words('account-house-note')} flush>
      {accounts === undefined ? (
        <div className={styles.waiting}>
          <SkeletonRows rows={1} height="44px" />
        </div>
      ) : (
        <AccountTable accounts={accounts} />
      )}
    </Card>
  );
}

function AccountTable({ accounts }: { readonly accounts: readonly HouseAccount[] }) {
  const words = useWords();
  const number = (account: HouseAccount) => (
    <Typed
      label={words('account-house-copy-number', { bank: houseAccountName(account) })}
      text={account.accountNumber}
    />
  );
  const code = (account: HouseAccount) => (
    <Typed label={words('account-house-copy-code', { bank: houseAccountName(account) })} text={account.bankCode} />
  );
  return (
    <DataTable
      label={words('account-house')}
      rows={accounts}
      rowKey={houseAccountName}
      density={52}
      columns={[
        {
          key: 'bank',
          header: words('account-own-bank'),
          names: true,
          cell: ({ bankName }) => <bdi>{bankName}</bdi>,
        },
        {
          key: 'holder',
          header: words('account-own-holder'),
          cell: ({ accountHolderName }) => <bdi>{accountHolderName}</bdi>,
        },
        { key: 'number', header: words('account-own-number'), cell: number },
        { key: 'code', header: words('account-house-code'), cell: code },
      ]}
      narrow={(account) => ({
        first: <bdi>{account.bankName}</bdi>,
        second: (
          <>
            <Second>
              <bdi>{account.accountHolderName}</bdi>
            </Second>
            <span className={styles.typed}>
              {number(account)}
              {code(account)}
            </span>
          </>
        ),
      })}
    />
  );
}

function Typed({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <span className={styles.copied}>
      <Copied label={label} text={text}>
        <Code strong>{text}</Code>
      </Copied>
    </span>
  );
}
