const STATES =
  /^(data-(state|orientation|side|align|disabled|highlighted|swipe-direction)|aria-(selected|orientation|expanded))$/;

/** Removes the properties that Radix uses for states, because callers must not set them. */
export const withoutStates = <Props extends object>(props: Props): Props =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !STATES.test(name))) as Props;
