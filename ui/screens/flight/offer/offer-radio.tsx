/** What chooses an offer of a list: one of a group of radios, of which a row that is not redrawn yet is never the chosen. */
import { useContext } from 'react';
import type { ComponentProps } from 'react';
import { RowBehind } from '#ui/design/data/virtual-list.tsx';

export type OfferRadioProps = Omit<ComponentProps<'input'>, 'type' | 'checked'> & { readonly checked: boolean };

export function OfferRadio({ checked, ...props }: OfferRadioProps) {
  const behind = useContext(RowBehind);
  return <input {...props} type="radio" checked={checked && !behind} />;
}
