import { useLinkAnalytics } from '@vitrine/hooks';
import { Button, useMessages } from '@vitrine/ui';
import { RouterLink } from '../shell/links/RouterLink.tsx';
import { openedBlockMessages } from './analytics.messages.ts';
import { LinkChart } from './LinkChart.tsx';
import * as styles from './OpenedBlock.css.ts';

export interface OpenedBlockProps {
  /** Whether the viewer has a paid plan. */
  isPro: boolean;
  /** Whether the words alone stand on a page of their own, with the way to the plans. */
  isAlone?: boolean | undefined;
}

/** Says what link analytics are, with the viewer's own numbers of this month if they have a paid plan. */
export function OpenedBlock({ isPro, isAlone = false }: OpenedBlockProps) {
  const texts = useMessages(openedBlockMessages);
  const { analytics } = useLinkAnalytics({ days: new Date().getUTCDate(), enabled: isPro });
  const hasNumbers = analytics?.days.some(({ post, list }) => post + list > 0);
  return (
    <section className={styles.block}>
      <div className={styles.words}>
        <h2 className={styles.title}>
          {texts.before}
          <em className={styles.opened}>{texts.opened}</em>.
        </h2>
        <p className={styles.help}>{isPro ? texts.help : texts.helpWithoutPlan}</p>
        {isPro && (
          <RouterLink href="/analytics" className={styles.link}>
            {texts.toAnalytics}
          </RouterLink>
        )}
        {!isPro && isAlone && (
          <Button asChild variant="primary">
            <RouterLink href="/subscription-plans">{texts.toPlans}</RouterLink>
          </Button>
        )}
      </div>
      {analytics && hasNumbers && (
        <LinkChart label={texts.chart} days={analytics.days} className={styles.chart} />
      )}
    </section>
  );
}
