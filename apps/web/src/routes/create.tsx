import { useMessages } from '@vitrine/ui';
import { Composer } from '../composer/Composer.tsx';
import { composerMessages } from '../composer/composer.messages.ts';
import { NarrowPage } from '../shell/NarrowPage.tsx';
import { usePageTitle } from '../shell/useDocumentTitle.ts';

/** Where a post is written. */
export function Component() {
  const { title } = useMessages(composerMessages);
  usePageTitle(title);
  return (
    <NarrowPage title={title}>
      <Composer />
    </NarrowPage>
  );
}
