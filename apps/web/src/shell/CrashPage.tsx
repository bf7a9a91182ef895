import { ErrorState, useMessages } from '@vitrine/ui';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { crashMessages } from './crash.messages.ts';
import { reloadForCode } from './reload-for-code.ts';

/** Shown in place of a page that throws, or whose code cannot be loaded. */
export function CrashPage() {
  const error = useRouteError();
  const { title, help, action } = useMessages(crashMessages);
  useEffect(() => {
    console.error(error);
    // The router answers so for a page whose code it could not have.
    if (isRouteErrorResponse(error)) void reloadForCode();
    // Without a network the browser's own page would take the place of this one; with it, the page comes by itself.
    window.addEventListener('online', reloadForCode);
    return () => window.removeEventListener('online', reloadForCode);
  }, [error]);
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
