const REDUCED = '(prefers-reduced-motion: reduce)';

const mediaRulesIn = (rules: CSSRuleList): CSSMediaRule[] =>
  [...rules].flatMap((rule) => [
    ...(rule instanceof CSSMediaRule ? [rule] : []),
    ...(rule instanceof CSSGroupingRule ? mediaRulesIn(rule.cssRules) : []),
  ]);

/** Simulates a device that prefers reduced motion, until the returned function is called. */
export function reduceMotion(): () => void {
  const { matchMedia } = window;
  const rules = [...document.styleSheets]
    .flatMap((sheet) => mediaRulesIn(sheet.cssRules))
    .filter(({ conditionText }) => conditionText === REDUCED);
  for (const { media } of rules) media.mediaText = 'all';
  window.matchMedia = (query) => matchMedia.call(window, query === REDUCED ? 'all' : query);
  return () => {
    for (const { media } of rules) media.mediaText = REDUCED;
    window.matchMedia = matchMedia;
  };
}
