/** What is asked about names and gender while they are filled in, each answered by one press. */
import { useState } from 'react';
import CircleHelp from 'lucide-react/icons/circle-help';
import { airlineSpelling, filledUpName } from '#domain/people/names.ts';
import { genderOfTitle, isTitleClash } from '#domain/people/titles.ts';
import type { TravellerDraft } from '#domain/people/traveller.ts';
import { fieldId } from '#ui/design/field/field-id.ts';
import { Button } from '#ui/design/press/button.tsx';
import { Icon } from '#ui/design/press/icon.tsx';
import { useWords } from '#ui/design/words/words.ts';
import type { PartyMember } from './party-form.ts';
import styles from './traveller.module.css';

interface TravellerAsksProps extends PartyMember {
  /** Both names were come past. */
  readonly namesLeft: boolean;
}

interface Ask {
  readonly key: string;
  readonly text: string;
  readonly answers: readonly { readonly label: string; readonly take: () => void }[];
}

const nameFields = ['firstName', 'lastName'] as const;

export function TravellerAsks({ form, index, namesLeft }: TravellerAsksProps) {
  const words = useWords();
  /** Title and gender that go together all the same. */
  const [kept, setKept] = useState<string>();
  const traveller: TravellerDraft = form.travellers[index] ?? { type: 'adult' };
  const { title = '', gender = '' } = traveller;
  const path = (field: string) => `travellers[${index}].${field}`;
  const change = (field: string, changed: Partial<TravellerDraft>) => {
    form.change(index, changed);
    document.getElementById(fieldId(path(field)))?.focus();
  };
  const spellings = nameFields.flatMap((field): readonly Ask[] => {
    const name = traveller[field] ?? '';
    const spelling = airlineSpelling(name);
    const flagged = form.violations.some((each) => each.path === path(field) && each.code === 'name-letters');
    if (spelling === undefined || !flagged) return [];
    return [
      {
        key: field,
        text: words('booking-ask-spelling', { name: name.trim(), spelling }),
        answers: [
          {
            label: words('booking-use-spelling', { spelling }),
            take: () => change(field, field === 'firstName' ? { firstName: spelling } : { lastName: spelling }),
          },
        ],
      },
    ];
  });
  const { oneName } = form;
  const filled = oneName && filledUpName(traveller, oneName.ask);
  const flagged = nameFields.some((field) => form.violations.some((each) => each.path === path(field)));
  const single: readonly Ask[] =
    oneName === undefined || filled === undefined || spellings.length > 0 || !(namesLeft || flagged)
      ? []
      : [
          {
            key: 'single',
            text: words('booking-ask-single', { by: oneName.by, ask: oneName.ask }),
            answers: [
              {
                label: words('booking-use-name', { first: filled.firstName, last: filled.lastName }),
                take: () => change('lastName', filled),
              },
            ],
          },
        ];
  const said = genderOfTitle(title);
  const clash: readonly Ask[] =
    said === undefined || !isTitleClash(traveller) || kept === `${title} ${gender}`
      ? []
      : [
          {
            key: 'gender',
            text: words('booking-ask-gender', {
              title: words(`booking-title-${title}`),
              gender: words(`booking-gender-${gender}`),
            }),
            answers: [
              {
                label: words('booking-set-gender', { gender: words(`booking-gender-${said}`) }),
                take: () => change('gender', { gender: said }),
              },
              {
                label: words('booking-keep-gender', { gender: words(`booking-gender-${gender}`) }),
                take: () => {
                  setKept(`${title} ${gender}`);
                  document.getElementById(fieldId(path('gender')))?.focus();
                },
              },
            ],
          },
        ];
  return (
    <div role="status" className={styles.asks}>
      {[...spellings, ...single, ...clash].map(({ key, text, answers }) => (
        <p key={key} className={styles.ask}>
          <Icon of={CircleHelp} size={16} className={styles.adviceIcon} />
          <span>{text}</span>
          {answers.map(({ label, take }) => (
            <Button key={label} size={32} onClick={take}>
              {label}
            </Button>
          ))}
        </p>
      ))}
    </div>
  );
}
