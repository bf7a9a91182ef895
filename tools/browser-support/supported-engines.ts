/** The oldest browsers that the packages and the app promise to run in. The READMEs say the same. */
export const BROWSERS = {
  chrome: '120',
  edge: '120',
  firefox: '125',
  safari: '17.4',
  safari_ios: '17.4',
};

/** The oldest Node that the packages promise to run in; `engines` of their manifests says the same. */
export const NODE = { nodejs: '20.3' };
