/** One sailing: what it is called, its ship, when and where it sails, and what it costs from. */
import type { FoundSailing } from '#application/desk/cruise/cruise.ts';
import type { Decimals } from '#domain/money/format.ts';
import { portsInShort } from '#domain/cruise/sailing/sailing.ts';
import { Earned } from '#ui/booking/search/earned.tsx';
import { FoundCard, FoundFacts, FoundTotal } from '#ui/booking/search/found-card.tsx';
import { Listed } from '#ui/design/choice/listed.tsx';
import { Amount } from '#ui/design/data/amount.tsx';
import { LinkButton } from '#ui/design/press/link-button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import { useCruiseText } from './cruise-text.ts';
import { ShipPicture } from './ship-picture.tsx';
import styles from './sailing-card.module.css';

export function SailingCard({
  found,
  to,
  decimals,
}: {
  readonly found: FoundSailing;
  readonly to: string;
  readonly decimals: Decimals;
}) {
  const words = useWords();
  const text = useCruiseText();
  const { sailing, total, perGuest, kinds, earn } = found;
  const { ship, name, nights, departs, returns } = sailing;
  return (
    <FoundCard
      className={styles.columns}
      picture={<ShipPicture />}
      name={<bdi>{name}</bdi>}
      about={
        <>
          <span>
            <Listed>
              <bdi>{ship.name}</bdi>
              <bdi>{ship.line}</bdi>
            </Listed>
          </span>
          <small>
            <Listed>
              {words('cruise-built', { year: String(ship.built) })}
              {text.guests(ship.guests)}
            </Listed>
          </small>
        </>
      }
      price={
        <>
          <small>{words('cruise-from')}</small>
          <FoundTotal>
            <Amount of={total} decimals={decimals} />
          </FoundTotal>
          <small>{words('cruise-per-guest', { amount: perGuest })}</small>
          <Earned of={earn} />
          <LinkButton to={to} variant="primary">
            {words('cruise-choose-cabins')}
            <span className="unseen">
              {' '}
              {name}, {text.moment(departs)}
            </span>
          </LinkButton>
        </>
      }
    >
      <FoundFacts>
        <strong>
          <Listed>
            {text.nights(nights)}
            {text.moment(departs)}
          </Listed>
        </strong>
        <small>{words('cruise-back', { moment: text.moment(returns) })}</small>
        <small>
          <bdi>{portsInShort(sailing)}</bdi>
        </small>
        <small>
          <Listed>{kinds.map(text.kind)}</Listed>
        </small>
      </FoundFacts>
    </FoundCard>
  );
}
