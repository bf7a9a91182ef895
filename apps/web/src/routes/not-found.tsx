import { Button, EmptyState } from '@vitrine/ui';
import { Link } from 'react-router-dom';
import { messages } from '../messages.ts';
import { useDocumentTitle } from '../shell/useDocumentTitle.ts';

const texts = {
  title: 'There is nothing at this address',
  help: 'It may have moved, or the link has a typing mistake.',
  action: 'Go to the home page',
};

/** The page of addresses that lead nowhere (D14). */
export function Component() {
  const { title, help, action } = texts;
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
