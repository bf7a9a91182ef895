import { useMessages } from '@vitrine/ui';
import { NotLoadedPage, type NotLoadedPageProps } from '../shell/failures/NotLoadedPage.tsx';
import { personPageMessages } from './person-page.messages.ts';

export function NotLoadedProfile({ title, ...page }: Omit<NotLoadedPageProps, 'help'>) {
  const { notLoaded, failedHelp } = useMessages(personPageMessages);
  return <NotLoadedPage {...page} title={title ?? notLoaded} help={failedHelp} />;
}
