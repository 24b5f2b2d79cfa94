/** Meals, bags and special services of one flight, a line a traveller: what was added, and what can still be. */
import { useState } from 'react';
import { type BookedSsr, type FlightPlace, isSamePlace } from '#domain/flight/extras/ancillaries.ts';
import { sum } from '#domain/money/money.ts';
import { baggageMostKilograms } from '#domain/rules/limits.ts';
import { isBought, refusalsOf } from '#application/portal/flight/extras/chosen-extras.ts';
import type { OfferedExtras } from '#application/portal/flight/extras/chosen-extras.ts';
import { Amount } from '#ui/design/data/amount.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { Card } from '#ui/design/data/card.tsx';
import { RemovableChip } from '#ui/design/choice/chips.tsx';
import { Select } from '#ui/design/choice/select.tsx';
import { violationText } from '#ui/shell/words/violation-words.ts';
import type { ExtrasView } from './extras-view.ts';
import { useExtrasWords, whoIs } from './extras-words.ts';
import styles from './extras.module.css';

export interface ExtrasChoicesProps extends ExtrasView {
  readonly offered: OfferedExtras;
  readonly place: FlightPlace;
}

const kinds = ['meals', 'baggage', 'special_ssr'] as const;
type Kind = (typeof kinds)[number];

export function ExtrasChoices(props: ExtrasChoicesProps) {
  const { state, checkout, offered, place } = props;
  const { words } = useExtrasWords();
  const { travellers, extras } = state.form;
  const { bought = [] } = offered;
  const here = [...bought, ...extras].filter((each) => each.kind !== 'seat' && isSamePlace(each.place, place));
  const currency = state.fare.total.currency;
  return (
    <Card
      flush
      title={words('extras-choices')}
      fact={words(offered.bought === undefined ? 'extras-none-chosen' : 'extras-none-added')}
      aside={
        travellers.length > 1 ? (
          <Button
            variant="link"
            disabled={!here.some(({ traveller }) => traveller === 0)}
            onClick={() => checkout.extras.copyToAll(place)}
          >
            {words('extras-same-for-all')}
          </Button>
        ) : undefined
      }
    >
      <div className={styles.choices}>
        <div className={styles.choicesHead} aria-hidden="true">
          <span>{words('extras-traveller')}</span>
          {kinds.map((kind) => (
            <span key={kind}>{words(`extras-kind-${kind}`, { most: baggageMostKilograms })}</span>
          ))}
          <span className={styles.atEnd}>{words('extras-price')}</span>
        </div>
        {travellers.map((_, traveller) => {
          const own = here.filter((each) => each.traveller === traveller);
          return (
            <div key={traveller} className={styles.choice} role="group" aria-label={whoIs(words, state, traveller)}>
              <strong>{whoIs(words, state, traveller)}</strong>
              {kinds.map((kind) => (
                <OneKind key={kind} {...props} kind={kind} traveller={traveller} own={own} />
              ))}
              <span className={styles.atEnd}>
                <span className={styles.priceLabel}>{words('extras-price')}</span>
                <Amount
                  of={sum(
                    currency,
                    own.filter((each) => !isBought(offered, each)).map(({ price }) => price),
                  )}
                />
              </span>
            </div>
          );
        })}
      </div>
    </Card>
  );
}

interface OneKindProps extends ExtrasChoicesProps {
  readonly kind: Kind;
  readonly traveller: number;
  /** What the traveller has on the flight. */
  readonly own: readonly BookedSsr[];
}

function OneKind({ state, checkout, offered, place, kind, traveller, own }: OneKindProps) {
  const { words, name, price } = useExtrasWords();
  const [refusal, setRefusal] = useState<string | undefined>(undefined);
  const { travellers } = state.form;
  const type = travellers[traveller]?.type ?? 'adult';
  const lines = offered.lines.filter((line) => line.kind === kind && isSamePlace(line.place, place));
  const forThem = lines.filter((line) => line.for.includes(type));
  const mine = own.filter((each) => each.kind === kind);
  const isOwned = (each: BookedSsr) => isBought(offered, each);
  const added = mine.filter((each) => !isOwned(each));
  const who = whoIs(words, state, traveller);
  const options = forThem.map((line) => {
    const [refused] = refusalsOf(
      { lines, seatMaps: [], bought: mine.filter(isOwned) },
      added,
      travellers,
      state.quote,
      {
        traveller,
        ssrId: line.ssrId,
      },
    );
    return {
      key: line.ssrId,
      label: name(line),
      detail: price(line.price),
      ...(refused && { reason: violationText(words, refused) }),
    };
  });
  return (
    <div className={styles.kind}>
      <span className={styles.kindLabel} aria-hidden="true">
        {words(`extras-kind-${kind}`, { most: baggageMostKilograms })}
      </span>
      {forThem.length === 0 ? (
        <span className={styles.quiet}>{words(`extras-none-${kind}`)}</span>
      ) : (
        <Select
          label={words(`extras-choose-${kind}`, { who })}
          labelHidden
          optional
          size={36}
          placeholder={words(`extras-add-${kind}`)}
          options={options}
          value={null}
          error={refusal}
          onChange={(ssrId) => {
            const [refused] = checkout.extras.choose({ traveller, ssrId });
            setRefusal(refused && violationText(words, refused));
          }}
        />
      )}
      {mine.filter(isOwned).map((each) => (
        <span key={each.ssrId} className={styles.owned}>
          <bdi>{name(each)}</bdi> <span className={styles.quiet}>{words('extras-bought')}</span>
        </span>
      ))}
      {added.map((each) => (
        <RemovableChip
          key={each.ssrId}
          removeLabel={words('extras-remove-of', { what: name(each), who })}
          onRemove={() => {
            setRefusal(undefined);
            checkout.extras.drop(each);
          }}
        >
          <span>
            <bdi>{name(each)}</bdi> <Amount of={each.price} />
          </span>
        </RemovableChip>
      ))}
    </div>
  );
}
