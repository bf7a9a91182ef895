import type { Errors } from '../contract/errors.ts';

/** Maximum length of a vote's question in characters. */
export const VOTE_QUESTION_MAX = 200;

/** Minimum number of options of a vote. */
export const VOTE_OPTIONS_MIN = 2;

/** Maximum number of options of a vote. */
export const VOTE_OPTIONS_MAX = 6;

/** Maximum length of an option's caption in characters. */
export const VOTE_CAPTION_MAX = 100;

/** Maximum length of the title of an option's link in characters. */
export const VOTE_LINK_TITLE_MAX = 100;

/** Maximum length of the description of an option's link in characters. */
export const VOTE_LINK_DESCRIPTION_MAX = 200;

/** Errors of votes in dressing rooms. */
export const voteErrors = {
  vote_not_found: { status: 404, text: 'This vote doesn’t exist, or you’re not in its room.' },
  vote_option_unknown: { status: 400, text: 'This option isn’t part of the vote.' },
  vote_question_missing: { status: 400, text: 'Please enter a vote title' },
  vote_options_missing: { status: 400, text: 'Please add at least 2 options to create a vote' },
  vote_option_incomplete: { status: 400, text: 'Give each option a caption and a picture, link or product.' },
  vote_closed: { status: 409, text: 'This vote is closed.' },
  vote_not_yours: { status: 403, text: 'Only the person who started a vote can close it.' },
} as const satisfies Errors;
