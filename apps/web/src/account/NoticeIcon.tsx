import { Icon, type IconProps } from '@vitrine/ui';
import * as styles from './AccountNotice.css.ts';

export const NoticeIcon = ({ path }: Pick<IconProps, 'path'>) => (
  <span className={styles.icon}>
    <Icon path={path} size={28} strokeWidth={1.5} />
  </span>
);
