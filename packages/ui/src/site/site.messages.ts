export const siteMessages = {
  mainNavigation: 'Main',
  skipToContent: 'Skip to content',
  pauseHeadline: 'Pause rotating headline',
  resumeHeadline: 'Resume rotating headline',
  appearance: 'Appearance',
  themeSystem: 'System',
  themeLight: 'Light',
  themeDark: 'Dark',
};
