import { Button, EmptyState } from '@vitrine/ui';
import { Link } from 'react-router-dom';
import { messages } from '../messages.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';

/** The page of addresses that lead nowhere (D14). */
export function Component() {
  const { title, help, action } = messages.notFound;
  useDocumentTitle(messages.titles.page(title));
  return (
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
  );
}
