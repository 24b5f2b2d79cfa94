/** What was paid in at a bank is asked for, and below it what was asked for before. */
import { useEffect } from 'react';
import { AccountToday } from '#ui/booking/account-today.tsx';
import { accountParts } from '#ui/composition/account-parts.ts';
import { paths } from '#ui/composition/paths.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { PageHead } from '#ui/shell/frame/page-frame.tsx';
import { DepositFields } from './deposit-fields.tsx';
import { HouseAccounts } from './house-accounts.tsx';
import { OwnAccountCard } from './own-account.tsx';
import { OwnAgency } from './own-agency.tsx';
import { OwnDeposits } from './own-deposits.tsx';
import styles from './deposits.module.css';

export function Screen() {
  const words = useWords();
  const form = usePart(accountParts.depositForm);
  useEffect(() => form.open(), [form]);
  return (
    <div className={styles.page}>
      <PageHead
        title={words('title-offline-payment')}
        fact={<OwnAgency />}
        acts={<LinkButton to={paths.balanceUpload}>{words('account-pay-online')}</LinkButton>}
      />
      <AccountToday />
      <OwnAccountCard />
      <HouseAccounts />
      <DepositFields form={form} />
      <OwnDeposits />
    </div>
  );
}
