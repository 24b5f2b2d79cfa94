/** What the house takes for cancelling, with its tax, said before it is bought; nothing where it takes nothing. */
import { useEffect } from 'react';
import type { Product } from '#domain/booking/booking.ts';
import { formatMoney, sharedDecimals } from '#domain/money/format.ts';
import { add } from '#domain/money/money.ts';
import { parts } from '#ui/composition/parts.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import { useLanguage, useWords } from '#ui/design/words/words.ts';

interface CancelFeeNoteProps {
  readonly product: Product;
  readonly className?: string | undefined;
}

export function CancelFeeNote({ product, className }: CancelFeeNoteProps) {
  const words = useWords();
  const { language } = useLanguage();
  const ahead = usePart(parts.cancelFee);
  const fee = useStateOf(ahead.state$).get(product);
  useEffect(() => void ahead.load(product), [ahead, product]);
  if (fee === undefined) return null;
  const { each, gst } = fee;
  const decimals = sharedDecimals(gst === undefined ? [each] : [each, gst.amount]);
  const written = (amount: typeof each) => formatMoney(amount, { locale: language, decimals });
  return (
    <span className={className}>
      {gst === undefined
        ? words('booking-house-cancel-fee', { total: written(each) })
        : words('booking-house-cancel-fee-taxed', {
            total: written(add(each, gst.amount)),
            fee: written(each),
            percent: gst.basisPoints / 100,
            gst: written(gst.amount),
          })}
    </span>
  );
}
