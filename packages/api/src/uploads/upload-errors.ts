import type { Errors } from '../contract/errors.ts';

/** The refusals of uploaded files, whatever they are for. */
export const uploadErrors = {
  upload_type: { status: 400, text: 'This kind of file is not taken.' },
  upload_size: { status: 413, text: 'This file is too large.' },
  upload_length: { status: 400, text: 'This video is longer than 60 seconds.' },
  upload_unknown: { status: 404, text: 'There is no such upload. Upload the file again.' },
  upload_content: { status: 400, text: 'This file cannot be read. Choose another one.' },
  too_many_uploads: {
    status: 429,
    text: 'Too many uploads were begun and not finished. Please try again later.',
  },
  uploads_used_up: {
    status: 429,
    text: 'You have uploaded as much as one person may in a day. Please try again later.',
  },
} as const satisfies Errors;
