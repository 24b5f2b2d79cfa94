/** The mark of a product whose suppliers have none of their own: its icon on a tile. */
import { Icon, type IconShape } from '#ui/design/press/icon.tsx';
import { classNames } from '#ui/design/theme/class-names.ts';
import type { MarkProps } from '../product-view.ts';
import styles from './product-mark.module.css';

export const productMark = (icon: IconShape, tone: 'plain' | 'primary' | 'accent' = 'plain') =>
  function ProductMark({ size = 24 }: Pick<MarkProps, 'size'>) {
    return (
      <span className={classNames(styles.mark, styles[tone])} style={{ inlineSize: size, blockSize: size }}>
        <Icon of={icon} size={Math.round(size * 0.6)} />
      </span>
    );
  };
