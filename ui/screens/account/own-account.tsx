/** The account number that is the agency's alone: what is transferred there is credited by itself. */
import { type ReactNode, useEffect } from 'react';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { VirtualAccount } from '#domain/account/payment/virtual-account.ts';
import type { OwnAccount } from '#application/portal/account/virtual-account.ts';
import { accountParts } from '#ui/composition/account-parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { Alert } from '#ui/design/notice/alert.tsx';
import { ErrorPanel } from '#ui/design/notice/error-panel.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { FailureAlert } from '#ui/shell/words/failure-alert.tsx';
import { failureText } from '#ui/shell/words/failure-words.ts';
import { Copied } from './copied.tsx';
import styles from './own-account.module.css';

/** Where the deployment has no such accounts it says so. */
export function OwnAccountCard() {
  const words = useWords();
  const own = usePart(accountParts.ownAccount);
  const { shown, busy, credited, failure } = useStateOf(own.state$);
  useEffect(() => void own.look(), [own]);
  if (shown.kind === 'ready' && !shown.value.offered)
    return (
      <Alert kind="info" live={false} title={words('account-own-none')}>
        {words('account-own-none-text')}
      </Alert>
    );
  return (
    <Card title={words('account-own')} fact={words('account-own-note')}>
      {shown.kind === 'loading' ? (
        <SkeletonRows rows={2} height="44px" />
      ) : shown.kind === 'failed' ? (
        <ErrorPanel
          message={failureText(words, shown.failure)}
          action={{ label: words('shell-try-again'), onPress: () => void own.look() }}
        />
      ) : (
        <div className={styles.own}>
          {failure === undefined ? null : <FailureAlert failure={failure} />}
          {credited === undefined ? null : (
            <Alert kind={credited > 0 ? 'success' : 'info'}>{words('account-own-credited', { credited })}</Alert>
          )}
          {shown.value.account === undefined ? (
            <div>
              <Button act="account.openAccount" busy={busy} onClick={() => void own.open()}>
                {words('account-own-open')}
              </Button>
            </div>
          ) : (
            <AccountNumber account={shown.value.account} trialUrl={shown.value.trialUrl} own={own} busy={busy} />
          )}
        </div>
      )}
    </Card>
  );
}

interface NumberProps {
  readonly account: VirtualAccount;
  readonly trialUrl: string | undefined;
  readonly own: OwnAccount;
  readonly busy: boolean;
}

function AccountNumber({ account, trialUrl, own, busy }: NumberProps) {
  const words = useWords();
  const { language } = useLanguage();
  const { holder, accountNumber, ifsc, bankName, upiId } = account;
  const facts: readonly { readonly key: string; readonly value: ReactNode; readonly copied?: string }[] = [
    { key: 'number', value: <Code>{accountNumber}</Code>, copied: accountNumber },
    { key: 'ifsc', value: <Code>{ifsc}</Code>, copied: ifsc },
    ...(upiId === undefined ? [] : [{ key: 'upi', value: <Code>{upiId}</Code>, copied: upiId }]),
    { key: 'holder', value: <bdi>{holder}</bdi>, copied: holder },
    { key: 'bank', value: <bdi>{bankName}</bdi> },
  ];
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(({ key, value, copied }) => (
          <div key={key}>
            <dt>{words(`account-own-${key}`)}</dt>
            <dd>
              {copied === undefined ? (
                value
              ) : (
                <Copied label={words(`account-own-copy-${key}`)} text={copied}>
                  {value}
                </Copied>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <div className={styles.acts}>
        <Button act="account.checkTransfers" icon={RefreshCw} busy={busy} onClick={() => void own.check()}>
          {words('account-own-check')}
        </Button>
        {trialUrl === undefined ? null : (
          <a className={styles.onward} href={`${trialUrl}?lang=${language}`}>
            {words('account-own-trial')}
          </a>
        )}
      </div>
    </>
  );
}
