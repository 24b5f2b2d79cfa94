/** The tenant's logo in a box of at most 148 × 75; its name in letters where there is no picture or it fails. */
import { useState } from 'react';
import { useServedAddress } from '#ui/design/theme/served-address.ts';
import styles from './shell.module.css';

export interface LogoProps {
  readonly name: string;
  readonly source?: string | undefined;
}

export const Logo = ({ name, source }: LogoProps) => {
  const [failed, setFailed] = useState<string | null>(null);
  const served = useServedAddress();
  return (
    <span className={styles.logo}>
      {source === undefined || source === '' || failed === source ? (
        <span className={styles.logoName}>{name}</span>
      ) : (
        <img src={served(source)} alt={name} className={styles.logoPicture} onError={() => setFailed(source)} />
      )}
    </span>
  );
};
