import { Button, EmptyState, useMessages } from '@vitrine/ui';
import { WhatElseWithOverlay } from '../open-product/WhatElseWithOverlay.tsx';
import { RouterLink } from '../shell/RouterLink.tsx';
import { usePageTitle } from '../shell/useDocumentTitle.ts';
import { notFoundMessages } from '../site/not-found.messages.ts';

/** The page of addresses that lead nowhere. */
export function Component() {
  const { title, help, action } = useMessages(notFoundMessages);
  usePageTitle(title);
  return (
    <>
      <EmptyState
        headingLevel={1}
        title={title}
        help={help}
        action={
          <Button asChild variant="primary">
            <RouterLink href="/">{action}</RouterLink>
          </Button>
        }
      />
      <WhatElseWithOverlay />
    </>
  );
}
