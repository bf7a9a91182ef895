import type { Errors } from '../contract/errors.ts';

const VIDEO_SECONDS_MAX = 60;

/** Errors of file uploads. */
export const uploadErrors = {
  upload_type: { status: 400, text: 'This kind of file can’t be used. Choose another one.' },
  upload_size: { status: 413, text: 'This file is too large. Choose a smaller one.' },
  upload_length: {
    status: 400,
    text: `This video is longer than ${VIDEO_SECONDS_MAX} seconds. Choose a shorter one.`,
  },
  upload_unknown: { status: 404, text: 'This upload is no longer available. Upload the file again.' },
  upload_content: { status: 400, text: 'This file can’t be opened. Choose another one.' },
  too_many_uploads: {
    status: 429,
    text: 'You have too many unfinished uploads. Try again later.',
  },
  uploads_used_up: {
    status: 429,
    text: 'You’ve reached today’s upload limit. Try again tomorrow.',
  },
} as const satisfies Errors;
