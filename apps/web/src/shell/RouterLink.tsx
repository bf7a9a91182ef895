import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

/** Links of the design system, drawn by the router: a click does not load the page anew. */
export function RouterLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  return <Link to={href} {...rest} />;
}
