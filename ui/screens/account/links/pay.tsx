/** What a payer sees of a link, without a login: who asks, how much and what for, and the way to the gateway's page. */
import { useEffect } from 'react';
import { useParams } from 'react-router-dom';
import { formatMoney, sharedDecimals } from '#domain/money/format.ts';
import { isZero } from '#domain/money/money.ts';
import type { ReactNode } from 'react';
import type { PaymentLinkOpened } from '#application/desk/account/payment-links.ts';
import { DetailsFailed } from '#ui/booking/details-failed.tsx';
import { momentText } from '#ui/booking/moment-text.ts';
import { PaperLanguage } from '#ui/booking/papers/paper-language.tsx';
import { accountParts } from '#ui/composition/account-parts.ts';
import { parts } from '#ui/composition/parts.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { SkeletonRows } from '#ui/design/data/skeleton.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Alert } from '#ui/design/notice/alert.tsx';
import { EmptyState } from '#ui/design/notice/empty-state.tsx';
import { buttonClass } from '#ui/design/press/button.tsx';
import { useLanguage, useWords } from '#ui/design/words/words.ts';
import { paymentAlerts, useLook } from '../payment-state.ts';
import styles from './links.module.css';

const lookMilliseconds = 6000;
export function Screen() {
  const words = useWords();
  const { token = '' } = useParams();
  const link = usePart(accountParts.openPaymentLink);
  const language = usePart(parts.language);
  const opened = useStateOf(link.state$);
  const spoken = opened.kind === 'ready' ? opened.value.language : undefined;
  const isOpen = opened.kind === 'ready' && opened.value.state === 'open';
  useEffect(() => void link.open(token), [link, token]);
  // The page speaks to its visitor as the link does.
  useEffect(() => {
    if (spoken !== undefined) language.suggest(spoken);
  }, [language, spoken]);
  useLook(link, isOpen, lookMilliseconds);
  if (opened.kind === 'loading') return <SkeletonRows rows={6} height="72px" />;
  if (opened.kind === 'failed') {
    return opened.failure._tag === 'NotFound' || opened.failure._tag === 'Invalid' ? (
      <EmptyState title={words('pay-unknown')}>{words('pay-unknown-help')}</EmptyState>
    ) : (
      <DetailsFailed failure={opened.failure} onRetry={() => void link.open(token)} />
    );
  }
  return <Opened link={opened.value} />;
}

function Opened({ link }: { readonly link: PaymentLinkOpened }) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const { tag, language } = useLanguage();
  const chosen = usePart(parts.language);
  const { companyName: company, paymentId, state, amount, charge, total, method, url, endsAt, note, gateway } = link;
  const decimals = sharedDecimals([amount, charge, total]);
  const moment = momentText(words, dates, endsAt, zone);
  const fact = (key: string, value: ReactNode) => (
    <div>
      <dt>{words(`pay-fact-${key}`)}</dt>
      <dd>{value}</dd>
    </div>
  );
  return (
    <div className={styles.paper}>
      <h1 tabIndex={-1}>{words('pay-to', { company })}</h1>
      {link.trial ? <Alert kind="info">{words('pay-trial')}</Alert> : null}
      {state === 'open' ? null : (
        <Alert kind={paymentAlerts[state]} title={words(`pay-opened-${state}`, { paymentId })}>
          {words(`pay-opened-${state}-next`, { company, paymentId })}
        </Alert>
      )}
      <Card>
        <div className={styles.shared}>
          <p className={styles.total}>
            <Amount of={total} decimals={decimals} />
          </p>
          <dl className={styles.facts}>
            {link.transactionId === undefined ? null : fact('booking', <Code>{link.transactionId}</Code>)}
            {note === '' ? null : fact('note', <bdi>{note}</bdi>)}
            {fact('payer', <bdi>{link.payerName}</bdi>)}
            {isZero(charge) ? null : fact('amount', <Amount of={amount} decimals={decimals} />)}
            {isZero(charge) ? null : fact('charge', <Amount of={charge} decimals={decimals} />)}
            {fact('method', words('account-deposit-mode', { mode: method }))}
            {fact('id', <Code>{paymentId}</Code>)}
            {state === 'open' ? fact('until', moment) : null}
          </dl>
          {url === undefined ? null : (
            <>
              <a className={buttonClass({ variant: 'primary', size: 48, block: true })} href={url}>
                {words('pay-now', { total: formatMoney(total, { locale: tag, decimals }) })}
              </a>
              <p className={styles.note}>{words('pay-at', { gateway, company })}</p>
            </>
          )}
        </div>
      </Card>
      <PaperLanguage value={language} onChange={(next) => chosen.choose(next)} />
    </div>
  );
}
