// A module of its own, so that what draws the prompt is loaded when somebody is asked.
export { LoginPrompt } from '@vitrine/ui';
