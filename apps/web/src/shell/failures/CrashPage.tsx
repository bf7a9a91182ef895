import { ErrorState, useMessages } from '@vitrine/ui';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { crashMessages } from './crash.messages.ts';
import { reloadForCode } from './reload-for-code.ts';

/** Replaces a page that throws or whose code cannot be loaded. */
export function CrashPage() {
  const error = useRouteError();
  const { title, help } = useMessages(crashMessages);
  useEffect(() => {
    console.error(error);
    // The router reports this error if a page's code could not be loaded.
    if (isRouteErrorResponse(error)) void reloadForCode();
    // Offline, a reload would show the browser's error page, so it waits for the network.
    window.addEventListener('online', reloadForCode);
    return () => window.removeEventListener('online', reloadForCode);
  }, [error]);
  return <ErrorState headingLevel={1} title={title} help={help} onRetry={() => window.location.reload()} />;
}
