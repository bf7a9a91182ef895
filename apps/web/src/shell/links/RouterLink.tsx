import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

const OTHER_SITE = /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i;

type RouterLinkProps = ComponentProps<'a'> & { href: string };

/** The app's link, which the design system uses as `linkComponent`. */
export function RouterLink(props: RouterLinkProps) {
  return OTHER_SITE.test(props.href) ? <a {...props} /> : <LinkInSite {...props} />;
}

// The router's own Link would add prefetching code.
function LinkInSite({ href, target, onClick, ...rest }: RouterLinkProps) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(href, target === undefined ? {} : { target });
  return (
    <a
      {...rest}
      href={useHref(href)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    />
  );
}
