/** Below which available amount the agency is notified. */
import { useEffect } from 'react';
import { accountParts } from '#ui/composition/account-parts.ts';
import { useHouseCurrency } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { FormRow } from '#ui/design/field/form-section.tsx';
import { TextField } from '#ui/design/field/text-field.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { FailureAlert } from '#ui/shell/words/failure-alert.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { violationAt } from '#ui/shell/words/violation-words.ts';
import styles from './deposits.module.css';

export function BalanceNoticeCard() {
  const words = useWords();
  const form = usePart(accountParts.balanceNotice);
  const currency = useHouseCurrency();
  const { notice, typed, violations, saving, saved, failure } = useStateOf(form.state$);
  useEffect(() => void form.open(), [form]);
  return (
    <Card title={words('account-notice')} fact={words('account-notice-note')}>
      {notice.kind === 'loading' ? (
        <SkeletonRows rows={1} height="64px" />
      ) : notice.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, notice.failure)}
          action={{ label: words('shell-try-again'), onPress: () => void form.open() }}
        />
      ) : (
        <form
          className={styles.page}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void form.save();
          }}
        >
          {notice.value.low ? <Alert kind="warning">{words('account-notice-low')}</Alert> : null}
          <FormRow columns={[1, 2]}>
            <TextField
              id="balance-notice"
              label={words('account-notice-below')}
              help={words('account-notice-help')}
              error={violationAt(words, violations, 'below')}
              optional
              value={typed}
              disabled={saving}
              prefix={currency}
              inputMode="decimal"
              leftToRight
              autoComplete="off"
              onChange={(text) => form.type(text)}
            />
          </FormRow>
          {failure === undefined || violations.length > 0 ? null : <FailureAlert failure={failure} />}
          {saved ? <Alert kind="success">{words('account-notice-saved')}</Alert> : null}
          <div>
            <Button act="account.setBalanceNotice" busy={saving} onClick={() => void form.save()}>
              {words('account-notice-save')}
            </Button>
          </div>
        </form>
      )}
    </Card>
  );
}
