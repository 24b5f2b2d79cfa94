/** What other products have for where a journey begins and ends, as a cab at its airport, with day and time filled in. */
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AddOn, OfBooking, ProductView } from '#ui/booking/product-view.ts';
import { useProducts } from '#ui/booking/use-product.ts';
import { parts } from '#ui/composition/parts.ts';
import { useMay } from '#ui/composition/use-may.ts';
import { usePart, useStateOf } from '#ui/composition/use-part.ts';
import facts from '#ui/booking/facts.module.css';
import { Card } from '#ui/design/data/card.tsx';
import { useDates } from '#ui/design/date/dates.ts';
import { useWords } from '#ui/design/words/words.ts';
import { clockOfLocal, dateOfLocal } from '#domain/time/place-time.ts';

const sold: readonly string[] = ['confirmed', 'changed', 'part-cancelled'];

export function AddOns({ booking, view }: OfBooking & { readonly view: ProductView }) {
  const words = useWords();
  const dates = useDates();
  const may = useMay();
  const clock = usePart(parts.clock);
  const { all } = useProducts();
  const configuration = useStateOf(usePart(parts.configuration).state$);
  const [offers, setOffers] = useState<readonly AddOn[]>([]);
  const wanted = may('book') && sold.includes(booking.status) && configuration.kind === 'ready';
  const enabled = wanted ? configuration.configuration.enabledServices.join() : '';
  useEffect(() => {
    let left = false;
    const now = clock.now();
    const ends = view.ends?.(booking) ?? [];
    const selling = ends.length === 0 ? [] : all.filter(({ product }) => enabled.split(',').includes(product));
    Promise.all(selling.flatMap(({ addOns }) => addOns?.() ?? [])).then(
      (found) => {
        if (!left) setOffers(ends.flatMap((end) => found.flatMap(({ addOnFor }) => addOnFor(end, now) ?? [])));
      },
      // Nobody misses what could not be fetched: the product has its own page.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [all, booking, clock, enabled, view]);
  if (offers.length === 0) return null;
  return (
    <Card title={words('manage-add-ons')}>
      <ul className={facts.rows}>
        {offers.map(({ to, words: id, place, at }) => (
          <li key={to}>
            <Link to={to}>
              {words(id, { place, when: `${dates.short(dateOfLocal(at.local))} ${clockOfLocal(at.local)}` })}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
