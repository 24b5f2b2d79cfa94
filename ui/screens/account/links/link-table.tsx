/** The payment links of a page of the list. */
import { Link } from 'react-router-dom';
import Share2 from 'lucide-react/icons/share-2';
import { sharedDecimals } from '#domain/money/format.ts';
import type { PaymentLinkShown } from '#application/desk/account/payment-links.ts';
import { momentText } from '#ui/booking/moment-text.ts';
import { bookingPath, topUpReceiptPath } from '#ui/composition/paths.ts';
import { useBusinessZone } from '#ui/composition/use-house.ts';
import { Amount, Code } from '#ui/design/data/amount.tsx';
import { type Column, DataTable, Second } from '#ui/design/data/data-table.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { LinkMark } from './link-mark.tsx';
import styles from '../deposits.module.css';

interface Props {
  readonly links: readonly PaymentLinkShown[];
  readonly onShare: (link: PaymentLinkShown) => void;
}

export function LinkTable({ links, onShare }: Props) {
  const words = useWords();
  const dates = useDates();
  const zone = useBusinessZone();
  const decimals = sharedDecimals(links.map(({ total }) => total));
  const moment = (at: PaymentLinkShown['madeAt']) => momentText(words, dates, at, zone);
  const what = ({ purpose, transactionId, note }: PaymentLinkShown) => (
    <>
      {transactionId === undefined ? (
        words(`pay-purpose-${purpose}`)
      ) : (
        <Link to={bookingPath(transactionId)}>
          <Code>{transactionId}</Code>
        </Link>
      )}
      {note === '' ? null : (
        <Second>
          <bdi className={styles.quiet}>{note}</bdi>
        </Second>
      )}
    </>
  );
  const act = (link: PaymentLinkShown) => {
    const { paymentId, state, depositId } = link;
    if (depositId !== undefined) {
      return (
        <Link to={topUpReceiptPath(depositId)} aria-label={words('account-deposit-receipt-of', { depositId })}>
          {words('account-deposit-receipt')}
        </Link>
      );
    }
    return state === 'open' ? (
      <Button size={32} icon={Share2} aria-label={words('pay-share-of', { paymentId })} onClick={() => onShare(link)}>
        {words('pay-share')}
      </Button>
    ) : null;
  };
  const column = (key: string): Pick<Column<PaymentLinkShown>, 'key' | 'header'> => ({
    key,
    header: words(`pay-column-${key}`),
  });
  const columns: readonly Column<PaymentLinkShown>[] = [
    { ...column('made'), cell: ({ madeAt }) => moment(madeAt), width: '150px' },
    { ...column('id'), cell: ({ paymentId }) => <Code>{paymentId}</Code>, names: true, width: '110px' },
    { ...column('payer'), cell: ({ payer }) => <bdi>{payer.name}</bdi> },
    { ...column('what'), cell: what },
    { ...column('until'), cell: ({ endsAt }) => moment(endsAt), width: '150px' },
    { ...column('state'), cell: ({ state }) => <LinkMark state={state} />, width: '130px' },
    {
      ...column('total'),
      cell: ({ total }) => <Amount of={total} decimals={decimals} />,
      numeric: true,
      width: '130px',
    },
    { ...column('acts'), headerHidden: true, cell: act, width: '110px' },
  ];
  return (
    <DataTable
      label={words('pay-links')}
      columns={columns}
      rows={links}
      rowKey={({ paymentId }) => paymentId}
      narrow={(link) => ({
        first: (
          <>
            <bdi>{link.payer.name}</bdi> · {what(link)}
          </>
        ),
        firstEnd: <Amount of={link.total} decimals={decimals} />,
        second: (
          <>
            <Code>{link.paymentId}</Code> · {words('pay-until', { moment: moment(link.endsAt) })}
          </>
        ),
        secondEnd: <LinkMark state={link.state} />,
        acts: act(link),
      })}
    />
  );
}
