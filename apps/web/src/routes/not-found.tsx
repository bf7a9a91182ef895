import { Button, EmptyState, useMessages } from '@vitrine/ui';
import { Link } from 'react-router-dom';
import { WhatElseWithOverlay } from '../open-product/WhatElseWithOverlay.tsx';
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
            <Link to="/">{action}</Link>
          </Button>
        }
      />
      <WhatElseWithOverlay />
    </>
  );
}
