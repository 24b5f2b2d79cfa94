/** The documents of a booking: its voucher, and for every entry of the ledger the agency's paper and its customer's. */
import { Link } from 'react-router-dom';
import FileText from 'lucide-react/icons/file-text';
import ReceiptText from 'lucide-react/icons/receipt-text';
import Ticket from 'lucide-react/icons/ticket';
import type { OfBooking, ProductView } from '#ui/booking/product-view.ts';
import { useProducts } from '#ui/booking/use-product.ts';
import { Card } from '#ui/design/data/card.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import type { IconShape } from '#ui/design/press/icon.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { papersOf } from '../papers/papers-of.ts';
import styles from './manage.module.css';

export function ManageDocuments({ booking, view: { voucher } }: OfBooking & { readonly view: ProductView }) {
  const words = useWords();
  const { paths } = useProducts().of(booking.transactionId);
  if (!voucher.isIssued(booking)) return null;
  return (
    <Card title={words('manage-documents')}>
      <ul className={styles.documents}>
        <Paper to={paths.paper('voucher', booking.transactionId)} icon={Ticket} label={words(voucher.words)} />
        {papersOf(booking, paths).map(({ to, title, isRefund, named, entryId }) => (
          <Paper
            key={to}
            to={to}
            icon={isRefund ? ReceiptText : FileText}
            label={named ? words('manage-paper-of-entry', { title: words(title), entry: entryId }) : words(title)}
          />
        ))}
      </ul>
    </Card>
  );
}

function Paper({ to, icon, label }: { readonly to: string; readonly icon: IconShape; readonly label: string }) {
  return (
    <li>
      <Link to={to}>
        <Icon of={icon} size={16} /> {label}
      </Link>
    </li>
  );
}
