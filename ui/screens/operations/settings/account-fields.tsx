/** The house's bank accounts, which agencies pay into. */
import Plus from 'lucide-react/icons/plus';
import Trash2 from 'lucide-react/icons/trash-2';
import { type HouseAccount, mostHouseAccounts } from '#domain/account/payment/house-account.ts';
import type { SettingUp } from '#application/portal/operations/configuration.ts';
import { operationsParts } from '#ui/composition/operations-parts.ts';
import { usePart } from '#ui/composition/use-part.ts';
import { FormRow, FormSection } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import { fieldName, settingId } from './setting-fields.ts';
import styles from './settings.module.css';

export function AccountFields({ shown }: { readonly shown: SettingUp }) {
  const words = useWords();
  const settings = usePart(operationsParts.settings);
  const { bankAccounts } = shown.draft;
  return (
    <FormSection
      id={settingId('bankAccounts')}
      title={words('settings-bankAccounts')}
      note={words('settings-bankAccounts-help')}
    >
      {bankAccounts.length === 0 ? <p className={styles.quiet}>{words('settings-bankAccounts-none')}</p> : null}
      {bankAccounts.map((account, at) => (
        <Account key={at} account={account} at={at} shown={shown} />
      ))}
      <Button icon={Plus} disabled={bankAccounts.length >= mostHouseAccounts} onClick={() => settings.addAccount()}>
        {words('settings-bankAccounts-add')}
      </Button>
    </FormSection>
  );
}

interface AccountProps {
  readonly account: HouseAccount;
  readonly at: number;
  readonly shown: SettingUp;
}

function Account({ account, at, shown }: AccountProps) {
  const words = useWords();
  const settings = usePart(operationsParts.settings);
  const field = (name: keyof HouseAccount) => {
    const path = `bankAccounts[${at}].${name}`;
    return {
      id: settingId(path),
      label: words(fieldName(path)),
      error: violationAt(words, shown.violations, path),
      value: account[name],
      autoComplete: 'off',
      onChange: (value: string) => settings.typeAccount(at, { [name]: value }),
    };
  };
  const title = account.bankName.trim() === '' ? words('settings-bankAccounts-new') : account.bankName;
  return (
    <fieldset className={styles.parameter}>
      <legend className={styles.parameterTitle}>
        <bdi>{title}</bdi>
      </legend>
      <FormRow columns={[1, 1]}>
        <TextField {...field('bankName')} />
        <TextField {...field('accountHolderName')} />
      </FormRow>
      <FormRow columns={[1, 1]}>
        <TextField {...field('accountNumber')} leftToRight spellCheck={false} />
        <TextField {...field('bankCode')} leftToRight spellCheck={false} />
      </FormRow>
      <Button
        size={32}
        variant="quiet"
        icon={Trash2}
        aria-label={words('settings-bankAccounts-remove-named', { name: title })}
        onClick={() => settings.removeAccount(at)}
      >
        {words('settings-parameters-remove')}
      </Button>
    </fieldset>
  );
}
