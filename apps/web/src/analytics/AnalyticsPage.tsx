import { useLinkAnalytics, usePeopleAnalytics } from '@vitrine/hooks';
import { DayChart, ErrorState, SegmentedControl, Skeleton, useMessages } from '@vitrine/ui';
import { type ReactNode, useState } from 'react';
import { BackPage } from '../shell/page/BackPage.tsx';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';
import * as styles from './AnalyticsPage.css.ts';
import { analyticsPageMessages } from './analytics.messages.ts';
import { LinkChart } from './LinkChart.tsx';
import { OpenedBlock } from './OpenedBlock.tsx';
import { OpenedLinks } from './OpenedLinks.tsx';

const PERIODS = ['7', '28', '90'] as const;
type Period = (typeof PERIODS)[number];

/** Openings of the viewer's links, the people whom their posts reach, and their followers; with a paid plan. */
export function AnalyticsPage() {
  const texts = useMessages(analyticsPageMessages);
  usePageTitle(texts.title);
  const [period, setPeriod] = useState<Period>('28');
  const [linkId, setLinkId] = useState<string>();
  const days = Number(period);
  const all = useLinkAnalytics({ days });
  const ofLink = useLinkAnalytics({ days, linkId, enabled: linkId !== undefined });
  const people = usePeopleAnalytics(days);
  if (all.status === 'planRequired' || people.status === 'planRequired')
    return (
      <BackPage title={texts.title} width="full">
        <OpenedBlock isPro={false} isAlone />
      </BackPage>
    );

  const names: Record<Period, string> = { 7: texts.week, 28: texts.month, 90: texts.quarter };
  const link = all.analytics?.links.find(({ id }) => id === linkId);
  const openings = link ? ofLink : all;
  const openingsName = link ? texts.openingsOf(link.label) : texts.openings;
  const shownDays = openings.analytics?.days ?? [];
  const total = (place: 'post' | 'list') => shownDays.reduce((sum, day) => sum + day[place], 0);
  const { reach = [], followers = [] } = people.analytics ?? {};
  return (
    <BackPage title={texts.title} width="full">
      <SegmentedControl
        className={styles.period}
        label={texts.period}
        hideLabel
        value={period}
        onValueChange={setPeriod}
        options={PERIODS.map((value) => ({ value, label: names[value] }))}
      />
      <Numbers
        title={openingsName}
        number={openings.analytics && total('post') + total('list')}
        note={openings.analytics && texts.split(total('post'), total('list'))}
        help={texts.countHelp}
        status={openings.status}
        failed={texts.linksFailed}
        onRetry={openings.retry}
      >
        <LinkChart label={openingsName} days={shownDays} />
      </Numbers>
      {all.analytics && <OpenedLinks links={all.analytics.links} chosen={link?.id} onChoose={setLinkId} />}
      <div className={styles.pair}>
        <Numbers
          title={texts.reach}
          note={people.analytics && texts.mostOnADay(Math.max(0, ...reach.map((day) => day.people)))}
          help={texts.reachHelp}
          status={people.status}
          failed={texts.peopleFailed}
          onRetry={people.retry}
        >
          <DayChart
            label={texts.reach}
            days={reach.map(({ day }) => day)}
            numbers={[{ label: texts.people, values: reach.map((day) => day.people) }]}
          />
        </Numbers>
        <Numbers
          title={texts.followers}
          number={followers.at(-1)?.people}
          status={people.status}
          failed={texts.peopleFailed}
          onRetry={people.retry}
        >
          <DayChart
            kind="line"
            label={texts.followers}
            days={followers.map(({ day }) => day)}
            numbers={[{ label: texts.followers, values: followers.map((day) => day.people) }]}
          />
        </Numbers>
      </div>
    </BackPage>
  );
}

interface NumbersProps {
  title: string;
  /** The number that leads; undefined until loaded, or if there is none. */
  number?: number | undefined;
  note?: string | undefined;
  help?: string | undefined;
  status: 'ready' | 'loading' | 'planRequired' | 'error';
  failed: string;
  onRetry(): void;
  children: ReactNode;
}

function Numbers({ title, number, note, help, status, failed, onRetry, children }: NumbersProps) {
  return (
    <section aria-label={title} aria-busy={status === 'loading'} className={styles.numbers}>
      <h2 className={styles.title}>{title}</h2>
      {number !== undefined && <p className={styles.number}>{number}</p>}
      {note && <p className={styles.note}>{note}</p>}
      {status === 'error' && <ErrorState headingLevel={3} title={failed} onRetry={onRetry} />}
      {status === 'loading' && <Skeleton height={184} />}
      {status === 'ready' && children}
      {help && <p className={styles.help}>{help}</p>}
    </section>
  );
}
