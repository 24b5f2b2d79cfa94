/** How many rooms or cabins, and who is in each: the counts, and the ages of the children. */
import { Select } from '#ui/design/choice/select.tsx';
import { NumberStepper } from '#ui/design/field/number-stepper.tsx';
import { Button } from '#ui/design/press/button.tsx';
import { useWords } from '#ui/design/words/words.ts';
import styles from './parties-panel.module.css';

export interface Party {
  readonly adults: number;
  readonly childAges: readonly number[];
}

/** What is said of them. */
export interface PartyTexts {
  readonly howMany: string;
  readonly party: (number: number) => string;
  readonly adults: string;
  readonly children: string;
  readonly childrenNote: string;
  readonly childAge: (number: number) => string;
}

interface PartiesPanelProps<P extends Party> {
  readonly parties: readonly P[];
  readonly texts: PartyTexts;
  /** How many parties there may be. */
  readonly most: number;
  /** How many may be in one that is as it is. */
  readonly room: (party: P) => { readonly adults: number; readonly children: number };
  readonly childAgeMost: number;
  readonly onCount: (count: number) => void;
  readonly onChange: (at: number, party: P) => void;
  readonly onDone: () => void;
}

/** Of a child whose age is not said yet. */
const usualAge = 8;

export function PartiesPanel<P extends Party>(props: PartiesPanelProps<P>) {
  const { parties, texts, most, onCount, onDone } = props;
  const words = useWords();
  return (
    <div className={styles.panel}>
      <NumberStepper label={texts.howMany} value={parties.length} least={1} most={most} onChange={onCount} />
      {parties.map((party, at) => (
        <OneParty key={at} {...props} party={party} at={at} />
      ))}
      <Button variant="primary" block onClick={onDone}>
        {words('design-done')}
      </Button>
    </div>
  );
}

interface OnePartyProps<P extends Party> extends PartiesPanelProps<P> {
  readonly party: P;
  readonly at: number;
}

function OneParty<P extends Party>({ party, at, parties, texts, room, childAgeMost, onChange }: OnePartyProps<P>) {
  const { adults, childAges } = party;
  const most = room(party);
  const ages = Array.from({ length: childAgeMost + 1 }, (_, age) => String(age));
  const change = (next: Partial<Party>) => onChange(at, { ...party, ...next });
  return (
    <fieldset className={styles.party}>
      <legend className={parties.length === 1 ? 'unseen' : undefined}>{texts.party(at + 1)}</legend>
      <NumberStepper
        label={texts.adults}
        value={adults}
        least={1}
        most={most.adults}
        onChange={(count) => change({ adults: count })}
      />
      <NumberStepper
        label={texts.children}
        note={texts.childrenNote}
        value={childAges.length}
        least={0}
        most={most.children}
        onChange={(count) =>
          change({ childAges: Array.from({ length: count }, (_, child) => childAges[child] ?? usualAge) })
        }
      />
      {childAges.length === 0 ? null : (
        <div className={styles.ages}>
          {childAges.map((age, child) => (
            <Select
              key={child}
              label={texts.childAge(child + 1)}
              size={40}
              options={ages.map((each) => ({ key: each, label: each }))}
              value={String(age)}
              onChange={(key) =>
                change({ childAges: childAges.map((each, index) => (index === child ? Number(key) : each)) })
              }
            />
          ))}
        </div>
      )}
    </fieldset>
  );
}
