/** The tenant's logo in a box of at most 148 × 75; its name in letters where there is no picture or it fails. */
import { useState } from 'react';
import { useServedAddress } from '#ui/design/theme/served-address.ts';
import styles from './shell.module.css';

const boxWidth = 148;

export interface LogoProps {
  readonly name: string;
  readonly source?: string | undefined;
}

export const Logo = ({ name, source }: LogoProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  const [drawn, setDrawn] = useState<{ readonly source: string; readonly width: number } | null>(null);
  const served = useServedAddress();
  return (
    <span className={styles.logo}>
      {source === undefined || source === '' || failed === source ? (
        <span className={styles.logoName}>{name}</span>
      ) : (
        <img
          src={served(source)}
          alt={name}
          className={styles.logoPicture}
          // A drawing that says no size of its own would be given none in a box that is as wide as what is in it.
          width={drawn?.source === source ? drawn.width : undefined}
          onLoad={({ currentTarget }) => setDrawn({ source, width: currentTarget.naturalWidth || boxWidth })}
          onError={() => setFailed(source)}
        />
      )}
    </span>
  );
};
