import { ErrorState, useMessages } from '@vitrine/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { crashMessages } from './crash.messages.ts';

/** Shown in place of a page that throws, or whose code cannot be loaded. */
export function CrashPage() {
  const error = useRouteError();
  const { title, help, action } = useMessages(crashMessages);
  useEffect(() => console.error(error), [error]);
  return (
    <ErrorState
      headingLevel={1}
      title={title}
      help={help}
      retryLabel={action}
      onRetry={() => window.location.reload()}
    />
  );
}
