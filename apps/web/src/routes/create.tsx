import { useMessages } from '@vitrine/ui';
import { Composer } from '../composer/Composer.tsx';
import { composerMessages } from '../composer/composer.messages.ts';
import { usePageTitle } from '../shell/page/useDocumentTitle.ts';

export function Component() {
  usePageTitle(useMessages(composerMessages).title);
  return <Composer />;
}
