import { Icon, IconButton, useMessages } from '@vitrine/ui';
import type { ReactNode } from 'react';
import { useGoBack } from '../history/useGoBack.ts';
import { ARROW_LEFT } from '../icons/arrow-left.ts';
import * as styles from './BackPage.css.ts';
import { backPageMessages } from './back-page.messages.ts';

export interface BackPageProps {
  title: string;
  /** Maximum width of the content: 640 px (`narrow`), 1080 px (`wide`) or 1216 px (`full`). */
  width: keyof typeof styles.columns;
  /** Buttons at the end of the title's line, which then stays in view. */
  actions?: ReactNode;
  /** A bar that stays at the foot of the window. */
  foot?: ReactNode;
  children: ReactNode;
}

/** A page below another one. On phones, a bar with Back and the title replaces the header. */
export function BackPage({ title, width, actions, foot, children }: BackPageProps) {
  const { back } = useMessages(backPageMessages);
  const goBack = useGoBack();
  return (
    <div className={styles.page}>
      <div className={styles.bar} data-stays={actions ? true : undefined}>
        <div className={styles.columns[width]}>
          <div className={styles.line}>
            <IconButton
              className={styles.back}
              label={back}
              icon={<Icon path={ARROW_LEFT} size={20} strokeWidth={1.75} className={styles.arrow} />}
              onClick={goBack}
            />
            <h1 className={styles.title}>{title}</h1>
            {actions && <div className={styles.actions}>{actions}</div>}
          </div>
        </div>
      </div>
      <div className={styles.columns[width]}>
        <div className={styles.content}>{children}</div>
      </div>
      {foot}
    </div>
  );
}
