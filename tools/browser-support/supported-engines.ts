/** The oldest supported browsers; the READMEs repeat them. */
export const BROWSERS = {
  chrome: '120',
  edge: '120',
  firefox: '125',
  safari: '17.4',
  safari_ios: '17.4',
};

/** The oldest supported Node; `engines` of the manifests repeats it. */
export const NODE = { nodejs: '20.3' };
