import ReactMarkdown from 'react-markdown';
import { RouterLink } from '../shell/links/RouterLink.tsx';

/** Headings of the text are below those of its section. */
const HEADINGS = { h1: 'h3', h2: 'h4', h3: 'h5', h4: 'h6', h5: 'h6' } as const;

export interface MarkdownProps {
  text: string;
}

/** A text in Markdown. HTML in it is shown as text, unsafe addresses are dropped, and pictures are left out. */
export const Markdown = ({ text }: MarkdownProps) => (
  <ReactMarkdown
    disallowedElements={['img']}
    components={{
      ...HEADINGS,
      a: ({ href = '', children }) =>
        href === '' ? children : <RouterLink href={href}>{children}</RouterLink>,
    }}
  >
    {text}
  </ReactMarkdown>
);
