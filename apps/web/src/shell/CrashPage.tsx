import { ErrorState } from '@vitrine/ui';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { messages } from '../messages.ts';

/** What is left when a page throws, or its code cannot be loaded. */
export function CrashPage() {
  const error = useRouteError();
  useEffect(() => console.error(error), [error]);
  const { title, help, action } = messages.crash;
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
