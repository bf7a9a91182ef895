import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode, type Ref } from 'react';
import { bothRefs } from '../interaction/bothRefs.ts';
import { warn } from '../provider/warnings.ts';

type Properties = Record<string, unknown>;

/**
 * Renders a control as its one child, such as a link, with the control's look, handlers and content. The
 * child's handlers run first, and its own properties win. `unpressable` replaces `disabled` on other elements
 * than `<button>`.
 */
export function asChild(
  child: ReactNode,
  { disabled, ...rest }: object & { disabled?: unknown },
  content: (own: ReactNode) => ReactNode,
  unpressable: object = { 'aria-disabled': true },
): ReactElement | null {
  // A server may still be streaming the child; `Children.toArray` waits for it.
  const [only, ...others] = Children.toArray(child);
  if (!isValidElement<Properties>(only) || others.length > 0) {
    if (process.env.NODE_ENV !== 'production')
      warn(
        '`asChild` draws its one child, an element such as a link; given anything else, it draws nothing.',
      );
    return null;
  }
  const own = only.props;
  // Only a button supports `disabled`; a link would still be followed.
  const given: Properties = disabled
    ? { ...rest, ...(only.type === 'button' ? { disabled } : unpressable) }
    : rest;
  const merged: Properties = { ...given, ...own };
  for (const [name, value] of Object.entries(given)) {
    const theirs = own[name];
    if (value === undefined || theirs === undefined) merged[name] = theirs ?? value;
    else if (name === 'className') merged[name] = `${value} ${theirs}`;
    else if (name === 'style') merged[name] = { ...(value as object), ...(theirs as object) };
    else if (name === 'ref') merged[name] = bothRefs(value as Ref<unknown>, theirs as Ref<unknown>);
    else if (/^on[A-Z]/.test(name)) merged[name] = inTurn(theirs as Handler, value as Handler);
  }
  return cloneElement(only, merged, content(own.children as ReactNode));
}

type Handler = (...event: unknown[]) => void;

const inTurn =
  (first: Handler, second: Handler): Handler =>
  (...event) => {
    first(...event);
    second(...event);
  };
