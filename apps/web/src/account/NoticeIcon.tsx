import { Icon, type IconProps } from '@vitrine/ui';
import * as styles from './AccountNotice.css.ts';

export interface NoticeIconProps extends Pick<IconProps, 'path'> {
  tone?: 'positive' | undefined;
}

export const NoticeIcon = ({ path, tone }: NoticeIconProps) => (
  <span className={styles.icon} data-tone={tone}>
    <Icon path={path} size={28} strokeWidth={1.5} />
  </span>
);
