const STATES =
  /^(data-(state|orientation|side|align|disabled|highlighted|swipe-direction)|aria-(selected|orientation|expanded))$/;

/** Properties without those that Radix says states by, which are not the caller's to say. */
export const withoutStates = <Props extends object>(props: Props): Props =>
  Object.fromEntries(Object.entries(props).filter(([name]) => !STATES.test(name))) as Props;
